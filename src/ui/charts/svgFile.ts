import { styledCopy } from '../parts/styledCopy';

const SVG = 'http://www.w3.org/2000/svg';

/** Properties from style sheets that the file has to repeat as attributes. */
const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-size',
  'font-weight',
  'text-anchor',
  'shape-rendering',
];

/** An SVG file that needs no style sheet, on white as paper is: the title, the chart, and below it the source of its figures. */
export function svgFile(chart: SVGSVGElement, title: string, source: string): string {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  // No frame is drawn before the theme is back.
  dataset.theme = 'light';
  try {
    return drawnFile(chart, title, source);
  } finally {
    dataset.theme = theme;
  }
}

function drawnFile(chart: SVGSVGElement, title: string, source: string): string {
  const { height } = chart.viewBox.baseVal;
  const { color, backgroundColor, fontSize } = getComputedStyle(chart);
  const em = Number.parseFloat(fontSize);
  const width = chart.viewBox.baseVal.width + 2 * em;
  const head = 2.6 * em;
  const foot = 2.4 * em;
  const file = document.createElementNS(SVG, 'svg');
  const append = (
    name: string,
    attributes: Readonly<Record<string, string | number>>,
    text = '',
  ) => {
    const element = file.appendChild(document.createElementNS(SVG, name));
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.textContent = text;
    return element;
  };
  const full = height + head + foot;
  file.setAttribute('viewBox', `0 0 ${width} ${full}`);
  file.setAttribute('width', String(width));
  file.setAttribute('height', String(full));
  file.setAttribute('font-family', 'system-ui, sans-serif');
  append('title', {}, `${title}. ${source}`);
  append('rect', { width, height: full, fill: backgroundColor });
  append(
    'text',
    { x: em, y: 1.8 * em, 'font-size': 1.2 * em, 'font-weight': 600, fill: color },
    title,
  );
  const body = append('g', { transform: `translate(${em} ${head})` });
  for (const child of chart.children) {
    if (!child.matches('[data-readout]')) body.append(styledCopy(child, PROPERTIES));
  }
  append('text', { x: em, y: full - 0.7 * em, 'font-size': 0.9 * em, fill: color }, source);
  return `${new XMLSerializer().serializeToString(file)}\n`;
}
