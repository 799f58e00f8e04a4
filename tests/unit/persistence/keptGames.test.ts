import { describe, expect, test } from 'vitest';
import {
  checkCollected,
  collectionOf,
  favouritesIn,
  formatCollected,
  MAX_FAVOURITES,
  parseCollected,
} from '../../../src/persistence/collection';
import { createKeptGames, MAX_KEPT_GAMES } from '../../../src/persistence/keptGames';
import { KEYS } from '../../../src/persistence/keys';
import { quarantinedTexts } from '../../../src/persistence/quarantine';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { createSettings } from '../../../src/persistence/settings';
import { fakeStorage } from '../../support/storage';

const OWN = 'layout;columns=6x8;build=suit;move=helped;cells=3';

function browser() {
  let now = 1_000;
  const storage = createSafeStorage(fakeStorage());
  const kept = createKeptGames(storage, () => now++);
  const settings = createSettings(storage);
  return { storage, kept, settings, collection: collectionOf(settings, kept) };
}

test('a kept game has any name, and two that are equal are one', () => {
  const { kept, storage } = browser();
  const name = `日本 ${'x'.repeat(900)}`;
  kept.keep(OWN, 'First');
  kept.keep('freecell;cells=5', 'Five');
  kept.keep(OWN, name);
  expect(kept.getState()).toEqual([
    { game: OWN, name, at: 1_002 },
    { game: 'freecell;cells=5', name: 'Five', at: 1_001 },
  ]);
  expect(createKeptGames(storage, () => 0).getState()).toEqual(kept.getState());
  kept.remove(OWN);
  expect(createKeptGames(storage, () => 0).getState()).toHaveLength(1);
});

test('a clock before 1970 keeps games, too, and a new name is newer', () => {
  const storage = createSafeStorage(fakeStorage());
  let now = -5000;
  const kept = createKeptGames(storage, () => now++);
  kept.keep(OWN, 'First');
  kept.keep('golf', 'Second');
  kept.keep(OWN, 'Third');
  const games = [
    { game: OWN, name: 'Third', at: -4998 },
    { game: 'golf', name: 'Second', at: -4999 },
  ];
  expect(createKeptGames(storage, () => 0).getState()).toEqual(games);
});

test('what another tab has kept stays', () => {
  const { kept, storage } = browser();
  const other = createKeptGames(storage, () => 5_000);
  kept.keep(OWN, 'Here');
  other.keep('golf', 'There');
  kept.keep('yukon', 'Here, too');
  expect(kept.getState().map(({ name }) => name)).toEqual(['There', 'Here, too', 'Here']);
});

test('a game can be renamed though its clock was ahead', () => {
  const { kept, storage } = browser();
  kept.merge([{ game: OWN, name: 'Tomorrow', at: 9_000 }]);
  kept.keep(OWN, 'Now');
  expect(createKeptGames(storage, () => 0).getState()).toEqual([
    { game: OWN, name: 'Now', at: 9_000 },
  ]);
});

test.each([
  ['', 'damaged'],
  ['rubbish', 'damaged'],
  ['{"version":9,"games":[]}', 'anotherVersion'],
  ['{"version":1,"games":{}}', 'damaged'],
  ['[1]', 'damaged'],
])('a stored text that cannot be read is kept aside: %s', (text, why) => {
  const { storage } = browser();
  storage.write(KEYS.keptGames, text);
  const kept = createKeptGames(storage, () => 1);
  expect(kept.getState()).toEqual([]);
  kept.keep(OWN, 'New');
  expect([...quarantinedTexts(storage).values()]).toEqual([
    { key: 'patience/kept-games', text, why },
  ]);
  expect(createKeptGames(storage, () => 1).getState()).toHaveLength(1);
});

test('a game without a name has its description for one', () => {
  const line = { collected: { version: 1, kept: { game: OWN, name: ' \n', at: 5 } } };
  expect(parseCollected(line)).toMatchObject({ value: { kept: { name: OWN } } });
});

test('damaged entries are left out, and kept aside before the next change', () => {
  const { storage } = browser();
  const games = [
    { game: OWN, name: 'Good', at: 'soon' },
    { game: 5, name: 'x' },
    null,
    { game: '', name: '' },
  ];
  storage.write(KEYS.keptGames, JSON.stringify({ version: 1, games }));
  const kept = createKeptGames(storage, () => 1);
  expect(kept.getState()).toEqual([{ game: OWN, name: 'Good', at: 0 }]);
  const text = storage.read(KEYS.keptGames);
  kept.keep('golf', 'New');
  kept.remove('golf');
  expect([...quarantinedTexts(storage).values()]).toMatchObject([{ text, why: 'damaged' }]);
  expect(kept.getState()).toHaveLength(1);
});

test('a collection goes from one browser to another, in any order and more than once', () => {
  const here = browser();
  here.settings.setForGame('golf', { favourite: 'yes' });
  here.settings.setForGame('yukon', { favourite: 'no' });
  here.kept.keep(OWN, 'Mine');
  const lines = here.collection.all().map(formatCollected);
  const read = lines.map((line) => parseCollected(JSON.parse(line)));
  const all = read.flatMap((each) => (each?.ok ? [each.value] : []));
  expect(all).toHaveLength(2);
  const there = browser();
  there.kept.keep(OWN, 'Older');
  there.kept.merge([{ game: OWN, name: 'Newest', at: 9_000 }]);
  expect(there.collection.add(all)).toEqual({ added: 1, leftOut: 0 });
  expect(there.collection.add(all)).toEqual({ added: 0, leftOut: 0 });
  expect(there.settings.getState().games.golf?.favourite).toBe('yes');
  expect(there.kept.getState().map(({ name }) => name)).toEqual(['Newest']);
});

test('a name has a length', () => {
  const { kept } = browser();
  kept.keep(OWN, '😀'.repeat(600));
  expect(kept.getState()[0]?.name).toBe('😀'.repeat(500));
  const line = {
    collected: { version: 1, kept: { game: OWN, name: `x${'😀'.repeat(600)}`, at: 5 } },
  };
  expect(parseCollected(line)).toMatchObject({ value: { kept: { name: `x${'😀'.repeat(499)}` } } });
});

describe('there is room for a number of favourites and kept games', () => {
  const games = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => `layout;columns=${from + n}`);
  const named = (game: string, name = 'Mine') => ({ kept: { game, name, at: 5 } });

  test('those here stay, more are left out, and names still change', () => {
    const { kept, collection } = browser();
    const first = games(0, MAX_KEPT_GAMES - 1);
    expect(collection.add(first.map((game) => named(game)))).toEqual({
      added: MAX_KEPT_GAMES - 1,
      leftOut: 0,
    });
    const more = [...games(0, 1), ...games(5000, 3)].map((game) => named(game, 'Newer'));
    expect(collection.add(more)).toEqual({ added: 1, leftOut: 2 });
    expect(kept.getState()).toHaveLength(MAX_KEPT_GAMES);
    expect(kept.getState().find(({ game }) => game === first[0])?.name).toBe('Newer');
    expect(kept.keep(OWN, 'One more')).toEqual({ ok: false, error: 'too many' });
    expect(kept.keep(first[1] ?? '', 'Renamed')).toEqual({ ok: true });
    kept.remove(first[2] ?? '');
    expect(kept.keep(OWN, 'One more')).toEqual({ ok: true });
  });

  test('favourites, too', () => {
    const { settings, collection } = browser();
    settings.setForGame('golf', { favourite: 'yes' });
    const more = games(0, MAX_FAVOURITES + 4).map((favourite) => ({ favourite }));
    expect(collection.add(more)).toEqual({ added: MAX_FAVOURITES - 1, leftOut: 5 });
    expect(favouritesIn(settings.getState())).toHaveLength(MAX_FAVOURITES);
    expect(collection.add(more)).toEqual({ added: 0, leftOut: 5 });
  });

  test('an import writes each storage once', () => {
    const storage = fakeStorage();
    let writes = 0;
    storage.rejects = () => {
      writes++;
      return false;
    };
    const counting = createSafeStorage(storage);
    const collection = collectionOf(
      createSettings(counting),
      createKeptGames(counting, () => 1),
    );
    collection.add([
      ...games(0, 90).map((favourite) => ({ favourite })),
      ...games(0, 90).map((game) => named(game)),
    ]);
    expect(writes).toBe(2);
  });
});

test('a star that was taken away stays away', () => {
  const { settings, collection } = browser();
  settings.setForGame('golf', { favourite: 'no' });
  expect(collection.add([{ favourite: 'golf' }])).toEqual({ added: 0, leftOut: 0 });
  expect(settings.getState().games.golf?.favourite).toBe('no');
});

test.each([
  [{}, undefined],
  [{ collected: 5 }, undefined],
  [{ collected: { version: 2, favourite: 'golf' } }, 'anotherVersion'],
  [{ collected: { version: 1 } }, 'damaged'],
  [{ collected: { version: 1, kept: { game: OWN } } }, 'damaged'],
])('a line of a backup that is no collected thing: %o', (line, why) => {
  const parsed = parseCollected(line);
  expect(parsed?.ok === false ? parsed.error : undefined).toBe(why);
});

test.each([
  ['bridge', undefined],
  ['layout;columns=99x99', undefined],
  ['layout;cells=5;columns=7x4.6x4;move=helped', 'freecell;cells=5'],
  ['golf', 'golf'],
])('the game of a collected thing is one that can be played: %s', async (game, canonical) => {
  const checked = checkCollected({ favourite: game });
  expect(checked.ok ? checked.value : undefined).toEqual(canonical && { favourite: canonical });
});
