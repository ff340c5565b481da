import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenColours } from '../../../src/families/nonogram/given.js';
import { openField } from '../../../src/families/nonogram/lines/field.js';
import { probe } from '../../../src/families/nonogram/lines/probe.js';
import { EMPTY, FILLED, OPEN } from '../../../src/families/nonogram/lines/states.js';
import type { PlainNonogram } from '../../../src/families/nonogram/puzzle.js';
import { smallNonogram } from './arbitrary.js';
import { allSolutions } from './brute-force.js';

function fieldOf(puzzle: PlainNonogram) {
  const field = openField(puzzle.rows, puzzle.columns);
  for (const [index, colour] of givenColours(puzzle)) field.reveal(index, colour === 0 ? EMPTY : FILLED);
  return field;
}

describe('probing', () => {
  it('finds only what all solutions share, and contradictions only where there is none', () => {
    fc.assert(
      fc.property(smallNonogram(5), (puzzle) => {
        const field = fieldOf(puzzle);
        const { progress } = probe(field);
        const solutions = allSolutions(puzzle).map((solution) => solution.join(''));
        if (progress === 'contradiction') expect(solutions).toEqual([]);
        if (progress === 'solved') expect(solutions).toHaveLength(1);
        for (const solution of solutions) {
          const states = Array.from(solution, (cell) => (cell === '#' ? FILLED : EMPTY));
          expect(field.cells.every((state, index) => state === OPEN || state === states[index])).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('goes on until no single try finds anything new', () => {
    fc.assert(
      fc.property(smallNonogram(6), (puzzle) => {
        const field = fieldOf(puzzle);
        if (probe(field).progress !== 'undetermined') return;
        const open = field.openCount;
        expect(probe(field)).toEqual({ progress: 'undetermined', probes: open });
        expect(field.openCount).toBe(open);
      }),
      { numRuns: 300 },
    );
  });

  it('solves what line logic cannot', () => {
    const field = openField([[1, 1], [2], [], []], [[1], [1], [1], [1]]);
    expect(field.propagate()).toBe('undetermined');
    expect(probe(field).progress).toBe('solved');
  });

  it('stops when its line solves are used up, and keeps what it found', () => {
    const field = openField([[1], [1], [1]], [[1], [1], [1]]);
    expect(probe(field, 0)).toEqual({ progress: 'limit', probes: 0 });
    expect(field.propagate()).toBe('undetermined');
    expect(probe(field).progress).toBe('undetermined');
  });
});
