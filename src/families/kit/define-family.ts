import type { Family, Puzzle } from '../contract/family.js';
import { codecsOf, type Format } from './codecs/codec.js';
import type { Readers } from './readers.js';

/** A family described by its own parts. */
interface FamilyParts<P extends Puzzle, S>
  extends Omit<Family<P, S>, 'codecs'>,
    Pick<Readers<P, S>, 'contradictions'> {
  /** The formats besides JSON; the first that recognises a text reads it. */
  readonly formats: readonly Format<P, S>[];
}

/** The family of these parts: its codecs follow from its readers and its formats. */
export function defineFamily<P extends Puzzle, S>({
  formats,
  contradictions,
  ...family
}: FamilyParts<P, S>): Family<P, S> {
  const { id, readPuzzle, readSolution } = family;
  const readers = { family: id, readPuzzle, readSolution, ...(contradictions && { contradictions }) };
  return { ...family, codecs: codecsOf(readers, formats) };
}
