import textFontLicence from '@fontsource-variable/inter/LICENSE?url&no-inline';
import { t } from '@lingui/core/macro';
import licence from '../../../LICENSE.txt?url&no-inline';
import { version } from '../../../package.json';
import { klondikeEvents } from '../../store/klondikeEvents';
import { useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import fontLicence from '../parts/rankPaths.licence.txt?url&no-inline';

const licences = () =>
  [
    [t`Licence of Patience Lab`, licence],
    [t`Licences of the packages in it`, './licences.txt'],
    [t`Licence of the font on the cards`, fontLicence],
    [t`Licence of the font of the text`, textFontLicence],
  ] as const;

/** What the program is, who made it, and which version this is. */
export default function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useStores();
  const author = klondikeEvents(store).getName();
  return (
    <Dialog title={t`About Patience Lab`} onClose={onClose}>
      <p>
        <strong>{t`Solitaire that tells you if you can still win.`}</strong>
      </p>
      <p>{t`Free, without ads or an account. Nothing you do here leaves this device unless you share it.`}</p>
      <p>{t`It grew out of programming exercises: with the same number, Python deals the same cards.`}</p>
      <p>{t`Made by ${author}. Free software under the MIT licence.`}</p>
      <ul>
        {licences().map(([name, file]) => (
          <li key={file}>
            <a href={file} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="muted">{t`Version ${version}`}</p>
    </Dialog>
  );
}
