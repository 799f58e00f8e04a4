import { formatGame, openSession, playText } from '../../console/session';
import { encodeMoves } from '../../engine/moveCode';
import { plural } from '../../engine/words';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import { gameAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { dealFileName, download } from '../parts/download';
import { FileButton } from '../parts/FileButton';
import { useClipboard } from '../parts/useClipboard';

/** The largest file that is read. */
const MAX_BYTES = 1_000_000;

interface ShareRowProps {
  readonly current: TableGame;
  /** The moves in words. */
  readonly text: () => string;
}

/** Copies a link or the moves in words; exports and imports the game as a text file. */
export function ShareRow({ current, text }: ShareRowProps) {
  const { store } = useStores();
  const { actions } = store;
  const { message, setMessage, copy } = useClipboard();
  const {
    record: { variant, deal },
    history,
  } = current;

  function copyLink(): void {
    const code = encodeMoves(gameOf(variant), history);
    if (!code.ok) return setMessage(code.error);
    const link = new URL(gameAddress(variant, deal, code.value), window.location.href).href;
    copy({ text: link, copied: 'Link copied.', failed: link });
  }

  function exportGame(): void {
    const name = `${dealFileName(variant, deal)}.txt`;
    download(name, formatGame({ id: variant, deal, history }));
    setMessage(`Saved as ${name}.`);
  }

  /** Loads the moves of a text into the game, unless one is wrong or the deal on the table has changed. */
  function load(text: string): void {
    const now = store.getState().current?.record;
    if (now?.variant !== variant || now.deal !== deal) return;
    const { session, bad } = playText(openSession(variant, deal), text);
    if (!bad && session.history.steps.length === 0) {
      actions.announce('There are no moves in that file.', 'refusal');
    } else if (bad) actions.announce(`Line ${bad.line}: ${bad.why}`, 'refusal');
    else actions.load(session.history, `${plural(session.history.cursor, 'move')} read.`);
  }

  function openFile(file: File): void {
    if (file.size > MAX_BYTES) setMessage('That file is too long to be a game.');
    else file.text().then(load, () => setMessage('That file could not be read.'));
  }

  return (
    <div className="control-row">
      <button type="button" className="button" onClick={copyLink}>
        Copy link to this game
      </button>
      <button
        type="button"
        className="button"
        onClick={() =>
          copy({ text: text(), copied: 'Moves copied.', failed: 'The moves could not be copied.' })
        }
      >
        Copy moves
      </button>
      <button type="button" className="button" onClick={exportGame}>
        Export game
      </button>
      <FileButton accept=".txt,text/plain" onFile={openFile}>
        Import game
      </FileButton>
      <span className="small-text" aria-live="polite">
        {message}
      </span>
    </div>
  );
}
