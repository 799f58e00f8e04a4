import { type FormEvent, useId, useState } from 'react';
import { parseDealNumber } from '../../engine/dealId';
import {
  baseOf,
  GAME_IDS,
  gameOf,
  optionsOf,
  type VariantId,
  valuesOf,
  variantOf,
} from '../../games/all';
import { type Job, type PlayerName, playersOf } from '../../lab/job';
import { Field } from '../parts/Field';
import { OptionFields } from '../parts/OptionFields';
import { PLAYER_NAMES, parseGames } from './text';
import '../parts/form.css';
import './RunForm.css';

interface RunFormProps {
  /** What the form shows at first. */
  readonly initial: Job | undefined;
  readonly onRun: (job: Job) => void;
}

/** The form of a run: game, its options, player, number of games, first deal. */
export function RunForm({ initial, onRun }: RunFormProps) {
  const [game, setGame] = useState<VariantId>(initial?.game ?? 'pictures');
  const [player, setPlayer] = useState(initial?.player);
  const [games, setGames] = useState(String(initial?.games ?? 100_000));
  const [first, setFirst] = useState(initial?.first ?? '0');
  const [problem, setProblem] = useState('');
  const problemId = useId();
  const players = playersOf(game);
  const chosenPlayer = player && players.includes(player) ? player : (players[0] ?? 'automatic');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const count = parseGames(games);
    if (!count.ok) return setProblem(count.error);
    const deal = parseDealNumber(first);
    if (!deal.ok) return setProblem(deal.error);
    setProblem('');
    onRun({ game, player: chosenPlayer, games: count.value, first: deal.value });
  }

  return (
    <form className="lab-form" onSubmit={submit} noValidate>
      <Field label="Game">
        {(id) => (
          <select
            id={id}
            className="form-control"
            value={baseOf(game)}
            onChange={({ target }) => setGame(target.value as VariantId)}
          >
            {GAME_IDS.map((gameId) => (
              <option key={gameId} value={gameId}>
                {gameOf(gameId).name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <OptionFields
        options={optionsOf(game)}
        values={valuesOf(game)}
        onChange={(values) => setGame(variantOf(baseOf(game), values))}
      />
      <Field label="Player">
        {(id) => (
          <select
            id={id}
            className="form-control"
            value={chosenPlayer}
            onChange={({ target }) => setPlayer(target.value as PlayerName)}
          >
            {players.map((name) => (
              <option key={name} value={name}>
                {PLAYER_NAMES[name]}
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
            aria-describedby={problemId}
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
            aria-describedby={problemId}
            autoComplete="off"
          />
        )}
      </Field>
      <button type="submit" className="button" data-main>
        Run
      </button>
      <p id={problemId} className="form-error" role="alert">
        {problem}
      </p>
    </form>
  );
}
