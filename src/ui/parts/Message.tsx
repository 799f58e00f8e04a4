import { useStore } from 'zustand';
import type { GameStore } from '../../store/gameState';
import './Message.css';

/** The latest announcement, visible and in the page's only status region. */
export function Message({ store }: { readonly store: GameStore }) {
  const announcement = useStore(store, (state) => state.announcement);
  return (
    <div className="message" data-kind={announcement?.kind}>
      <p role="status">
        {announcement && <span key={announcement.serial}>{announcement.text}</span>}
      </p>
    </div>
  );
}
