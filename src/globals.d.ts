// What pages, workers and Node all have, for the code that runs in each of them. The projects of these have their own types.

declare function atob(base64: string): string;

declare namespace WebAssembly {
  class Global {
    value: number;
  }
  class Instance {
    constructor(module: Module);
    readonly exports: unknown;
  }
  class Memory {
    readonly buffer: ArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
}

declare class TextDecoder {
  constructor(encoding: string, options: { readonly fatal: boolean });
  decode(bytes: Uint8Array): string;
}
