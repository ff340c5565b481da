/** The areas of a Sudoku for the moves of number grids. */
import { cellCode, cellIndices, oncePerObject } from '../../../core/index.js';
import type { Area, NumberRules } from '../../kit/moves/number-grid.js';
import type { AreaName } from '../../kit/words/areas.js';
import { areasOfLayout } from '../layout.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';
import { rulesOfConstraints } from '../rules.js';

/** By shape of the boxes: the areas of puzzles without constraints, which come in thousands. */
const AREAS = new Map<string, readonly Area[]>();

/** The kinds of areas without constraints, in the order in which people look. */
const BESIDE_CONSTRAINTS = ['box', 'region', 'row', 'column'] as const;

/** The areas of a puzzle, and the ids of their rules. */
export function numberRulesOf(puzzle: SudokuPuzzle): NumberRules {
  return {
    side: sideOf(puzzle),
    areas: areasFor(puzzle),
    cellRule: (cell) => `cell-${cellCode(cell)}`,
    areaRule: (area, number) => `${ruleOf(puzzle, area)}-number-${number}`,
  };
}

function areasFor(puzzle: SudokuPuzzle): readonly Area[] {
  const { box, constraints } = puzzle;
  const own = constraints === undefined ? [] : constraintAreasOf(puzzle);
  if (box === undefined) return [...layOutAreas(puzzle), ...own];
  const shape = box.join(' by ');
  const areas = AREAS.get(shape) ?? layOutAreas(puzzle);
  AREAS.set(shape, areas);
  return own.length === 0 ? areas : [...areas, ...own];
}

/** An area with the id of its rule. */
interface ConstraintArea extends Area {
  readonly rule: string;
}

/** The areas that constraints add. */
const constraintAreasOf = oncePerObject((puzzle: SudokuPuzzle): readonly ConstraintArea[] =>
  rulesOfConstraints(puzzle).flatMap(({ id, area, places }) =>
    area === undefined ? [] : [{ ...area, places, rule: id }],
  ),
);

function ruleOf(puzzle: SudokuPuzzle, { kind, number }: AreaName): string {
  if (BESIDE_CONSTRAINTS.some((one) => one === kind)) return `${kind}-${number}`;
  return constraintAreasOf(puzzle).find((area) => area.kind === kind && area.number === number)!.rule;
}

/** The areas of a layout that hold every number, boxes and regions first. */
function layOutAreas(puzzle: SudokuPuzzle): readonly Area[] {
  const side = sideOf(puzzle);
  const areas = areasOfLayout(puzzle)
    .filter(({ cells }) => cells.length === side)
    .map(({ cells, ...name }): Area => ({ ...name, places: cellIndices(cells, side) }));
  return BESIDE_CONSTRAINTS.flatMap((kind) => areas.filter((area) => area.kind === kind));
}
