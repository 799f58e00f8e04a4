import { isJsonObject } from '../engine/json';
import type { AsideText } from './archive';
import { inText } from './asides';

/** What the first line of a backup names: the program, and the version of the format. `docs/backup.md` describes it. */
export const PROGRAM = 'patience-lab';
export const BACKUP_VERSION = 1;

/** What goes into a backup. The games and records are written as they are stored, unchecked. */
export interface BackupSource {
  /** When it is written, in milliseconds since 1970. */
  readonly written: number;
  readonly games: AsyncIterable<readonly unknown[]>;
  /** Counters of games that are older than the archive. */
  readonly records: readonly object[];
  readonly aside: readonly AsideText[];
}

/** The text of a backup, in portions: one JSON value, with one game, record or text a line. */
export async function* writeBackup(source: BackupSource): AsyncGenerator<string, void> {
  const head = { program: PROGRAM, backup: BACKUP_VERSION, written: source.written };
  yield `${JSON.stringify(head).slice(0, -1)},"games":[`;
  let end = '\n';
  for await (const games of source.games) {
    if (games.length === 0) continue;
    yield `${end}${formatLines(games)}`;
    end = ',\n';
  }
  yield `\n],"records":[${formatList(source.records)}],"aside":[${formatList(source.aside)}]}\n`;
}

const formatLines = (values: readonly unknown[]): string => values.map(formatLine).join(',\n');

/** Values on lines of their own, between two brackets. */
const formatList = (values: readonly unknown[]): string =>
  values.length === 0 ? '\n' : `\n${formatLines(values)}\n`;

/** A stored value on one line; as a text where it is no object. */
const formatLine = (value: unknown): string =>
  isJsonObject(value) ? inText(value) : JSON.stringify(inText(value));
