/** The names of settings in version 1, where they were others. */
const NAMES = {
  scheme: 'theme',
  deck: 'faces',
  hand: 'leftHanded',
  autoHome: 'autoplaySafe',
  fate: 'verdicts',
} as const;

/** The values that have other names now. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hand: { left: 'on', right: 'off' },
  fate: { live: 'on' },
};

const hasName = (name: string): name is keyof typeof NAMES => Object.hasOwn(NAMES, name);

/** Settings that version 1 has stored, under their names of today. */
export const fromVersion1 = (
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      hasName(name) ? NAMES[name] : name,
      (typeof value === 'string' && VALUES[name]?.[value]) || value,
    ]),
  );
