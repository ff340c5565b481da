import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Deduction, SEA, SHIP } from '../../../src/families/battleship/deduction.js';
import { battleship } from '../../../src/families/battleship/index.js';
import type { AnyFamily } from '../../../src/families/contract/family.js';
import { countPuzzle } from '../../../src/proving/count.js';
import { openEngine } from '../../../src/solve/engines.js';
import { allFleets, smallBattleship } from './small.js';

const engine = await openEngine('sat');
const family = battleship as AnyFamily;
const exampleNamed = (name: string) => battleship.examples.find((example) => example.name === name)!;

describe.each(battleship.formulations)('the formulation $id', (formulation) => {
  it('finds all 252 solutions of the clues of Figure 4.1', () => {
    const { puzzle } = exampleNamed('figure 4.1, no given cells');
    const request = { family, puzzle, formulation: formulation as never, engine };
    expect(countPuzzle(request)).toMatchObject({ count: 252, complete: true });
  });

  it.each([true, false])('counts as brute force does, presolve %s', (presolve) => {
    fc.assert(
      fc.property(smallBattleship, (puzzle) => {
        const right = [...allFleets(puzzle)].filter((grid) => battleship.verify(puzzle, grid).length === 0);
        const request = { family, puzzle, formulation: formulation as never, engine, presolve };
        expect(countPuzzle(request)).toMatchObject({ count: right.length, complete: true });
      }),
      { numRuns: 60 },
    );
  });
});

describe('plain logic and look-ahead', () => {
  it('determine only what all solutions have in common', () => {
    fc.assert(
      fc.property(smallBattleship, fc.boolean(), (puzzle, ahead) => {
        const solutions = [...allFleets(puzzle)].filter(
          (grid) => battleship.verify(puzzle, grid).length === 0,
        );
        const deduction = new Deduction(puzzle);
        const progress = ahead ? deduction.probe().progress : deduction.propagate();
        if (progress === 'contradiction') expect(solutions).toEqual([]);
        if (progress === 'solved') expect(solutions).toHaveLength(1);
        for (const solution of solutions) {
          [...solution.join('')].forEach((cell, index) => {
            expect(deduction.states[index]).not.toBe(cell === '~' ? SHIP : SEA);
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('rate puzzles by the weakest reasoning that finishes them', () => {
    expect(battleship.rate(exampleNamed('one row').puzzle).logic).toBe('plain');
    expect(battleship.rate(exampleNamed('clues missing').puzzle).logic).toBe('look-ahead');
    expect(battleship.rate(exampleNamed('figure 4.1, three given cells').puzzle)).toMatchObject({
      logic: 'beyond',
    });
  });
});
