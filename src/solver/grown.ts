/** The numbers in a longer array, twice as long by default. */
export function grown<Numbers extends Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer>>(
  array: Numbers,
  length = array.length * 2,
): Numbers {
  const larger = array instanceof Uint8Array ? new Uint8Array(length) : new Int32Array(length);
  larger.set(array);
  return larger as Numbers;
}
