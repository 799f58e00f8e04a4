/** The longest answer that people are given, whatever they typed. */
const MAX_LENGTH = 400;

/** True for an answer as people read it: one line, not long, ended as a sentence is. */
export const isSentence = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^\S.*[.!?…]$/su.test(text) && !/\p{Cc}/u.test(text);
