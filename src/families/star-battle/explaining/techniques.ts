/**
 * Techniques of Star Battle by the names of the guides that players write (K. de Asis, "A Star Battle Guide",
 * and the pages of starbattle.online): what a step's rows, columns, regions and blocks of two by two cells
 * have in common.
 */
import type { Cell } from '../../../core/index.js';
import type { ReasonShape, StepShape, Technique } from '../../contract/explaining.js';
import {
  concludesOnly,
  concludesOutside,
  includesCell,
  isOneOf,
  overlap,
  reasonsOf,
  technique,
} from '../../kit/words/step-shapes.js';

const BLOCK = 'no-touching';
const REGION = 'region';
const GROUPS = ['row', 'column', REGION] as const;

/** The reasons of a step by their subjects. */
interface Parts {
  readonly blocks: readonly ReasonShape[];
  readonly regions: readonly ReasonShape[];
  readonly rows: readonly ReasonShape[];
  readonly columns: readonly ReasonShape[];
  /** Rows, or columns; none where there are both. */
  readonly parallel: readonly ReasonShape[];
}

export const starBattleTechniques: readonly Technique[] = [
  technique('no-touching', 'stars do not touch', (step) => isOneOf(step, [BLOCK])),
  technique('completed-line', 'completed row or column', (step) => isFull(step, ['row', 'column'])),
  technique('completed-region', 'completed region', (step) => isFull(step, [REGION])),
  technique('last-cells', 'last cells', (step) => isOneOf(step, GROUPS) && concludesOnly(step, true)),
  technique('exclusion', 'exclusion', (step) => isPacking(step) && concludesOnly(step, false)),
  technique('packing', '2×2 packing', (step) => isPacking(step) && !areInLine(cellsLeft(step))),
  technique('line-packing', 'packing in a line', isPacking),
  technique(
    'undercounting',
    'undercounting',
    (step) =>
      (isCounting(step) && concludesOutside(step, partsOf(step).regions)) || isTightCount(step, 'most'),
  ),
  technique(
    'overcounting',
    'overcounting',
    (step) =>
      (isCounting(step) && concludesOutside(step, partsOf(step).parallel)) || isTightCount(step, 'least'),
  ),
  technique('fish', 'fish', (step) => {
    const { blocks, regions, rows, columns } = partsOf(step);
    return blocks.length + regions.length === 0 && rows.length > 0 && columns.length > 0;
  }),
  technique('squeeze', 'squeeze', (step) => {
    const { blocks, regions, parallel } = partsOf(step);
    return blocks.length > 0 && regions.length === 0 && areNeighbours(parallel);
  }),
  technique('pressured-exclusion', 'pressured exclusion', (step) => {
    const groups = reasonsOf(step, GROUPS);
    return step.reasons.length === 3 && hasBlocks(step) && groups.length === 2 && concludesOnly(step, false);
  }),
  technique('composite-region', 'composite region', (step) => {
    const { regions, rows, columns } = partsOf(step);
    return hasBlocks(step) && regions.length > 0 && rows.length + columns.length === 0;
  }),
  technique('packed-counting', 'counting with stars that do not touch', (step) => {
    const { blocks, regions, parallel } = partsOf(step);
    return blocks.length > 0 && regions.length > 0 && parallel.length > 0;
  }),
];

function partsOf(step: StepShape): Parts {
  const rows = reasonsOf(step, ['row', 'rows']);
  const columns = reasonsOf(step, ['column', 'columns']);
  const parallel = columns.length === 0 ? rows : rows.length === 0 ? columns : [];
  const regions = reasonsOf(step, [REGION, 'regions']);
  return { blocks: reasonsOf(step, [BLOCK]), regions, rows, columns, parallel };
}

/** A row, column or region has all its stars. */
function isFull(step: StepShape, kinds: readonly string[]): boolean {
  return isOneOf(step, kinds) && concludesOnly(step, false);
}

/** A row, column or region and blocks of two by two cells. */
function isPacking(step: StepShape): boolean {
  return step.reasons.length === 2 && hasBlocks(step) && reasonsOf(step, GROUPS).length === 1;
}

/** The cells of the row, column or region that may still hold a star before the step, or do. */
function cellsLeft(step: StepShape): readonly Cell[] {
  const empty = step.facts.flatMap(({ mark, value }) => (value ? [] : mark.cells));
  return reasonsOf(step, GROUPS).flatMap(({ cells }) => cells.filter((cell) => !includesCell(empty, cell)));
}

function areInLine(cells: readonly Cell[]): boolean {
  return [0, 1].some((axis) => new Set(cells.map((cell) => cell[axis])).size < 2);
}

function hasBlocks(step: StepShape): boolean {
  return reasonsOf(step, [BLOCK]).length > 0;
}

/**
 * Regions against rows, or against columns, whose stars are the same; a star elsewhere would be one too many.
 */
function isCounting(step: StepShape): boolean {
  const { blocks, regions, parallel } = partsOf(step);
  return blocks.length === 0 && regions.length > 0 && parallel.length > 0 && concludesOnly(step, false);
}

/**
 * A count without a place to spare: what needs stars has them in what is limited, or outside of it where that
 * is concluded; what is limited has none elsewhere.
 * @param lines which side is rows, or columns, alone; regions are on the other side
 */
function isTightCount(step: StepShape, lines: 'least' | 'most'): boolean {
  const { reasons, conclusions } = step;
  if (reasons.some(({ half }) => half === undefined)) return false;
  const [least, most] = [sideOf(step, 'least'), sideOf(step, 'most')];
  const [ofLines, other] = lines === 'least' ? [least, most] : [most, least];
  const { regions, parallel } = partsOf(ofLines);
  if (regions.length > 0 || parallel.length === 0 || partsOf(other).regions.length === 0) return false;
  return conclusions.every(({ mark, value }) => {
    const [inside, outside] = value ? [least, most] : [most, least];
    return isIn(inside, mark.cells) && !isIn(outside, mark.cells);
  });
}

function sideOf(step: StepShape, half: 'least' | 'most'): StepShape {
  return { ...step, reasons: step.reasons.filter((reason) => reason.half === half) };
}

/** True if a reason of a step is about some of these cells. */
function isIn({ reasons }: StepShape, cells: readonly Cell[]): boolean {
  return reasons.some((reason) => overlap(cells, reason.cells));
}

/**
 * Rows or columns side by side, two or more; their numbers are the first or the second ones of all their
 * cells.
 */
function areNeighbours(lines: readonly ReasonShape[]): boolean {
  const axis = lines[0]?.kind.startsWith('row') ? 0 : 1;
  const found = new Set(lines.flatMap(({ cells }) => cells.map((cell) => cell[axis])));
  const numbers = [...found].sort((one, other) => one - other);
  return numbers.length > 1 && numbers.every((number, index) => number === numbers[0]! + index);
}
