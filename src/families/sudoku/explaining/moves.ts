/** The moves of Sudoku, ranked as Sudoku Explainer does. */
import { cellCode } from '../../../core/index.js';
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
import { areasOf, type SudokuPuzzle, sideOf } from '../puzzle.js';

export const sudokuMoves: RankedMoves<SudokuPuzzle> = [
  lastCell(rulesOf),
  hiddenSingle('box-single', ['box'], rulesOf),
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
