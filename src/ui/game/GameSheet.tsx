import { t } from '@lingui/core/macro';
import { isPosition, positionCode } from '../../engine/dealId';
import { howToPlay } from '../../games/howToPlay';
import { dealName, descriptionOf, optionsOf } from '../../games/index';
import { oddsInWords, oddsOf } from '../../games/odds';
import { hasPositions } from '../../games/positions';
import { hasSolver } from '../../solver/registry';
import type { TableGame } from '../../store/game/table';
import { workshopAddress } from '../../workshop/description';
import { setUpAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { useGamePage } from '../parts/gameContext';
import { useGameName } from '../parts/gameName';
import { WinnableChoice } from '../parts/WinnableChoice';
import { rememberOrigin } from '../parts/wayBack';
import { DealForm } from './DealForm';
import { ForProgrammers } from './ForProgrammers';
import { GamesOfDeal } from './GamesOfDeal';
import { RulesForm } from './RulesForm';
import '../parts/panel.css';
import './GameSheet.css';

interface GameSheetProps {
  readonly current: TableGame;
  readonly onClose: () => void;
}

/** Everything about the game on the table: its rules, its odds, its deal, other games of that deal, and its link. */
export default function GameSheet({ current, onClose }: GameSheetProps) {
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
        <DealForm key={dealName(current.record)} current={current} onClose={onClose} />
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
