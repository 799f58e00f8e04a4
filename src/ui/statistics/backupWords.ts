import { displayDeal } from '../../engine/dealId';
import { gameOf, parseVariant } from '../../games/index';
import type { Exported, Imported } from '../../store/backups';
import { PREFIX } from '../../store/safeStorage';
import { formatCount, gameCount } from '../charts/numbers';

/** `412 games exported.`, or that these are not all. */
export const describeExport = ({ games, isWhole }: Exported): string =>
  isWhole
    ? `${gameCount(games)} exported.`
    : `The archive cannot be read. The file has the ${gameCount(games)} that this page has at hand.`;

/** What came in, and how the import ended: `412 new, 3 newer here, 0 unreadable.` */
export function describeImport({ report, ended }: Imported): string {
  const { added, updated, newerHere, same, unreadable } = report;
  const counts = [
    `${formatCount(added)} new`,
    ...(updated > 0 ? [`${formatCount(updated)} brought up to date`] : []),
    `${formatCount(newerHere)} newer here`,
    ...(same > 0 ? [`${formatCount(same)} here already`] : []),
    `${formatCount(unreadable.length)} unreadable`,
  ];
  return `${ENDS[ended]}${counts.join(', ')}.`;
}

const ENDS: Readonly<Record<Imported['ended'], string>> = {
  whole: '',
  stopped: 'Stopped. What had come in stays: ',
  full: 'The browser has no room for more. What had come in stays: ',
  failed: 'The import could not go on. What had come in stays: ',
};

/** Where a text was found, for people: `Klondike, draw three, deal 7`, or its key. */
export function placeInWords(key: string): string {
  const [game = '', deal] = key.replace(PREFIX, '').split('/');
  const id = parseVariant(game);
  if (!id.ok) return key === `${PREFIX}records` ? 'Records' : key;
  const { name } = gameOf(id.value);
  return deal === undefined ? `${name}, last deal` : `${name}, deal ${displayDeal(deal)}`;
}
