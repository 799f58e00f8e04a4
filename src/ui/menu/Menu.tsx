import { shownDeal } from '../../engine/dealNumber';
import { GAME_IDS, GAMES } from '../../games';
import type { GameStore } from '../../store/gameStore';
import type { Saves } from '../../store/saves';
import { gameAddress } from '../shell/address';
import { Message } from '../shell/Message';
import './menu.css';

interface MenuProps {
  readonly store: GameStore;
  readonly saves: Saves;
}

/** Every registered game, one link each, with the game in progress. */
export function Menu({ store, saves }: MenuProps) {
  return (
    <main className="menu">
      <h1>Patience Lab</h1>
      <p className="lead">Play, undo, share and understand patience games.</p>
      <Message store={store} />
      <nav aria-label="Games">
        <ul>
          {GAME_IDS.map((id) => {
            const last = saves.summary(id);
            return (
              <li key={id}>
                <a href={gameAddress(id)}>
                  <strong>{GAMES[id].name}</strong>
                  <span>{GAMES[id].about}</span>
                  {last && (
                    <em>
                      Resume deal {shownDeal(last.deal)}
                      {last.moves > 0 && `, move ${last.moves}`}
                    </em>
                  )}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </main>
  );
}
