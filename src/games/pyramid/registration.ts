import type { Registration } from '../registration';
import { PYRAMID_OPTIONS } from './options';

export const pyramid: Registration = {
  load: () => import('./makers'),
  options: PYRAMID_OPTIONS,
  group: 'peel',
  order: 32,
};
