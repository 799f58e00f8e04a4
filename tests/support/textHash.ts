/** A hash of a text: two of 32 bits each, in base 36. */
export function textHash(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x01000197);
  }
  return [one, two].map((each) => (each >>> 0).toString(36)).join('');
}
