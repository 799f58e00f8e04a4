import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type Card, cardName, rankOf, suitOf } from '../../engine/card';
import { listed } from '../../locales/format';
import { CardIndex } from '../parts/cards/CardFace';
import { Icon } from '../parts/Icon';
import { isModified } from '../parts/input';
import { ARROWS } from '../table/keyboard/moveFocus';
import { copiesLeft, findFace, type PositionDraft, suitRows } from './draft';
import type { SetUpTable } from './setUpTable';
import './Palette.css';

interface PaletteProps {
  readonly table: SetUpTable;
  readonly draft: PositionDraft;
  /** Whether the next cards lie face down. */
  readonly isFaceDown: boolean;
  readonly onCard: (card: Card | undefined) => void;
  readonly onFaceDown: (isFaceDown: boolean) => void;
  readonly onTakeBack: () => void;
}

/** The cards of the pack, to be put on the table, and keys beside them. It is one tab stop, in which arrows move. */
export function Palette(props: PaletteProps) {
  const { table, draft, isFaceDown, onCard, onFaceDown, onTakeBack } = props;
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  let keys = 0;
  /** One key. Its number is its place in the tab order. */
  const key = (name: string, onClick: () => void, face: ReactNode, more = {}) => {
    const number = keys++;
    return (
      <button
        key={number}
        type="button"
        className="palette-key"
        aria-label={name}
        tabIndex={number === stop ? 0 : -1}
        onFocus={() => setStop(number)}
        onClick={onClick}
        {...more}
      >
        {face}
      </button>
    );
  };

  function handleKey(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    const from = event.target instanceof HTMLElement ? event.target : undefined;
    if (!direction || !from || !root.current || isModified(event)) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(
      [...root.current.querySelectorAll<HTMLElement>('.palette-key')],
      from,
      event.key,
    )?.focus();
  }

  const showsCopies = [...table.copies.values()].some((count) => count > 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div
      className="palette"
      role="group"
      aria-label={t`Cards`}
      translate="no"
      ref={root}
      onKeyDown={handleKey}
    >
      {suitRows(table).map((suit, row) =>
        suit.map((face) => {
          const left = copiesLeft(table, draft.piles, face);
          const places = findFace(draft.piles, face).map(
            ([id]) => table.places.find((place) => place.id === id)?.view.name ?? '',
          );
          const where = listed([...new Set(places)], 'and');
          const card = cardName(face);
          return key(
            places.length === 0 ? card : t`${card}, in ${where}`,
            () => onCard(face),
            <>
              <CardIndex card={face} className="palette-index" />
              {showsCopies && left > 0 && <small>{left}</small>}
            </>,
            {
              className: 'palette-key suited',
              'data-suit': suitOf(face),
              'data-used': left === 0 || undefined,
              style: { '--row': row, '--rank': rankOf(face) },
            },
          );
        }),
      )}
      {table.hasUnknown && key(t`Unknown card`, () => onCard(undefined), '?')}
      {table.hasFaceDown &&
        key(
          t`Next cards face down`,
          () => onFaceDown(!isFaceDown),
          <span className="palette-back" />,
          { 'aria-pressed': isFaceDown, title: t`Next cards face down` },
        )}
      {key(t`Take back`, onTakeBack, <Icon name="takeBack" />, { title: t`Take back` })}
    </div>
  );
}

/** The key that an arrow leads to: the next one, or the nearest in the next row. */
function nearest(
  keys: readonly HTMLElement[],
  from: HTMLElement,
  arrow: string,
): HTMLElement | undefined {
  const at = from.getBoundingClientRect();
  const isAcross = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const forward = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  return keys
    .map((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x - at.x, box.y - at.y];
      const [ahead, aside] = isAcross ? [x, y] : [y, x];
      return { element, ahead: ahead * forward, aside: Math.abs(aside) };
    })
    .filter(({ ahead, aside }) => ahead > 1 && (!isAcross || aside < 1))
    .sort((a, b) => a.ahead - b.ahead || a.aside - b.aside)[0]?.element;
}
