/** A compiled file of AssemblyScript: a WebAssembly module, in base64. */
declare module '*?compiled' {
  const base64: string;
  export default base64;
}
