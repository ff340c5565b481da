/**
 * Puzzles asked about in the model of their shape: the verdict is the usual one, and does not depend on
 * earlier puzzles.
 */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/core/random.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';
import { sudoku } from '../../src/families/sudoku/index.js';
import { checkPuzzle } from '../../src/proving/check.js';
import type { AnyFormulation } from '../../src/proving/formulation.js';
import { ShapeSessions } from '../../src/proving/shape-sessions.js';
import { satEngine } from '../../src/solve/sat/index.js';

const SHAPED = FAMILIES.flatMap((family) =>
  family.formulations
    .filter(({ shapes }) => shapes !== undefined)
    .map((formulation) => ({ name: `${family.id} ${formulation.id}`, family, formulation })),
);

interface Asked {
  readonly family: AnyFamily;
  readonly formulation: AnyFormulation;
}

function check({ family, formulation }: Asked, puzzle: Puzzle, shapes?: ShapeSessions) {
  return checkPuzzle({
    family,
    formulation,
    puzzle,
    engine: satEngine,
    search: 'fast',
    ...(shapes === undefined ? {} : { shapes }),
  });
}

/**
 * Sudokus that give some cells of a grid, of which one in five has a wrong number: several, one or no
 * solutions.
 */
function drawSudokus(count: number): readonly Puzzle[] {
  const rng = createRng('shapes');
  return Array.from({ length: count }, () => {
    const [rows, columns] = rng.pick([
      [2, 2],
      [2, 3],
      [3, 2],
    ] as const);
    const side = rows * columns;
    const numbers = rng.shuffle(Array.from({ length: side }, (_, index) => index + 1));
    const share = rng.pick([0.3, 0.4, 0.55]);
    const grid = numbers.map((_, row) =>
      numbers.map((_, column) => {
        const place = (row % rows) * columns + Math.floor(row / rows) + column;
        return rng.next() < share ? numbers[place % side]! : 0;
      }),
    );
    if (rng.integer(5) === 0) grid[rng.integer(side)]![rng.integer(side)] = rng.pick(numbers);
    return { family: 'sudoku', box: [rows, columns], grid } as Puzzle;
  });
}

describe.each(SHAPED)('the shapes of $name', (asked) => {
  test('give the verdicts and solutions of the examples, certified', () => {
    const shapes = new ShapeSessions();
    for (const { puzzle, verdict, solution } of asked.family.examples) {
      const answer = check(asked, puzzle, shapes);
      expect(answer).toMatchObject({ verdict, certified: true });
      if (verdict === 'unique' && answer.verdict === 'unique') expect(answer.solution).toEqual(solution);
    }
  });
});

describe('Sudokus in the model of their shape', () => {
  const asked = SHAPED.find(({ family }) => family.id === sudoku.id)!;
  const puzzles = drawSudokus(240);
  const answers = puzzles.map((puzzle) => check(asked, puzzle, new ShapeSessions()));

  test('have the verdict that they have in a model of their own', () => {
    const verdicts = new Set<string>();
    for (const [index, puzzle] of puzzles.entries()) {
      const { verdict } = check(asked, puzzle);
      expect(answers[index]).toMatchObject({ verdict, certified: true });
      verdicts.add(verdict);
    }
    expect([...verdicts].sort()).toEqual(['multiple', 'none', 'unique']);
  });

  test('have the same answer, evidence and counted work alone and after any others', () => {
    const shapes = new ShapeSessions();
    const rng = createRng('order of shapes');
    for (const index of rng.shuffle([...puzzles.keys(), ...puzzles.keys()])) {
      expect(check(asked, puzzles[index]!, shapes)).toEqual(answers[index]);
    }
  });

  test('do not depend on a question that ended early', () => {
    const shapes = new ShapeSessions();
    for (const [index, puzzle] of puzzles.entries()) {
      const stopped = checkPuzzle({
        ...asked,
        puzzle,
        engine: satEngine,
        search: 'fast',
        shapes,
        budget: { abort: () => index % 2 === 0, conflicts: 0 },
      });
      if (index % 2 === 0) expect(stopped.verdict).toBe('undecided');
      expect(check(asked, puzzle, shapes)).toEqual(answers[index]);
    }
  });

  test('larger ones have models of their own', () => {
    const grid = Array.from({ length: 16 }, () => new Array<number>(16).fill(0));
    const { shapes } = asked.formulation;
    expect(shapes!.nameOf({ family: 'sudoku', box: [4, 4], grid } as Puzzle)).toBeUndefined();
  });
});
