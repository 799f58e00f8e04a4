import { styledCopy } from '../parts/styledCopy';
import { PICTURE } from './SharePicture';

/** What a drawing takes from the page’s style sheets. */
const STYLES = [
  'display',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stop-color',
];

/** A drawing on the page as a picture in a file; undefined if the browser cannot make one. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const image = new Image(PICTURE.width, PICTURE.height);
  const text = new XMLSerializer().serializeToString(withStyles(drawing));
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  pen.drawImage(image, 0, 0);
  for (const words of drawing.querySelectorAll('text')) write(pen, words);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** A copy that carries its styles in itself, without words: a picture does not have the fonts of the page. */
function withStyles(drawing: SVGSVGElement): Element {
  const copy = styledCopy(drawing, STYLES);
  copy.setAttribute('width', String(PICTURE.width));
  copy.setAttribute('height', String(PICTURE.height));
  for (const words of copy.querySelectorAll('text')) words.remove();
  return copy;
}

/** Writes words of a drawing, in their font. */
function write(pen: CanvasRenderingContext2D, words: SVGTextElement): void {
  const { font, fill } = getComputedStyle(words);
  pen.font = font;
  pen.fillStyle = fill;
  pen.fillText(words.textContent, Number(words.getAttribute('x')), Number(words.getAttribute('y')));
}
