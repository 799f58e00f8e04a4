import type { Settings, SettingsStore } from '../../store/settings';

const LIGHT = '(prefers-color-scheme: light)';
const CONTRAST = '(prefers-contrast: more)';

/** Copies the settings that style sheets use to the root element, and follows the system's colour scheme. */
export function applySettings(settings: SettingsStore, window: Window): void {
  const { dataset } = window.document.documentElement;

  function apply(): void {
    const { scheme, back, colours, speed, hand } = settings.getState();
    dataset.scheme = scheme === 'auto' ? systemScheme(window) : scheme;
    Object.assign(dataset, { back, colours, speed, hand });
  }

  settings.subscribe(apply);
  for (const query of [LIGHT, CONTRAST]) {
    window.matchMedia?.(query).addEventListener('change', apply);
  }
  apply();
}

function systemScheme(window: Window): Settings['scheme'] {
  if (window.matchMedia?.(CONTRAST).matches) return 'contrast';
  return window.matchMedia?.(LIGHT).matches ? 'light' : 'dark';
}
