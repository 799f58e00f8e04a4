import { KEYS } from '../../persistence/keys';
import type { SafeStorage } from '../../persistence/safeStorage';

/** True once the coach has been taken or declined. */
export const isCoached = (storage: SafeStorage): boolean => storage.read(KEYS.coached) !== null;

export const markCoached = (storage: SafeStorage): void => {
  storage.write(KEYS.coached, 'yes');
};
