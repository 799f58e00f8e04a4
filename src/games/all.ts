import { perditioTempus } from './automatic/perditio';
import { pictures } from './automatic/pictures';
import { eightStacks } from './automatic/stacks';
import { freecell } from './freecell';
import { golf } from './golf';
import { addGames } from './index';
import { elevens, tens, thirteens } from './pairing';

// Loads the rules of all games, for code that must have every game.
addGames({
  elevens,
  thirteens,
  tens,
  'perditio-tempus': () => perditioTempus,
  pictures,
  'eight-stacks': eightStacks,
  freecell: ({ cells }) => freecell(Number(cells)),
  golf: ({ wrap }) => golf(wrap === 'yes'),
});

export * from './index';
