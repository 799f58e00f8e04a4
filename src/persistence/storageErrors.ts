// The first load catches these errors, and the database, which is loaded later, throws one of them.

/** Why something was not stored: the storage is full, or the browser forbids it. */
export type WriteError = 'full' | 'forbidden';

/** Why the database takes no games: it is full, forbidden, or does not answer. */
export type Trouble = WriteError | 'silent';

/** The browser’s database does not answer in time. `answered` settles once it does. */
export class SilentDatabase extends Error {
  readonly answered: Promise<unknown>;
  constructor(answered: Promise<unknown>) {
    super();
    this.answered = answered;
  }
}

/** Browsers give different names to the error of a full storage. */
const QUOTA_ERRORS = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

export const writeErrorOf = (error: unknown): WriteError =>
  error instanceof DOMException && QUOTA_ERRORS.includes(error.name) ? 'full' : 'forbidden';

export const troubleOf = (error: unknown): Trouble =>
  error instanceof SilentDatabase ? 'silent' : writeErrorOf(error);
