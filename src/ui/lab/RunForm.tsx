import { type FormEvent, useId, useState } from 'react';
import { parseDealNumber } from '../../engine/dealId';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { GAME_IDS, type GameId, gameOf } from '../../games/all';
import { type Job, MAX_GAMES, type PlayerName, playersOf } from '../../lab/job';
import { Field } from '../parts/Field';
import '../parts/form.css';
import './RunForm.css';

interface RunFormProps {
  readonly given: Partial<Job> | undefined;
  readonly onRun: (job: Job) => void;
}

const PLAYERS: Readonly<Record<PlayerName, string>> = {
  automatic: 'Automatic: the only one there is',
  greedy: 'Greedy: follows the hints',
  random: 'Random legal moves',
  solver: 'Solver: can the deal be won at all',
};

/** What to simulate: game, player, number of games, first deal. */
export function RunForm({ given, onRun }: RunFormProps) {
  const [game, setGame] = useState<GameId>(given?.game ?? 'pictures');
  const [player, setPlayer] = useState(given?.player);
  const [games, setGames] = useState(String(given?.games ?? 100_000));
  const [first, setFirst] = useState(given?.first ?? '0');
  const [problem, setProblem] = useState('');
  const why = useId();
  const players = playersOf(game);
  const chosen = player && players.includes(player) ? player : (players[0] ?? 'automatic');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const count = parseGames(games);
    if (!count.ok) return setProblem(count.error);
    const deal = parseDealNumber(first);
    if (!deal.ok) return setProblem(deal.error);
    setProblem('');
    onRun({ game, player: chosen, games: count.value, first: deal.value });
  }

  return (
    <form className="lab-form" onSubmit={submit} noValidate>
      <Field label="Game">
        {(id) => (
          <select
            id={id}
            className="form-control"
            value={game}
            onChange={({ target }) => setGame(target.value as GameId)}
          >
            {GAME_IDS.map((each) => (
              <option key={each} value={each}>
                {gameOf(each).name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Player">
        {(id) => (
          <select
            id={id}
            className="form-control"
            value={chosen}
            onChange={({ target }) => setPlayer(target.value as PlayerName)}
          >
            {players.map((each) => (
              <option key={each} value={each}>
                {PLAYERS[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Number of games">
        {(id) => (
          <input
            id={id}
            className="form-control"
            inputMode="numeric"
            value={games}
            onChange={({ target }) => setGames(target.value)}
            aria-describedby={why}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="First deal number">
        {(id) => (
          <input
            id={id}
            className="form-control"
            value={first}
            onChange={({ target }) => setFirst(target.value)}
            aria-describedby={why}
            autoComplete="off"
          />
        )}
      </Field>
      <button type="submit" className="button" data-main>
        Run
      </button>
      <p id={why} className="form-error" role="alert">
        {problem}
      </p>
    </form>
  );
}

/** A number of games as people write it, also 1e6 and 1,000,000. */
export function parseGames(text: string): Result<number, string> {
  const plain = text.trim().replace(/[,_\s]/g, '');
  const number = /^\d{1,12}(e\d)?$/i.test(plain) ? Number(plain) : 0;
  if (number >= 1 && number <= MAX_GAMES) return ok(number);
  return err(
    `The number of games must be a whole number from 1 to ${MAX_GAMES.toLocaleString('en')}, not ${quote(text)}.`,
  );
}
