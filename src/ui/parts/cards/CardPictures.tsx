import type { Settings } from '../../../persistence/settings';
import { suitPath } from '../suitPath';
import './CardPictures.css';

interface FacePictureProps {
  readonly faces: Settings['faces'];
  /** Whether the cards have the large index of large print. */
  readonly large?: boolean;
}

/** Three cards in a face style, for a setting. Hidden from assistive technology. */
export function FacePicture({ faces, large = false }: FacePictureProps) {
  return (
    <span className="face-picture" aria-hidden="true">
      {[3, 0, 2].map((suit) => (
        <svg key={suit} className="card-picture" viewBox="-50 -70 100 140" aria-hidden="true">
          <path
            transform={faces === 'classic' && !large ? 'scale(0.5)' : 'scale(0.8)'}
            d={suitPath(suit)}
          />
        </svg>
      ))}
    </span>
  );
}

/** A card’s back, for a setting. Hidden from assistive technology. */
export function BackPicture({ back }: { readonly back: Settings['back'] }) {
  return <span className="card-picture" data-back={back} aria-hidden="true" />;
}
