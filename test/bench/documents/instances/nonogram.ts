/** Random pictures as nonograms, with one solution or with several. */
import { createRng, type Rng } from '../../../../src/core/random.js';
import { type NonogramPuzzle, puzzleOfPicture } from '../../../../src/families/nonogram/puzzle.js';
import { randomPicture, smoothPicture } from '../../pictures.js';
import { verdictOf } from './by-sat.js';

const ATTEMPTS = 200;

/** A picture of patches whose clues have the wanted verdict. */
export function patchesNonogram(side: number, verdict: 'unique' | 'multiple', rng: Rng): NonogramPuzzle {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const picture = smoothPicture(side, createRng(`${rng.seed}/${attempt}`));
    const puzzle = puzzleOfPicture(picture, side, side);
    if (verdictOf(puzzle).verdict === verdict) return puzzle;
  }
  throw new Error(`no ${verdict} nonogram of patches among ${ATTEMPTS}`);
}

/** Six cells in ten filled at random, each by itself. */
export function noiseNonogram(side: number, rng: Rng): NonogramPuzzle {
  return puzzleOfPicture(randomPicture(side, rng), side, side);
}
