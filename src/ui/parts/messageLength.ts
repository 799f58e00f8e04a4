/** A message of up to this many characters fits the lines kept free for it. The browser tests read it too. */
export const MAX_SHORT = 70;
