import type { Plugin } from 'vite';

/**
 * Makes Chromium compile every function of the base file in the background while it loads, rather than at its first
 * call. The first click takes 5.4 ms of script instead of 7.2, and the load 79 ms instead of 93: main-thread time, medians
 * of twelve loads each, taken alternately. Source: https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.name === 'base') {
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      }
    },
  },
});
