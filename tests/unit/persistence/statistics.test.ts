import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/games/index';
import { histogram, MOVE_WIDTHS, median, TIME_WIDTHS } from '../../../src/persistence/histogram';
import type { ListedGame } from '../../../src/persistence/record';
import {
  byGame,
  countedGames,
  countPossible,
  finishedDeals,
  firstGames,
  guessesOf,
  latestUnfinished,
  summarise,
} from '../../../src/persistence/statistics';

let moment = 1_764_000_000_000;

/** A game of some moves, later than those before, of another deal. */
function game(facts: Partial<ListedGame> = {}): ListedGame {
  moment += 60_000;
  const ended = facts.result && { ended: moment };
  const [id, deal] = [`game-${moment}`, String(moment)];
  const base = { id, revision: 1, variant: 'klondike-3', deal, started: moment - 30_000 };
  const moves = { cursor: 10, length: 10 };
  return { ...base, updated: moment, ...moves, seconds: 30, ...ended, ...facts } as ListedGame;
}

const won = (facts: Partial<ListedGame> = {}): ListedGame =>
  game({ result: 'won', length: 100, ...facts });
const lost = (facts: Partial<ListedGame> = {}): ListedGame => game({ result: 'lost', ...facts });

test('nothing adds up to nothing', () => {
  expect(summarise([])).toEqual({
    played: 0,
    won: 0,
    lost: 0,
    helped: 0,
    clean: 0,
    streak: { now: 0, best: 0 },
    onlyAided: false,
    undos: [0, 1, 2, 5, 10, 20, 50].map((from) => expect.objectContaining({ from, count: 0 })),
    moves: [],
    times: [],
    periods: [],
  });
  expect(countPossible([], () => undefined)).toEqual({
    winnable: 0,
    unwinnable: 0,
    unknown: 0,
    unjudged: 0,
  });
});

test('a game with the solver’s help is neither won nor lost', () => {
  const summary = summarise([won(), won({ helped: true }), lost({ helped: true }), lost()]);
  expect(summary).toMatchObject({ played: 4, won: 1, lost: 1, helped: 2 });
});

test('wins with a hint or the solver’s help have no best one', () => {
  const aided = [won({ helped: true }), won({ hints: 1 }), lost()];
  expect(summarise(aided)).toMatchObject({ onlyAided: true });
  expect(summarise(aided)).not.toHaveProperty('fewest');
  expect(summarise([...aided, won()])).toMatchObject({ onlyAided: false });
  expect(summarise([lost()])).toMatchObject({ onlyAided: false });
});

test('a game that was given up is lost, and ends a streak, but does not tell luck from skill', () => {
  const games = [won(), game({ givenUp: true }), game({ givenUp: true, helped: true })];
  const figures = { played: 3, won: 1, lost: 1, helped: 1, streak: { now: 0, best: 1 } };
  expect(summarise(games)).toMatchObject(figures);
  expect(finishedDeals(games)).toEqual({ won: 1, games: 2 });
  expect(latestUnfinished(games)).toBeUndefined();
  expect(firstGames(games)).toEqual([games[0]]);
  expect(countPossible(countedGames(games), () => 'winnable')).toMatchObject({ winnable: 2 });
});

test('a loss that was taken back counts as unfinished, as the home page offers to continue it', () => {
  const back = lost({ cursor: 7 });
  const games = [won(), back];
  const figures = { played: 2, won: 1, lost: 0, streak: { now: 1, best: 1 } };
  expect(summarise(games)).toMatchObject(figures);
  expect(finishedDeals(games)).toEqual({ won: 1, games: 1 });
  expect(latestUnfinished(games)).toEqual(back);
  expect(firstGames(games)).toEqual([games[0]]);
});

test('a game that has not ended is played only with a move', () => {
  const games = [
    game(),
    game({ cursor: 0, length: 0 }),
    game({ helped: true }),
    lost({ cursor: 0, length: 0 }),
  ];
  expect(summarise(games)).toMatchObject({ played: 3, won: 0, lost: 1, helped: 0 });
});

test('a game from a position that was set up counts nowhere', () => {
  const games = [won({ deal: 'position/t0' })];
  expect(summarise(games)).toMatchObject({ played: 0, won: 0, moves: [] });
  expect(countedGames(games)).toEqual([]);
});

test('a clean win has no move changed, no hint and no help', () => {
  const games = [won(), won({ undos: 1 }), won({ hints: 1 }), won({ helped: true }), lost()];
  expect(summarise(games).clean).toBe(1);
});

describe('streaks', () => {
  const streakOf = (text: string): object => {
    const made = { w: won, l: lost, h: () => won({ helped: true }), u: game };
    const signs = [...text] as readonly (keyof typeof made)[];
    return summarise(signs.map((sign) => made[sign]())).streak;
  };

  test.each([
    ['w', 1, 1],
    ['wwlw', 1, 2],
    ['wwl', 0, 2],
    ['whuw', 2, 2],
    ['lllwww', 3, 3],
    ['lhl', 0, 0],
  ])('%s', (text, now, best) => expect(streakOf(text)).toEqual({ now, best }));

  test('follow the ends of the games, not their order in the list', () => {
    const [a, b, c] = [won(), won(), lost()];
    expect(summarise([c, b, a]).streak).toEqual({ now: 0, best: 2 });
  });

  test('of games at the end of all calendars', () => {
    const ended = 8.64e15;
    expect(summarise([won({ ended, updated: ended })]).streak).toEqual({ now: 1, best: 1 });
  });
});

test('fewest moves and shortest time are those of wins without a hint or the solver', () => {
  const [quick, short] = [won({ seconds: 20, length: 90 }), won({ seconds: 40, length: 80 })];
  const unknown = won({ seconds: 0 });
  const games = [
    quick,
    short,
    unknown,
    won({ seconds: 50 }),
    won({ helped: true, length: 5, seconds: 1 }),
    won({ hints: 1, length: 6, seconds: 2 }),
  ];
  expect(summarise([...games, lost({ seconds: 2, cursor: 3 })])).toMatchObject({
    fewest: short,
    fastest: quick,
    medianSeconds: 30,
    won: 5,
  });
});

test('moves, undos and clean wins say nothing where no choice changes the end', () => {
  const summary = summarise([won({ variant: 'tens', length: 13 })]);
  expect(summary).toMatchObject({ won: 1, clean: 0, moves: [] });
  expect(summary.fewest).toBeUndefined();
  expect(summary.undos.every(({ count }) => count === 0)).toBe(true);
});

test('wins are counted by the moves taken back', () => {
  const games = [0, 0, 1, 2, 4, 5, 9, 10, 49, 50, 1000].map((undos) => won({ undos }));
  expect(summarise(games).undos.map(({ count }) => count)).toEqual([2, 1, 2, 2, 1, 1, 2]);
});

describe('guesses', () => {
  const rightOf = (facts: Partial<ListedGame>): object => guessesOf([game(facts)]);

  test('on a game that plays itself are judged at its end', () => {
    const bet = { variant: 'pictures', bet: 'won' } as const;
    expect(rightOf(bet)).toEqual({ right: 0, total: 0 });
    expect(rightOf({ ...bet, result: 'won' })).toEqual({ right: 1, total: 1 });
    expect(rightOf({ ...bet, result: 'lost' })).toEqual({ right: 0, total: 1 });
    expect(rightOf({ ...bet, bet: 'none', result: 'won' })).toEqual({ right: 0, total: 0 });
  });

  test('on a deck are judged at once', () => {
    const { rules, advice } = gameOf('elevens');
    const bet = advice?.fate?.(rules.deal('7'));
    expect(rightOf({ variant: 'elevens', deal: '7', ...(bet && { bet }) })).toEqual({
      right: 1,
      total: 1,
    });
  });
});

test('what was possible: wins are proofs, and the solver is asked about losses', () => {
  const games = [
    won(),
    lost({ winnable: true }),
    lost({ deal: '1' }),
    lost({ deal: '2' }),
    lost({ deal: '3' }),
    won({ helped: true }),
    game(),
  ];
  const possible = countPossible(games, ({ deal, result }) => {
    expect(result).toBe('lost');
    return ({ '1': 'unwinnable', '2': 'unknown' } as const)[deal];
  });
  expect(possible).toEqual({ winnable: 2, unwinnable: 1, unknown: 1, unjudged: 1 });
});

describe('periods', () => {
  test('are of equal size, and the last takes the rest', () => {
    const games = Array.from({ length: 23 }, (_, i) => (i < 10 ? won() : lost()));
    expect(summarise(games).periods.map((each) => [each.games, each.won])).toEqual([
      [10, 10],
      [13, 0],
    ]);
  });

  test('are at most twenty-four, and hold every game once', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 900 }), (wins) => {
        const { periods } = summarise(wins.map((isWon) => (isWon ? won() : lost())));
        expect(periods.length).toBeLessThanOrEqual(24);
        expect(periods.reduce((sum, { games }) => sum + games, 0)).toBe(wins.length);
        const all = periods.reduce((sum, each) => sum + each.won, 0);
        expect(all).toBe(wins.filter(Boolean).length);
      }),
    );
  });
});

describe('a histogram', () => {
  const sorted = (...values: number[]): Float64Array => Float64Array.from(values).sort();

  test('has bins of a width that people count in', () => {
    expect(histogram(sorted(83, 97, 97, 121), MOVE_WIDTHS)).toEqual(
      [80, 85, 90, 95, 100, 105, 110, 115, 120].map((from) => ({
        from,
        to: from + 5,
        count: { 80: 1, 95: 2, 120: 1 }[from] ?? 0,
      })),
    );
  });

  test('holds a time far above the others in a bin without an end', () => {
    const times = [...Array.from({ length: 99 }, (_, i) => 60 + i), 100_000];
    expect(histogram(sorted(...times), TIME_WIDTHS).at(-1)).toEqual({ from: 160, count: 1 });
  });

  test('counts every value once, in few bins', () => {
    const value = fc.oneof(fc.nat(200), fc.nat(100_000));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 300 }), fc.boolean(), (values, isTime) => {
        const bins = histogram(sorted(...values), isTime ? TIME_WIDTHS : MOVE_WIDTHS);
        expect(bins.length).toBeLessThanOrEqual(17);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        for (const { from, to = Number.POSITIVE_INFINITY, count } of bins) {
          expect(values.filter((each) => each >= from && each < to)).toHaveLength(count);
        }
      }),
    );
  });

  test('the median of an even number lies between two', () => {
    expect([median(sorted()), median(sorted(3)), median(sorted(1, 2, 9, 4))]).toEqual([
      undefined,
      3,
      3,
    ]);
  });
});

test('games are grouped by what they are games of, in the order of the list of all games', () => {
  const [a, b, c] = [won({ variant: 'golf' }), won(), lost()];
  expect([...byGame([a, b, c])]).toEqual([
    ['klondike-3', [b, c]],
    ['golf', [a]],
  ]);
});

test('deals that are finished are those that a summary counts as won or lost', () => {
  const twice = [lost({ deal: '2' }), lost({ deal: '2' })];
  const games = [won(), won(), lost(), ...twice, won({ helped: true }), game()];
  const { won: wins, lost: losses } = summarise(games);
  expect(finishedDeals(games)).toEqual({ won: wins, games: wins + losses });
  expect(finishedDeals(games)).toEqual({ won: 2, games: 4 });
});

describe('a deal counts once', () => {
  const of = (deal: string, ...games: readonly ListedGame[]): readonly ListedGame[] =>
    games.map((each) => ({ ...each, deal }));

  test('as won if one of its games was won, else as lost if one was lost', () => {
    const games = [
      ...of('1', lost(), won(), lost(), game()),
      ...of('2', lost(), game()),
      ...of('3', game(), game()),
      ...of('4', won({ helped: true }), lost()),
      ...of('5', won({ helped: true }), game()),
    ];
    expect(summarise(games)).toMatchObject({ played: 5, won: 1, lost: 2, helped: 1 });
    expect(summarise([...games].reverse())).toMatchObject({
      played: 5,
      won: 1,
      lost: 2,
      helped: 1,
    });
  });

  test('when it was won first; the same deal of another game is another', () => {
    const [early, late] = [won({ undos: 1 }), won()];
    const games = [...of('7', late, early), ...of('7', lost({ variant: 'golf' }))];
    expect(countedGames(games).map(({ id }) => id)).toEqual([early.id, games[2]?.id]);
    expect(summarise(games)).toMatchObject({ played: 2, won: 1, lost: 1, clean: 0 });
  });

  test('and its best win is one of all its games', () => {
    const games = of('7', won({ length: 100, seconds: 60 }), won({ length: 90, seconds: 50 }));
    expect(summarise(games)).toMatchObject({ won: 1, fewest: games[1], fastest: games[1] });
  });

  test('a deal that was lost and is won later is a win', () => {
    expect(summarise(of('7', lost(), won()))).toMatchObject({ won: 1, lost: 0 });
  });

  test('and only its first bet counts', () => {
    const games = of('7', lost({ bet: 'won' }), lost({ bet: 'lost' }), lost({ bet: 'none' }));
    expect(guessesOf(games)).toEqual({ right: 0, total: 1 });
  });
});

test('unfinished games of any deal are listed, the newest first', () => {
  const games = [
    game({ deal: '275' }),
    game({ deal: '5', variant: 'klondike-1' }),
    game({ deal: '9' }),
    // Neither a game without a move, nor one that is won, or was lost at its end.
    game({ deal: '11', cursor: 0, length: 0, bet: 'won' }),
    game({ deal: '12', result: 'won' }),
    game({ deal: '13', result: 'won', cursor: 1 }),
    game({ deal: '14', result: 'lost' }),
    game({ deal: '15', result: 'lost', cursor: 1 }),
    // Of a deal only the newest game is gone on with.
    game({ deal: '16' }),
    game({ deal: '16', result: 'won' }),
    game({ deal: '17' }),
    game({ deal: '17', length: 15 }),
  ];
  for (const order of [games, games.toReversed()]) {
    let rest: readonly ListedGame[] = order;
    for (const [deal, length] of [
      ['17', 15],
      ['15', 10],
      ['9', 10],
      ['5', 10],
      ['275', 10],
    ]) {
      expect(latestUnfinished(rest)).toMatchObject({ deal, length });
      rest = rest.filter((each) => each.deal !== deal);
    }
    expect(latestUnfinished(rest)).toBeUndefined();
  }
});

test('luck is told of the first game of a deal, if no card was seen on moves that were taken back', () => {
  const first = lost({ deal: '1' });
  const looked = won({ deal: '2', seen: 'A' });
  const open = game({ deal: '3' });
  const helped = won({ deal: '4', helped: true });
  const reopened = lost({ deal: '5', cursor: 4 });
  const other = won({ deal: '6' });
  const games = [
    won({ deal: '1' }),
    first,
    looked,
    open,
    won({ deal: '3' }),
    helped,
    reopened,
    other,
  ];
  const started = new Map([
    [first, 0],
    [open, 0],
  ]);
  const dated = games.map((each) => ({ ...each, started: started.get(each) ?? each.started }));
  expect(firstGames(dated).map(({ id }) => id)).toEqual([first.id, other.id]);
});
