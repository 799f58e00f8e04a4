import { t } from '@lingui/core/macro';
import { useEffect } from 'react';

/** Names the browser’s tab: `Klondike, draw three · Patience Lab`; the program alone for a page without a title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? 'Patience Lab' : t`${title} · Patience Lab`;
  }, [title]);
}
