import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { suitOf } from '../../engine/card';
import { CardIndex } from '../parts/cards/CardFace';
import { closestTo } from '../parts/input';
import { type PositionDraft, pileAt } from './draft';
import type { SetUpTable } from './setUpTable';
import { cardInWords } from './setUpView';

interface PlaceRowProps {
  readonly table: SetUpTable;
  readonly draft: PositionDraft;
  /** What has been typed of a card. */
  readonly typed: string;
  readonly onTakeBack: (index: number) => void;
}

const placeButton = ({ chosen }: PositionDraft): HTMLElement | null =>
  document.querySelector(`[data-place="${chosen}"]`);

/** The cards of the chosen place in the order in which they are put there; a press takes one back. */
export function PlaceRow({ table, draft, typed, onTakeBack }: PlaceRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const place = table.places.find(({ id }) => id === draft.chosen);
  const pile = pileAt(draft, draft.chosen);
  const count = pile.length;
  const isStock = place?.kind === 'stock';
  /** React says nothing of the blur of a button that it takes away. */
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last card is to be seen
  useEffect(() => {
    list.current?.scrollTo({ left: list.current.scrollWidth });
    // The button of the card that was taken back is gone, and the focus with it.
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    const last = list.current?.querySelector<HTMLElement>('li:last-child > button');
    (last ?? placeButton(draft))?.focus();
  }, [count, draft.chosen]);
  if (!place) return null;
  const cards = pile.map((card, index) => ({ ...card, index }));
  const shown =
    place.kind === 'foundation' ? cards.slice(-1) : isStock ? cards.toReversed() : cards;
  const gap = draft.gap?.index;
  return (
    <section className="place-row" aria-label={place.view.name}>
      <strong>
        {place.view.name}
        {count > 0 && ` · ${count}`}
      </strong>
      {count === 0 ? (
        <p className="muted">
          {isStock
            ? t`Press its cards, the one that is dealt next first.`
            : place.kind === 'foundation'
              ? t`Press its top card.`
              : place.isSingle
                ? t`Press its card.`
                : place.kind === 'tableau'
                  ? t`Press its cards as you see them, from the top down.`
                  : t`Press its cards, the lowest first.`}
          {table.hasUnknown &&
            (isStock || place.kind === 'tableau') &&
            ` ${t`Press ? for a hidden card.`}`}
        </p>
      ) : (
        <ul
          ref={list}
          className="plain-list strip"
          translate="no"
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
          onKeyDown={(event) => {
            const { index } = closestTo(event.target, 'button')?.dataset ?? {};
            if (index === undefined || !['Delete', 'Backspace'].includes(event.key)) return;
            event.preventDefault();
            onTakeBack(Number(index));
          }}
        >
          {shown.map((card) => {
            const name = cardInWords(card);
            return (
              <li key={card.index} data-gap={gap === card.index || undefined}>
                <button
                  type="button"
                  className="row-card suited"
                  data-suit={card.card === undefined ? undefined : suitOf(card.card)}
                  data-down={card.isFaceDown || undefined}
                  aria-label={t`Take back ${name}`}
                  data-index={card.index}
                  onClick={() => onTakeBack(card.index)}
                >
                  {card.card === undefined ? (
                    '?'
                  ) : (
                    <CardIndex card={card.card} className="palette-index" />
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {typed && <kbd>{typed}</kbd>}
    </section>
  );
}
