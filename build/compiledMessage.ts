import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A message in the form that the page’s library reads: texts, and values that are inserted. */
export type Message = readonly (string | Value)[];
/** The name of a value; of one that decides what is said, also its kind and what is said in each case. */
type Value = readonly [name: string, kind?: string, cases?: Cases];
type Cases = Readonly<Record<string, Message | number>>;

/** Compiles a message, without undefined members. Throws if it cannot be read. */
export const compile = (message: string): Message =>
  JSON.parse(JSON.stringify(compileMessageOrThrow(message)));

/** The names of a message’s values, each once, in the order in which they come. */
export function valueNames(message: Message): readonly string[] {
  const inCase = (said: Message | number) => (typeof said === 'number' ? [] : valueNames(said));
  const names = message.flatMap((part) =>
    typeof part === 'string' ? [] : [part[0], ...Object.values(part[2] ?? {}).flatMap(inCase)],
  );
  return [...new Set(names)];
}

/** The message with its values named by their places in a list of their names: where it is made, they are in a list. */
export function withNumbers(message: Message, names: readonly string[]): Message {
  const inCase = ([key, said]: readonly [string, Message | number]) =>
    [key, typeof said === 'number' ? said : withNumbers(said, names)] as const;
  return message.map((part): string | Value => {
    if (typeof part === 'string') return part;
    const [name, kind, cases] = part;
    const number = String(names.indexOf(name));
    if (kind === undefined) return [number];
    return cases
      ? [number, kind, Object.fromEntries(Object.entries(cases).map(inCase))]
      : [number, kind];
  });
}

/** Compiles a translation of an English message for the page that a build makes, whose messages have lists of values. */
export const compileTranslation = (translation: string, english: string): Message =>
  withNumbers(compile(translation), valueNames(compile(english)));
