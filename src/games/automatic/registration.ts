import type { Registration } from '../registration';
import { PICTURES_OPTIONS, STACKS_OPTIONS } from './options';

const load = () => import('./makers');

const perditioTempus: Registration = { load, options: [], group: 'watch', order: 50 };
const eightStacks: Registration = { load, options: STACKS_OPTIONS, group: 'watch', order: 52 };

export const pictures: Registration = {
  load,
  options: PICTURES_OPTIONS,
  group: 'watch',
  order: 51,
};
export { eightStacks as 'eight-stacks', perditioTempus as 'perditio-tempus' };
