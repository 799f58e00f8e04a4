import type { Registration } from '../registration';
import { SPIDER_OPTIONS } from './options';

export const spider: Registration = {
  load: () => import('./makers'),
  options: SPIDER_OPTIONS,
  group: 'build',
  order: 22,
};
