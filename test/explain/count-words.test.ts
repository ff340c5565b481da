/** The words for too many items in lines that do not touch. */
import { describe, expect, it } from 'vitest';
import { saysStep } from '../../src/explain/words/says.js';
import { fleetReason } from '../../src/families/battleship/explaining/reasons.js';
import type { Known } from '../../src/families/contract/explaining.js';
import { no, starMarks, stepOf, yes } from './sample-steps.js';

/** One row of eight cells. */
const ROW = starMarks(1, 8);
const CELLS = ROW.flatMap(({ cells }) => cells);

function says(length: number, count: number, facts: readonly Known[], conclusions: readonly Known[]): string {
  const reason = fleetReason(length, count, CELLS);
  return saysStep(ROW, stepOf([{ reason, half: 'most' }], facts, conclusions));
}

describe('too many ships', () => {
  it('are named, and the one that would be another', () => {
    expect(says(1, 1, [yes(0), no(1), no(2), no(4)], [no(3)])).toBe(
      'r1c4 is empty, because the fleet has exactly one ship of one cell: r1c1, and r1c4 would be a second.',
    );
    expect(says(2, 1, [yes(0), yes(1), no(2), no(3), yes(4), yes(5)], [yes(6)])).toBe(
      'r1c7 holds a star, because the fleet has exactly one ship of two cells: r1c1 to r1c2, and r1c5 to r1c6 would otherwise be a second.',
    );
    expect(says(1, 0, [no(0), no(2)], [no(1)])).toContain('no ships of one cell, and r1c2 would be one.');
  });

  it('are an eighth, not a eighth', () => {
    const wide = starMarks(1, 17);
    const reason = fleetReason(
      1,
      7,
      wide.flatMap(({ cells }) => cells),
    );
    const facts = [0, 2, 4, 6, 8, 10, 12].flatMap((cell) => [yes(cell), no(cell + 1)]);
    expect(saysStep(wide, stepOf([{ reason, half: 'most' }], [...facts, no(15)], [no(14)]))).toContain(
      'r1c13, and r1c15 would be an eighth.',
    );
  });

  it('are all named where one cell decides about several', () => {
    expect(says(1, 1, [yes(0), no(2), no(4), yes(3)], [yes(1)])).toContain(
      ': r1c4, and r1c1 would otherwise be a second.',
    );
    expect(says(1, 1, [yes(0), yes(2), no(3)], [yes(1)])).toContain('r1c1 and r1c3 would otherwise be two');
  });

  it('that touch others are said to', () => {
    const grid = starMarks(3, 3);
    const of = (
      length: number,
      count: number,
      facts: readonly Known[],
      conclusions: readonly Known[],
    ): string => {
      const cells = grid.flatMap((mark) => mark.cells);
      const reason = fleetReason(length, count, cells);
      return saysStep(grid, stepOf([{ reason, half: 'most' }], facts, conclusions));
    };
    const single = [yes(0), no(1), no(3), no(5), no(7)];
    expect(of(1, 1, single, [no(4)])).toContain('r1c1, and r2c2 would be a second (r2c2 touching r1c1).');
    expect(of(1, 1, [...single, yes(4)], [])).toContain(
      'and r1c1 and r2c2 would be two (r2c2 touching r1c1).',
    );
    expect(of(1, 1, [...single, no(4)], [no(8)])).toContain('r1c1, and r3c3 would be a second.');
  });

  it('are not spoken of where it is open how long they are', () => {
    expect(says(1, 1, [yes(0), no(1), no(2)], [no(3)])).not.toContain('would be');
  });
});
