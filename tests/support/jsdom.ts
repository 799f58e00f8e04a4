import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

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
