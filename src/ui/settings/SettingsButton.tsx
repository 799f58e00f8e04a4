import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { LoadErrorDialog } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { ToolButton } from '../parts/ToolButton';

/** The settings beside the page. Their code is loaded when they are first opened. */
const SettingsSheet = lazyPart(() => import('./SettingsSheet'), LoadErrorDialog);

/** Opens the settings beside a page. */
export function SettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton icon="settings" name={t`Settings`} iconOnly onClick={() => setIsOpen(true)} />
      {isOpen && <SettingsSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}
