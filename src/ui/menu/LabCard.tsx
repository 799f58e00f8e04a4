import { t } from '@lingui/core/macro';

/** A link to the lab, with its best question and a sketch of the answer. */
export const LabCard = () => (
  <section aria-label={t`The lab`} className="lab-card">
    <h2 className="muted">{t`The lab`}</h2>
    <a className="panel" href="#/lab/one-in-thirteen">
      <svg viewBox="0 0 120 60" aria-hidden="true">
        <path className="lab-guide" d="M4 34h112" />
        <path d="M4 8l6 34 6-22 6 26 7-18 7 10 8-8 9 6 10-4 12 3 14-2 27 1" />
      </svg>
      <strong>{t`Is Perditio Tempus really one in thirteen?`}</strong>
      <small>{t`Play a million games and see`}</small>
    </a>
  </section>
);
