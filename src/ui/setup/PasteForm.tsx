import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { gameOf, type VariantId } from '../../games/index';
import {
  faultText,
  formatPositionCode,
  type Position,
  stateOf,
  type TextFault,
} from '../../games/positions';
import { type ReadPosition, readPosition } from '../../interchange';
import { parseAddress, setUpAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { FileButton, readText } from '../parts/FileButton';

interface PasteFormProps {
  /** The game on the table; without one the text tells which it is. */
  readonly game?: VariantId;
  readonly onRead: (position: Position) => void;
}

/** A field for a position in any form, which is read as soon as it is pasted. */
export function PasteForm({ game, onRead }: PasteFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [other, setOther] = useState<ReadPosition>();

  function read(from: string): void {
    // A link opens what it leads to.
    const [link] = /#\/\S+/.exec(from) ?? [];
    if (link && parseAddress(link).page !== 'home') {
      window.location.hash = link;
      return;
    }
    const found = readPosition(from, game);
    const elsewhere = game !== undefined && !isSound(found) ? readPosition(from) : undefined;
    setOther(
      elsewhere?.ok && elsewhere.value.game !== game && isSound(elsewhere)
        ? elsewhere.value
        : undefined,
    );
    if (!found.ok) return setSaid(faultText(found.error));
    const { form, position } = found.value;
    const faults = faultsOf(found.value);
    const misfit = faults.find(({ isMisfit }) => isMisfit);
    if (misfit) return setSaid(misfit.sentence);
    // All else is said beside the table.
    const inLines = faults.filter(({ line }) => line !== undefined).map(faultText);
    setSaid([t`Read as ${formInWords(form)}.`, ...inLines].join('\n'));
    if (game === undefined) window.location.hash = addressOf(found.value);
    else onRead(position);
  }

  async function openFile(file: File): Promise<void> {
    const content = await readText(file);
    if (content === undefined) return setSaid(t`That file could not be read.`);
    setText(content);
    read(content);
  }

  return (
    <form
      className="panel set-up-paste"
      onSubmit={(event) => {
        event.preventDefault();
        read(text);
      }}
    >
      <label htmlFor={id}>{t`Paste a position from any program`}</label>
      <textarea
        id={id}
        className="form-control"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        translate="no"
        placeholder={'4C 2C 9C 8C QS\n5S QH 3C AC 3H'}
        aria-describedby={`${id}said`}
        value={text}
        onChange={({ target, nativeEvent }) => {
          setText(target.value);
          setSaid('');
          const isPasted =
            nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
          if (isPasted) read(target.value);
        }}
      />
      <div className="control-row">
        <Button type="submit">{t({ message: 'Read', context: 'a text, on a button' })}</Button>
        <FileButton accept=".txt,.json,.xml,text/*" onFile={(file) => void openFile(file)}>
          {t`Open a file`}
        </FileButton>
      </div>
      <p id={`${id}said`} role="alert" className="set-up-said">
        {said}
      </p>
      {other && (
        <a className="button" href={addressOf(other)}>
          {t`Set it up as ${gameOf(other.game).name}`}
        </a>
      )}
    </form>
  );
}

type Read = ReturnType<typeof readPosition>;

/** True for a text in which nothing is wrong. */
const isSound = (read: Read): boolean => read.ok && faultsOf(read.value).length === 0;

function faultsOf({ game, position }: ReadPosition): readonly TextFault[] {
  const state = stateOf(game, position);
  return state.ok ? [] : state.error;
}

const addressOf = ({ game, position }: ReadPosition): string =>
  setUpAddress(game, formatPositionCode(position));

/** `a board`: a form after “Read as”. */
function formInWords(form: ReadPosition['form']): string {
  switch (form) {
    case 'piles':
      return t({ message: 'piles in JSON', comment: 'after “Read as”' });
    case 'board':
      return t({
        message: 'a board',
        comment: 'after “Read as”: the cards of each pile in a line',
      });
    case 'solvitaire':
      return t({ message: 'a deal of Solvitaire', comment: 'after “Read as”' });
    case 'kpat':
      return t({ message: 'a saved game of KPatience', comment: 'after “Read as”' });
    case 'deck':
      return t({ message: 'a deck', comment: 'after “Read as”' });
    case 'number':
      return t({ message: 'the number of a deal', comment: 'after “Read as”' });
  }
}
