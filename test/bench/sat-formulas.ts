/** Formulas for benchmarks: nonograms with their solution excluded, random 3-SAT, pigeons in one hole fewer. */
import type { Rng } from '../../src/core/random.js';
import { excludeSolution } from '../../src/counting/exclusion.js';
import { satEngine } from '../../src/engine/sat/index.js';
import { compileFormula } from '../../src/engine/sat/proof/formula.js';
import { orderFormulation } from '../../src/families/nonogram/models/order.js';
import { type NonogramPuzzle, puzzleOfPicture } from '../../src/families/nonogram/puzzle.js';
import type { Formula } from '../../src/model/cnf.js';

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

/** Random clauses of three variables. */
export function randomThreeSat(rng: Rng, variableCount: number, ratio: number): Formula {
  const clauses = Array.from({ length: Math.round(variableCount * ratio) }, () => {
    const chosen = new Set<number>();
    while (chosen.size < 3) chosen.add(1 + rng.integer(variableCount));
    return [...chosen].map((variable) => (rng.integer(2) === 0 ? variable : -variable));
  });
  return formulaOf(variableCount, clauses);
}

/** Each pigeon has a hole, no hole has two, and there is one pigeon too many. */
export function pigeonhole(holes: number): Formula {
  const at = (pigeon: number, hole: number): number => pigeon * holes + hole + 1;
  const clauses: number[][] = [];
  for (let pigeon = 0; pigeon <= holes; pigeon++) {
    clauses.push(Array.from({ length: holes }, (_, hole) => at(pigeon, hole)));
    for (let other = 0; other < pigeon; other++) {
      for (let hole = 0; hole < holes; hole++) clauses.push([-at(pigeon, hole), -at(other, hole)]);
    }
  }
  return formulaOf((holes + 1) * holes, clauses);
}

function formulaOf(variableCount: number, clauses: readonly (readonly number[])[]): Formula {
  const literals = Int32Array.from(clauses.flatMap((clause) => [...clause, 0]));
  return { variableCount, literals, names: [] };
}
