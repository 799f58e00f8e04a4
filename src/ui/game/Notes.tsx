import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import type { GameRecord } from '../../store/records';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../parts/context';
import './Notes.css';

interface NotesProps {
  readonly current: PlayedGame;
  /** Whether the game can still be won, if the player wants that shown. */
  readonly verdict: string | undefined;
}

/** The line above the table: the game’s own notes, the record, and the solver’s verdict. */
export function Notes({ current, verdict }: NotesProps) {
  const { records } = useStores();
  const { id, history, helped } = current;
  const game = gameOf(id);
  const facts = [
    ...(game.notes?.(present(history)) ?? []),
    ...(game.input === 'select' ? formatWins(records.of(id)) : []),
  ];
  const notes = [
    ...(facts.length > 0 ? [facts.join(' · ')] : []),
    ...(verdict ? [`${verdict}.`] : []),
    ...(helped ? ['Solver used.'] : []),
  ];
  return notes.length > 0 && <p className="game-notes">{notes.join(' ')}</p>;
}

/** `won 1 of 4`: only finished games count, and nothing is said before the first. Source: Elevens Lab, CardGameGUI. */
const formatWins = ({ won, lost }: GameRecord): readonly string[] =>
  won + lost > 0 ? [`won ${won} of ${won + lost}`] : [];
