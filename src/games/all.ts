import { perditioTempus } from './automatic/perditio';
import { pictures } from './automatic/pictures';
import { eightStacks } from './automatic/stacks';
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
});

export * from './index';
