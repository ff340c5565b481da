/** Marks and steps for tests of what is said and drawn of them; that steps are true is tested elsewhere. */
import type { SaidMove, Step, UsedReason } from '../../src/explain/model/step.js';
import type { Known, Mark } from '../../src/families/contract/explaining.js';

/** Cells in rows that hold stars or not. */
export function starMarks(rows: number, columns: number): readonly Mark[] {
  return Array.from({ length: rows * columns }, (_, index): Mark => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      variable: index,
      cells: [[row, column]],
      place: `r${row + 1}c${column + 1}`,
      yes: { one: 'holds a star', many: 'hold a star each' },
      no: { one: 'is empty', many: 'are empty' },
    };
  });
}

/** Cells of a row with the numbers from 1 on. */
export function numberMarks(cells: number, numbers: number): readonly Mark[] {
  return Array.from({ length: cells * numbers }, (_, index): Mark => {
    const [column, number] = [Math.floor(index / numbers), (index % numbers) + 1];
    return {
      variable: index,
      cells: [[0, column]],
      place: `r1c${column + 1}`,
      yes: { one: `is ${number}`, many: `are ${number}` },
      no: { one: `is not ${number}`, many: `are not ${number}` },
    };
  });
}

export const yes = (mark: number): Known => ({ mark, value: true });
export const no = (mark: number): Known => ({ mark, value: false });

/** A step; the marks of its reasons are none where they do not matter. */
export function stepOf(
  reasons: readonly (Omit<UsedReason, 'marks'> & Partial<UsedReason>)[],
  facts: readonly Known[],
  conclusions: readonly Known[],
  {
    round = 0,
    known = facts,
    ...more
  }: Partial<Pick<Step, 'round' | 'known' | 'count' | 'proof' | 'move'>> = {},
): Step {
  return {
    conclusions,
    reasons: reasons.map((used) => ({ marks: [], ...used })),
    facts,
    known,
    size: reasons.length,
    smallest: 'proved',
    round,
    check: { certified: true, witnesses: [] },
    ...more,
  };
}

/** A move that a step has found. */
export function moveOf(name: string, says: string): SaidMove {
  const inBoth = (words: string) => ({ en: words, de: words });
  return { id: name.replaceAll(' ', '-'), name: inBoth(name), data: undefined, says: inBoth(says) };
}
