/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { HitoriPuzzle, HitoriSolution } from './puzzle.js';
import { LARGEST_NUMBER, LONGEST_SIDE } from './reading.js';

const PROJECT = 'made for the project';

/** A puzzle from rows of digits parted by spaces, `.` for a cell without a number. */
function hitori(rows: string): HitoriPuzzle {
  return { family: 'hitori', grid: rows.split(' ').map((row) => [...row].map((sign) => Number(sign) || 0)) };
}

export const hitoriExamples = (): readonly Example<HitoriPuzzle, HitoriSolution>[] => [
  { name: 'no number twice', source: PROJECT, puzzle: hitori('12 21'), verdict: 'multiple' },
  { name: 'two pairs in a row', source: PROJECT, puzzle: hitori('1122'), verdict: 'none' },
];

export const hitoriCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'hitori' } },
  { code: 'grid-empty', json: { family: 'hitori', grid: [] } },
  { code: 'grid-too-large', json: { family: 'hitori', grid: [Array(LONGEST_SIDE + 1).fill(1)] } },
  { code: 'row-length', json: { family: 'hitori', grid: [[1, 2], [1]] } },
  { code: 'cell-number', json: { family: 'hitori', grid: [[1, LARGEST_NUMBER + 1]] } },
];
