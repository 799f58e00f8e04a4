import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserStores } from './store/browser';
import { App } from './ui/app/App';
import { applySettings } from './ui/app/applySettings';
import { createNavigation } from './ui/app/navigation';
import { workOffline } from './ui/app/offline';
import { recordLastInput } from './ui/parts/lastInput';

const stores = createBrowserStores();
applySettings(stores.settings, window);
recordLastInput(window);
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
