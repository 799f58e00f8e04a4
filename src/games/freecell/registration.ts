import type { Registration } from '../registration';
import { FREECELL_OPTIONS } from './options';

export const freecell: Registration = {
  load: () => import('./makers'),
  options: FREECELL_OPTIONS,
  group: 'build',
  order: 20,
};
