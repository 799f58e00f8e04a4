// What makes every game of the app, exported under its id.
export * from './automatic/makers';
export * from './freecell/makers';
export * from './golf/makers';
export * from './klondike/makers';
export * from './pairing/makers';
export * from './spider/makers';
export * from './yukon/makers';
