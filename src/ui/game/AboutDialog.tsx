import textFontLicence from '@fontsource-variable/inter/LICENSE?url&no-inline';
import licence from '../../../LICENSE.txt?url&no-inline';
import { klondikeEvents } from '../../store/klondikeEvents';
import { useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import fontLicence from '../parts/rankPaths.licence.txt?url&no-inline';

/** The licences, with the file of each. */
const LICENCES = [
  ['Licence of Patience Lab', licence],
  ['Licences of the packages in it', './licences.txt'],
  ['Licence of the font on the cards', fontLicence],
  ['Licence of the font of the text', textFontLicence],
] as const;

/** What the program is and who made it. */
export default function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useStores();
  return (
    <Dialog title="About Patience Lab" onClose={onClose}>
      <p>
        Patience games to play, undo, share and understand, made from the exercises of programming
        courses. Every deal has a number that Python reproduces, and every game is a link.
      </p>
      <p>Made by {klondikeEvents(store).getName()}. Free software under the MIT licence.</p>
      <ul>
        {LICENCES.map(([name, file]) => (
          <li key={file}>
            <a href={file} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
