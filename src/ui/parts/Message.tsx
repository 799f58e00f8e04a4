import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { withSuitSymbols } from '../../engine/card';
import { atStart } from '../../locales/format';
import type { Announcement } from '../../store/game/table';
import { useStores } from './context';
import { useEscape } from './escape';
import { isWithin, onInput } from './input';
import './Message.css';

/** How long a message is shown, in milliseconds; a long one for as long as it takes to read its letters. */
const SHOWN_MS = 2_500;
const LETTER_MS = 60;
/** How long a message with a button is shown. */
const OFFER_MS = 10_000;
/** Milliseconds until screen readers know a new region: they do not read what it holds from the start, so that comes a little later. */
const LISTEN_MS = 100;
/** What a message must not cover: the stock and the waste at the lower edge; of a hint, also what it marks. */
const STOCK_BELOW =
  '[data-stock-below="on"] :is([data-pile="stock"], [data-pile="waste"], [data-in="waste"])';
const MARKS = '[data-highlighted] > .card, [data-marked] > .pile-mark';
/** Pixels between it and a message. */
const GAP = 8;

/** With a capital, if it begins with a card’s name; a link that could not be copied stays as it is. */
const asSentence = (text: string): string => (/^https?:/.test(text) ? text : atStart(text));

/**
 * The latest announcement, in a status region and for a short time on the screen; after that a warning, if there is one. An opened
 * panel says what a hint says, and ends its message.
 */
export function Message({ isPanelOpen = false }: { readonly isPanelOpen?: boolean }) {
  const { store } = useStores();
  const announcement = useStore(store, (state) => state.announcement);
  const warning = useStore(store, (state) => state.warning);
  const [gone, setGone] = useState<Announcement>();
  const [dismissed, setDismissed] = useState<Announcement>();
  const [unheard, setUnheard] = useState(announcement);
  useEffect(() => {
    const timer = setTimeout(() => setUnheard(undefined), LISTEN_MS);
    return () => clearTimeout(timer);
  }, []);
  const [hadPanel, setHadPanel] = useState(isPanelOpen);
  if (isPanelOpen !== hadPanel) {
    setHadPanel(isPanelOpen);
    if (isPanelOpen && announcement?.kind === 'hint') setGone(announcement);
  }
  const isShown = announcement && announcement.kind !== 'move' && announcement !== gone;
  return (
    <div className="message">
      <p role="status" className="visually-hidden">
        {announcement && announcement !== unheard && (
          <span key={announcement.serial}>{asSentence(announcement.text)}</span>
        )}
      </p>
      {isShown && (
        <Toast
          key={announcement.serial}
          announcement={announcement}
          onEnd={() => setGone(announcement)}
        />
      )}
      {!isShown && warning && warning !== dismissed && (
        <Toast announcement={warning} lasts onEnd={() => setDismissed(warning)} />
      )}
    </div>
  );
}

interface ToastProps {
  readonly announcement: Announcement;
  /** True if no time ends it. */
  readonly lasts?: boolean;
  readonly onEnd: () => void;
}

/** A message over the table. It disappears after some time, with Escape, or with a press where it lies; that press goes through. */
function Toast({ announcement, lasts = false, onEnd }: ToastProps) {
  const { text, kind, offer } = announcement;
  const short = asSentence(withSuitSymbols(announcement.short ?? text));
  const toast = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onEnd);
  useEscape(onEnd, 'last');
  useLayoutEffect(() => {
    const { current } = toast;
    if (!current) return;
    const rise = (): void =>
      riseOver(current, kind === 'hint' ? `${STOCK_BELOW}, ${MARKS}` : STOCK_BELOW);
    rise();
    window.addEventListener('resize', rise);
    return () => window.removeEventListener('resize', rise);
  }, [kind]);
  useEffect(() => {
    const wait = offer ? OFFER_MS : Math.max(SHOWN_MS, short.length * LETTER_MS);
    const timer = setTimeout(() => {
      if (!lasts && !offer?.stays && !toast.current?.contains(document.activeElement)) end();
    }, wait);
    const stopListening = onInput(['pointerdown'], ({ clientX: x, clientY: y, target }) => {
      const { left, right, top, bottom } = toast.current?.getBoundingClientRect() ?? new DOMRect();
      const isOver = x >= left && x <= right && y >= top && y <= bottom;
      if (isOver && !isWithin(toast.current, target)) end();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [lasts, offer, short]);
  return (
    <div className="toast" data-kind={kind} ref={toast}>
      <span aria-hidden="true">{short}</span>
      {offer && (
        // biome-ignore lint/a11y/noAutofocus: what had the focus is gone
        <button type="button" autoFocus={offer.takesFocus} onClick={offer.accept}>
          {offer.name}
        </button>
      )}
    </div>
  );
}

/** Moves a message up until it covers none of these elements, if the table is high enough. */
function riseOver(toast: HTMLElement, selector: string): void {
  toast.style.marginBottom = '';
  const { left, right, top, height } = toast.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(selector)].map((box) => box.getBoundingClientRect());
  let y = top;
  for (const box of boxes.sort((a, b) => b.bottom - a.bottom)) {
    const isOver = box.left < right && left < box.right && box.top < y + height && y < box.bottom;
    if (isOver) y = box.top - height - GAP;
  }
  const table = document.querySelector('.table')?.getBoundingClientRect();
  if (table && y >= table.top) toast.style.marginBottom = `${top - y}px`;
}
