import type { GameMakers } from '../registration';
import { freecell } from './index';

export const makers: GameMakers = { freecell: ({ cells }) => freecell(Number(cells)) };
