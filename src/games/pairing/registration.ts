import type { Registration } from '../registration';
import { ELEVENS_OPTIONS, TENS_OPTIONS, THIRTEENS_OPTIONS } from './options';

const load = () => import('./makers');

export const elevens: Registration = { load, options: ELEVENS_OPTIONS, group: 'pair', order: 40 };
export const thirteens: Registration = {
  load,
  options: THIRTEENS_OPTIONS,
  group: 'pair',
  order: 41,
};
export const tens: Registration = { load, options: TENS_OPTIONS, group: 'pair', order: 42 };
