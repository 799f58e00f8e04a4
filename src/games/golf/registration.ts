import type { Registration } from '../registration';
import { GOLF_OPTIONS } from './options';

export const golf: Registration = {
  load: () => import('./makers'),
  options: GOLF_OPTIONS,
  group: 'peel',
  order: 30,
};
