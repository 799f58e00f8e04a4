/** The page that the game on the table was opened from. */
interface Origin {
  readonly address: string;
  /** How far down it was, in pixels. */
  readonly scrollY: number;
}

const HOME: Origin = { address: '#/', scrollY: 0 };

let origin = HOME;

/** Keeps the page that is shown when a game is opened from it. */
export function keepOrigin(address: string): void {
  origin = { address: address || HOME.address, scrollY: window.scrollY };
}

/** From a page that is not a game’s, another one is opened. */
export function forgetOrigin(): void {
  origin = HOME;
}

/** The address of the page to which the way back from the table leads: the home page, unless another one led there. */
export const wayBack = (): string => origin.address;

/** Where the page begins that is shown now: as far down as it was left for a game, or at its top. */
export function scrollToStart(): void {
  const { hash } = window.location;
  window.scrollTo(0, (hash || HOME.address) === origin.address ? origin.scrollY : 0);
}

/** True if the way back leads home. */
export const leadsHome = (): boolean => origin.address === HOME.address;
