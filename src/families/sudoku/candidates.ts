/** Plain logic: naked and hidden singles in rows, columns and boxes. Bit v - 1 is the number v. */
import type { CandidateClaim } from '../kit/confirm/candidates.js';
import { LatinCandidates, latinBoard } from '../kit/logic/latin-candidates.js';
import { areasOf, type PlainSudoku } from './puzzle.js';

export class Candidates extends LatinCandidates {
  constructor({ box, grid }: Pick<PlainSudoku, 'box' | 'grid'>) {
    super(latinBoard(`boxes ${box.join(' by ')}`, () => areasOf(box).map(({ cells }) => cells)));
    grid.flat().forEach((given, cell) => {
      if (given > 0) this.restrict(cell, 1 << (given - 1));
    });
  }
}

/** The numbers that plain logic leaves, as a claim about the solutions. */
export function deduceNumbers(puzzle: PlainSudoku): CandidateClaim {
  return new Candidates(puzzle).claim();
}
