/**
 * Compiles a module, given in base64, on the first call, and starts an instance on each, whose exports it returns. Undefined
 * without WebAssembly or a feature that the module needs, or where the host forbids compiling.
 */
export function instancesOf<Exports>(base64: string): () => Exports | undefined {
  let module: WebAssembly.Module | 'missing' | undefined;
  return () => {
    if (module === 'missing') return undefined;
    try {
      module ??= new WebAssembly.Module(
        Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
      );
      return new WebAssembly.Instance(module).exports as Exports;
    } catch {
      module = 'missing';
      return undefined;
    }
  };
}

/** The same with one instance, which every call returns. */
export function lazyModule<Exports>(base64: string): () => Exports | undefined {
  const start = instancesOf<Exports>(base64);
  let started: { readonly exports: Exports | undefined } | undefined;
  return () => {
    started ??= { exports: start() };
    return started.exports;
  };
}
