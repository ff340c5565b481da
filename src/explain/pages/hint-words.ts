/** A hint in words, with as much of the step as its level allows. */

import { type Cell, cellCode, compareCells } from '../../core/index.js';
import type { Known, Mark } from '../../families/contract/index.js';
import { listed } from '../../families/kit/index.js';
import type { Step } from '../model/index.js';
import { saysReason, sentenceStart } from '../words/index.js';

import { isInRows, namedArea } from './named-areas.js';

const WHOLE = 'the whole grid';
/** Cells that are named one by one. */
const FEW_CELLS = 3;
/** Entries beside which a rule about the whole grid is looked at, as far as they are named. */
const MOST_ENTERED = 5;

/**
 * The area to look at, without the conclusion: `row 4 and rows 2 to 5 of columns 3 and 4`. In puzzles without
 * rows and columns, names of places or of rules: `clue 9`.
 */
export function saysWhere(
  marks: readonly Mark[],
  { reasons, facts }: Pick<Step, 'reasons' | 'facts'>,
): string {
  const isGrid = isInRows(marks);
  const size = new Set(marks.flatMap(({ cells }) => cells.map(cellCode))).size;
  const areas = reasons.map(({ reason }) => {
    if (!isGrid) return namedArea(marks, reason);
    return reason.cells.length < size ? areaOf(reason.cells) : WHOLE;
  });
  const parts = areas.filter((area) => area !== WHOLE);
  if (parts.length > 0) return listed([...new Set(parts)]);
  // A rule about everything does not say where to look; what is entered already does.
  const entered = facts.filter(({ value }) => value).map(({ mark }) => marks[mark]!.place);
  const isFew = entered.length > 0 && entered.length <= MOST_ENTERED;
  return isFew ? listed(entered) : WHOLE;
}

/**
 * The area of a wrong entry, which is not named: that of the step which refutes it. A rule about the cell of
 * the entry alone would name it, so it is left out; if there is no other rule, the row of the entry.
 */
export function saysWhereWrong(marks: readonly Mark[], { step, wrong }: WrongEntry): string {
  if (!isInRows(marks)) return saysWhere(marks, step);
  const { cells } = marks[wrong.mark]!;
  const own = codesOf(cells);
  const reasons = step.reasons.filter(({ reason }) => codesOf(reason.cells) !== own);
  return reasons.length > 0 ? saysWhere(marks, { ...step, reasons }) : `row ${cells[0]![0] + 1}`;
}

/** A wrong entry, and the step that concludes the opposite. */
interface WrongEntry {
  readonly wrong: Known;
  readonly step: Step;
}

function codesOf(cells: readonly Cell[]): string {
  return cells.map(cellCode).sort().join();
}

/** The rules of a step, a sentence each. */
export function saysRules(step: Step): readonly string[] {
  return step.reasons.map((used) => `${sentenceStart(saysReason(used, step))}.`);
}

/**
 * Cells as a part of the grid: their codes where they are few, else the rows and columns that they lie in.
 */
function areaOf(cells: readonly Cell[]): string {
  if (cells.length <= FEW_CELLS) return listed([...cells].sort(compareCells).map(cellCode));
  const rows = rangeOf(cells.map(([row]) => row));
  const columns = rangeOf(cells.map(([, column]) => column));
  if (rows.from === rows.to) return `row ${rows.from}`;
  if (columns.from === columns.to) return `column ${columns.from}`;
  return `rows ${joined(rows)} of columns ${joined(columns)}`;
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
