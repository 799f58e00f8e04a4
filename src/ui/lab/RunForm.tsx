import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { parseDealNumber } from '../../engine/dealId';
import { playsItself } from '../../engine/game';
import type { OptionChoice } from '../../engine/options';
import { err, ok, type Result } from '../../engine/result';
import { normaliseTyped } from '../../engine/typedText';
import {
  baseOf,
  GAME_IDS,
  type GameId,
  gameOf,
  optionsOf,
  type VariantId,
  valuesOf,
  variantOf,
} from '../../games/index';
import { type PlayerName, playersOf } from '../../lab/job';
import { formatValues, parseSweep } from '../../lab/sweep';
import { Button } from '../parts/Button';
import { type Choice, choicesFrom, OptionFields, SelectField, TextField } from '../parts/Field';
import { GuessSetting } from './GuessForm';
import type { LabTarget } from './labAddress';
import type { SweepRun } from './sweepText';
import { parseGames, playerName } from './text';

interface RunFormProps {
  /** The run or the sweep that the form shows initially. */
  readonly initial?: LabTarget;
  readonly onRun: (target: LabTarget) => void;
}

/** The form of a run or a sweep: game, its options, player, what varies, number of games, first deal. */
export function RunForm({ initial, onRun }: RunFormProps) {
  const [chosen, setChosen] = useState(() => fieldsOf(initial));
  const [problem, setProblem] = useState('');
  const problemId = useId();
  const fields = withinGame(chosen);
  const change = (part: Partial<RunFields>): void => setChosen({ ...chosen, ...part });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = parseRunFields(fields);
    setProblem(parsed.ok ? '' : parsed.error);
    if (parsed.ok) onRun(parsed.value);
  }

  return (
    <form className="panel form-grid lab-form" onSubmit={submit} noValidate>
      <GameFields fields={fields} onChange={change} />
      <TextField
        label={t`Number of games`}
        inputMode="numeric"
        value={fields.games}
        onChange={(games) => change({ games })}
        aria-describedby={problemId}
        autoComplete="off"
      />
      <TextField
        label={t`First deal number`}
        value={fields.first}
        onChange={(first) => change({ first })}
        aria-describedby={problemId}
        autoComplete="off"
      />
      <Button type="submit" primary>
        {t({ message: 'Run', comment: 'on a button: play these games' })}
      </Button>
      {initial && (
        <p className="note">
          {fields.variation
            ? t`Your runs so far stay below.`
            : t`The new run is shown beside the last ones.`}
        </p>
      )}
      {initial && <GuessSetting />}
      <p id={problemId} className="form-error" role="alert">
        {problem}
      </p>
    </form>
  );
}

interface GameFieldsProps {
  readonly fields: RunFields;
  readonly onChange: (part: Partial<RunFields>) => void;
}

/** The game, its options and player, and which of these varies. */
function GameFields({ fields: { game, player, variation }, onChange }: GameFieldsProps) {
  const variables = variablesOf(game);
  return (
    <>
      <SelectField
        label={t`Game`}
        value={baseOf(game)}
        choices={GAME_IDS.map((id) => [id, gameOf(id).name])}
        onChange={(id) => onChange({ game: id, variation: undefined })}
      />
      <OptionFields
        options={optionsOf(game).filter(({ name }) => name !== variation?.over)}
        values={valuesOf(game)}
        onChange={(values) => onChange({ game: variantOf(baseOf(game), values) })}
      />
      {variation?.over !== 'player' && (
        <SelectField
          label={t`Player`}
          value={player}
          choices={playersOf(game).map((each) => [each, playerName(each)])}
          onChange={(next) => onChange({ player: next })}
        />
      )}
      {variables.length > 0 && (
        <SelectField
          label={t`Vary`}
          value={variation?.over ?? ''}
          choices={[
            ['', t({ message: 'Nothing', comment: 'the choice that nothing varies' })],
            ...variables.map(({ name, label }): Choice<string> => [name, label]),
          ]}
          onChange={(over) => onChange({ variation: fullSweep(game, over) })}
        />
      )}
      {variation &&
        (['from', 'to'] as const).map((end) => (
          <SelectField
            key={end}
            label={end === 'from' ? t`From` : t`To`}
            value={variation[end]}
            choices={choicesFrom(choicesOf(game, variation.over))}
            onChange={(value) => onChange({ variation: { ...variation, [end]: value } })}
          />
        ))}
    </>
  );
}

/** An option or the player, and the first and last of its values that are compared. */
interface Variation {
  readonly over: string;
  readonly from: string;
  readonly to: string;
}

/** What the fields of the form hold. */
interface RunFields {
  readonly game: VariantId;
  readonly player: PlayerName;
  readonly variation: Variation | undefined;
  /** The number of games and of the first deal, as typed. */
  readonly games: string;
  readonly first: string;
}

/** What can vary: the options of a game, and the player where several can play it. */
const variablesOf = (
  game: VariantId,
): readonly { readonly name: string; readonly label: string }[] => [
  ...optionsOf(game).map(({ name, label }) => ({ name, label: label() })),
  ...(playersOf(game).length > 1 ? [{ name: 'player', label: t`Player` }] : []),
];

/** The values of an option or of the player, in their order. */
function choicesOf(game: VariantId, over: string): readonly OptionChoice[] {
  if (over === 'player') {
    return playersOf(game).map((value) => ({ value, text: () => playerName(value) }));
  }
  return optionsOf(game).find(({ name }) => name === over)?.values ?? [];
}

/** From the first to the last value of an option or the player. */
function fullSweep(game: VariantId, over: string): Variation | undefined {
  const choices = choicesOf(game, over);
  const [from, to] = [choices[0]?.value, choices.at(-1)?.value];
  return from === undefined || to === undefined ? undefined : { over, from, to };
}

const variationOf = ({ sweep: { over, values } }: SweepRun): Variation => ({
  over,
  from: values[0]?.value ?? '',
  to: values.at(-1)?.value ?? '',
});

/** The game of a sweep with the options that its values share. A value that varies may be another game. */
function gameOfSweep({ sweep: { game, over, values } }: SweepRun): VariantId {
  const shared = values[0] ? valuesOf(values[0].game) : {};
  const usual = valuesOf(game)[over];
  return variantOf(baseOf(game), usual === undefined ? shared : { ...shared, [over]: usual });
}

/** The game that the form begins with: quick to play by the million, and with an option to vary. */
const firstGame = (): GameId =>
  GAME_IDS.find((id) => playsItself(gameOf(id)) && optionsOf(id).length > 0) ?? GAME_IDS[0];

/** The fields of a run, or of a sweep; without either, of a run to begin with. */
function fieldsOf({ run, sweep }: LabTarget = {}): RunFields {
  const { games, first } = run ?? sweep ?? { games: 100_000, first: '0' };
  return {
    game: run?.game ?? (sweep ? gameOfSweep(sweep) : firstGame()),
    player: run?.player ?? sweep?.sweep.values[0]?.player ?? 'automatic',
    variation: sweep && variationOf(sweep),
    games: String(games),
    first,
  };
}

/** The fields with a player and a variation that their game has. */
function withinGame(fields: RunFields): RunFields {
  const { game, player, variation } = fields;
  const players = playersOf(game);
  const canVary = variablesOf(game).some(({ name }) => name === variation?.over);
  return {
    ...fields,
    player: players.includes(player) ? player : (players[0] ?? player),
    variation: canVary ? variation : undefined,
  };
}

/** The run or the sweep that the form asks for; or a sentence saying what is wrong. */
function parseRunFields(fields: RunFields): Result<LabTarget, string> {
  const { game, player, variation } = fields;
  const games = parseGames(normaliseTyped(fields.games));
  if (!games.ok) return games;
  const first = parseDealNumber(normaliseTyped(fields.first));
  if (!first.ok) return first;
  const deals = { games: games.value, first: first.value };
  if (!variation) return ok({ run: { game, player, ...deals } });
  const values = variedValues(game, variation);
  if (values.length < 2) return err(t`The last value must come after the first one.`);
  const sweep = parseSweep(sweepText(fields, variation.over, values));
  return sweep.ok ? ok({ sweep: { sweep: sweep.value, ...deals } }) : sweep;
}

function variedValues(game: VariantId, { over, from, to }: Variation): readonly string[] {
  const all = choicesOf(game, over).map(({ value }) => value);
  return all.slice(all.indexOf(from), all.indexOf(to) + 1);
}

/** `elevens;places=5..12;player=hints` */
function sweepText({ game, player }: RunFields, over: string, values: readonly string[]): string {
  const others = variablesOf(game)
    .filter(({ name }) => name !== over)
    .map(({ name }) => [name, name === 'player' ? player : (valuesOf(game)[name] ?? '')]);
  const pairs = [[over, formatValues(values)], ...others];
  return [baseOf(game), ...pairs.map((pair) => pair.join('='))].join(';');
}
