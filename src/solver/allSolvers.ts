// The solvers, each exported under the id of its game.
export * from './freecell/solvers';
export * from './golf/solvers';
export * from './klondike/solvers';
export * from './pyramid/solvers';
export * from './spider/solvers';
export * from './tripeaks/solvers';
export * from './yukon/solvers';
