// What the build puts in place of imports that are no modules.

/** The file in base64; in workerd.js, whose host reads the import, a WebAssembly.Module. */
declare module "*.wasm" {
  const content: any;
  export default content;
}

declare module "*.txt" {
  const text: string;
  export default text;
}
