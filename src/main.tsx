import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserStore } from './store/browser';
import { App } from './ui/shell/App';
import { createNavigation } from './ui/shell/navigation';

const { store, saves } = createBrowserStore();
const navigation = createNavigation(store, window);

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App store={store} saves={saves} navigation={navigation} />
  </StrictMode>,
);
