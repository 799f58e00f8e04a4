import { type ChangeEvent, useId, useState } from 'react';
import { formatGame, openSession, playText } from '../../console/session';
import { encodeMoves } from '../../engine/moveCode';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';
import { gameAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { download } from '../parts/download';

const MAX_BYTES = 1_000_000;

/** The game as a link with all its moves, and as a file of lines. */
export function Share({ current }: { readonly current: PlayedGame }) {
  const { store } = useStores();
  const { actions } = store;
  const [said, setSaid] = useState('');
  const file = useId();
  const { id, deal, history } = current;

  async function copyLink(): Promise<void> {
    const code = encodeMoves(gameOf(id), history);
    if (!code.ok) return setSaid(code.error);
    const link = new URL(gameAddress(id, deal, code.value), window.location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setSaid('The link with the moves is copied.');
    } catch {
      setSaid(link);
    }
  }

  /** Plays a text of moves from the start of the deal, unless a line of it is wrong or the player has gone on to another. */
  function play(text: string): void {
    const now = store.getState().current;
    if (now?.id !== id || now.deal !== deal) return;
    const { session, bad } = playText(openSession(id, deal), text);
    if (bad) actions.announce(`Line ${bad.line}: ${bad.why}`, 'refusal');
    else actions.loadHistory(session.history, `${session.history.cursor} moves read.`);
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) setSaid('That file is too long to be a game.');
    else await chosen.text().then(play, () => setSaid('That file could not be read.'));
    target.value = '';
  }

  return (
    <div className="row">
      <button type="button" className="button" onClick={copyLink}>
        Copy link with moves
      </button>
      <button
        type="button"
        className="button"
        onClick={() => download(`${id}-${deal.slice(0, 20)}.txt`, formatGame(current))}
      >
        Save moves
      </button>
      <label className="button" htmlFor={file}>
        Open moves
      </label>
      <input id={file} className="file" type="file" accept=".txt,text/plain" onChange={read} />
      <span className="small" aria-live="polite">
        {said}
      </span>
    </div>
  );
}
