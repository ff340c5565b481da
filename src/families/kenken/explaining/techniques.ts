/** The techniques of Calcudoku that the reasons of a step tell apart. */
import type { Cell } from '../../../core/grid/cell.js';
import type { StepShape, Technique } from '../../explaining.js';
import { concludesOnly, includesCell, isOneOf, reasonsOf } from '../../kit/step-shapes.js';

const LINES = ['row', 'column'] as const;
const COUNTS = ['pair', 'triple', 'quad'] as const;

/** The special before the general. */
export const kenkenTechniques: readonly Technique[] = [
  {
    id: 'single-cell-cage',
    name: 'single-cell cage',
    matches: (step) => isOneOf(step, ['cage']) && step.reasons[0]!.cells.length === 1,
  },
  { id: 'cage-combinations', name: 'cage combinations', matches: (step) => isOneOf(step, ['cage']) },
  {
    // The other numbers are excluded: beside entries, or as candidates of the cell. Then no other cell of the line has its number.
    id: 'naked-single',
    name: 'naked single',
    matches: (step) =>
      (placesOne(step) && noteCells(step).every((cell) => includesCell(placedCells(step), cell))) ||
      (isSubset(step) && looked(step).length === 1),
  },
  {
    // The number is excluded from the other cells: they hold others, or it is no candidate there.
    id: 'hidden-single',
    name: 'hidden single',
    matches: (step) =>
      placesOne(step) && noteCells(step).every((cell) => !includesCell(placedCells(step), cell)),
  },
  ...COUNTS.flatMap((word, index): readonly Technique[] => [
    {
      id: `naked-${word}`,
      name: `naked ${word}`,
      matches: (step) =>
        isSubset(step) && looked(step).length === index + 2 && others(step).length >= index + 2,
    },
    {
      id: `hidden-${word}`,
      name: `hidden ${word}`,
      matches: (step) => isSubset(step) && others(step).length === index + 2,
    },
  ]),
  {
    // The numbers that a cage needs are used up for the rest of a line, or a line asks for a number within the cage.
    id: 'cage-and-line',
    name: 'cage and line',
    matches: (step) => counts(step, 1, 1),
  },
  {
    id: 'cages-and-line',
    name: 'cages in a line',
    matches: (step) =>
      reasonsOf(step, ['cage']).length > 1 && counts(step, reasonsOf(step, ['cage']).length, 1),
  },
  {
    // Lines that hold every number as often as they are many, and cages that stand out of them or into them.
    id: 'innies-and-outies',
    name: 'innies and outies',
    matches: (step) => {
      const lines = reasonsOf(step, ['rows', 'columns']);
      const cages = reasonsOf(step, ['cage']);
      return lines.length === 1 && cages.length > 0 && step.reasons.length === 1 + cages.length;
    },
  },
  { id: 'x-wing', name: 'X-wing', matches: (step) => isFish(step, 2) },
  { id: 'swordfish', name: 'swordfish', matches: (step) => isFish(step, 3) },
];

function counts(step: StepShape, cages: number, lines: number): boolean {
  const [ofCages, ofLines] = [reasonsOf(step, ['cage']).length, reasonsOf(step, LINES).length];
  return ofCages === cages && ofLines === lines && step.reasons.length === cages + lines;
}

function isFish(step: StepShape, count: number): boolean {
  return step.reasons.length === 2 * count && LINES.every((kind) => reasonsOf(step, [kind]).length === count);
}

/** Whether a line gets one more number. */
function placesOne(step: StepShape): boolean {
  return isOneOf(step, LINES) && placedCells(step).length === 1;
}

function placedCells({ conclusions }: StepShape): readonly Cell[] {
  return conclusions.filter(({ value }) => value).map(({ mark }) => mark.cells[0]!);
}

/** The cells in which a crossed-out candidate is needed. */
function noteCells({ facts }: StepShape): readonly Cell[] {
  return facts.filter(({ value }) => !value).map(({ mark }) => mark.cells[0]!);
}

/** Whether one line excludes candidates because others fill some of its cells. */
function isSubset(step: StepShape): boolean {
  return isOneOf(step, LINES) && concludesOnly(step, false) && noteCells(step).length > 0;
}

/** The cells whose candidates are looked at. */
function looked(step: StepShape): readonly Cell[] {
  return distinct(noteCells(step));
}

/** The other cells of the line in which something was or is open. */
function others(step: StepShape): readonly Cell[] {
  const line = step.reasons[0]!.cells;
  const open = [...step.open, ...step.conclusions.map(({ mark }) => mark)].map(({ cells }) => cells[0]!);
  const inLine = distinct(open.filter((cell) => includesCell(line, cell)));
  const seen = looked(step);
  return inLine.filter((cell) => !includesCell(seen, cell));
}

function distinct(cells: readonly Cell[]): readonly Cell[] {
  return [...new Map(cells.map((cell) => [cell.join(), cell])).values()];
}
