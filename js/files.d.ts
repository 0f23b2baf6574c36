// What the build puts in place of wasm imports.

declare module "../target/glue/ninewise.wasm" {
  /** The file in base64. */
  const base64: string;
  export default base64;
}

declare module "./ninewise.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
