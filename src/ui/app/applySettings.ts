import type { Settings, SettingsStore } from '../../persistence/settings';

const LIGHT = '(prefers-color-scheme: light)';
const CONTRAST = '(prefers-contrast: more)';
const LITTLE_MOTION = '(prefers-reduced-motion: reduce)';

/** Copies the settings that style sheets use to the root element. The system may choose the theme, ask for more contrast, and switch motion off. */
export function applySettings(settings: SettingsStore, window: Window): void {
  const { dataset } = window.document.documentElement;

  function apply(): void {
    const { theme, back, colours, speed, leftHanded, largePrint, stockBelow } = settings.getState();
    dataset.theme = theme === 'auto' ? systemTheme(window) : theme;
    const wantsContrast = window.matchMedia(CONTRAST).matches || theme === 'contrast';
    dataset.contrast = wantsContrast ? 'more' : 'normal';
    dataset.speed = window.matchMedia(LITTLE_MOTION).matches ? 'off' : speed;
    Object.assign(dataset, { back, colours, leftHanded, largePrint, stockBelow });
  }

  settings.subscribe(apply);
  for (const query of [LIGHT, CONTRAST, LITTLE_MOTION]) {
    window.matchMedia(query).addEventListener('change', apply);
  }
  apply();
}

function systemTheme(window: Window): Settings['theme'] {
  if (window.matchMedia(CONTRAST).matches) return 'contrast';
  return window.matchMedia(LIGHT).matches ? 'light' : 'dark';
}
