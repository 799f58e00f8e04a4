import { t } from '@lingui/core/macro';
import { Fragment, useMemo } from 'react';
import { rankLetter, rankOf, suitOf } from '../../engine/card';
import { cardOfCharacter } from '../../engine/cardCharacters';
import { countInEnglish } from '../../engine/english';
import { linesAsText } from '../../engine/textTable';
import { Button } from '../parts/Button';
import { download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import { StepList } from './StepList';

interface TranscriptProps {
  /** The name of the file to download. */
  readonly name: string;
  /** The lines of each step; step 0 is the introduction. */
  readonly blocks: readonly (readonly string[])[];
  readonly currentStep: number;
  readonly onSelect: (step: number) => void;
}

/** The text the game prints, in step with the table: a click on a step shows it on the table. */
export function Transcript({ name, blocks, currentStep, onSelect }: TranscriptProps) {
  const { message, copy } = useClipboard();
  const text = linesAsText(blocks.flat());

  const texts = useMemo(
    () => blocks.map((lines) => (lines.length === 0 ? undefined : lines.join('\n'))),
    [blocks],
  );

  return (
    <section className="transcript" role="log" aria-label={t`Transcript`} aria-live="off">
      <div className="control-row">
        <h2>{t`Transcript`}</h2>
        <Button onClick={() => copy(text, t`Copied.`)}>{t`Copy`}</Button>
        <Button onClick={() => download(name, text)}>{t`Download`}</Button>
        <span className="muted" aria-live="polite">
          {message}
        </span>
      </div>
      {text === '' && <p className="muted">{t`Its lines appear as you step.`}</p>}
      <StepList
        texts={texts}
        current={currentStep}
        onSelect={onSelect}
        render={renderLines}
        isOutput
      />
    </section>
  );
}

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
        {`${rankLetter(rankOf(card))}${SIGNS[suitOf(card)]}`}
      </span>
      {covered > 0 && ` +${covered}`}
    </span>
  );
}

/** Lines of a transcript as they are shown. */
export const renderLines = (text: string) =>
  text.split('\n').map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place
    <Fragment key={i}>
      {i > 0 && '\n'}
      <TranscriptLine line={line} />
    </Fragment>
  ));
