import type { Registration } from '../registration';

export const yukon: Registration = { options: [], group: 'build', order: 23 };
