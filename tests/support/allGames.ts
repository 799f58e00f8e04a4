// Loads the rules of all games before every test, as the pages that show any game do.
import '../../src/games/all';
