/** The steps of an explanation that lead to the value of a cell, and no others. */
import { type Cell, cellCode } from '../../core/index.js';
import type { Known, Mark, StepLanguage } from '../../families/contract/index.js';
import { type Explanation, entryTest, type Step } from '../model/index.js';
import { neededSteps } from '../statement/index.js';
import { CELL_WORDS, saysAll, saysSo } from '../words/index.js';

/**
 * `steps`: they lead to the entries of the cell, in order. `given`: the puzzle gives it. `unknown`: the
 * explanation ends before. `nothing`: nothing is ever written there.
 */
export type LeadUp =
  | { readonly status: 'steps'; readonly entries: readonly Known[]; readonly explanation: Explanation }
  | { readonly status: 'given'; readonly entries: readonly Known[] }
  | { readonly status: 'unknown' | 'nothing' };

/**
 * The steps that lead to a cell.
 * @param proved adds proofs to these steps, where they are asked for
 */
export function leadUpTo(
  explanation: Explanation,
  cell: Cell,
  proved = (steps: readonly Step[]): readonly Step[] => steps,
): LeadUp {
  const { steps } = explanation;
  const entries = entriesAt(explanation, cell);
  if (entries.length === 0) return { status: 'nothing' };
  const wanted = wantedAt(explanation, cell);
  if (wanted.length === 0) return { status: 'given', entries };
  const concluded = new Set(steps.flatMap(({ conclusions }) => conclusions.map(({ mark }) => mark)));
  if (!wanted.every((mark) => concluded.has(mark))) return { status: 'unknown' };
  const needed = proved(neededSteps(steps, wanted));
  return { status: 'steps', entries, explanation: { ...explanation, steps: needed } };
}

/** The marks to be concluded for a cell: its entries without the givens. */
export function wantedAt(explanation: Explanation, cell: Cell): readonly number[] {
  const given = new Set(explanation.given.map(({ mark }) => mark));
  return entriesAt(explanation, cell)
    .map(({ mark }) => mark)
    .filter((mark) => !given.has(mark));
}

/** Sentence for the result about a cell. */
export function saysCell(
  marks: readonly Mark[],
  found: LeadUp,
  cell: Cell,
  language: StepLanguage = 'en',
): string {
  const { given, ends } = CELL_WORDS[language];
  switch (found.status) {
    case 'given':
      return given(saysAll(marks, found.entries, language));
    case 'steps':
      return saysSo(marks, found.entries, language);
    default:
      return ends(cellCode(cell));
  }
}

/** Entries of the solution in a cell: `r1c3 is 5`; if it has none there, all values of the marks there. */
export function entriesAt(
  { marks, values }: Pick<Explanation, 'marks' | 'values'>,
  [row, column]: Cell,
): readonly Known[] {
  const isEntry = entryTest(marks);
  const there = marks.flatMap(({ cells }, mark): readonly Known[] =>
    cells.some((cell) => cell[0] === row && cell[1] === column) ? [{ mark, value: values[mark]! }] : [],
  );
  const entries = there.filter(isEntry);
  return entries.length > 0 ? entries : there;
}
