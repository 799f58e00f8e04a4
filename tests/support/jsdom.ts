import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may take more than the usual second.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

// jsdom has no modal dialogs. The components need opening and closing only.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
