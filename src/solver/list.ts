// The games with a solver: each one’s registration, exported under its id.
export * from './freecell/registration';
export * from './golf/registration';
export * from './klondike/registration';
export * from './pyramid/registration';
export * from './spider/registration';
export * from './tripeaks/registration';
export * from './yukon/registration';
