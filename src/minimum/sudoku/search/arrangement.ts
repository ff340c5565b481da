/**
 * Arrangements of the 9x9 board: symmetries that bring three stacks or bands to the rows of the three words,
 * so that every pass runs the same code. A seed permutes rows and columns within bands and stacks, which
 * varies what is found first.
 */
import type { Rng } from '../../../core/index.js';

/** The lines that are parts of the search: stacks (columns) or bands (rows). */
export type Orientation = 'stacks' | 'bands';

/** For every cell of the arranged board the cell of the original board. */
export type Arrangement = readonly number[];

/** The arrangement with a stack or band in the third word and the others before it, in order. */
export function arrange(orientation: Orientation, third: number, rng?: Rng): Arrangement {
  const groups = [...[0, 1, 2].filter((group) => group !== third), third];
  const along = groups.flatMap((group) => withinGroup(group, rng));
  const across = [0, 1, 2].flatMap((group) => withinGroup(group, rng));
  return along.flatMap((line) =>
    across.map((place) => (orientation === 'bands' ? 9 * line + place : 9 * place + line)),
  );
}

function withinGroup(group: number, rng: Rng | undefined): readonly number[] {
  const lines = [3 * group, 3 * group + 1, 3 * group + 2];
  return rng === undefined ? lines : rng.shuffle(lines);
}
