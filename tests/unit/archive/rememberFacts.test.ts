import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import type { Archive } from '../../../src/archive/archive';
import { createArchive } from '../../../src/archive/idbArchive';
import type { ArchivedGame } from '../../../src/archive/playedGame';
import { rememberFacts } from '../../../src/archive/rememberFacts';
import { createVerdicts } from '../../../src/archive/verdicts';

let listeners: (() => void)[];

const create = (): Archive =>
  createArchive({
    now: () => 1,
    news: {
      tell: () => {},
      listen: (listener) => {
        listeners.push(listener);
        return () => {};
      },
    },
  });

beforeEach(async () => {
  await deleteDB('patience');
  await deleteDB('patience-verdicts');
  listeners = [];
});

const game = (deal: string): ArchivedGame => ({
  version: 1,
  game: 'klondike-3',
  deal,
  started: 5,
  at: 6,
  cursor: 0,
  seconds: 1,
  moves: '',
});

test('facts are read once until this tab or another changes the archive', async () => {
  const archive = rememberFacts(create());
  expect(await archive.facts()).toHaveLength(0);
  await archive.merge([game('1')]);
  const [one, again] = [await archive.facts(), await archive.facts()];
  expect(one).toHaveLength(1);
  expect(again).toBe(one);

  await create().merge([game('2')]);
  for (const tell of listeners) tell();
  expect(await archive.facts()).toHaveLength(2);
});

test('games that are all there already are no news', async () => {
  const archive = create();
  await archive.merge([game('1')]);
  let news = 0;
  archive.onChange(() => news++);
  await archive.merge([game('1')]);
  await archive.merge([]);
  expect(news).toBe(0);
});

test('verdicts are remembered by game and deal, and deleted together', async () => {
  await createVerdicts().add('klondike-3', '7', 'unwinnable');
  await createVerdicts().add('klondike-3', '8', 'unknown');
  await createVerdicts().add('klondike-3;redeals=2', '7', 'winnable');
  const verdicts = createVerdicts();
  expect([...(await verdicts.of('klondike-3'))]).toEqual([
    ['7', 'unwinnable'],
    ['8', 'unknown'],
  ]);
  await verdicts.removeAll();
  expect((await verdicts.of('klondike-3;redeals=2')).size).toBe(0);
});
