import { useEffect } from 'react';
import { useStores } from './context';
import './LoadError.css';

const SENTENCE = 'This part of the page could not be loaded.';
const REST = 'Your games are kept; load the page anew to try once more.';

/** Stands in for a page. The ways out lead to the menu, and to the game that is there from the start. */
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

/** Stands in for a part of a page. */
export function LoadError() {
  return (
    <>
      <p role="alert">
        {SENTENCE} {REST}
      </p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        Load the page anew
      </button>
    </>
  );
}

/** Stands in for a dialog: says so, and leaves the page as it is. */
export function LoadErrorDialog({ onClose }: { readonly onClose: () => void }) {
  const { actions } = useStores().store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    actions.announce(`${SENTENCE} ${REST}`, 'refusal');
    onClose();
  }, []);
  return null;
}
