import { PREFIX, type SafeStorage } from '../../persistence/safeStorage';

const COACHED_KEY = `${PREFIX}coached`;

/** True once the coach has been taken or declined. */
export const isCoached = (storage: SafeStorage): boolean => storage.read(COACHED_KEY) !== null;

export const markCoached = (storage: SafeStorage): void => {
  storage.write(COACHED_KEY, 'yes');
};
