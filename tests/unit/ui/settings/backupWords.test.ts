import { expect, test } from 'vitest';
import {
  type Imported,
  type ImportReport,
  NOTHING_IMPORTED,
} from '../../../../src/persistence/backup';
import { describeImport } from '../../../../src/ui/settings/backupWords';

const says = (report: Partial<ImportReport>, ended: Imported['ended'] = 'whole'): string =>
  describeImport({ report: { ...NOTHING_IMPORTED, ...report }, ended });

const LINE = { place: 4, why: 'damaged' } as const;
const ADVICE = 'Try another copy of the file, or export it again.';

test.each([
  [{}, 'No new games.'],
  [{ added: 1 }, '1 new game.'],
  [{ added: 1412 }, '1,412 new games.'],
  [{ added: 2, newerHere: 1 }, '2 new games, 1 is newer here and was kept.'],
  [{ newerHere: 3 }, '3 games are newer here and were kept.'],
  [{ same: 1 }, '1 game is here already.'],
  [{ collected: 1 }, '1 favourite or kept game.'],
  [{ added: 2, collected: 3 }, '2 new games, 3 favourites and kept games.'],
  [
    { collected: 200, leftOut: 2 },
    '200 favourites and kept games. 2 favourites and kept games had no room: there can be 200 favourites and 1,000 kept games.',
  ],
  [
    { updated: 2, newerHere: 1, same: 41 },
    '2 games were brought up to date, 1 is newer here and was kept, 41 are here already.',
  ],
] as [Partial<ImportReport>, string][])('an import of %o says “%s”', (report, sentence) => {
  expect(says(report)).toBe(sentence);
});

test('what is missing of a file is no line that cannot be read', () => {
  const rest = { place: 'end', why: 'restMissing' } as const;
  const lines = { place: 'end', why: 'linesMissing' } as const;
  expect(says({ added: 2, unreadable: [rest] })).toBe(
    `2 new games. The rest of the file is missing. ${ADVICE}`,
  );
  expect(says({ added: 2, unreadable: [LINE, rest] })).toBe(
    `2 new games. 1 line cannot be read. The rest of the file is missing. ${ADVICE}`,
  );
  expect(says({ added: 2, unreadable: [lines] })).toBe(
    `2 new games. Lines of the file are missing. ${ADVICE}`,
  );
  expect(says({ unreadable: [LINE, LINE] })).toBe(
    `No new games. 2 lines cannot be read. ${ADVICE}`,
  );
});

test('an import that did not come to its end says what stays', () => {
  expect(says({ added: 7 }, 'stopped')).toBe('Stopped. What had come in stays: 7 new games.');
  expect(says({}, 'failed')).toBe(
    'The import could not go on. What had come in stays: no new games.',
  );
});
