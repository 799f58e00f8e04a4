import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { GameStore, Offer } from '../../store/gameState';
import { MAX_SHORT } from './messageLength';
import './Message.css';

/** How long an offer is shown, in milliseconds. */
const OFFER_MS = 10_000;

/** The latest announcement, in the page’s only status region, and the button of its offer. */
export function Message({ store }: { readonly store: GameStore }) {
  const announcement = useStore(store, (state) => state.announcement);
  const { text = '', offer } = announcement ?? {};
  const fits = text.length <= MAX_SHORT && !offer;
  return (
    <div className="message" data-kind={announcement?.kind} data-fits={fits || undefined}>
      <p role="status">
        {announcement && <span key={announcement.serial}>{announcement.text}</span>}
      </p>
      {offer && <OfferButton offer={offer} />}
    </div>
  );
}

/** Hides after 10 s unless focused. */
function OfferButton({ offer }: { readonly offer: Offer }) {
  const [expired, setExpired] = useState<Offer>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement !== button.current) setExpired(offer);
    }, OFFER_MS);
    return () => clearTimeout(timer);
  }, [offer]);
  if (expired === offer) return null;
  return (
    <button type="button" ref={button} className="message-offer" onClick={offer.accept}>
      {offer.name}
    </button>
  );
}
