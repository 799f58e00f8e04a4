import { Dialog } from './Dialog';

interface AboutDialogProps {
  /** What `getName` of the events answers. */
  readonly name: string;
  readonly onClose: () => void;
}

export default function AboutDialog({ name, onClose }: AboutDialogProps) {
  return (
    <Dialog title="About Patience Lab" onClose={onClose}>
      <p>
        Patience games to play, undo, share and understand, made from the exercises of programming
        courses. Every deal has a number that Python reproduces, and every game is a link.
      </p>
      <p>Made by {name}. Free software under the MIT licence.</p>
    </Dialog>
  );
}
