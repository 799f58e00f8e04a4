/** The most characters of a message that surely fit the lines kept free for it. */
export const MAX_SHORT = 70;
