import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { howToPlay } from '../../games/howToPlay';
import { baseOf, gameOf, optionsOf, type VariantId, valuesOf, variantOf } from '../../games/index';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { OptionFields } from '../parts/Field';

interface RulesFormProps {
  readonly id: VariantId;
  readonly onClose: () => void;
}

/** The choice of the game’s rules, and what it changes in those above. */
export function RulesForm({ id, onClose }: RulesFormProps) {
  const { store } = useStores();
  const [chosen, setChosen] = useState(id);
  const standard = baseOf(chosen);
  const { name } = gameOf(chosen);
  const present = howToPlay(id);
  const changed = howToPlay(chosen).filter((rule) => !present.includes(rule));

  function submit(event: FormEvent): void {
    event.preventDefault();
    onClose();
    void store.actions.newGame(chosen);
  }

  return (
    <form onSubmit={submit}>
      <div className="form-grid">
        <OptionFields
          options={optionsOf(chosen)}
          values={valuesOf(chosen)}
          onChange={(next) => setChosen(variantOf(standard, next))}
        />
      </div>
      <div aria-live="polite">
        {changed.length > 0 && (
          <ul>
            {changed.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
        {chosen === standard && <p className="note">{t`${name}: the standard rules.`}</p>}
      </div>
      {(chosen !== id || chosen !== standard) && (
        <div className="control-row">
          {chosen !== id && (
            <Button type="submit" primary>
              {t`Play with these rules`}
            </Button>
          )}
          {chosen !== standard && (
            <Button onClick={() => setChosen(standard)}>{t`Standard rules`}</Button>
          )}
        </div>
      )}
    </form>
  );
}
