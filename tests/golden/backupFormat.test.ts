import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportGames, importGames } from '../../src/persistence/backup';
import { collectionOf } from '../../src/persistence/collection';
import { createKeptGames } from '../../src/persistence/keptGames';
import { KEYS } from '../../src/persistence/keys';
import { createSettings } from '../../src/persistence/settings';
import { freshBrowser } from '../support/freshBrowser';

/** When the file was written. */
const WRITTEN = 1_764_000_000_000;

// The forms of release 1.0.0: whatever comes later must read them.
const BACKUP = readFileSync(new URL('backup-1.jsonl', import.meta.url), 'utf8');
const SETTINGS =
  '{"version":1,"theme":"contrast","language":"de","games":{"golf":{"panel":"open"}}}';

/** A browser with these settings stored, and no game. */
function browser() {
  const parts = freshBrowser(() => WRITTEN);
  const { local, storage, now } = parts;
  local.setItem(KEYS.settings, SETTINGS);
  const settings = createSettings(storage);
  const collection = collectionOf(settings, createKeptGames(storage, now));
  return { settings, parts: { ...parts, collection } };
}

test('a backup of version 1 is read and written again as the same bytes', async () => {
  const { parts } = browser();
  const { signal } = new AbortController();
  const imported = await importGames(parts, new Blob([BACKUP]), () => {}, signal);
  expect(imported).toMatchObject({ value: { ended: 'whole', report: { unreadable: [] } } });
  expect(await (await exportGames(parts, () => {})).file.text()).toBe(BACKUP);
});

test('settings of version 1 are read', () => {
  expect(browser().settings.getState()).toMatchObject({
    theme: 'contrast',
    language: 'de',
    games: { golf: { panel: 'open' } },
  });
});
