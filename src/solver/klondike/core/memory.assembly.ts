// WebAssembly's version of memory.ts, compiled in its place.

const PAGE: i32 = 1 << 14;

// @ts-expect-error: a decorator of AssemblyScript
@inline
export function get(at: i32): i32 {
  return load<i32>(<usize>at << 2);
}

// @ts-expect-error: a decorator of AssemblyScript
@inline
export function set(at: i32, word: i32): void {
  store<i32>(<usize>at << 2, word);
}

export function clear(at: i32, length: i32): void {
  memory.fill(<usize>at << 2, 0, <usize>length << 2);
}

export function copy(to: i32, from: i32, length: i32): void {
  memory.copy(<usize>to << 2, <usize>from << 2, <usize>length << 2);
}

export function reserve(length: i32): boolean {
  const pages = (length + PAGE - 1) / PAGE;
  const more = pages - memory.size();
  return more <= 0 || memory.grow(more) >= 0;
}

// @ts-expect-error: a decorator of AssemblyScript
@inline
export function multiply(a: i32, b: i32): i32 {
  return a * b;
}

// @ts-expect-error: a decorator of AssemblyScript
@inline
export function highestBit(word: i32): i32 {
  return 31 - clz<i32>(word);
}

// @ts-expect-error: a decorator of AssemblyScript
@inline
export function lowestBit(word: i32): i32 {
  return ctz<i32>(word);
}

// @ts-expect-error: a decorator of AssemblyScript
@inline
export function popcount(word: i32): i32 {
  return popcnt<i32>(word);
}
