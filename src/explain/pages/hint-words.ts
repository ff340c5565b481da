/** A hint in words, with as much of the step as its level allows. */

import { type Cell, cellCode, compareCells } from '../../core/index.js';
import type { Known, Mark, Reason } from '../../families/contract/index.js';
import { listed } from '../../families/kit/index.js';
import type { Step } from '../model/index.js';
import { saysReason, sentenceStart } from '../words/index.js';

import { isInRows, namedArea, namedSize, nameIn } from './named-areas.js';

/** Cells that are named one by one. */
const FEW_CELLS = 3;
/** Areas that are named; of more those that the conclusions lie in come first. */
const MOST_AREAS = 3;
/** Entries beside which a rule about the whole grid is looked at, as far as they are named. */
const MOST_ENTERED = 5;

/**
 * The area to look at, without the conclusion: `row 4 and the island 3 in r2c5`. In puzzles without rows and
 * columns, names of places or of rules: `clue 9`.
 */
export function saysWhere(
  marks: readonly Mark[],
  { reasons, facts, conclusions }: Pick<Step, 'reasons' | 'facts' | 'conclusions'>,
): string {
  const isGrid = isInRows(marks);
  const concluded = codesOf(conclusions.flatMap(({ mark }) => marks[mark]!.cells));
  const named = reasons.flatMap(({ reason }) => {
    const area = isGrid ? areaOf(marks, reason) : namedArea(marks, reason);
    return area === undefined ? [] : [{ area, codes: codesOf(reason.cells) }];
  });
  const areas = new Map<string, boolean>();
  for (const { area, codes } of named) {
    // Who looks at a place sees what lies around it.
    if (isGrid && named.some((other) => other.codes.size < codes.size && isInside(other.codes, codes)))
      continue;
    areas.set(area, areas.get(area) === true || [...codes].some((code) => concluded.has(code)));
  }
  if (areas.size > 0) return listed(fewest([...areas]));
  // A rule about everything does not say where to look; what is entered already does, or a line.
  const entered = facts.filter(({ value }) => value).map(({ mark }) => marks[mark]!.place);
  const isFew = entered.length > 0 && entered.length <= MOST_ENTERED;
  return isFew ? listed(entered) : lineOf(conclusions.flatMap(({ mark }) => marks[mark]!.cells));
}

/** The areas in their order; of too many those in which something is concluded, as far as there are any. */
function fewest(areas: readonly (readonly [area: string, isConcluded: boolean])[]): readonly string[] {
  const inOrder = areas.toSorted(([, one], [, other]) => Number(other) - Number(one));
  const chosen = new Set(inOrder.slice(0, MOST_AREAS));
  return areas.filter((area) => chosen.has(area)).map(([area]) => area);
}

/**
 * The area of a wrong entry, which is not named: that of the step which refutes it. A rule about the cell of
 * the entry alone would name it, so it is left out; if there is no other rule, the row of the entry.
 */
export function saysWhereWrong(marks: readonly Mark[], { step, wrong }: WrongEntry): string {
  if (!isInRows(marks)) return saysWhere(marks, step);
  const { cells } = marks[wrong.mark]!;
  const own = codesOf(cells);
  const reasons = step.reasons.filter(({ reason }) => !isInside(codesOf(reason.cells), own));
  return reasons.length > 0 ? saysWhere(marks, { ...step, reasons }) : lineOf(cells);
}

/** A wrong entry, and the step that concludes the opposite. */
interface WrongEntry {
  readonly wrong: Known;
  readonly step: Step;
}

function codesOf(cells: readonly Cell[]): ReadonlySet<string> {
  return new Set(cells.map(cellCode));
}

function isInside(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((code) => all.has(code));
}

/** The rules of a step, a sentence each. */
export function saysRules(step: Step): readonly string[] {
  return step.reasons.map((used) => `${sentenceStart(saysReason(used, step))}.`);
}

/**
 * The part of the grid that a rule is about: its codes where they are few, its name where it has one, else
 * the rows and columns that it lies in; undefined for the whole grid.
 */
function areaOf(marks: readonly Mark[], reason: Reason): string | undefined {
  const { cells } = reason;
  const name = nameIn(reason);
  if (name !== undefined) return name;
  if (cells.length <= FEW_CELLS) return listed([...cells].sort(compareCells).map(cellCode));
  const size = namedSize(marks);
  const rows = rangeOf(cells.map(([row]) => row));
  const columns = rangeOf(cells.map(([, column]) => column));
  if (rows.from === rows.to) return `row ${rows.from}`;
  if (columns.from === columns.to) return `column ${columns.from}`;
  const [hasAllRows, hasAllColumns] = [isAll(rows, size.rows), isAll(columns, size.columns)];
  if (hasAllRows && hasAllColumns) return undefined;
  if (hasAllColumns) return `rows ${joined(rows)}`;
  return hasAllRows ? `columns ${joined(columns)}` : `rows ${joined(rows)} of columns ${joined(columns)}`;
}

/** The row or the column of some cells; of several rows the first. */
function lineOf(cells: readonly Cell[]): string {
  const [row, column] = cells[0]!;
  const isColumn = cells.length > 1 && cells.every((cell) => cell[1] === column);
  return isColumn ? `column ${column + 1}` : `row ${row + 1}`;
}

function isAll({ from, to }: Range, count: number): boolean {
  return from === 1 && to === count;
}

function joined({ from, to }: Range): string {
  return `${from} ${to === from + 1 ? 'and' : 'to'} ${to}`;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** From the least to the greatest of some indices, counted from 1. */
function rangeOf(indices: readonly number[]): Range {
  return { from: Math.min(...indices) + 1, to: Math.max(...indices) + 1 };
}
