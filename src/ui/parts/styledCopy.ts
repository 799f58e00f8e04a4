/** A deep copy of a part of a drawing that needs no style sheet: it has these properties as attributes. */
export function styledCopy(original: Element, properties: readonly string[]): Element {
  const copy = original.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [original, ...original.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of properties) {
      const value = style.getPropertyValue(name);
      if (value) copies[i]?.setAttribute(name, value);
    }
    for (const name of ['class', 'style']) copies[i]?.removeAttribute(name);
  });
  return copy;
}
