import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { encodeMoves } from '../../engine/moveCode';
import { gameOf } from '../../games/index';
import { playedDays, streaksOf } from '../../persistence/daily';
import type { GameFacts } from '../../persistence/record';
import { localDay } from '../../store/browser';
import type { TableGame } from '../../store/game/table';
import { dailyAddress, gameAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { dealFileName, download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import { useGameList } from '../parts/useGameList';
import { movesText, shareText } from './shareText';
import '../parts/form.css';

interface ShareMenuProps {
  readonly current: TableGame;
  /** The moves of the solver’s line, once they are known. */
  readonly par?: number | undefined;
  /** The class of the button. */
  readonly className?: string;
}

/**
 * The Share button, which shows the forms in which a game can be shared: a text, a picture, a link to its deal, and its moves.
 */
export function ShareMenu({ current, par, className = 'button' }: ShareMenuProps) {
  const [open, setOpen] = useState(false);
  const { message, setMessage, copy } = useClipboard();
  const { record, history } = current;
  const { variant, deal, day } = record;
  const streak = useDailyStreak(record);
  const daily = streak === undefined ? undefined : { streak, par };
  const address = daily ? dailyAddress(variant, day) : gameAddress(variant, deal);
  const link = new URL(address, window.location.href).href;
  const text = (): string => shareText(current, link, daily);

  /** Opens the system’s share sheet, or calls `otherwise` if there is none. */
  function send(data: ShareData, otherwise: () => void): void {
    if (!navigator.share || (data.files && !navigator.canShare?.(data))) return otherwise();
    navigator.share(data).catch((error: unknown) => {
      // Somebody who closes the share sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) otherwise();
    });
  }

  const sendOrCopy = (data: ShareData, copied: string, failed: string): void =>
    send(data, () => copy({ text: data.text ?? data.url ?? '', copied, failed }));
  const sendLink = (url: string): void => sendOrCopy({ url }, t`Link copied.`, url);

  function sendGame(): void {
    const code = encodeMoves(gameOf(variant), history);
    if (!code.ok) return setMessage(code.error);
    sendLink(new URL(gameAddress(variant, deal, code.value), window.location.href).href);
  }

  async function sendPicture(): Promise<void> {
    const { sharePicture } = await import('./sharePicture');
    const picture = await sharePicture(current, text().split('\n').slice(0, 2));
    if (!picture) return setMessage(t`This browser can’t draw the picture.`);
    const name = `${dealFileName(variant, deal)}.png`;
    const files = [new File([picture], name, { type: 'image/png' })];
    send({ files }, () => {
      download(name, picture, 'image/png');
      setMessage(t`Saved as ${name}.`);
    });
  }

  const forms: readonly (readonly [name: string, send: () => void])[] = [
    [
      t({ message: 'Text', context: 'what is shared' }),
      () => sendOrCopy({ text: text() }, t`Copied: a summary and a link to the deal.`, link),
    ],
    [
      t({ message: 'Picture', context: 'what is shared' }),
      () => sendPicture().catch(() => setMessage(t`The picture could not be made.`)),
    ],
    [t`Link to this deal`, () => sendLink(link)],
    ...(history.steps.length > 0
      ? ([
          [t`Link to this game`, sendGame],
          [
            t`Moves`,
            () =>
              sendOrCopy(
                { text: movesText(current) },
                t`Moves copied.`,
                t`The moves could not be copied.`,
              ),
          ],
        ] as const)
      : []),
  ];

  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t({ message: 'Share', context: 'a game' })}
      </button>
      {open && (
        <fieldset
          className="share-forms control-row"
          aria-label={t({ message: 'Share', context: 'a game' })}
        >
          {forms.map(([name, onClick]) => (
            <Button key={name} onClick={onClick}>
              {name}
            </Button>
          ))}
          <output className="muted">{message}</output>
        </fieldset>
      )}
    </>
  );
}

/** Days in a row on which the daily deal of this game was won; undefined if the deal is not a daily one. */
export function useDailyStreak({ variant, source, day }: GameFacts): number | undefined {
  const isDaily = source === 'daily' && day !== undefined;
  const games = useGameList(isDaily);
  return useMemo(
    () => (isDaily ? streaksOf(playedDays(games ?? [], variant), localDay()).now : undefined),
    [games, variant, isDaily],
  );
}
