import type { GameMaker } from '../registration';
import { freecell as game } from './index';

export const freecell: GameMaker = ({ cells }) => game(Number(cells));
