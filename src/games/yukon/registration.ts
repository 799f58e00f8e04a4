import type { Registration } from '../registration';

export const yukon: Registration = {
  load: () => import('./makers'),
  options: [],
  group: 'build',
  order: 23,
};
