import type { Registration } from '../registration';

const load = () => import('./makers');
export const yukon: Registration = { load, options: [], group: 'build', order: 23 };
