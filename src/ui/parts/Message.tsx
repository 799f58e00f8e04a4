import { useStore } from 'zustand';
import type { GameStore } from '../../store/gameState';
import './Message.css';

/** The latest announcement, visible and in the page's only status region, and the button that comes with it. */
export function Message({ store }: { readonly store: GameStore }) {
  const announcement = useStore(store, (state) => state.announcement);
  return (
    <div className="message" data-kind={announcement?.kind}>
      <p role="status">
        {announcement && <span key={announcement.serial}>{announcement.text}</span>}
      </p>
      {announcement?.offer && (
        <button type="button" className="message-offer" onClick={announcement.offer.accept}>
          {announcement.offer.name}
        </button>
      )}
    </div>
  );
}
