/** A hint in words, with as much of the step as its level allows. */

import { type Cell, cellCode, compareCells } from '../../core/index.js';
import type { Known, Mark, Reason, StepLanguage } from '../../families/contract/index.js';
import { all } from '../../families/kit/index.js';
import type { Step } from '../model/index.js';
import { listedPlaces, saysReason, sentenceStart } from '../words/index.js';

import { isInRows, namedArea, namedSize, nameIn } from './named-areas.js';
import { PAGE_PHRASES } from './phrases.js';

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
  language: StepLanguage = 'en',
): string {
  const isGrid = isInRows(marks);
  const concluded = codesOf(conclusions.flatMap(({ mark }) => marks[mark]!.cells));
  const named = reasons.flatMap(({ reason }) => {
    const area = isGrid ? areaOf(marks, reason, language) : namedArea(marks, reason);
    return area === undefined ? [] : [{ area, codes: codesOf(reason.cells) }];
  });
  const areas = new Map<string, boolean>();
  for (const { area, codes } of named) {
    // Who looks at a place sees what lies around it.
    if (isGrid && named.some((other) => other.codes.size < codes.size && isInside(other.codes, codes)))
      continue;
    areas.set(area, areas.get(area) === true || [...codes].some((code) => concluded.has(code)));
  }
  if (areas.size > 0) return all(fewest([...areas]), language);
  // A rule about everything does not say where to look; what is entered already does, or a line.
  const entered = facts.filter(({ value }) => value).map(({ mark }) => marks[mark]!.place);
  const isFew = entered.length > 0 && entered.length <= MOST_ENTERED;
  const concludedAt = conclusions.flatMap(({ mark }) => marks[mark]!.cells);
  return isFew ? listedPlaces(entered, language) : lineOf(concludedAt, language);
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
export function saysWhereWrong(
  marks: readonly Mark[],
  { step, wrong }: WrongEntry,
  language: StepLanguage = 'en',
): string {
  if (!isInRows(marks)) return saysWhere(marks, step, language);
  const { cells } = marks[wrong.mark]!;
  const own = codesOf(cells);
  const reasons = step.reasons.filter(({ reason }) => !isInside(codesOf(reason.cells), own));
  return reasons.length > 0 ? saysWhere(marks, { ...step, reasons }, language) : lineOf(cells, language);
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
export function saysRules(step: Step, language: StepLanguage = 'en'): readonly string[] {
  return step.reasons.map((used) => `${sentenceStart(saysReason(used, step, language))}.`);
}

/**
 * The part of the grid that a rule is about: its codes where they are few, its name where it has one, else
 * the rows and columns that it lies in; undefined for the whole grid.
 */
function areaOf(marks: readonly Mark[], reason: Reason, language: StepLanguage): string | undefined {
  const { cells } = reason;
  const name = nameIn(reason, language);
  const { row, column, rows: saysRows, columns: saysColumns, rowsOfColumns, range } = PAGE_PHRASES[language];
  if (name !== undefined) return name;
  if (cells.length <= FEW_CELLS) return listedPlaces([...cells].sort(compareCells).map(cellCode), language);
  const size = namedSize(marks);
  const rows = rangeOf(cells.map((cell) => cell[0]));
  const columns = rangeOf(cells.map((cell) => cell[1]));
  if (rows.from === rows.to) return row(rows.from);
  if (columns.from === columns.to) return column(columns.from);
  const [hasAllRows, hasAllColumns] = [isAll(rows, size.rows), isAll(columns, size.columns)];
  if (hasAllRows && hasAllColumns) return undefined;
  if (hasAllColumns) return saysRows(range(rows));
  return hasAllRows ? saysColumns(range(columns)) : rowsOfColumns(range(rows), range(columns));
}

/** The row or the column of some cells; of several rows the first. */
function lineOf(cells: readonly Cell[], language: StepLanguage): string {
  const [row, column] = cells[0]!;
  const isColumn = cells.length > 1 && cells.every((cell) => cell[1] === column);
  const words = PAGE_PHRASES[language];
  return isColumn ? words.column(column + 1) : words.row(row + 1);
}

function isAll({ from, to }: Range, count: number): boolean {
  return from === 1 && to === count;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** From the least to the greatest of some indices, counted from 1. */
function rangeOf(indices: readonly number[]): Range {
  return { from: Math.min(...indices) + 1, to: Math.max(...indices) + 1 };
}
