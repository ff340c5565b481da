/**
 * Every colour nonogram of small sizes: what the formulations and the rating say of it is what brute force
 * says.
 */
import { describe, expect, it } from 'vitest';
import { puzzleOfColours, solutionOfColours } from '../../../src/families/nonogram/colours.js';
import { nonogram } from '../../../src/families/nonogram/index.js';
import type { ColourNonogram } from '../../../src/families/nonogram/puzzle.js';
import { countSolutions } from '../../../src/solve/counting/count.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { allLines } from './colour-lines.js';

const PALETTE = ['#ffffff', '#d82020', '#2860d0', '#28a03c'] as const;

/** The puzzles of all pictures of a size, each once, and the pictures that have its clues, as texts. */
function everyPuzzle(rows: number, columns: number, colours: number): Map<string, string[]> {
  const palette = PALETTE.slice(0, colours + 1);
  const pictures = new Map<string, string[]>();
  for (const cells of allLines(rows * columns, colours)) {
    const puzzle = puzzleOfColours(cells, rows, columns, palette);
    const key = JSON.stringify(puzzle);
    pictures.set(key, [...(pictures.get(key) ?? []), solutionOfColours(puzzle, cells).join('\n')]);
  }
  return pictures;
}

/** All solutions that a formulation has, as texts. */
function solutionsBy(formulation: (typeof nonogram.formulations)[number], puzzle: ColourNonogram): string[] {
  const { model, projection, decode } = formulation.formulate(puzzle, { presolve: true });
  const session = satEngine.open(model);
  const solutions: string[] = [];
  try {
    countSolutions(session, projection, {
      limit: 100,
      onSolution: (values) => solutions.push((decode(values) as string[]).join('\n')),
    });
  } finally {
    session.dispose();
  }
  return solutions;
}

describe.each([
  { colours: 2, rows: 2, columns: 3, clueSets: 705 },
  { colours: 3, rows: 2, columns: 2, clueSets: 253 },
])('every nonogram of $rows x $columns cells in $colours colours', ({ colours, rows, columns, clueSets }) => {
  const puzzles = everyPuzzle(rows, columns, colours);

  it.each(nonogram.formulations)('has in the formulation $id the solutions of brute force', (formulation) => {
    expect(puzzles.size).toBe(clueSets);
    for (const [key, pictures] of puzzles) {
      expect(solutionsBy(formulation, JSON.parse(key)).toSorted()).toEqual(pictures.toSorted());
    }
  });

  it('is rated as one that needs no guess exactly where it has one solution', () => {
    for (const [key, pictures] of puzzles) {
      expect([key, nonogram.rate(JSON.parse(key)).logic === 'beyond']).toEqual([key, pictures.length > 1]);
    }
  });
});
