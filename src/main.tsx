import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserStores } from './store/browser';
import { App } from './ui/shell/App';
import { applySettings } from './ui/shell/applySettings';
import { noteInput } from './ui/shell/inputKind';
import { createNavigation } from './ui/shell/navigation';
import { workOffline } from './ui/shell/offline';

const stores = createBrowserStores();
applySettings(stores.settings, window);
noteInput(window);
const navigation = createNavigation(stores.store, window);

const root = createRoot(document.getElementById('app') as HTMLElement);
// A transition is rendered in small pieces: no long task.
startTransition(() =>
  root.render(
    <StrictMode>
      <App stores={stores} navigation={navigation} />
    </StrictMode>,
  ),
);

if (import.meta.env.PROD) workOffline();
