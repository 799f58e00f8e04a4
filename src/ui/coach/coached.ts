import { KEYS } from '../../persistence/keys';
import type { SafeStorage } from '../../persistence/safeStorage';

/** True once the coach has been taken or declined. */
export const isCoached = (storage: SafeStorage): boolean => storage.read(KEYS.coached) !== null;

/** True for somebody who has declined the coach, and is left alone from then on. */
export const wantsNoCoach = (storage: SafeStorage): boolean =>
  storage.read(KEYS.coached) === 'declined';

export const markCoached = (storage: SafeStorage, answer: 'yes' | 'declined'): void => {
  storage.write(KEYS.coached, answer);
};
