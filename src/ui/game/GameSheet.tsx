import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { isPosition, positionCode } from '../../engine/dealId';
import { howToPlay } from '../../games/howToPlay';
import {
  baseOf,
  dealName,
  descriptionOf,
  gameOf,
  optionsOf,
  type VariantId,
  valuesOf,
  variantOf,
} from '../../games/index';
import { oddsInWords, oddsOf } from '../../games/odds';
import { hasPositions } from '../../games/positions';
import { winnableFor } from '../../persistence/settings';
import { hasSolver } from '../../solver/registry';
import { workshopAddress } from '../../workshop/description';
import { setUpAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useGamePage, useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { OptionFields } from '../parts/Field';
import { useGameName } from '../parts/gameName';
import { focusTable } from '../parts/input';
import { WinnableChoice } from '../parts/WinnableChoice';
import { rememberOrigin } from '../parts/wayBack';
import { DealForm, type DealFormProps } from './DealForm';
import { ForProgrammers } from './ForProgrammers';
import { GamesOfDeal } from './GamesOfDeal';
import '../parts/panel.css';
import './GameSheet.css';

/** Everything about the game on the table: its rules, its odds, its deal, other games of that deal, and its link. */
export default function GameSheet(props: DealFormProps) {
  const { current, onClose } = props;
  const { run } = useGamePage();
  const { variant, deal } = current.record;
  const name = useGameName()(variant);
  const description = descriptionOf(variant);
  const odds = oddsOf(variant);
  const rememberGame = (): void => rememberOrigin(window.location.hash);
  return (
    <Dialog title={name} place="start" onClose={onClose}>
      <section className="form-rows">
        <h3>{t`How to play`}</h3>
        <ul>
          {howToPlay(variant).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {odds && <p>{oddsInWords(odds)}</p>}
        {hasSolver(variant) && <WinnableChoice id={variant} />}
      </section>
      {optionsOf(variant).length > 0 && <RulesForm key={variant} id={variant} onClose={onClose} />}
      <section>
        <DealForm key={dealName(current.record)} {...props} />
        <div className="control-row">
          <Button onClick={() => run('share')}>{t({ message: 'Share', context: 'a game' })}</Button>
          {hasPositions(variant) && (
            <a
              className="button"
              href={setUpAddress(variant, isPosition(deal) ? positionCode(deal) : '')}
              onClick={rememberGame}
            >
              {t`Set up a position`}
            </a>
          )}
          {description && (
            <a className="button" href={workshopAddress(description)} onClick={rememberGame}>
              {t`Invent from this game`}
            </a>
          )}
        </div>
        <GamesOfDeal shown={current.record} onClose={onClose} />
      </section>
      <details>
        <summary>{t`For programmers`}</summary>
        <ForProgrammers current={current} onClose={onClose} />
      </details>
    </Dialog>
  );
}

interface RulesFormProps {
  readonly id: VariantId;
  readonly onClose: () => void;
}

/** The choice of the game’s rules, and what it changes in those above. */
function RulesForm({ id, onClose }: RulesFormProps) {
  const { store, settings } = useStores();
  const [chosen, setChosen] = useState(id);
  const standard = baseOf(chosen);
  const { name } = gameOf(chosen);
  const present = howToPlay(id);
  const changed = howToPlay(chosen).filter((rule) => !present.includes(rule));

  function submit(event: FormEvent): void {
    event.preventDefault();
    onClose();
    // Rules may lead to another game, which has a choice of its own: it gets what the sheet shows.
    if (standard !== baseOf(id))
      settings.setForGame(standard, { winnable: winnableFor(settings.getState(), baseOf(id)) });
    void store.actions.newGame(chosen).then(focusTable);
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
