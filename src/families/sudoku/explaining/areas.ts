/** The areas of a Sudoku for the moves of number grids. */
import { cellCode, cellIndices } from '../../../core/index.js';
import type { Area, NumberRules } from '../../kit/moves/number-grid.js';
import { areasOfLayout } from '../layout.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';

/** By shape of the boxes: the areas of puzzles without constraints, which come in thousands. */
const AREAS = new Map<string, readonly Area[]>();

const KINDS = ['box', 'region', 'row', 'column'] as const;

/** The areas of a puzzle, and the ids of their rules. */
export function numberRulesOf(puzzle: SudokuPuzzle): NumberRules {
  return {
    side: sideOf(puzzle),
    areas: areasFor(puzzle),
    cellRule: (cell) => `cell-${cellCode(cell)}`,
    areaRule: ({ kind, number: place }, number) => `${kind}-${place}-number-${number}`,
  };
}

function areasFor(puzzle: SudokuPuzzle): readonly Area[] {
  // On a board of several grids the places of cells are no rows times the side.
  if (puzzle.grids !== undefined) return [];
  if (puzzle.box === undefined) return layOutAreas(puzzle);
  const shape = puzzle.box.join(' by ');
  const areas = AREAS.get(shape) ?? layOutAreas(puzzle);
  AREAS.set(shape, areas);
  return areas;
}

/** The areas that hold every number, boxes and regions first. */
function layOutAreas(puzzle: SudokuPuzzle): readonly Area[] {
  const side = sideOf(puzzle);
  const areas = areasOfLayout(puzzle)
    .filter(({ cells }) => cells.length === side)
    .map(({ kind, number, cells }): Area => ({ kind, number, places: cellIndices(cells, side) }));
  return KINDS.flatMap((kind) => areas.filter((area) => area.kind === kind));
}
