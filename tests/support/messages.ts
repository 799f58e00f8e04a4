import { join } from 'node:path';

/**
 * Has Playwright compile the messages of what its tests import from src, which its own compiler would leave as they stand. It takes
 * a plugin of Babel by these variables.
 */
export function compileMessages(): void {
  const src = join(import.meta.dirname, '../../src');
  process.env.PW_TEST_SOURCE_TRANSFORM = import.meta
    .resolve('@lingui/babel-plugin-lingui-macro')
    .replace('file://', '');
  process.env.PW_TEST_SOURCE_TRANSFORM_SCOPE = src;
}
