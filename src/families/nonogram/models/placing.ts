/**
 * Common parts of the formulations over start variables: one literal per block and start, and the starts that
 * cover a cell.
 */
import type { ModelBuilder } from '../../../solve/index.js';
import { type PlacedRun, startsUpTo } from '../../kit/rules/kinds/runs-starts.js';
import { type CellLiteral, constrain, each } from './literals.js';

/** A block with one literal per possible start, in the same order. */
export interface PlacedBlock extends PlacedRun {
  readonly literals: readonly CellLiteral[];
}

/**
 * Declares the start literals of all lines of one direction and demands exactly one start per block.
 * @param letter variables are named `LETTER_line_block_start`, counted from 1
 * @param kind word for the names of rows: `row` or `column`
 * @param constants whether a block with one possible start needs no variable (after presolve)
 */
export function placeBlocks(
  builder: ModelBuilder,
  lines: readonly (readonly PlacedRun[])[],
  letter: string,
  kind: string,
  constants: boolean,
): PlacedBlock[][] {
  return lines.map((blocks, line) =>
    blocks.map((block, order) => {
      const { starts } = block;
      const name = `${line + 1}_${order + 1}`;
      const literals = starts.map(
        (start): CellLiteral =>
          constants && starts.length === 1 ? true : builder.binary(`${letter}_${name}_${start + 1}`),
      );
      constrain(builder, `${kind}_block_${name}`, each(literals), '=', 1);
      return { ...block, literals };
    }),
  );
}

/** The literals of all starts in a line that put a block of a colour on the cell at `position`. */
export function covering(line: readonly PlacedBlock[], position: number, colour: number): CellLiteral[] {
  return line.flatMap((block) =>
    block.colour === colour ? startsBetween(block, position - block.length + 1, position) : [],
  );
}

/** The literals of a block's starts from `first` to `last`, both included. */
export function startsBetween({ starts, literals }: PlacedBlock, first: number, last: number): CellLiteral[] {
  return literals.slice(startsUpTo(starts, first - 1), startsUpTo(starts, last));
}
