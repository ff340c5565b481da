/** The places that the blocks of a line can have where its cells may have some colours. */

import { oncePerKey } from '../../../../core/index.js';
import type { Run } from '../../../kit/confirm/run-places.js';
import type { PlacedRun } from '../../../kit/rules/kinds/runs-starts.js';
import { BlockPlacer } from '../../colour/block-placer.js';

/** The blocks of a line with their possible starts, and the colours that its cells can have. */
export interface Placed {
  readonly blocks: readonly PlacedRun[];
  readonly possible: readonly number[];
}

/** By the length of lines: what places their blocks, in the same arrays every time. */
const placerOf = oncePerKey((length: number) => new BlockPlacer(length));

/** undefined where the blocks have no place */
export function placed(runs: readonly Run[], cells: readonly number[]): Placed | undefined {
  const placer = placerOf(cells.length);
  const blocks = placer.place(runs, Int32Array.from(cells), 0, 1);
  return blocks && { blocks, possible: [...placer.possible] };
}
