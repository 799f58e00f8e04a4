/** Red, green and blue, 0 to 1, as screens have them (sRGB). */
export type Rgb = readonly [red: number, green: number, blue: number];

interface Colour {
  readonly rgb: Rgb;
  /** 0 to 1 */
  readonly alpha: number;
}

/** Reads `#fff`, `#ffffff` and `rgb(255 255 255 / 50%)`. Throws for anything else. */
export function parseColour(text: string): Colour {
  const [, hex = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  const [, list = ''] = /^rgb\(([\d\s/%]+)\)$/.exec(text.trim()) ?? [];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => Number.parseInt(pair, 16));
    return { rgb: [red / 255, green / 255, blue / 255], alpha: 1 };
  }
  const [red, green, blue, alpha = 100] = (list.match(/\d+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`not a colour: ${text}`);
  return { rgb: [red / 255, green / 255, blue / 255], alpha: alpha / 100 };
}

const each = (rgb: Rgb, map: (value: number, i: number) => number): Rgb => [
  map(rgb[0], 0),
  map(rgb[1], 1),
  map(rgb[2], 2),
];

/** A colour painted over another. */
export const paintedOver = ({ rgb, alpha }: Colour, under: Rgb): Rgb =>
  each(rgb, (value, i) => value * alpha + (under[i] ?? 0) * (1 - alpha));

/** Intensities of light. Source: IEC 61966-2-1, sRGB. */
const linear = (rgb: Rgb): Rgb =>
  each(rgb, (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));

const times = (matrix: readonly Rgb[], rgb: Rgb): Rgb =>
  each(rgb, (_, row) => {
    const [a = 0, b = 0, c = 0] = matrix[row] ?? [];
    return a * rgb[0] + b * rgb[1] + c * rgb[2];
  });

/** 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminance = (rgb: Rgb): number => {
    const [red, green, blue] = linear(rgb);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * What people with complete colour-vision deficiencies see, as matrices of light intensities. Source: G. M. Machado,
 * M. M. Oliveira, L. A. F. Fernandes, “A Physiologically-based Model for Simulation of Color Vision Deficiency”, 2009,
 * severity 1.0.
 */
export const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

type Lab = readonly [lightness: number, a: number, b: number];

/** CIE L*a*b* for daylight (D65) of a colour, as a vision sees it. */
function labOf(rgb: Rgb, vision: keyof typeof VISIONS): Lab {
  const seen = each(times(VISIONS[vision], linear(rgb)), (value) =>
    Math.min(1, Math.max(0, value)),
  );
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    seen,
  );
  const white = [0.95047, 1, 1.08883];
  const [x, y, z] = each(xyz, (value, i) => {
    const share = value / (white[i] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE of two colours, as a vision sees them. Source: CIEDE2000, in the terms of Sharma, Wu and Dalal, 2005. */
export function difference(one: Rgb, other: Rgb, vision: keyof typeof VISIONS): number {
  return ciede2000(labOf(one, vision), labOf(other, vision));
}

/** Exported for the pairs that Sharma, Wu and Dalal publish. */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const [cos, sin] = [Math.cos, Math.sin].map(
    (of) => (degrees: number) => of((degrees * Math.PI) / 180),
  ) as [(degrees: number) => number, (degrees: number) => number];
  const weight = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1.5 - 0.5 * weight((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const c1 = Math.hypot(a1 * stretch, b1);
  const c2 = Math.hypot(a2 * stretch, b2);
  const hue = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const grey = c1 * c2 === 0;
  const turn = h2 - h1 > 180 ? -360 : h2 - h1 < -180 ? 360 : 0;
  const lightness = l2 - l1;
  const chroma = c2 - c1;
  const hues = grey ? 0 : 2 * Math.sqrt(c1 * c2) * sin((h2 - h1 + turn) / 2);
  const [meanL, meanC] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const meanH = grey ? h1 + h2 : (h1 + h2 + (turn === 0 ? 0 : h1 + h2 < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * cos(meanH - 30) +
    0.24 * cos(2 * meanH) +
    0.32 * cos(3 * meanH + 6) -
    0.2 * cos(4 * meanH - 63);
  const inL = lightness / (1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2));
  const inC = chroma / (1 + 0.045 * meanC);
  const inH = hues / (1 + 0.015 * meanC * t);
  const rotation = -2 * weight(meanC) * sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)));
  return Math.sqrt(inL ** 2 + inC ** 2 + inH ** 2 + rotation * inC * inH);
}
