import { useState } from 'react';
import type { TableGame } from '../../store/game/table';
import { dailyAddress, gameAddress } from '../parts/address';
import { dealFileName, download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import { shareText } from './shareText';
import { useDailyStreak } from './useDailyStreak';
import './ShareMenu.css';

interface ShareMenuProps {
  readonly current: TableGame;
  /** The moves of the solver’s line, once they are known. */
  readonly par?: number | undefined;
  /** The class of the button. */
  readonly className?: string;
}

/** The button Share, which opens the forms to share a game in: a text, a link to its deal, a picture. */
export function ShareMenu({ current, par, className = 'button' }: ShareMenuProps) {
  const [open, setOpen] = useState(false);
  const { message, setMessage, copy } = useClipboard();
  const { variant, deal, day } = current.record;
  const streak = useDailyStreak(current.record);
  const daily = streak === undefined ? undefined : { streak, par };
  const address = daily ? dailyAddress(variant, day) : gameAddress(variant, deal);
  const link = new URL(address, window.location.href).href;
  const text = (): string => shareText(current, link, daily);

  /** Opens the system’s share sheet, or does something else where there is none. */
  function send(data: ShareData, otherwise: () => void): void {
    if (!navigator.share || (data.files && !navigator.canShare?.(data))) return otherwise();
    navigator.share(data).catch((error: unknown) => {
      // Somebody who closes the share sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) otherwise();
    });
  }

  const sendText = (): void =>
    send({ text: text() }, () =>
      copy({ text: text(), copied: 'Copied: a summary and a link to the deal.', failed: link }),
    );
  const sendLink = (): void =>
    send({ url: link }, () => copy({ text: link, copied: 'Link copied.', failed: link }));

  async function sendPicture(): Promise<void> {
    const { sharePicture } = await import('./sharePicture');
    const picture = await sharePicture(current, text().split('\n').slice(0, 2));
    if (!picture) return setMessage('This browser can’t draw the picture.');
    const name = `${dealFileName(variant, deal)}.png`;
    const files = [new File([picture], name, { type: 'image/png' })];
    send({ files }, () => {
      download(name, picture, 'image/png');
      setMessage(`Saved as ${name}.`);
    });
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Share
      </button>
      {open && (
        <fieldset className="share-forms" aria-label="Share">
          <button type="button" className="button" onClick={sendText}>
            Text
          </button>
          <button type="button" className="button" onClick={sendLink}>
            Link
          </button>
          <button
            type="button"
            className="button"
            onClick={() => sendPicture().catch(() => setMessage('The picture could not be made.'))}
          >
            Picture
          </button>
          <output>{message}</output>
        </fieldset>
      )}
    </>
  );
}
