import type { Registration } from '../registration';
import { ELEVENS_OPTIONS, TENS_OPTIONS, THIRTEENS_OPTIONS } from './options';

export const elevens: Registration = { options: ELEVENS_OPTIONS, group: 'pair', order: 40 };
export const thirteens: Registration = { options: THIRTEENS_OPTIONS, group: 'pair', order: 41 };
export const tens: Registration = { options: TENS_OPTIONS, group: 'pair', order: 42 };
