/** Closed lines, which end where they begin: they say what an open line and its rules across the end say. */
import { describe, expect, it } from 'vitest';
import { describeIssue } from '../../../src/core/index.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { chooseFormulation, countPuzzle } from '../../../src/proving/index.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { cells, decode, encode, GRID, issuesOf } from './links.js';

const formulation = chooseFormulation(sudoku, 'sat');

function with4(...constraints: readonly object[]): SudokuPuzzle {
  const json = { family: 'sudoku', box: [2, 2], grid: GRID.slice(0, 4).map(() => [0, 0, 0, 0]), constraints };
  const read = sudoku.readPuzzle(json);
  return read.ok ? read.value : expect.fail(read.issues.map(describeIssue).join('\n'));
}

function count(...constraints: readonly object[]): number {
  const answer = countPuzzle({
    family: sudoku,
    puzzle: with4(...constraints),
    formulation,
    engine: satEngine,
  });
  expect(answer).toMatchObject({ complete: true, certified: true });
  return answer.count;
}

const OPEN = cells('11 12 22 21');
const CLOSED = [...OPEN, OPEN[0]!];

describe('closed lines', () => {
  it('of whispers compare the last cell with the first one', () => {
    const ends = { type: 'whispers', cells: [OPEN[3]!, OPEN[0]!], difference: 2 };
    const both = count({ type: 'whispers', cells: OPEN, difference: 2 }, ends);
    expect(count({ type: 'whispers', cells: CLOSED, difference: 2 })).toBe(both);
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThan(count({ type: 'whispers', cells: OPEN, difference: 1 }));
  });

  it('of consecutive numbers hold each cell once', () => {
    expect(count({ type: 'renban', cells: CLOSED })).toBe(count({ type: 'renban', cells: OPEN }));
  });

  it.each(['modular', 'entropic'])('of the type %s have triples across their end', (type) => {
    const triples = OPEN.map((_, from) => ({
      type,
      cells: [0, 1, 2].map((step) => OPEN[(from + step) % OPEN.length]!),
    }));
    expect(count({ type, cells: CLOSED })).toBe(count(...triples));
    // Three classes come in turn, so that four cells cannot be closed.
    expect(count(...triples)).toBe(0);
    expect(count({ type, cells: OPEN })).toBeGreaterThan(0);
  });

  it('are in links as they are, and other lines are not closed', () => {
    const names = ['R1C1', 'R1C2', 'R2C2', 'R1C1'];
    const json = (key: string) => JSON.stringify({ size: 9, grid: GRID, [key]: [{ lines: [names] }] });
    const { puzzle } = decode('fpuzzles', json('whispers'));
    expect(puzzle.constraints).toEqual([{ type: 'whispers', cells: cells('00 01 11 00') }]);
    expect(decode('fpuzzles', encode('fpuzzles', puzzle)).puzzle).toEqual(puzzle);
    expect(issuesOf('fpuzzles', json('thermometer'))).toContain('is there twice');
  });
});
