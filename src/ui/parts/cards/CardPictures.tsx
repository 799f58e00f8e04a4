import { ACE, KING, makeCard } from '../../../engine/card';
import type { Settings } from '../../../persistence/settings';
import { CardFace } from './CardFace';
import { CourtFigure } from './CourtFigure';
import classicKing from './classicKing.svg';
import './CardBack.css';
import './CardPictures.css';

/** The ace of spades, the seven of hearts, the king of spades. */
const SHOWN = [makeCard(3, ACE), makeCard(0, 6), makeCard(3, KING)];

/** The king of spades of `@letele/playing-cards` (CC0) as a picture: the package is larger than the rest of the page. */
const ClassicKing = () => (
  <image
    className="classic-figure"
    href={classicKing}
    x="16"
    y="23"
    width="68"
    height="94"
    preserveAspectRatio="none"
  />
);

/** Three cards in a face style, for a setting: with their figures in large print, too. Hidden from assistive technology. */
export function FacePicture({ faces }: { readonly faces: Settings['faces'] }) {
  return (
    <span className="face-picture" aria-hidden="true">
      {SHOWN.map((card) => (
        <span key={card} className="card-picture">
          <CardFace card={card} figure={faces === 'classic' ? ClassicKing : CourtFigure} />
        </span>
      ))}
    </span>
  );
}

/** A card’s back, for a setting. Hidden from assistive technology. */
export function BackPicture({ back }: { readonly back: Settings['back'] }) {
  return <span className="card-picture" data-back={back} aria-hidden="true" />;
}
