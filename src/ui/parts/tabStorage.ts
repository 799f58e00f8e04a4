import { createSafeStorage } from '../../persistence/safeStorage';
import { browserStorage } from '../../store/browser';

/** The storage of this tab, for what outlives a reload of the page. */
export const tabStorage = createSafeStorage(browserStorage('sessionStorage'));
