import type { Plugin } from 'vite';

/** Begins a built text with a byte order mark, which tells browsers that it is UTF-8 where the host does not. */
export const byteOrderMark = (fileName: string): Plugin => ({
  name: 'byte-order-mark',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle[fileName];
      if (file?.type !== 'asset') return this.error(`${fileName} is not built`);
      file.source = `\ufeff${file.source}`;
    },
  },
});
