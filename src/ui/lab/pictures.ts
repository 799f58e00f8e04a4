import { range } from '../../engine/numbers';
import type { TableView } from '../../engine/view';
import type { GameId } from '../../games/index';
import { middleShare, ODDS } from '../../games/odds';
import { shuffledDecks } from '../../lab/shuffleStudy';
import { previewView } from '../parts/MiniTable';
import type { Picture } from './ExperimentPicture';
import type { ExperimentName } from './experiments';
import { FULL_COLOUR } from './PlacesMap';
import { riffleTheory } from './riffleRates';

/** Rows and columns of the maps. */
const PLACES = 12;
const SHOWN_CARDS = 26;

/** Where swapping each card with any other leads the cards, exactly: each swap sends a card anywhere with the same chance. */
function naivePlaces(): readonly (readonly number[])[] {
  const all = range(0, PLACES - 1);
  return all.map((start) => {
    let chances: readonly number[] = all.map((place) => Number(place === start));
    for (const at of all) {
      const left = (chances[at] ?? 0) / PLACES;
      chances = chances.map((chance, place) =>
        place === at ? 1 / PLACES : chance * (1 - 1 / PLACES) + left,
      );
    }
    return chances.map((chance) => 0.5 + (chance * PLACES - 1) / (2 * FULL_COLOUR)).map(clamp);
  });
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** A deck after each perfect shuffle; every second card is shown. */
const perfectPasses = (): readonly (readonly number[])[] =>
  shuffledDecks('perfect', 2 * SHOWN_CARDS, 8).map((deck) =>
    deck.filter((_, place) => place % 2 === 0).map((card) => card / (2 * SHOWN_CARDS)),
  );

function faceUp(id: GameId): TableView {
  const view = previewView(id);
  const piles = view.piles.map((pile) => ({
    ...pile,
    cards: pile.cards.map((card) => ({ ...card, faceUp: true })),
  }));
  return { ...view, piles };
}

/** What the experiments are about, in pictures that tell no answer: a table, or a chart before it is filled. */
export const questionPictures = (): Readonly<Record<ExperimentName, Picture | TableView>> => ({
  odds: previewView('pyramid'),
  'one-in-thirteen': previewView('perditio-tempus'),
  skill: previewView('klondike-3'),
  'all-seeing': faceUp('klondike-3'),
  places: previewView('elevens'),
  riffles: { cells: [perfectPasses()[0] ?? []] },
  'first-round': previewView('eight-stacks'),
  'three-sums': previewView('tens'),
  'fair-shuffle': { bars: range(1, PLACES).map(() => 1 / 2) },
  'perfect-shuffle': { cells: perfectPasses().slice(0, 2) },
});

/** The share of deals that can be won, of every fifth counted game, from the kindest to the hardest. */
const oddsBars = (): readonly number[] =>
  ODDS.map(middleShare)
    .sort((a, b) => b - a)
    .filter((_, place) => place % 5 === 0);

/** The win rate of Perditio Tempus as games are played. */
const PERDITIO_RATES = [
  0.125, 0.078, 0.087, 0.082, 0.092, 0.082, 0.08, 0.079, 0.077, 0.077, 0.08, 0.079, 0.076, 0.074,
  0.075, 0.076, 0.077,
];

/** How often games of Eight Stacks end with 28 to 52 cards left, beside the commonest number. */
const EIGHT_STACKS_LEFT = [
  0.36, 0.44, 0.55, 0.4, 0.52, 0.58, 0.57, 0.54, 0.64, 0.61, 0.67, 0.8, 0.64, 0.66, 0.78, 0.76,
  0.72, 0.87, 0.87, 0.64, 0.77, 1, 0.42, 0.61, 0.81,
];

/** The small charts of the experiments: figures that the lab has counted, rounded. */
export const experimentPictures = (): Readonly<Record<ExperimentName, Picture>> => ({
  odds: { bars: oddsBars() },
  'one-in-thirteen': { line: PERDITIO_RATES.map((share) => share / 0.14), theory: 1 / 13 / 0.14 },
  skill: { bars: [0.01, 0.14, 0.82], marked: 2 },
  'all-seeing': { bars: [0.01, 0.14, 0.46, 0.82], marked: 2 },
  places: { bars: [0, 0.003, 0.03, 0.11, 0.26, 0.47, 0.67, 0.82, 0.91], marked: 3 },
  riffles: { bars: riffleTheory(12, 52), marked: 6 },
  'first-round': { bars: EIGHT_STACKS_LEFT, marked: EIGHT_STACKS_LEFT.length - 1 },
  'three-sums': { bars: [0.107, 0.625, 0.091], marked: 2 },
  'fair-shuffle': { cells: naivePlaces(), isDiverging: true },
  'perfect-shuffle': { cells: perfectPasses() },
});
