/** What `npm run bench -- bands --write src/explain/difficulty/samples.ts` found; see bands.ts. */
import type { Sample } from './sample.js';

export const SAMPLES: readonly Sample[] = [
  { family: 'battleship', size: 'size=6', marks: 36, puzzles: 50, easy: 2.54, medium: 3.48 },
  { family: 'battleship', size: 'size=8', marks: 64, puzzles: 20, easy: 4.19, medium: 5.1 },
  { family: 'circuit', size: 'size=5', marks: 34, puzzles: 20, easy: 5.43, medium: 7.61 },
  { family: 'hashi', size: 'size=7x7', marks: 30, puzzles: 60, easy: 2.24, medium: 2.97 },
  { family: 'hashi', size: 'size=15x15', marks: 170, puzzles: 30, easy: 3.87, medium: 4.72 },
  { family: 'hashi', size: 'size=25x25', marks: 526, puzzles: 15, easy: 5.47, medium: 6.03 },
  { family: 'kenken', size: 'size=4', marks: 64, puzzles: 60, easy: 2.74, medium: 3.37 },
  { family: 'kenken', size: 'size=6', marks: 216, puzzles: 40, easy: 5.3, medium: 7.1 },
  { family: 'nonogram', size: 'size=10', marks: 100, puzzles: 100, easy: 2.81, medium: 3.1 },
  { family: 'nonogram', size: 'size=20', marks: 400, puzzles: 50, easy: 3.63, medium: 3.92 },
  { family: 'nonogram', size: 'size=30', marks: 900, puzzles: 30, easy: 4.31, medium: 4.67 },
  { family: 'queens', size: 'size=6,walls=3', marks: 33, puzzles: 20, easy: 5.09, medium: 7.16 },
  { family: 'queens', size: 'size=8,walls=4', marks: 60, puzzles: 15, easy: 7.93, medium: 9.37 },
  { family: 'star-battle', size: 'size=6,stars=1', marks: 36, puzzles: 100, easy: 4.34, medium: 5.12 },
  { family: 'star-battle', size: 'size=10,stars=2', marks: 100, puzzles: 30, easy: 7.27, medium: 8.81 },
  { family: 'sudoku', size: 'size=4', marks: 64, puzzles: 100, easy: 1.61, medium: 1.73 },
  { family: 'sudoku', size: 'usual', marks: 729, puzzles: 50, easy: 4.89, medium: 5.93 },
  { family: 'zebra', size: 'size=3,attributes=3', marks: 27, puzzles: 60, easy: 2.29, medium: 2.81 },
  { family: 'zebra', size: 'size=5,attributes=4', marks: 100, puzzles: 40, easy: 5.96, medium: 7.72 },
  { family: 'zebra', size: 'size=6,attributes=6', marks: 216, puzzles: 30, easy: 9.53, medium: 13.71 },
];
