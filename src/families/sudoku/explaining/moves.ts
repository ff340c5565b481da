/** The moves of Sudoku, ranked as Sudoku Explainer does. */
import { cellCode } from '../../../core/index.js';
import { ONE_RULE, type RankedMoves } from '../../contract/move.js';
import type { Area, NumberRules } from '../../kit/moves/number-grid.js';
import { lastCell } from '../../kit/moves/singles.js';
import { areasOf, type SudokuPuzzle, sideOf } from '../puzzle.js';

export const sudokuMoves: RankedMoves<SudokuPuzzle> = [lastCell(rulesOf), ONE_RULE];

/** By shape: the areas, boxes first. */
const AREAS = new Map<string, readonly Area[]>();

const KINDS = ['box', 'row', 'column'] as const;

function rulesOf({ box }: SudokuPuzzle): NumberRules {
  const side = sideOf({ box });
  const shape = box.join(' by ');
  const areas = AREAS.get(shape) ?? layOutAreas(box, side);
  AREAS.set(shape, areas);
  return {
    side,
    areas,
    cellRule: (cell) => `cell-${cellCode(cell)}`,
    areaRule: ({ kind, number: place }, number) => `${kind}-${place}-number-${number}`,
  };
}

function layOutAreas(box: SudokuPuzzle['box'], side: number): readonly Area[] {
  const areas = areasOf(box).map(({ name, cells }): Area => {
    const [kind, number] = name.split(' ');
    const places = cells.map(([row, column]) => row * side + column);
    return { kind: KINDS.find((one) => one === kind)!, number: Number(number), places };
  });
  return KINDS.flatMap((kind) => areas.filter((area) => area.kind === kind));
}
