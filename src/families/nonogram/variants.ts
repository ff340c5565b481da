import { moveSides, moveTexts, symmetriesOf } from '../../core/grid/symmetries.js';
import type { NonogramPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored: blocks are read the other way round where a line is. */
export function nonogramVariants({
  family,
  rows,
  columns,
  given,
}: NonogramPuzzle): readonly NonogramPuzzle[] {
  return symmetriesOf({ rows: rows.length, columns: columns.length }).map((symmetry) => ({
    family,
    ...moveSides(
      {
        rows: symmetry.flipsColumns ? rows.map((blocks) => blocks.toReversed()) : rows,
        columns: symmetry.flipsRows ? columns.map((blocks) => blocks.toReversed()) : columns,
      },
      symmetry,
    ),
    ...(given === undefined ? {} : { given: moveTexts(given, symmetry) }),
  }));
}
