import { describe, expect, it } from 'vitest';
import { Candidates } from '../../../src/families/kenken/candidates.js';

describe('Calcudoku candidates', () => {
  it('see that one cell cannot be the only place of two numbers', () => {
    const cells = (row: number): [number, number][] => [0, 1, 2, 3].map((column) => [row, column]);
    const cages = [0, 1, 2, 3].map((row) => ({ op: '+' as const, target: 10, cells: cells(row) }));
    const candidates = new Candidates({ family: 'kenken', size: 4, cages });
    candidates.restrict(0, 0b0011);
    for (const cell of [1, 2, 3]) candidates.restrict(cell, 0b1100);
    expect(candidates.propagate()).toBe('contradiction');
  });
});
