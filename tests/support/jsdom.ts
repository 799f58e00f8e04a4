import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { isBursting } from '../../src/ui/table/motion/cardMotion';

afterEach(cleanup);

// What a burst of moves has put off must not happen when the window is gone.
afterAll(async () => {
  if (isBursting()) await new Promise((done) => setTimeout(done, 1_000));
});

// A part that is loaded later may take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no modal dialogs. Opening and closing is all that the components need of one.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Nor does it animate, or lay anything out: no condition of a style sheet holds, no size changes, and no part scrolls or comes into view.
Element.prototype.animate = () =>
  ({
    playState: 'running',
    finish: () => undefined,
    updatePlaybackRate: () => undefined,
  }) as Partial<Animation> as Animation;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
