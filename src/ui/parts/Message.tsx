import { useStore } from 'zustand';
import type { GameStore } from '../../store/gameState';
import './Message.css';

/** What was said last: the page's one live region, and the same words for those who see them. */
export function Message({ store }: { readonly store: GameStore }) {
  const said = useStore(store, (state) => state.announcement);
  return (
    <div className="message" data-kind={said?.kind}>
      <p role="status">{said && <span key={said.serial}>{said.text}</span>}</p>
    </div>
  );
}
