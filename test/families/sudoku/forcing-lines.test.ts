/** Forcing chains that follow the rules of lines: a hard thermometer puzzle is explained by named moves. */
import { describe, expect, it } from 'vitest';
import { explainPuzzle } from '../../../src/explain/index.js';
import type { AnyFamily } from '../../../src/families/contract/index.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import { cells } from './links.js';

const THERMOMETERS = [
  ...['58 47 57 46', '77 86 75', '15 05 16 17 06 07', '76 65 54 55', '71 82 81', '56 66 67 68'],
  ...['21 11 01', '64 73 63', '87 78 88', '61 62 51 50'],
];
const GRID = [
  ...['.........', '..3......', '.5..8....', '...4.....', '....65...'],
  ...['.........', '.........', '8.....35.', '.....3...'],
];
const puzzle = {
  family: 'sudoku',
  box: [3, 3],
  grid: GRID.map((row) => [...row].map((sign) => Number(sign.replace('.', '0')))),
  constraints: THERMOMETERS.map((line) => ({ type: 'thermometer', cells: cells(line) })),
} as const;

/** Far fewer than the search for the smallest sets of rules asks, which such puzzles needed before. */
const MOST_QUESTIONS = 20_000;

describe('forcing chains', () => {
  const answer = explainPuzzle({
    family: sudoku as unknown as AnyFamily,
    puzzle,
    queries: MOST_QUESTIONS,
  });
  if (answer.status !== 'explained') throw new Error(answer.status);
  const { steps, verdict } = answer.explanation;
  const chains = steps.filter(({ move }) => move?.id === 'forcing-chain');

  it('leave nothing to the search for rules', () => {
    expect(verdict).toBe('solved');
    expect(steps.filter(({ move, size }) => move === undefined && size > 1)).toEqual([]);
  });

  it('name the lines on which they rest, and need their rules', () => {
    expect(chains.length).toBeGreaterThan(0);
    const along = chains.filter(({ reasons }) => reasons.some(({ reason }) => reason.kind === 'thermometer'));
    expect(along.length).toBeGreaterThan(0);
    for (const { move } of along) {
      expect(move!.says.en).toMatch(
        /^(The numbers rise along the thermometer from \S+ to \S+\. )+If \S+ were \d, then .*\. So \S+ is not \d\.$/,
      );
      expect(move!.says.de).toMatch(
        /^(Auf dem Thermometer .*\. )+Wäre \S+ die \d, so .*\. Also ist \S+ nicht \d\.$/,
      );
    }
  });
});
