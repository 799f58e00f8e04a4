import { type FormEvent, useState } from 'react';
import { baseOf, gameOf, optionsOf, type VariantId, valuesOf, variantOf } from '../../games/index';
import { hasSolver, solverUnavailableText } from '../../solver/registry';
import { useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { OptionFields } from '../parts/Field';
import './RulesDialog.css';

interface RulesDialogProps {
  readonly id: VariantId;
  readonly onClose: () => void;
}

/** Lets the player choose the rules of the game, and says what they change. */
export default function RulesDialog({ id, onClose }: RulesDialogProps) {
  const { store } = useStores();
  const [chosen, setChosen] = useState(id);
  const standard = baseOf(chosen);
  const values = valuesOf(chosen);
  const losesSolver = (other: VariantId): boolean => hasSolver(standard) && !hasSolver(other);
  const options = optionsOf(chosen).map((option) => ({
    ...option,
    values: option.values.map((each) => {
      const other = variantOf(standard, { ...values, [option.name]: each.value });
      return losesSolver(other) ? { ...each, text: `${each.text} (no solver)` } : each;
    }),
  }));
  const usual = gameOf(standard).howToPlay;
  const changed = gameOf(chosen).howToPlay.filter((rule) => !usual.includes(rule));

  function submit(event: FormEvent): void {
    event.preventDefault();
    onClose();
    store.actions.newGame(chosen);
  }

  return (
    <Dialog title="Rules" onClose={onClose}>
      <form onSubmit={submit}>
        <div className="form-grid rules-options">
          <OptionFields
            options={options}
            values={values}
            onChange={(next) => setChosen(variantOf(standard, next))}
          />
        </div>
        <div className="control-row">
          <button type="submit" className="button" data-main disabled={chosen === id}>
            Play with these rules
          </button>
          <button
            type="button"
            className="button"
            disabled={chosen === standard}
            onClick={() => setChosen(standard)}
          >
            Standard rules
          </button>
        </div>
        <div className="rules-changes" aria-live="polite">
          <h3>{gameOf(chosen).name}</h3>
          {losesSolver(chosen) && <p>{solverUnavailableText(chosen)}.</p>}
          {chosen === standard ? (
            <p>These are the standard rules.</p>
          ) : (
            <ul>
              {changed.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          )}
        </div>
      </form>
    </Dialog>
  );
}
