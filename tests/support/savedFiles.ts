import { vi } from 'vitest';

/** Catches the files that pages save from now on, by name: jsdom cannot save any. */
export function catchFiles(): ReadonlyMap<string, Blob> {
  const files = new Map<string, Blob>();
  let saved = new Blob();
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, saved);
  });
  return files;
}
