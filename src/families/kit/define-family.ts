import type { Family, Puzzle } from '../contract/family.js';

/** A family described by its own parts. */
export interface FamilyParts<P extends Puzzle, S> extends Omit<Family<P, S>, 'examples' | 'counterexamples'> {
  /** Made when they are first asked for, once: most programs never show them. */
  readonly examples: () => Family<P, S>['examples'];
  /** Likewise. */
  readonly counterexamples: () => Family<P, S>['counterexamples'];
}

/** The family of these parts. */
export function defineFamily<P extends Puzzle, S>({
  examples,
  counterexamples,
  ...family
}: FamilyParts<P, S>): Family<P, S> {
  let shown: Family<P, S>['examples'] | undefined;
  let refused: Family<P, S>['counterexamples'] | undefined;
  return {
    ...family,
    get examples() {
      shown ??= examples();
      return shown;
    },
    get counterexamples() {
      refused ??= counterexamples();
      return refused;
    },
  };
}
