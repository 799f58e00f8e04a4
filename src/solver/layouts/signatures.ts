/** A set of signatures of 96 bits. */
export class Signatures {
  size = 0;
  #words: Int32Array;
  #mask: number;

  /** Takes room for `max` signatures at once; more make it grow, which takes time. */
  constructor(max: number) {
    this.#mask = 2 ** (32 - Math.clz32(Math.ceil((max * 4) / 3))) - 1;
    this.#words = new Int32Array((this.#mask + 1) * 3);
  }

  /** Adds a signature, and returns false if it is there already. */
  add(key0: number, key1: number, key2: number): boolean {
    const at = this.#find(key0, key1, key2);
    const words = this.#words;
    if (words[at] !== 0) return false;
    words[at] = key0 === 0 ? 1 : key0;
    words[at + 1] = key1;
    words[at + 2] = key2;
    if (++this.size > (this.#mask >> 2) * 3) this.#grow();
    return true;
  }

  has(key0: number, key1: number, key2: number): boolean {
    return this.#words[this.#find(key0, key1, key2)] !== 0;
  }

  /** Where a signature is, or would be added. A slot of zeros is free. */
  #find(key0: number, key1: number, key2: number): number {
    const word0 = key0 === 0 ? 1 : key0;
    const words = this.#words;
    const mask = this.#mask;
    for (let slot = (key1 ^ (key1 >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const at = slot * 3;
      const found = words[at];
      if (found === 0) return at;
      if (found === word0 && words[at + 1] === key1 && words[at + 2] === key2) return at;
    }
  }

  #grow(): void {
    const old = this.#words;
    this.#mask = this.#mask * 2 + 1;
    this.#words = new Int32Array((this.#mask + 1) * 3);
    this.size = 0;
    for (let at = 0; at < old.length; at += 3)
      if (old[at] !== 0) this.add(old[at], old[at + 1], old[at + 2]);
  }
}
