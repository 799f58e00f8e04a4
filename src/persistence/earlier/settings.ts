/** Settings that had other names in version 1. */
const NAMES = {
  scheme: 'theme',
  deck: 'faces',
  hand: 'leftHanded',
  autoHome: 'autoplaySafe',
  fate: 'verdicts',
} as const;

/** Values that had other names in version 1. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hand: { left: 'on', right: 'off' },
  fate: { live: 'on' },
};

const hasName = (name: string): name is keyof typeof NAMES => Object.hasOwn(NAMES, name);

/** Settings of version 1 with today’s names and values. */
export const fromVersion1 = (
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      hasName(name) ? NAMES[name] : name,
      (typeof value === 'string' && VALUES[name]?.[value]) || value,
    ]),
  );
