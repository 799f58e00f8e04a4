import { t } from '@lingui/core/macro';
import { BackupSection } from './BackupSection';
import { QuarantineSection } from './QuarantineSection';
import { ResetSection } from './ResetSection';
import '../parts/panel.css';
import './SettingsSheet.css';

/** The player’s games as data: backups, what could not be read, and starting over. */
export default function DataSection() {
  return (
    <section aria-label={t`Data`} className="data">
      <h3 className="muted">{t`Data`}</h3>
      <BackupSection />
      <QuarantineSection />
      <ResetSection />
    </section>
  );
}
