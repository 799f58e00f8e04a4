import type { TableGame } from '../../store/game/table';
import { dailyAddress, gameAddress } from '../parts/address';
import { useClipboard } from '../parts/useClipboard';
import { type SharedDaily, shareText } from './shareText';

/** Shares a game as a short text through the system’s share sheet, or copies the text where there is none. */
export function useShare(
  current: TableGame,
  daily?: SharedDaily,
): {
  /** What happened, for a live region; empty at first. */
  readonly message: string;
  readonly share: () => void;
} {
  const { message, copy } = useClipboard();
  function share(): void {
    const { variant, deal, day } = current.record;
    const address = daily ? dailyAddress(variant, day) : gameAddress(variant, deal);
    const link = new URL(address, window.location.href).href;
    const text = shareText(current, link, daily);
    const copyText = (): void =>
      copy({
        text,
        copied: 'Copied: a summary of the game and a link to the deal.',
        failed: link,
      });
    if (!navigator.share) return copyText();
    navigator.share({ text }).catch((error: unknown) => {
      // Somebody who closes the share sheet wants nothing copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copyText();
    });
  }
  return { message, share };
}
