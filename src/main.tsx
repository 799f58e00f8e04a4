import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { i18n } from './locales/i18n';
import { languageFor, speak } from './locales/languages';
import { createBrowserStores } from './store/stores';
import { App } from './ui/app/App';
import { applySettings } from './ui/app/applySettings';
import { startGames, watchFailedFiles, workOffline } from './ui/app/loading';
import { createNavigation } from './ui/app/navigation';
import { ignoreComposition, recordLastInput } from './ui/parts/input';
import { searchWinnableDeal } from './ui/parts/useWinnableDeals';

const stores = createBrowserStores(searchWinnableDeal);
const { language } = stores.settings.getState();
await speak(languageFor(language === 'auto' ? navigator.languages : [language]));
document.documentElement.lang = i18n.locale;
applySettings(stores.settings, window);
ignoreComposition(window);
recordLastInput(window);
watchFailedFiles(window);
const navigation = createNavigation(stores.store, window);

const container = document.getElementById('app');
if (!container) throw new Error('no #app on the page');
const root = createRoot(container);
// React renders a transition in slices, without a long task.
startTransition(() =>
  root.render(
    <StrictMode>
      <App stores={stores} navigation={navigation} />
    </StrictMode>,
  ),
);

startGames(stores);
if (import.meta.env.PROD) workOffline();
