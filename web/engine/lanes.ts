/** The lanes of the page: short questions never wait behind long work. */
import type { ColourImage, NonogramPuzzle } from '../../src/browser.js';
import { openLane } from './lane.js';

/** A puzzle to warm up with. */
const SMALL: NonogramPuzzle = { family: 'nonogram', rows: [[1], [2]], columns: [[2], [1]] };

/** Drawing, reading, rules: milliseconds. */
export const quick = openLane({
  warmUp: { name: 'painting', argument: { painting: { rows: ['#.', '##'] }, marks: [], language: 'en' } },
});

/** Verdicts on the picture that is painted; the latest question is the one that counts. */
export const proving = openLane({
  warmUp: {
    name: 'check',
    argument: [SMALL, { budget: { conflicts: 1000 } }],
  },
  hasSpare: true,
});

/** Verdicts on puzzles that were read or are played, in order. */
export const checking = openLane();

/** Pictures, repairs, new puzzles: seconds, with a button to cancel. */
export const making = openLane({
  warmUp: {
    name: 'picture-of-image',
    argument: {
      image: disc(),
      settings: { seed: 'page', width: 10, method: 'regions', unique: 'keep' },
      wanted: 'best',
    },
  },
  hasSpare: true,
});

/** Checks of certificates; another one ends the one before. */
export const certifying = openLane();

/** Hints and explanations. */
export const explaining = openLane();

/** Explanations for a file: people play on meanwhile. */
export const writing = openLane();

/** Verdicts on entries that are given with their reasons. */
export const judging = openLane();

/** Difficulties of puzzles that were solved; no entry cancels them. */
export const rating = openLane();

/** A picture to warm up with: a dark disc on white. */
function disc(): ColourImage {
  const side = 80;
  const bytes = 4;
  const pixels = new Uint8ClampedArray(bytes * side * side).fill(255);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const [across, down] = [pixel % side, Math.floor(pixel / side)];
    if (Math.hypot(across - side / 2, down - side / 2) < side / 3)
      pixels.fill(40, bytes * pixel, bytes * pixel + bytes - 1);
  }
  return { width: side, height: side, pixels };
}
