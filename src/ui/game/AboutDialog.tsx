import type { GameStore } from '../../store/gameState';
import { klondikeEvents } from '../../store/klondikeEvents';
import { Dialog } from '../parts/Dialog';

interface AboutDialogProps {
  readonly store: GameStore;
  readonly onClose: () => void;
}

/** What the program is and who made it. */
export default function AboutDialog({ store, onClose }: AboutDialogProps) {
  return (
    <Dialog title="About Patience Lab" onClose={onClose}>
      <p>
        Patience games to play, undo, share and understand, made from the exercises of programming
        courses. Every deal has a number that Python reproduces, and every game is a link.
      </p>
      <p>Made by {klondikeEvents(store).getName()}. Free software under the MIT licence.</p>
      <p>
        <a className="button" href="./licences.txt" target="_blank" rel="noopener">
          Read all licences
        </a>
      </p>
    </Dialog>
  );
}
