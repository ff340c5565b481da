import { describe, expect, it } from 'vitest';
import { battleship } from '../../../src/families/battleship/index.js';
import type { BattleshipPuzzle } from '../../../src/families/battleship/puzzle.js';

const puzzle: BattleshipPuzzle = {
  family: 'battleship',
  rows: [2, null, null],
  columns: [null, null, null],
  fleet: [2, 1],
  grid: ['...', '...', 's..'],
};

describe('the rules of Battleship', () => {
  it.each([
    [['<>~', '~~~', 'o~~'], []],
    [['~<>', '~~~', '~~o'], ['hint-changed']],
    [
      ['<~~', '~~~', 'o~~'],
      ['clue-broken', 'ship-cell-wrong', 'fleet-wrong'],
    ],
    [
      ['<>~', '~~o', 'o~~'],
      ['ships-touch', 'fleet-wrong'],
    ],
    [['o>~', '~~~', 'o~~'], ['ship-cell-wrong']],
    [
      ['oo~', '~~~', 'o~~'],
      ['ship-cell-wrong', 'ship-cell-wrong'],
    ],
    [
      ['<#>', '~~~', 'o~~'],
      ['clue-broken', 'fleet-wrong', 'fleet-wrong'],
    ],
    [['<>', '~~', 'o~'], ['solution-size']],
  ])('find in %j the violations %j', (solution, codes) => {
    const found = battleship.verify(puzzle, solution);
    expect([...new Set(found.map(({ code }) => code))].sort()).toEqual([...new Set(codes)].sort());
  });
});
