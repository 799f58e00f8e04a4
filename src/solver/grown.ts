type Numbers = Int8Array | Uint8Array | Uint16Array | Int32Array;

/** The numbers in a longer array, twice as long by default. */
export function grown<Kind extends Numbers>(array: Kind, length = array.length * 2): Kind {
  const larger = new (array.constructor as new (length: number) => Kind)(length);
  larger.set(array);
  return larger;
}
