/** How deeply a stored value may nest. Deeper values can be parsed, but writing them can overflow the stack. */
const MAX_DEPTH = 100;

/** The value of a JSON text; undefined if it is not an object or nests deeper than `MAX_DEPTH`. */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) && isShallow(value, MAX_DEPTH) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True for an object that is neither null nor an array. */
export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && !isShallow(part, depth - 1)) return false;
  }
  return true;
}

/** True for a whole number that is not negative. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
