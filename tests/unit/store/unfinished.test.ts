import { expect, test } from 'vitest';
import { jump } from '../../../src/engine/history';
import { createSafeStorage } from '../../../src/store/safeStorage';
import { createSaves } from '../../../src/store/saves';
import { unfinishedGames } from '../../../src/store/unfinished';
import { playedGame } from '../../support/playedGame';
import { fakeStorage } from '../../support/storage';
import won from '../../vectors/klondike_won.json' with { type: 'json' };

const ID = 'klondike-3';

test('unfinished games of any deal are listed, the newest first', () => {
  let time = 0;
  const storage = fakeStorage();
  const saves = createSaves(createSafeStorage(storage), () => ++time);
  saves.save(playedGame(ID, '275', ['s']));
  saves.save(playedGame('klondike-1', '5', ['s', 's']));
  saves.save(playedGame(ID, '9', ['s']));
  saves.save(playedGame(ID, '11', []));
  saves.keep(playedGame(ID, '9', ['s', 's']));
  const { deal, moves } = won['klondike-1'];
  const over = playedGame('klondike-1', deal, moves);
  // Neither a game that is won, nor one that was won and is gone through again.
  saves.save(over);
  const watched = playedGame('klondike-3', won['klondike-3'].deal, won['klondike-3'].moves);
  const { history } = watched;
  saves.save({ ...watched, result: 'won', history: jump(history, 4) });
  storage.texts.set('patience/klondike-3/nonsense', storage.texts.get(`patience/${ID}/275`) ?? '');
  storage.texts.set('patience/klondike-3/12', 'damaged');
  const list = (most: number) => unfinishedGames(saves, most).map(({ id, deal }) => [id, deal]);
  expect(list(9)).toEqual([
    [ID, '9'],
    ['klondike-1', '5'],
    [ID, '275'],
  ]);
  expect(list(2)).toEqual([
    [ID, '9'],
    ['klondike-1', '5'],
  ]);
});
