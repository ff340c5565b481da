/** All solutions of a small nonogram, row by row from the placements of each row; knows no solver. */
import { runsOf, signOf } from '../../../src/families/nonogram/colours.js';
import { nonogram } from '../../../src/families/nonogram/index.js';
import type { NonogramPuzzle, NonogramSolution } from '../../../src/families/nonogram/puzzle.js';
import { placementsOf } from './colour-lines.js';

/** Every grid whose rows fit the row clues: the candidates among which the solutions are. */
export function* rowwiseCandidates(puzzle: NonogramPuzzle): Generator<NonogramSolution> {
  const choices = runsOf(puzzle).rows.map((runs) =>
    placementsOf(runs, puzzle.columns.length).map((cells) =>
      cells.map((colour) => signOf(puzzle, colour)).join(''),
    ),
  );
  yield* combine(choices, []);
}

function* combine(choices: readonly string[][], chosen: readonly string[]): Generator<NonogramSolution> {
  const next = choices[chosen.length];
  if (next === undefined) yield chosen;
  else for (const row of next) yield* combine(choices, [...chosen, row]);
}

export function allSolutions(puzzle: NonogramPuzzle): NonogramSolution[] {
  return [...rowwiseCandidates(puzzle)].filter(
    (candidate) => nonogram.verify(puzzle, candidate).length === 0,
  );
}
