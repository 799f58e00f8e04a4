import type { Registration } from '../registration';
import { TRIPEAKS_OPTIONS } from './options';

export const tripeaks: Registration = {
  load: () => import('./makers'),
  options: TRIPEAKS_OPTIONS,
  group: 'peel',
  order: 31,
};
