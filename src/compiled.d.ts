/** A compiled file of AssemblyScript: a WebAssembly module, in base64. */
declare module '*?compiled' {
  const base64: string;
  export default base64;
}

/** An integer of 32 bits. In AssemblyScript it is a type of its own; a script must keep its values within 32 bits itself. */
declare type i32 = number;
