import { Fragment } from 'react';
import { cornerIndex, suitOf } from '../../engine/card';
import { cardOfCharacter } from '../../engine/cardCharacters';
import { countInEnglish } from '../../engine/english';

/** The suits’ signs, as text rather than as emoji. */
const SIGNS = ['♥', '♦', '♣', '♠'].map((sign) => `${sign}\uFE0E`);

/** The deck: a bracket for each card. */
const DECK = /^\]+$/;
/** A pile: a bracket for each covered card, then its top card. */
const PILE = /(\[*)([\u{1F0A1}-\u{1F0DE}])/gu;

/** A line of a transcript as it is shown: brackets become numbers, and cards are drawn. */
function TranscriptLine({ line }: { readonly line: string }) {
  if (DECK.test(line)) return `Deck: ${countInEnglish(line.length, 'card')}`;
  const piles = [...line.matchAll(PILE)];
  if (piles.length === 0) return line;
  let end = 0;
  return (
    <span className="transcript-drawing">
      {piles.map((match) => {
        const [text, covered = '', character = ''] = match;
        const before = line.slice(end, match.index);
        end = match.index + text.length;
        // A pile is drawn narrower than its text, so the next one is kept in its column.
        const columns = end < line.length ? [...text].length : undefined;
        return (
          <Fragment key={match.index}>
            {before}
            <Pile covered={covered.length} character={character} columns={columns} />
          </Fragment>
        );
      })}
      {line.slice(end)}
    </span>
  );
}

interface PileProps {
  /** The number of cards below the top card. */
  readonly covered: number;
  readonly character: string;
  /** The width to fill, in characters; undefined for its own width. */
  readonly columns: number | undefined;
}

function Pile({ covered, character, columns }: PileProps) {
  const card = cardOfCharacter(character);
  if (card === undefined) return character;
  return (
    <span
      className="transcript-pile"
      style={columns === undefined ? undefined : { width: `calc(${columns} * var(--column))` }}
    >
      <span className="transcript-card suited" data-suit={suitOf(card)}>
        {`${cornerIndex(card)}${SIGNS[suitOf(card)]}`}
      </span>
      {covered > 0 && ` +${covered}`}
    </span>
  );
}

export const renderLines = (text: string) =>
  text.split('\n').map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place
    <Fragment key={i}>
      {i > 0 && '\n'}
      <TranscriptLine line={line} />
    </Fragment>
  ));
