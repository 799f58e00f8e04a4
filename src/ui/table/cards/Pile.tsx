import { memo } from 'react';
import { cardCode } from '../../../engine/card';
import { isButtonPile, type PileView } from '../../../engine/view';
import { RANK_HEIGHT, RANK_SIGNS } from '../../parts/cardPaths';
import { Icon } from '../../parts/Icon';
import { visibleCards } from '../../parts/placement';
import { pileStyle } from '../geometry';
import { DropMark } from '../pointer/DragProvider';
import { cardElementId } from './Cards';
import './Pile.css';

/** Around a whole pile, or around its top card, on which a hint puts others. A `target` would take the cards that a key lifted. */
export type PileMark = 'hint' | 'hintOnTop' | 'target';

interface PileProps {
  readonly pile: PileView;
  readonly mark: PileMark | undefined;
  /** True once the game is won: an empty pile then shows no sign. */
  readonly won: boolean;
}

/** A pile's place on the felt: its outline, its name, and the order of its cards for screen readers. */
export const Pile = memo(function Pile({ pile, mark, won }: PileProps) {
  const { id, kind, label, placeholder, cards } = pile;
  const isButton = isButtonPile(pile);
  const owned = isButton ? [] : visibleCards(pile).map(({ card }) => cardElementId(cardCode(card)));
  const isGone = kind === 'spot' && cards.length === 0;
  const isControl = isButton || (cards.length === 0 && !isGone);
  // A focused button pile’s base lies above its cards, so its placeholder would show over them.
  const shownPlaceholder = won || (isButton && cards.length > 0) ? undefined : placeholder;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cards of the list lie in a layer of their own
    <div
      className="pile"
      role="list"
      aria-label={label}
      aria-hidden={isGone || undefined}
      aria-owns={owned.length > 0 ? owned.join(' ') : undefined}
      data-pile={id}
      data-kind={kind}
      data-marked={mark ?? (pile.next ? 'hint' : undefined)}
      style={pileStyle(pile)}
    >
      <span
        className="pile-slot"
        role={isControl ? 'listitem' : undefined}
        aria-hidden={isControl ? undefined : true}
      >
        <button
          type="button"
          className={isButton ? 'pile-base pile-button' : 'pile-base'}
          tabIndex={-1}
          aria-label={label}
          data-stop={isControl ? id : undefined}
          data-press={isButton ? id : undefined}
        >
          {shownPlaceholder && <Sign text={shownPlaceholder} />}
        </button>
      </span>
      {pile.badge && (
        <span className="pile-badge" aria-hidden="true">
          <Redeals text={pile.badge} />
        </span>
      )}
      <DropMark pile={id} />
    </div>
  );
});

/** The sign of an empty pile. The letter of a rank is drawn as on the cards. */
function Sign({ text }: { readonly text: string }) {
  const rank = RANK_SIGNS[text];
  if (!rank || /\d/.test(text)) return <Redeals text={text} />;
  return (
    <svg className="pile-sign" viewBox={`-2 0 110 ${RANK_HEIGHT}`} aria-hidden="true">
      <path d={rank.path} />
    </svg>
  );
}

/** Draws a ↻ as an icon, since not every font has it. */
function Redeals({ text }: { readonly text: string }) {
  const [before, after] = text.split('↻');
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Icon name="restart" />
      {after}
    </>
  );
}
