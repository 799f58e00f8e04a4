// What has to be done differently in a stock Firefox. It cannot be told to reduce motion: a test that measures cards
// stores the setting `speed: off`, or waits with `untilStill`.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** The tags of a test that runs in Firefox alone, because it takes long. */
export const ONLY_FIREFOX = ['@firefox', '@onlyFirefox'];

/** The folder that Firefox saves files in; each worker of the tests has one of its own. */
export const DOWNLOADS = resolve(
  'test-results',
  'downloads',
  process.env.TEST_PARALLEL_INDEX ?? '',
);

interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** The file that a click saves. */
export async function savedFile(page: Page, click: () => Promise<void>): Promise<SavedFile> {
  if (page.context().browser()?.browserType().name() === 'firefox') return savedByFirefox(click);
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return {
    name: download.suggestedFilename(),
    text: readFileSync(await download.path(), 'utf8'),
  };
}

/** Firefox reports a download without the id by which Playwright would know it, so the file is looked for. */
async function savedByFirefox(click: () => Promise<void>): Promise<SavedFile> {
  rmSync(DOWNLOADS, { recursive: true, force: true });
  mkdirSync(DOWNLOADS, { recursive: true });
  await click();
  // Until the file is complete, it is empty, and another one whose name ends in “.part” lies beside it.
  const files = () =>
    readdirSync(DOWNLOADS).map((name) => ({
      name,
      text: readFileSync(join(DOWNLOADS, name), 'utf8'),
    }));
  const isComplete = () => files().length === 1 && files().every(({ text }) => text !== '');
  await expect.poll(isComplete).toBe(true);
  const [file = { name: '', text: '' }] = files();
  return file;
}

/** Types a text into a field in place of what is there. React does not hear of a `fill` in Firefox. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.pressSequentially(text);
}

/** Runs a function before each load of the page. Firefox would also run it in the blank page before, which has no origin and no storage. */
export const beforeLoad = <Value>(page: Page, script: (value: Value) => void, value: Value) =>
  page.addInitScript({
    content: `if (self.origin !== 'null') (${script})(${JSON.stringify(value)});`,
  });
