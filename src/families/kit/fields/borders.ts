/** Fields between neighbouring cells. */
import { describeEdge, type Size } from '../../../core/index.js';
import type { FieldGroup } from '../../contract/fields.js';
import { type NeighbourPair, neighbourPairs } from '../neighbour-pairs.js';
import type { GroupWords } from './cells.js';

interface BorderFields<P> extends GroupWords {
  readonly signs: readonly string[];
  /** Absent: all neighbours of a grid of this size. */
  readonly pairsOf?: (puzzle: P) => readonly NeighbourPair[];
  size(puzzle: P): Size;
  /** The signs of a puzzle by the key of their pair, the upper or left cell first. */
  textsOf(puzzle: P): ReadonlyMap<string, string>;
  put(puzzle: P, pair: NeighbourPair, text: string): P | undefined;
}

/** The key of a pair. */
export function keyOfPair(pair: NeighbourPair): string {
  return pair.join();
}

/** The group of all borders of cells. */
export function borderFields<P>({
  size,
  textsOf,
  put,
  pairsOf = (puzzle) => neighbourPairs(size(puzzle)),
  ...words
}: BorderFields<P>): FieldGroup<P> {
  const { signs } = words;
  return {
    ...words,
    fieldsOf(puzzle) {
      const texts = textsOf(puzzle);
      return pairsOf(puzzle).map((cells) => ({
        name: describeEdge(cells),
        at: { in: 'border', cells },
        text: texts.get(keyOfPair(cells)) ?? '',
        clue: { blank: '', texts: signs },
      }));
    },
    write: (puzzle, index, text) =>
      text === '' || signs.includes(text) ? put(puzzle, pairsOf(puzzle)[index]!, text) : undefined,
  };
}
