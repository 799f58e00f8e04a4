import { ACE, KING, makeCard } from '../../../engine/card';
import type { Settings } from '../../../persistence/settings';
import { CardFace, type FaceStyle } from './CardFace';
import './CardBack.css';
import './CardPictures.css';

/** The ace of spades, the seven of hearts, the king of spades. */
const SHOWN = [makeCard(3, ACE), makeCard(0, 6), makeCard(3, KING)];

interface FacePictureProps {
  readonly faces: FaceStyle;
  /** Whether the cards have the large index of large print. */
  readonly large?: boolean;
}

/** Three cards in a face style, for a setting. Hidden from assistive technology. */
export function FacePicture({ faces, large = false }: FacePictureProps) {
  return (
    <span className="face-picture" aria-hidden="true">
      {SHOWN.map((card) => (
        <span key={card} className="card-picture" data-large={large || undefined}>
          <CardFace card={card} faces={faces} />
        </span>
      ))}
    </span>
  );
}

/** A card’s back, for a setting. Hidden from assistive technology. */
export function BackPicture({ back }: { readonly back: Settings['back'] }) {
  return <span className="card-picture" data-back={back} aria-hidden="true" />;
}
