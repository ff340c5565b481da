/** Nonograms for benchmarks, and the formulas that exclude their solution. */
import type { Rng } from '../../src/core/random.js';
import { orderFormulation } from '../../src/families/nonogram/formulations.js';
import { type NonogramPuzzle, puzzleOfPicture } from '../../src/families/nonogram/puzzle.js';
import { excludeSolution } from '../../src/solve/counting/exclusion.js';
import type { Formula } from '../../src/solve/model/cnf.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { compileFormula } from '../../src/solve/sat/proof/formula.js';

/** Clues of a square picture whose cells are filled independently with the given probability. */
export function randomNonogram(rng: Rng, side: number, density: number): NonogramPuzzle {
  const cells = Uint8Array.from({ length: side * side }, () => (rng.next() < density ? 1 : 0));
  return puzzleOfPicture(cells, side, side);
}

/** The question whether a nonogram has a second solution, as a formula. */
export function secondSolutionFormula(puzzle: NonogramPuzzle): Formula {
  const { model, projection } = orderFormulation.formulate(puzzle, { presolve: true });
  const session = satEngine.open(model);
  const first = session.solve();
  session.dispose();
  if (first.status !== 'optimal') throw new Error('the clues of a picture have a solution');
  return compileFormula(model, [excludeSolution('another', projection, first.values)]);
}
