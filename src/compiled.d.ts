/** A file of AssemblyScript, compiled by the build to a WebAssembly module in base64. */
declare module '*?compiled' {
  const base64: string;
  export default base64;
}

/** An integer of 32 bits. AssemblyScript has it as a type; code that also runs as a script must keep its values within 32 bits. */
declare type i32 = number;
