import type { Family, Puzzle } from '../contract/family.js';
import { codecsOf, type Format } from './codecs/codec.js';
import type { Readers } from './readers.js';

/** A family described by its own parts. */
interface FamilyParts<P extends Puzzle, S>
  extends Omit<Family<P, S>, 'codecs' | 'examples' | 'counterexamples'>,
    Pick<Readers<P, S>, 'contradictions'> {
  /** Made when they are first asked for, once: most programs never show them. */
  readonly examples: () => Family<P, S>['examples'];
  /** Likewise. */
  readonly counterexamples: () => Family<P, S>['counterexamples'];
  /** The formats besides JSON; the first that recognises a text reads it. */
  readonly formats: readonly Format<P, S>[];
}

/** The family of these parts: its codecs follow from its readers and its formats. */
export function defineFamily<P extends Puzzle, S>({
  formats,
  contradictions,
  examples,
  counterexamples,
  ...family
}: FamilyParts<P, S>): Family<P, S> {
  const { id, readPuzzle, readSolution } = family;
  const readers = { family: id, readPuzzle, readSolution, ...(contradictions && { contradictions }) };
  let shown: Family<P, S>['examples'] | undefined;
  let refused: Family<P, S>['counterexamples'] | undefined;
  return {
    ...family,
    codecs: codecsOf(readers, formats),
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
