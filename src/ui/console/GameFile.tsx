import { plural, t } from '@lingui/core/macro';
import { dealOfFile, formatGame, playText } from '../../console/gameFile';
import { openSession } from '../../console/session';
import { gameOf } from '../../games/index';
import { faultText } from '../../games/positions';
import { narrateAll } from '../../store/game/narration';
import { Button } from '../parts/Button';
import { type GameDialogProps, useStores } from '../parts/context';
import { dealFileName, download } from '../parts/download';
import { FileButton, MAX_TEXT_BYTES, readText } from '../parts/FileButton';
import { useClipboard } from '../parts/useClipboard';

/** Exports the game as a text file, copies its moves in words, and puts the game of such a file on the table. */
export function GameFile({ current, onClose }: GameDialogProps) {
  const { actions } = useStores().store;
  const { message, setMessage, copy } = useClipboard();
  const {
    record: { variant, deal },
    history,
  } = current;

  function exportGame(): void {
    const name = `${dealFileName(variant, deal)}.txt`;
    download(name, formatGame({ variant, deal, history }));
    setMessage(t`Saved as ${name}.`);
  }

  /** Shows the game of a text, unless a line of it is wrong. */
  function load(text: string): void {
    const named = dealOfFile(text);
    if (!named.ok) return setMessage(named.error);
    const { variant: id, deal: number } = named.value;
    const { session, bad } = playText(openSession(id, number), text);
    if (bad) return setMessage(faultText(bad));
    if (session.history.steps.length === 0) return setMessage(t`There are no moves in that file.`);
    onClose();
    const { cursor } = session.history;
    const read = plural(cursor, { one: '# move read.', other: '# moves read.' });
    void actions.load({ variant: id, deal: number, history: session.history }, read);
  }

  async function openFile(file: File): Promise<void> {
    if (file.size > MAX_TEXT_BYTES) return setMessage(t`That file is too long to be a game.`);
    const text = await readText(file);
    if (text === undefined) setMessage(t`That file could not be read.`);
    else load(text);
  }

  return (
    <div className="control-row">
      <Button onClick={exportGame}>{t`Export game`}</Button>
      <FileButton accept=".txt,text/plain" onFile={openFile}>
        {t`Import game`}
      </FileButton>
      {history.steps.length > 0 && (
        <Button
          onClick={() =>
            copy(
              narrateAll(gameOf(variant), history),
              t`Moves copied.`,
              t`The moves could not be copied.`,
            )
          }
        >
          {t`Copy moves`}
        </Button>
      )}
      <output className="note">{message}</output>
    </div>
  );
}
