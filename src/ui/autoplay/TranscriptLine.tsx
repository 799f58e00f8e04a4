import { type Card, cardCharacter, cornerIndex, suitOf } from '../../engine/card';
import { FULL_DECK } from '../../engine/deck';
import './TranscriptLine.css';

/** The suits’ signs, as text rather than as emoji. */
const SIGNS = ['♥', '♦', '♣', '♠'].map((sign) => `${sign}\uFE0E`);

const CARDS: ReadonlyMap<string, Card> = new Map(
  FULL_DECK.map((card) => [cardCharacter(card), card]),
);

/** A pile in a drawing: a bracket for each covered card, and its top card if that is face up. */
const PILE = /([[\]]*)([\u{1F0A1}-\u{1F0DE}])|[[\]]+/gu;

/** A line of a transcript: the same text to the letter, with its cards drawn large enough to read. */
export function TranscriptLine({ line }: { readonly line: string }) {
  const piles = [...line.matchAll(PILE)];
  if (piles.length === 0) return line;
  let end = 0;
  return (
    <span className="transcript-drawing">
      {piles.map((match) => {
        const [text, brackets = text, character = ''] = match;
        const before = line.slice(end, match.index);
        end = match.index + text.length;
        // A pile is drawn narrower than its text, so the next one is kept in its column.
        const columns = end < line.length ? [...text].length : undefined;
        return (
          <span key={match.index}>
            {before}
            <Pile brackets={brackets} character={character} columns={columns} />
          </span>
        );
      })}
      {line.slice(end)}
    </span>
  );
}

interface PileProps {
  readonly brackets: string;
  readonly character: string;
  /** The width to fill, in characters; undefined for its own width. */
  readonly columns: number | undefined;
}

function Pile({ brackets, character, columns }: PileProps) {
  const card = CARDS.get(character);
  return (
    <span
      className="transcript-pile"
      style={columns === undefined ? undefined : { width: `calc(${columns} * var(--column))` }}
    >
      {brackets}
      {card !== undefined && (
        <span
          className="transcript-card suited"
          data-suit={suitOf(card)}
          data-sign={`${cornerIndex(card)}${SIGNS[suitOf(card)]}`}
        >
          <span>{character}</span>
        </span>
      )}
    </span>
  );
}
