import type { Settings, SettingsStore } from '../../store/settings';

const LIGHT = '(prefers-color-scheme: light)';
const CONTRAST = '(prefers-contrast: more)';

/** Writes the settings that the style sheets read onto the page's root, and follows the system's scheme. */
export function applySettings(settings: SettingsStore, window: Window): void {
  const { dataset } = window.document.documentElement;

  function apply(): void {
    const now = settings.getState();
    dataset.scheme = schemeOf(now, window);
    dataset.colours = now.colours;
    dataset.speed = now.speed;
    dataset.hand = now.hand;
  }

  settings.subscribe(apply);
  for (const query of [LIGHT, CONTRAST]) {
    window.matchMedia?.(query).addEventListener('change', apply);
  }
  apply();
}

function schemeOf({ scheme }: Settings, window: Window): Settings['scheme'] {
  if (scheme !== 'auto') return scheme;
  if (window.matchMedia?.(CONTRAST).matches) return 'contrast';
  return window.matchMedia?.(LIGHT).matches ? 'light' : 'dark';
}
