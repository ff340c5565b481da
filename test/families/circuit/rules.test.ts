import { describe, expect, it } from 'vitest';
import type { Edge } from '../../../src/core/index.js';
import { circuit } from '../../../src/families/circuit/index.js';
import type { CircuitPuzzle } from '../../../src/families/circuit/puzzle.js';

const puzzle: CircuitPuzzle = {
  family: 'circuit',
  grid: ['ooo', 'ooo'],
  edges: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
};
const across = (row: number, column: number): Edge => [
  [row, column],
  [row, column + 1],
];
const down = (row: number, column: number): Edge => [
  [row, column],
  [row + 1, column],
];
const SOLUTION = [across(0, 0), across(0, 1), down(0, 1), across(1, 0), across(1, 1)];

describe('the rules of the Circuit Board game', () => {
  it.each<[string, readonly Edge[], readonly string[]]>([
    ['the solution', SOLUTION, []],
    ['a track to nowhere', [...SOLUTION, across(0, 2)], ['track-impossible']],
    ['a track twice', [...SOLUTION, across(0, 0)], ['track-impossible']],
    ['a given track left out', SOLUTION.slice(1), ['given-missing', 'points-apart', 'tracks-wrong']],
    [
      'an enclosed area',
      [across(0, 0), across(0, 1), down(0, 0), down(0, 1), across(1, 0), across(1, 1)],
      ['area-enclosed', 'tracks-wrong'],
    ],
    [
      'two groups of points',
      [across(0, 0), across(0, 1), across(1, 0), across(1, 1)],
      ['points-apart', 'tracks-wrong'],
    ],
  ])('find what is wrong with %s', (_, tracks, codes) => {
    const found = circuit.verify(puzzle, tracks).map(({ code }) => code);
    expect([...new Set(found)].sort()).toEqual(codes);
  });

  it('ask for the path that the tracks form', () => {
    const asked: CircuitPuzzle = {
      ...puzzle,
      path: [
        [0, 0],
        [1, 0],
      ],
    };
    const right = [across(0, 0), down(0, 1), across(1, 0)];
    expect(circuit.verify(asked, { edges: SOLUTION, path: right })).toEqual([]);
    expect(circuit.verify(asked, { edges: SOLUTION, path: [] })).toMatchObject([{ code: 'path-wrong' }]);
  });
});
