import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyFamily } from '../../../src/families/contract/family.js';
import { Field, OPEN, STAR } from '../../../src/families/star-battle/field.js';
import { starBattle } from '../../../src/families/star-battle/index.js';
import type { StarBattlePuzzle } from '../../../src/families/star-battle/puzzle.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { countPuzzle } from '../../../src/proving/count.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { placements, smallStarBattle } from './small-puzzles.js';

const highs = await loadHighsEngine();
const family = starBattle as AnyFamily;
const [formulation] = family.formulations as [AnyFamily['formulations'][number]];
const exampleOf = (name: string) => starBattle.examples.find((example) => example.name === name)!;

function solutionsOf(puzzle: StarBattlePuzzle): (readonly string[])[] {
  return [...placements(puzzle.regions.length, puzzle.stars)].filter(
    (placement) => starBattle.verify(puzzle, placement).length === 0,
  );
}

describe('the model', () => {
  it.each([
    ['simple park', 25, 31],
    ['harder park', 81, 91],
  ])('of %s is as large as the document says', (name, variables, rows) => {
    const { model } = formulation.formulate(exampleOf(name).puzzle, { presolve: false });
    expect([model.variables.length, model.rows.length]).toEqual([variables, rows]);
  });

  it.each([true, false])('counts the 14 ways of five queens that do not touch, presolve %s', (presolve) => {
    const { puzzle } = exampleOf('columns for regions');
    expect(countPuzzle({ family, puzzle, formulation, engine: highs, presolve })).toMatchObject({
      count: 14,
      complete: true,
    });
  });

  it('agrees with brute force', () => {
    fc.assert(
      fc.property(smallStarBattle, fc.boolean(), (puzzle, presolve) => {
        const right = solutionsOf(puzzle);
        const answer = checkPuzzle({ family, puzzle, formulation, engine: highs, presolve });
        expect(answer.verdict).toBe(right.length === 0 ? 'none' : right.length === 1 ? 'unique' : 'multiple');
        if (answer.verdict === 'unique') expect(answer.solution).toEqual(right[0]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('plain logic and look-ahead', () => {
  it.each(['propagate', 'probe'] as const)('%s keeps every solution', (method) => {
    fc.assert(
      fc.property(smallStarBattle, (puzzle) => {
        const field = new Field(puzzle);
        const outcome = field[method]();
        const progress = typeof outcome === 'string' ? outcome : outcome.progress;
        const right = solutionsOf(puzzle);
        if (progress === 'contradiction') expect(right).toEqual([]);
        else {
          for (const solution of right) {
            [...solution.join('')].forEach((sign, cell) => {
              if (field.states[cell] !== OPEN) expect(field.states[cell] === STAR).toBe(sign === '*');
            });
          }
        }
        if (progress === 'solved') expect(right).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the solutions of puzzles with two stars', () => {
    for (const name of ['harder park', 'regions in two parts']) {
      const { puzzle, solution } = exampleOf(name);
      const field = new Field(puzzle);
      expect(field.probe().progress).not.toBe('contradiction');
      [...solution!.join('')].forEach((sign, cell) => {
        if (field.states[cell] !== OPEN) expect(field.states[cell] === STAR).toBe(sign === '*');
      });
    }
  });
});

describe('the rating', () => {
  it.each([
    ['simple park', 'plain'],
    ['cells of no region', 'look-ahead'],
    ['harder park', 'beyond'],
  ])('of %s is %s', (name, logic) => {
    expect(starBattle.rate(exampleOf(name).puzzle)).toMatchObject({
      logic,
    });
  });
});

describe('the rules', () => {
  const { puzzle } = exampleOf('cells of no region');

  it.each([
    ['stars-touch', undefined, ['.**...', '.....*', '..*...', '....*.', '*.....', '...*..']],
    ['star-outside', 'row 2, column 1', ['.*....', '*....*', '..*...', '....*.', '*.....', '...*..']],
    ['wrong-count', 'row 2', ['.*....', '....**', '..*...', '....*.', '*.....', '...*..']],
    ['wrong-count', 'column 6', ['.*....', '......', '..*...', '....*.', '*.....', '...*..']],
    ['wrong-count', 'the region of r1c4', ['.*....', '......', '..*...', '....*.', '*.....', '...*..']],
    ['solution-size', undefined, ['.*....']],
    ['solution-size', 'solution, row 1', ['.*...', '.....*', '..*...', '....*.', '*.....', '...*..']],
    ['solution-character', 'solution, row 1', ['.x....', '.....*', '..*...', '....*.', '*.....', '...*..']],
  ])('find %s in %s', (code, part, solution) => {
    const found = starBattle.verify(puzzle, solution);
    expect(found.map((violation) => [violation.code, violation.place?.part])).toContainEqual([code, part]);
  });
});
