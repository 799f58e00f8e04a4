import { type FormEvent, useId, useState } from 'react';
import { parseDealNumber } from '../../engine/dealId';
import type { OptionValue } from '../../engine/options';
import { capital } from '../../engine/words';
import {
  baseOf,
  GAME_IDS,
  gameOf,
  optionsOf,
  type VariantId,
  valuesOf,
  variantOf,
} from '../../games/index';
import { type Job, type PlayerName, playersOf } from '../../lab/job';
import { formatValues, parseSweep } from '../../lab/sweep';
import { Field } from '../parts/Field';
import { OptionFields } from '../parts/OptionFields';
import type { LabTarget, SweepRun } from './labAddress';
import { PLAYER_NAMES, parseGames } from './text';
import '../parts/form.css';

interface RunFormProps {
  /** What the form shows at first: a run, or a sweep. */
  readonly initial?: Job | undefined;
  readonly sweep?: SweepRun | undefined;
  readonly onRun: (target: LabTarget) => void;
}

/** What a form varies: an option or the player, from one of its values to another. */
interface Variation {
  readonly over: string;
  readonly from: string;
  readonly to: string;
}

/** What the form of a sweep varies. */
const variationOf = ({ sweep: { over, values } }: SweepRun): Variation => ({
  over,
  from: values[0]?.value ?? '',
  to: values.at(-1)?.value ?? '',
});

/** The form of a run or a sweep: game, its options, player, what varies, number of games, first deal. */
export function RunForm({ initial, sweep, onRun }: RunFormProps) {
  const shown = initial ?? sweep?.sweep.values[0];
  const [game, setGame] = useState<VariantId>(shown?.game ?? 'pictures');
  const [player, setPlayer] = useState(shown?.player);
  const [games, setGames] = useState(String(initial?.games ?? sweep?.games ?? 100_000));
  const [first, setFirst] = useState(initial?.first ?? sweep?.first ?? '0');
  const [chosen, setVariation] = useState(sweep && variationOf(sweep));
  const [problem, setProblem] = useState('');
  const problemId = useId();
  const players = playersOf(game);
  const chosenPlayer = player && players.includes(player) ? player : (players[0] ?? 'automatic');
  const options = optionsOf(game);
  /** What can vary: options, and the player where there is a choice of several. */
  const variables = [
    ...options.map(({ name, label }) => ({ name, label })),
    ...(players.length > 1 ? [{ name: 'player', label: 'Player' }] : []),
  ];
  const variation = variables.some(({ name }) => name === chosen?.over) ? chosen : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const count = parseGames(games);
    if (!count.ok) return setProblem(count.error);
    const deal = parseDealNumber(first);
    if (!deal.ok) return setProblem(deal.error);
    setProblem('');
    const deals = { games: count.value, first: deal.value };
    if (!variation) return onRun({ run: { game, player: chosenPlayer, ...deals } });
    if (valuesOfVariation(variation).length < 2) {
      return setProblem('The last value must come after the first one.');
    }
    const parsed = parseSweep(sweepText(variation));
    if (!parsed.ok) return setProblem(parsed.error);
    onRun({ sweep: { sweep: parsed.value, ...deals } });
  }

  /** The values of what varies, in their order, from the first to the last that are chosen. */
  function valuesOfVariation({ over, from, to }: Variation): readonly string[] {
    const all = choicesOf(over).map(({ value }) => value);
    return all.slice(all.indexOf(from), all.indexOf(to) + 1);
  }

  /** The sweep as a text. */
  function sweepText(varied: Variation): string {
    const kept = [
      ...options.map(({ name }) => [name, valuesOf(game)[name] ?? ''] as const),
      ...(players.length > 1 ? [['player', chosenPlayer] as const] : []),
    ].filter(([name]) => name !== varied.over);
    const pairs = [[varied.over, formatValues(valuesOfVariation(varied))] as const, ...kept];
    return [baseOf(game), ...pairs.map((pair) => pair.join('='))].join(';');
  }

  function choicesOf(over: string): readonly OptionValue[] {
    if (over === 'player') return players.map((value) => ({ value, text: PLAYER_NAMES[value] }));
    return options.find(({ name }) => name === over)?.values ?? [];
  }

  function vary(over: string): void {
    const choices = choicesOf(over);
    const [from, to] = [choices[0]?.value, choices.at(-1)?.value];
    setVariation(from === undefined || to === undefined ? undefined : { over, from, to });
  }

  return (
    <form className="form-grid lab-form" onSubmit={submit} noValidate>
      <Field label="Game">
        {(id) => (
          <select
            id={id}
            className="form-control"
            value={baseOf(game)}
            onChange={({ target }) => {
              setGame(target.value as VariantId);
              setVariation(undefined);
            }}
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
        options={options.filter(({ name }) => name !== variation?.over)}
        values={valuesOf(game)}
        onChange={(values) => setGame(variantOf(baseOf(game), values))}
      />
      {variation?.over !== 'player' && (
        <Choice
          label="Player"
          value={chosenPlayer}
          choices={players.map((value) => ({ value, text: PLAYER_NAMES[value] }))}
          onChange={(value) => setPlayer(value as PlayerName)}
        />
      )}
      {variables.length > 0 && (
        <Choice
          label="Vary"
          value={variation?.over ?? ''}
          choices={[
            { value: '', text: 'Nothing' },
            ...variables.map(({ name, label }) => ({ value: name, text: label })),
          ]}
          onChange={vary}
        />
      )}
      {variation &&
        (['from', 'to'] as const).map((end) => (
          <Choice
            key={end}
            label={end === 'from' ? 'From' : 'To'}
            value={variation[end]}
            choices={choicesOf(variation.over)}
            onChange={(value) => setVariation({ ...variation, [end]: value })}
          />
        ))}
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
      {initial && <p className="note">The new run appears beside this one.</p>}
      <p id={problemId} className="form-error" role="alert">
        {problem}
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly OptionValue[];
  readonly onChange: (value: string) => void;
}

/** One of some values, in words. */
function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          className="form-control"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {capital(choice.text)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
