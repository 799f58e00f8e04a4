import type { Settings, SettingsStore } from '../../persistence/settings';

const LIGHT = '(prefers-color-scheme: light)';
const CONTRAST = '(prefers-contrast: more)';

/** Copies the settings that style sheets use to the root element, and follows the system's colour scheme. */
export function applySettings(settings: SettingsStore, window: Window): void {
  const { dataset } = window.document.documentElement;

  function apply(): void {
    const { theme, back, colours, speed, leftHanded } = settings.getState();
    dataset.theme = theme === 'auto' ? systemTheme(window) : theme;
    Object.assign(dataset, { back, colours, speed, leftHanded });
  }

  settings.subscribe(apply);
  for (const query of [LIGHT, CONTRAST]) {
    window.matchMedia?.(query).addEventListener('change', apply);
  }
  apply();
}

function systemTheme(window: Window): Settings['theme'] {
  if (window.matchMedia?.(CONTRAST).matches) return 'contrast';
  return window.matchMedia?.(LIGHT).matches ? 'light' : 'dark';
}
