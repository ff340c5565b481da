import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { BattleshipPuzzle } from '../../../src/families/battleship/puzzle.js';
import { type CircuitPuzzle, POINT } from '../../../src/families/circuit/puzzle.js';
import type { HashiPuzzle } from '../../../src/families/hashi/puzzle.js';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import {
  contradictions,
  optimalityGap,
  PUBLISHED_BOARDS,
  PUBLISHED_RELAXATIONS,
  printedGap,
} from './circuit/circuit-tables.js';
import { storedInstances } from './instances/stored.js';
import { measuredLines } from './markdown.js';
import { readMeasured } from './measured.js';

it('the claims and tables of the document are those that are kept as data', () => {
  const document = readFileSync('docs/documents.md', 'utf8');
  expect(document.slice(document.indexOf('\n## Claims'))).toBe(
    `${measuredLines(readMeasured()).join('\n')}\n`,
  );
});

it('the stored puzzles have the sizes of the printed ones', () => {
  const pointsOf = ({ grid }: CircuitPuzzle): number => grid.join('').split(POINT).length - 1;
  const boards = storedInstances<CircuitPuzzle>('table-a.1');
  expect(boards.map(pointsOf)).toEqual(PUBLISHED_BOARDS.map(({ points }) => points));
  const relaxed = storedInstances<CircuitPuzzle>('table-a.3');
  expect(relaxed.map(pointsOf)).toEqual(PUBLISHED_RELAXATIONS.map(({ points }) => points));
  const islands = storedInstances<HashiPuzzle>('table-a.4').map(
    ({ islands: rows }) => rows.flat().filter(Boolean).length,
  );
  expect(islands).toEqual([8, 7, 11, 10, 12, 13, 14, 14, 20, 22, 23, 25, 25, 26, 29, 33, 33, 63, 83, 127]);
  const givens = storedInstances<SudokuPuzzle>('table-3.1').map(
    ({ grid }) => grid.flat().filter(Boolean).length,
  );
  expect(givens).toEqual([36, 32, 32, 31, 29, 26, 23, 23, 22, 22]);
  const sides = storedInstances<BattleshipPuzzle>('table-4.3').map(
    ({ rows, columns }) => `${rows.length}x${columns.length}`,
  );
  expect(sides).toEqual(['6x6', '6x6', '8x8', '8x8', '10x10', '10x10', '15x15', '15x15', '30x20']);
  expect(storedInstances('nonograms')).toHaveLength(3);
});

it('the gap is that of the definition, and five rows of Table A.2 contradict themselves', () => {
  expect([optimalityGap(61, 56), printedGap(61, 56)].map((gap) => gap.toFixed(2))).toEqual(['8.93', '8.20']);
  expect(contradictions().map(({ points, edges }) => [points, edges])).toEqual([
    [62, 108],
    [76, 127],
    [78, 135],
    [94, 168],
    [98, 176],
  ]);
});
