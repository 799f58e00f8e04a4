import { plural, t } from '@lingui/core/macro';
import { atStart, formatCount, joinSentences, withFullStop } from '../../locales/format';
import type { Exported, Imported, ImportReport } from '../../persistence/backup';
import { MAX_FAVOURITES } from '../../persistence/collection';
import { MAX_KEPT_GAMES } from '../../persistence/keptGames';
import { KEYS } from '../../persistence/keys';
import { whyUnread } from '../../persistence/whyUnread';

/** `412 games exported.`, or a warning that the file is incomplete. */
export function describeExport({ games, collected, isWhole }: Exported): string {
  if (!isWhole) {
    return t`The database cannot be read. The file has the ${plural(games, { one: '# game', other: '# games' })} that this page has at hand.`;
  }
  if (collected === 0)
    return plural(games, { one: '# game exported.', other: '# games exported.' });
  return t`${plural(games, { one: '# game', other: '# games' })} and ${plural(collected, { one: '# favourite or kept game', other: '# favourites and kept games' })} exported.`;
}

/** What was imported, and why the import ended: `412 new games, 3 are newer here and were kept.` */
export const describeImport = ({ report, ended }: Imported): string =>
  joinSentences([
    cameIn(clausesOf(report), ended),
    leftOutInWords(report),
    ...missingInWords(report),
  ]);

/** How many favourites and kept games had no room; empty if none. */
function leftOutInWords({ leftOut }: ImportReport): string {
  if (leftOut === 0) return '';
  const [favourites, kept] = [formatCount(MAX_FAVOURITES), formatCount(MAX_KEPT_GAMES)];
  return t`${plural(leftOut, { one: '# favourite or kept game had no room', other: '# favourites and kept games had no room' })}: there can be ${favourites} favourites and ${kept} kept games.`;
}

/** What came in, as a sentence, and why nothing more did. */
function cameIn(clauses: readonly string[], ended: Imported['ended']): string {
  if (ended === 'whole' && clauses.length === 0) return t`No new games.`;
  const games = clauses.length === 0 ? t`no new games` : clauses.reduce(withClause);
  switch (ended) {
    case 'whole':
      return t({ message: `${games}.`, comment: 'what an import brought, as a sentence' });
    case 'stopped':
      return t`Stopped. What had come in stays: ${games}.`;
    case 'full':
      return t`The browser has no room for more. What had come in stays: ${games}.`;
    case 'failed':
      return t`The import could not go on. What had come in stays: ${games}.`;
  }
}

const withClause = (clauses: string, clause: string): string =>
  t({ message: `${clauses}, ${clause}`, comment: 'clauses side by side' });

/** The result for the readable games, without counts of zero. The first count needs the noun. */
function clausesOf({
  added,
  updated,
  newerHere,
  same,
  collected,
}: ImportReport): readonly string[] {
  const clauses: string[] = [];
  if (added > 0) clauses.push(plural(added, { one: '# new game', other: '# new games' }));
  if (updated > 0) clauses.push(updatedInWords(updated, clauses.length === 0));
  if (newerHere > 0) clauses.push(newerInWords(newerHere, clauses.length === 0));
  if (same > 0) clauses.push(sameInWords(same, clauses.length === 0));
  if (collected > 0) {
    clauses.push(
      t({
        message: plural(collected, {
          one: '# favourite or kept game',
          other: '# favourites and kept games',
        }),
        comment: 'kept games are invented ones that the player keeps',
      }),
    );
  }
  return clauses;
}

const updatedInWords = (count: number, hasNoun: boolean): string =>
  hasNoun
    ? plural(count, {
        one: '# game was brought up to date',
        other: '# games were brought up to date',
      })
    : plural(count, { one: '# was brought up to date', other: '# were brought up to date' });

const newerInWords = (count: number, hasNoun: boolean): string =>
  hasNoun
    ? plural(count, {
        one: '# game is newer here and was kept',
        other: '# games are newer here and were kept',
      })
    : plural(count, {
        one: '# is newer here and was kept',
        other: '# are newer here and were kept',
      });

const sameInWords = (count: number, hasNoun: boolean): string =>
  hasNoun
    ? plural(count, { one: '# game is here already', other: '# games are here already' })
    : plural(count, { one: '# is here already', other: '# are here already' });

/** How much of the file could not be read, and what to do; empty for a complete file. */
function missingInWords({ unreadable }: ImportReport): readonly string[] {
  const atEnd = unreadable.find(({ place }) => place === 'end');
  const lines = unreadable.length - (atEnd ? 1 : 0);
  if (unreadable.length === 0) return [];
  return [
    ...(lines > 0
      ? [plural(lines, { one: '# line cannot be read.', other: '# lines cannot be read.' })]
      : []),
    ...(atEnd ? [withFullStop(atStart(whyUnread(atEnd.why)))] : []),
    t`Try another copy of the file, or export it again.`,
  ];
}

/** The place of a stored text in words: a saved game, or else its key. */
export function placeInWords(key: string): string {
  if (key.startsWith(KEYS.journal) || /^[\w-]{16,}$/.test(key)) return t`A saved game`;
  return key;
}
