/** A rule that a description must keep: the members it is about, true if it is broken, and the sentence that says so. */
export type Rule<Full, Member extends string> = readonly [
  members: readonly Member[],
  isBroken: (setup: Full) => boolean,
  sentence: (setup: Full) => string,
];

/** What is wrong with a description. */
export interface Fault<Member extends string = string> {
  /** The members that can mend it, the likeliest cause first. */
  readonly members: readonly Member[];
  readonly sentence: string;
}

/** The rules that a description breaks. */
export const faultsIn = <Full, Member extends string>(
  rules: readonly Rule<Full, Member>[],
  setup: Full,
): readonly Fault<Member>[] =>
  rules.flatMap(([members, isBroken, sentence]) =>
    isBroken(setup) ? [{ members, sentence: sentence(setup) }] : [],
  );
