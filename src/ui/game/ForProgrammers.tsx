import { plural, t } from '@lingui/core/macro';
import { useId, useMemo, useState } from 'react';
import { compareOutput, type Difference, pastedOutput } from '../../courses/comparison';
import { differenceInWords } from '../../courses/differenceInWords';
import { transcriptText } from '../../courses/exercise';
import { pythonFor } from '../../courses/pythonDeal';
import { visible } from '../../courses/visible';
import { isHandDealt } from '../../engine/dealId';
import { gameOf } from '../../games/index';
import { faultText } from '../../games/positions';
import { GameFile } from '../console/GameFile';
import { Button } from '../parts/Button';
import { CodeBlock } from '../parts/CodeBlock';
import type { GameDialogProps } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { dealFileName, download } from '../parts/download';
import { Switch } from '../parts/Switch';
import { useClipboard } from '../parts/useClipboard';

/** The game as a file, its deck in Python and, of a game that plays itself, its transcript and a comparison with a program’s output. */
export function ForProgrammers({ current, onClose }: GameDialogProps) {
  const { variant, deal } = current.record;
  const transcript = useMemo(() => transcriptText(variant, deal), [variant, deal]);
  const { message, copy } = useClipboard();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <GameFile current={current} onClose={onClose} />
      {!isHandDealt(deal) && (
        <>
          <p>{t`The same cards in Python, the last one on top; the list can be pasted as a deal. From 0 to 51 they are hearts, diamonds, clubs, spades, each from ace to king:`}</p>
          {(gameOf(variant).decks ?? 1) > 1 && (
            <p>{t`Each further deck goes on from there, in the same order.`}</p>
          )}
          <CodeBlock>{pythonFor(deal, gameOf(variant))}</CodeBlock>
        </>
      )}
      {transcript !== undefined && (
        <>
          <div className="control-row">
            <Button onClick={() => copy(transcript, t`Transcript copied.`)}>
              {t`Copy transcript`}
            </Button>
            <Button onClick={() => setIsShown(true)}>{t`Show transcript`}</Button>
            <output className="note">{message}</output>
          </div>
          <CompareOutput transcript={transcript} />
          {isShown && (
            <TranscriptDialog
              text={transcript}
              name={`${dealFileName(variant, deal)}.txt`}
              onClose={() => setIsShown(false)}
            />
          )}
        </>
      )}
    </>
  );
}

interface TranscriptDialogProps {
  readonly text: string;
  /** The name of the file to download. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The transcript to the letter, as wide as a terminal. */
function TranscriptDialog({ text, name, onClose }: TranscriptDialogProps) {
  const { message, copy } = useClipboard();
  return (
    <Dialog title={t`Transcript`} onClose={onClose}>
      <div className="control-row">
        <Button onClick={() => copy(text, t`Copied.`)}>{t`Copy`}</Button>
        <Button onClick={() => download(name, text)}>{t`Download`}</Button>
        <output className="note">{message}</output>
      </div>
      <CodeBlock className="whole-transcript">{text}</CodeBlock>
    </Dialog>
  );
}

const MAX_LENGTH = 1_000_000;

/** A field for the output of one’s own program, and the first line of it that differs from the transcript. */
function CompareOutput({ transcript }: { readonly transcript: string }) {
  const [text, setText] = useState('');
  const [isLenient, setLenient] = useState(false);
  const id = useId();
  const isTooLong = text.length > MAX_LENGTH;
  const compared = useMemo(
    () =>
      text === '' || isTooLong
        ? undefined
        : compareOutput({ text: transcript }, pastedOutput(text), isLenient),
    [text, isTooLong, transcript, isLenient],
  );
  const difference = compared?.difference;
  return (
    <section className="compare-output" aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t`Compare with your output`}</h3>
      <label className="muted" htmlFor={id}>
        {t`Paste what your program prints for this deal:`}
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        spellCheck={false}
        wrap="off"
        lang="en"
        translate="no"
      />
      <Switch
        label={t`Forgive white space`}
        note={t`At the end of lines, tabs for spaces, doubled blank lines`}
        isOn={isLenient}
        onChange={setLenient}
      />
      <p role="status">
        {isTooLong && t`That text is too long to compare.`}
        {compared &&
          (difference
            ? faultText({ line: difference.line, sentence: differenceInWords(difference) })
            : rightInWords(transcript, compared.forgiven))}
      </p>
      {difference && <Around difference={difference} />}
    </section>
  );
}

function rightInWords(transcript: string, forgiven: number): string {
  const lines = transcript.split('\n').length - 1;
  return forgiven === 0
    ? t`${plural(lines, { one: 'Right: the only line is the same.', other: 'Right: all # lines are the same.' })}`
    : t`${plural(forgiven, { one: 'Right, but for white space in # line.', other: 'Right, but for white space in # lines.' })}`;
}

const SIGNS = { both: '', right: '−', actual: '+' } as const;

/** The lines around a difference; those of one side have a sign. */
function Around({ difference: { around } }: { readonly difference: Difference }) {
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the lines too */}
      <ol className="code-block seen-lines" lang="en" translate="no" tabIndex={0}>
        {around.map(({ line, side, text }) => (
          <li key={`${side} ${line}`} data-side={side}>
            <span>{line}</span>
            <span>{SIGNS[side]}</span>
            <span>{visible(text)}</span>
          </li>
        ))}
      </ol>
      <figcaption className="muted">
        {t`− the transcript, + your program; · is a space, → a tab`}
      </figcaption>
    </figure>
  );
}
