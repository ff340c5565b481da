/** Cells of a line in words. */
import { describe, expect, it } from 'vitest';
import { parallelRuns, placeRuns } from '../../../src/core/grid/cell-runs.js';

const words = (runs: ReturnType<typeof placeRuns>): readonly string[] => runs.map((run) => run.words);

describe('cells of one line', () => {
  const corner = ['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r3c1', 'r4c1'];

  it('are joined, the longest lines first', () => {
    expect(words(placeRuns(corner))).toEqual(['r1c1 to r4c1', 'r1c2', 'r1c3']);
  });

  it('are joined in one direction, along rows unless columns take fewer words', () => {
    expect(words(parallelRuns([...corner, 'r2c2', 'r2c3']))).toEqual([
      'r1c1 to r1c3',
      'r2c1 to r2c3',
      'r3c1',
      'r4c1',
    ]);
    expect(words(parallelRuns(corner))).toEqual(['r1c1 to r4c1', 'r1c2', 'r1c3']);
    expect(words(parallelRuns(['r1c1', 'r2c1', 'r3c1']))).toEqual(['r1c1 to r3c1']);
  });
});
