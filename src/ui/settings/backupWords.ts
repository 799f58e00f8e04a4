import { displayDeal } from '../../engine/dealId';
import { capital, plural } from '../../engine/words';
import { gameOf, parseVariant } from '../../games/index';
import type { Exported, Imported, ImportReport } from '../../persistence/backup';
import { MISSING_REST } from '../../persistence/readBackup';
import { PREFIX } from '../../persistence/safeStorage';
import { formatCount, gameCount } from '../charts/numbers';

/** `412 games exported.`, or a warning that the file is incomplete. */
export const describeExport = ({ games, collected, isWhole }: Exported): string =>
  isWhole
    ? `${[gameCount(games), ...collectedInWords(collected)].join(' and ')} exported.`
    : `The database cannot be read. The file has the ${gameCount(games)} that this page has at hand.`;

/** `3 favourites and kept games`; nothing if there are none. */
const collectedInWords = (count: number): readonly string[] => {
  if (count === 0) return [];
  return [
    count === 1 ? '1 favourite or kept game' : `${formatCount(count)} favourites and kept games`,
  ];
};

const ENDS: Readonly<Record<Exclude<Imported['ended'], 'whole'>, string>> = {
  stopped: 'Stopped. What had come in stays: ',
  full: 'The browser has no room for more. What had come in stays: ',
  failed: 'The import could not go on. What had come in stays: ',
};

/** What was imported, and why the import ended: `412 new games, 3 are newer here and were kept.` */
export function describeImport({ report, ended }: Imported): string {
  const games = gamesInWords(report);
  const came = ended === 'whole' ? capital(games) : `${ENDS[ended]}${games}`;
  return [`${came}.`, ...missingInWords(report)].join(' ');
}

/** The result for the readable games, without counts of zero. */
function gamesInWords({ added, updated, newerHere, same, collected }: ImportReport): string {
  const clauses = [
    [updated, 'was brought up to date', 'were brought up to date'],
    [newerHere, 'is newer here and was kept', 'are newer here and were kept'],
    [same, 'is here already', 'are here already'],
  ] as const;
  const others = clauses
    .filter(([count]) => count > 0)
    .map(([count, one, many], place) => {
      // The first count in the sentence needs the noun.
      const counted = added === 0 && place === 0 ? gameCount(count) : formatCount(count);
      return `${counted} ${count === 1 ? one : many}`;
    });
  const fresh = added > 0 ? [plural(added, 'new game', formatCount(added))] : [];
  return [...fresh, ...others, ...collectedInWords(collected)].join(', ') || 'no new games';
}

/** How much of the file could not be read, and what to do; empty for a complete file. */
function missingInWords({ unreadable }: ImportReport): readonly string[] {
  const isCut = unreadable.some(({ place }) => place === MISSING_REST.place);
  const lines = unreadable.length - (isCut ? 1 : 0);
  if (unreadable.length === 0) return [];
  return [
    ...(lines > 0 ? [`${plural(lines, 'line', formatCount(lines))} cannot be read.`] : []),
    ...(isCut ? [`${capital(MISSING_REST.why)}.`] : []),
    'Try another copy of the file, or export it again.',
  ];
}

/** The place of a stored text: `Klondike, draw three, deal 7`, or else its key. */
export function placeInWords(key: string): string {
  if (key.startsWith(`${PREFIX}journal/`) || /^[\w-]{16,}$/.test(key)) return 'A saved game';
  const [game = '', deal] = key.replace(PREFIX, '').split('/');
  const id = parseVariant(game);
  if (!id.ok) return key === `${PREFIX}records` ? 'Records' : key;
  const { name } = gameOf(id.value);
  return deal === undefined ? `${name}, last deal` : `${name}, deal ${displayDeal(deal)}`;
}
