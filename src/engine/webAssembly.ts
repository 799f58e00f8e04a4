/**
 * Starts a module, given in base64, on the first call, and returns its exports. Undefined without WebAssembly or a feature that
 * the module needs, or where the host forbids compiling.
 */
export function lazyModule<Exports>(base64: string): () => Exports | undefined {
  let exports: Exports | 'missing' | undefined;
  return () => {
    if (exports === undefined) {
      try {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        exports = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Exports;
      } catch {
        exports = 'missing';
      }
    }
    return exports === 'missing' ? undefined : exports;
  };
}
