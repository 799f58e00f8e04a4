import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { baseOf, GAME_IDS, gameOf, optionsOf, valuesOf, variantOf } from '../../games/index';
import { playersOf } from '../../lab/job';
import { Button } from '../parts/Button';
import { type Choice, choicesFrom, OptionFields, SelectField, TextField } from '../parts/Field';
import { GuessSetting } from './GuessForm';
import type { LabTarget } from './labAddress';
import {
  choicesOf,
  fieldsOf,
  fullSweep,
  parseRunFields,
  type RunFields,
  variablesOf,
  withinGame,
} from './runFields';
import { playerName } from './text';

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
