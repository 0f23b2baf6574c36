// What the build puts in place of wasm imports.

declare module "../target/glue/ninewise.wasm" {
  /** The file in base64. */
  const base64: string;
  export default base64;
}

declare module "../target/glue/pool-worker.txt" {
  /** The bundled js/pool-worker.js. */
  const text: string;
  export default text;
}

declare module "./ninewise.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
