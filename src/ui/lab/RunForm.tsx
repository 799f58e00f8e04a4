import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { playsItself } from '../../engine/game';
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
import { type Job, type PlayerName, playersOf } from '../../lab/job';
import { type Choice, choicesFrom, Field, OptionFields, SelectField } from '../parts/Field';
import type { LabTarget, SweepRun } from './labAddress';
import {
  choicesOf,
  parseRunFields,
  type RunFields,
  type Variation,
  variablesOf,
  variationOf,
  wholeVariation,
} from './runFields';
import '../parts/form.css';

interface RunFormProps {
  /** What the form shows at first: a run, or a sweep. */
  readonly initial?: Job | undefined;
  readonly sweep?: SweepRun | undefined;
  readonly onRun: (target: LabTarget) => void;
}

/** The game that the form begins with: quick to play by the million, and with an option to vary. */
const firstGame = (): GameId =>
  GAME_IDS.find((id) => playsItself(gameOf(id)) && optionsOf(id).length > 0) ?? GAME_IDS[0];

/** The game of a sweep with the options that its values share. A value that varies may be another game. */
function gameOfSweep({ sweep: { game, over, values } }: SweepRun): VariantId {
  const shared = values[0] ? valuesOf(values[0].game) : {};
  const usual = valuesOf(game)[over];
  return variantOf(baseOf(game), usual === undefined ? shared : { ...shared, [over]: usual });
}

/** The form of a run or a sweep: game, its options, player, what varies, number of games, first deal. */
export function RunForm({ initial, sweep, onRun }: RunFormProps) {
  const shown = initial ?? (sweep && { ...sweep.sweep.values[0], game: gameOfSweep(sweep) });
  const [game, setGame] = useState<VariantId>(() => shown?.game ?? firstGame());
  const [chosenPlayer, setPlayer] = useState(shown?.player);
  const [games, setGames] = useState(String(initial?.games ?? sweep?.games ?? 100_000));
  const [first, setFirst] = useState(initial?.first ?? sweep?.first ?? '0');
  const [chosenVariation, setVariation] = useState(sweep && variationOf(sweep));
  const [problem, setProblem] = useState('');
  const problemId = useId();
  const players = playersOf(game);
  const player =
    chosenPlayer && players.includes(chosenPlayer) ? chosenPlayer : (players[0] ?? 'automatic');
  const variation = variablesOf(game).some(({ name }) => name === chosenVariation?.over)
    ? chosenVariation
    : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = parseRunFields({ game, player, variation, games, first });
    setProblem(parsed.ok ? '' : parsed.error);
    if (parsed.ok) onRun(parsed.value);
  }

  return (
    <form className="form-grid lab-form" onSubmit={submit} noValidate>
      <GameFields
        {...{ game, player, variation }}
        onGame={setGame}
        onPlayer={setPlayer}
        onVariation={setVariation}
      />
      <Field label={t`Number of games`}>
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
      <Field label={t`First deal number`}>
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
        {t({ message: 'Run', comment: 'on a button: play these games' })}
      </button>
      {(initial || sweep) && (
        <p className="note">
          {variation
            ? t`Your runs so far stay below.`
            : t`The new run is shown beside the last ones.`}
        </p>
      )}
      <p id={problemId} className="form-error" role="alert">
        {problem}
      </p>
    </form>
  );
}

interface GameFieldsProps extends Pick<RunFields, 'game' | 'player' | 'variation'> {
  readonly onGame: (game: VariantId) => void;
  readonly onPlayer: (player: PlayerName) => void;
  readonly onVariation: (variation: Variation | undefined) => void;
}

/** The game, its options and player, and which of these varies. */
function GameFields(props: GameFieldsProps) {
  const { game, player, variation, onGame, onPlayer, onVariation } = props;
  const variables = variablesOf(game);
  return (
    <>
      <SelectField
        label={t`Game`}
        value={baseOf(game)}
        choices={GAME_IDS.map((id) => [id, gameOf(id).name])}
        onChange={(id) => {
          onGame(id);
          onVariation(undefined);
        }}
      />
      <OptionFields
        options={optionsOf(game).filter(({ name }) => name !== variation?.over)}
        values={valuesOf(game)}
        onChange={(values) => onGame(variantOf(baseOf(game), values))}
      />
      {variation?.over !== 'player' && (
        <SelectField<string>
          label={t`Player`}
          value={player}
          choices={choicesFrom(choicesOf(game, 'player'))}
          onChange={(value) => onPlayer(value as PlayerName)}
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
          onChange={(over) => onVariation(wholeVariation(game, over))}
        />
      )}
      {variation &&
        (['from', 'to'] as const).map((end) => (
          <SelectField
            key={end}
            label={end === 'from' ? t`From` : t`To`}
            value={variation[end]}
            choices={choicesFrom(choicesOf(game, variation.over))}
            onChange={(value) => onVariation({ ...variation, [end]: value })}
          />
        ))}
    </>
  );
}
