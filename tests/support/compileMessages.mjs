import { createRequire } from 'node:module';
import { join } from 'node:path';

// Has Playwright compile the messages of what tests import from src, by a plugin of Babel that it takes from these variables. Its
// compiler reads them in a thread of its own, which starts before the configuration is read.

const { resolve } = createRequire(import.meta.url);
process.env.PW_TEST_SOURCE_TRANSFORM = resolve('@lingui/babel-plugin-lingui-macro');
process.env.PW_TEST_SOURCE_TRANSFORM_SCOPE = join(import.meta.dirname, '../../src');
