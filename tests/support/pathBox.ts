interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How many numbers each command of a relative path takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, h: 1, v: 1, l: 2, c: 6, z: 0 };

/** The box around a path’s points on the curve. Knows the commands M, h, v, l, c and z; throws for others. */
export function pathBox(path: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    if (numbers.length !== ARGUMENTS[command]) throw new Error(`cannot read ${command}${text}`);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (command === 'M') [x, y] = [dx, dy];
    else if (command === 'h') x += dx;
    else if (command === 'v') y += dx;
    else if (command !== 'z') [x, y] = [x + dx, y + dy];
    xs.push(x);
    ys.push(y);
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
