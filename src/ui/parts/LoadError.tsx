import { useEffect } from 'react';
import { useStores } from './context';
import './LoadError.css';

const SENTENCES =
  'This part of the page could not be loaded. Your games are kept: reload to try again.';

/** Replaces a page that failed to load. It links to the menu, and to Klondike, which the first load includes. */
export function LoadErrorPage() {
  return (
    <main className="load-error">
      <h1>Patience Lab</h1>
      <LoadError />
      <nav className="control-row">
        <a className="button" href="#/">
          Games
        </a>
        <a className="button" href="#/klondike-3">
          Klondike
        </a>
      </nav>
    </main>
  );
}

/** Replaces a part of a page that failed to load. */
export function LoadError() {
  return (
    <>
      <p role="alert">{SENTENCES}</p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        Reload
      </button>
    </>
  );
}

/** Replaces a dialog that failed to load: announces the error and closes. */
export function LoadErrorDialog({ onClose }: { readonly onClose: () => void }) {
  const { actions } = useStores().store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces once
  useEffect(() => {
    actions.announce(SENTENCES, 'refusal');
    onClose();
  }, []);
  return null;
}
