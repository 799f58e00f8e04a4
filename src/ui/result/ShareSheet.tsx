import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { hasChoice } from '../../engine/game';
import { encodeMoves } from '../../engine/moveLink';
import { gameOf } from '../../games/index';
import { formatRival } from '../../store/challenge';
import { useDealFact } from '../analysis/useAssistant';
import { dailyAddress, gameAddress, linkTo } from '../parts/address';
import { Button } from '../parts/Button';
import type { GameDialogProps } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { dealFileName, download } from '../parts/download';
import { Icon, type IconName } from '../parts/Icon';
import { copyText } from '../parts/useClipboard';
import { pngOf } from './pngOf';
import { SharePicture } from './SharePicture';
import { pictureLines, shareText } from './shareText';
import { useDailyStanding } from './useDailyStanding';
import './ShareSheet.css';

/** How long a button confirms that something was copied, in milliseconds. */
const CONFIRMED_MS = 1_600;

/** The picture of the game, and the forms in which it can be shared. Each confirms on its own button what it did. */
export default function ShareSheet({ current, onClose }: GameDialogProps) {
  const { said, say } = useConfirmation();
  const picture = useRef<SVGSVGElement>(null);
  const { record, history, isPreview, isBySolver } = current;
  const { variant, deal, day, result, helped } = record;
  const game = gameOf(variant);
  const streak = useDailyStanding(record)?.streak.now;
  const par = useDealFact('par', current, streak !== undefined && result === 'won');
  const daily = streak === undefined ? undefined : { streak, par };
  const address = daily ? dailyAddress(variant, day) : gameAddress(variant, deal);
  const link = linkTo(address);
  const text = shareText(current, link, daily);
  const isDuel = result === 'won' && hasChoice(game) && !isPreview && !helped;
  const theirs = formatRival({ moves: history.cursor, seconds: record.seconds });

  /** Opens the system’s share sheet, or calls `otherwise` if there is none. */
  function send(data: ShareData, otherwise: () => void): void {
    if (!navigator.share || (data.files && !navigator.canShare?.(data))) return otherwise();
    navigator.share(data).catch((error: unknown) => {
      // Somebody who closes the share sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) otherwise();
    });
  }

  const sendOrCopy = (form: Form, data: ShareData): void =>
    send(data, () => {
      const written = data.text ?? data.url ?? '';
      // An empty message says that it worked. If it fails, the text is shown, to be copied by hand.
      void copyText(written, '', written).then((why) => say(form, why));
    });

  function sendGame(): void {
    const code = encodeMoves(game, history);
    if (!code.ok) return say('game', code.error);
    const played = helped || isBySolver ? 'solver' : isDuel ? record.seconds : undefined;
    const own = gameAddress(variant, deal, code.value, played);
    sendOrCopy('game', { url: linkTo(own) });
  }

  async function sendPicture(): Promise<void> {
    const blob = picture.current && (await pngOf(picture.current).catch(() => undefined));
    if (!blob) return say('picture', t`The picture could not be made.`);
    const name = `${dealFileName(variant, deal)}.png`;
    send({ files: [new File([blob], name, { type: 'image/png' })] }, () => {
      download(name, blob, 'image/png');
      say('picture');
    });
  }

  const row = (form: Form, icon: IconName, name: string, onClick: () => void, detail?: string) => (
    <Button primary={form === 'link'} onClick={onClick}>
      <Icon name={said?.form === form && !said.failure ? 'winnable' : icon} />
      <span>
        {said?.form === form && !said.failure ? doneText(form) : name}
        {detail && <small>{detail}</small>}
      </span>
    </Button>
  );

  return (
    <Dialog title={t({ message: 'Share', context: 'a game' })} onClose={onClose}>
      <div className="share">
        <SharePicture ref={picture} game={current} lines={pictureLines(current)} />
        <div className="share-forms">
          {row(
            'link',
            'link',
            t`Link to this deal`,
            () => sendOrCopy('link', { url: link }),
            t`Your friend plays the same cards`,
          )}
          {history.steps.length > 0 &&
            row(
              'game',
              isDuel ? 'replace' : 'play',
              isDuel ? t`Challenge a friend` : t`Link to this game`,
              sendGame,
              isDuel ? t`Beat ${theirs}` : t`Your friend watches your moves`,
            )}
          {row('text', 'text', t({ message: 'Text', context: 'what is shared' }), () =>
            sendOrCopy('text', { text }),
          )}
          {row('picture', 'picture', t({ message: 'Picture', context: 'what is shared' }), () =>
            sendPicture(),
          )}
          <output className={said?.failure ? 'note' : 'visually-hidden'}>
            {said && (said.failure || doneText(said.form))}
          </output>
        </div>
      </div>
    </Dialog>
  );
}

type Form = 'link' | 'game' | 'text' | 'picture';

const doneText = (form: Form): string => (form === 'picture' ? t`Saved` : t`Copied`);

interface Said {
  readonly form: Form;
  /** Why it failed, or what can be copied by hand; empty if it was done. */
  readonly failure: string;
}

/** What was done last: a success for a moment, a failure until the next attempt. */
function useConfirmation() {
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    if (!said || said.failure) return;
    const timer = setTimeout(() => setSaid(undefined), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return { said, say: (form: Form, failure = ''): void => setSaid({ form, failure }) };
}
