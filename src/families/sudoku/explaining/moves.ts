/** The moves of Sudoku, ranked as Sudoku Explainer does. */
import { cellCode, cellIndices } from '../../../core/index.js';
import { ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { chain } from '../../kit/moves/chains.js';
import { finnedXWing, fish } from '../../kit/moves/fish.js';
import { forcingChain } from '../../kit/moves/forcing.js';
import { lockedNumber } from '../../kit/moves/locked.js';
import type { Area, NumberRules } from '../../kit/moves/number-grid.js';
import { hiddenSingle, lastCell, nakedSingle } from '../../kit/moves/singles.js';
import { hiddenSubset, nakedSubset } from '../../kit/moves/subsets.js';
import { emptyRectangle, twoLines } from '../../kit/moves/two-places.js';
import { wWing, xyWing } from '../../kit/moves/wings.js';
import { areasOfLayout } from '../layout.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';

export const sudokuMoves: RankedMoves<SudokuPuzzle> = [
  lastCell(rulesOf),
  hiddenSingle('box-single', ['box', 'region'], rulesOf),
  hiddenSingle('line-single', ['row', 'column'], rulesOf),
  nakedSingle(rulesOf),
  ONE_RULE,
  lockedNumber('box', rulesOf),
  lockedNumber('line', rulesOf),
  nakedSubset(2, rulesOf),
  fish(2, rulesOf),
  hiddenSubset(2, rulesOf),
  nakedSubset(3, rulesOf),
  fish(3, rulesOf),
  hiddenSubset(3, rulesOf),
  twoLines('skyscraper', rulesOf),
  twoLines('kite', rulesOf),
  xyWing('xy', rulesOf),
  xyWing('xyz', rulesOf),
  wWing(rulesOf),
  emptyRectangle(rulesOf),
  finnedXWing(rulesOf),
  nakedSubset(4, rulesOf),
  fish(4, rulesOf),
  hiddenSubset(4, rulesOf),
  chain('x', rulesOf),
  chain('xy', rulesOf),
  chain('any', rulesOf),
  forcingChain(rulesOf),
];

/** By shape of the boxes: the areas of puzzles without constraints, which come in thousands. */
const AREAS = new Map<string, readonly Area[]>();

const KINDS = ['box', 'region', 'row', 'column'] as const;

function rulesOf(puzzle: SudokuPuzzle): NumberRules {
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
