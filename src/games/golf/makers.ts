import type { GameMakers } from '../registration';
import { golf } from './index';

export const makers: GameMakers = { golf: ({ wrap }) => golf(wrap === 'yes') };
