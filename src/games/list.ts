// Every game of the app: its registration, exported under its id. The contract tests run for each.
export * from './automatic/registration';
export * from './freecell/registration';
export * from './golf/registration';
export * from './klondike/registration';
export * from './pairing/registration';
export * from './pyramid/registration';
export * from './spider/registration';
export * from './tripeaks/registration';
export * from './yukon/registration';
