import { t } from '@lingui/core/macro';
import type { WorkerFailure } from '../../workers/workerLink';
import { LoadError } from '../parts/LoadError';

interface WorkerFailureNoticeProps {
  readonly failure: WorkerFailure;
  readonly onRetry: () => void;
}

/** Says why there are no results, and offers to try again. */
export function WorkerFailureNotice({ failure, onRetry }: WorkerFailureNoticeProps) {
  if (failure === 'failed') return <LoadError />;
  return (
    <>
      <p role="alert">{t`The lab’s workers do not answer in this browser.`}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t`Try again`}
      </button>
    </>
  );
}
