/** A rule that a description must keep: the members it is about, true if it is broken, and the sentence that says so. */
export type Rule<Setup, Member extends string> = readonly [
  members: readonly Member[],
  isBroken: (setup: Setup) => boolean,
  sentence: (setup: Setup) => string,
];

/** What is wrong with a description. */
export interface Fault<Member extends string = string> {
  /** The members that can mend it, the likeliest cause first. */
  readonly members: readonly Member[];
  readonly sentence: string;
}

/** The rules that a description breaks. */
export const faultsIn = <Setup, Member extends string>(
  rules: readonly Rule<Setup, Member>[],
  setup: Setup,
): readonly Fault<Member>[] =>
  rules.flatMap(([members, isBroken, sentence]) =>
    isBroken(setup) ? [{ members, sentence: sentence(setup) }] : [],
  );
