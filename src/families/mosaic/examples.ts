/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { MosaicPuzzle, MosaicSolution } from './puzzle.js';
import { LONGEST_SIDE } from './reading.js';

const PROJECT = 'made for the project';

/** A puzzle from rows parted by spaces. */
function mosaic(rows: string): MosaicPuzzle {
  return { family: 'mosaic', grid: rows.split(' ') };
}

export const mosaicExamples = (): readonly Example<MosaicPuzzle, MosaicSolution>[] => [
  {
    name: 'a heart',
    source: PROJECT,
    puzzle: mosaic('.5.5. 5.8.5 56.6. 3.5.3 ..3..'),
    verdict: 'unique',
    solution: ['.###.', '#####', '##.##', '.#.#.', '..#..'],
  },
  {
    name: 'a cat',
    source: PROJECT,
    puzzle: mosaic('.3.4.... .56.6.53 57.8.8.. ...8.7.5 5.6.6... .6....6. ..6..6.3 1....5.1'),
    verdict: 'unique',
    solution: [
      '..#..#..',
      '.######.',
      '##.##.##',
      '########',
      '#.####.#',
      '##....##',
      '.######.',
      '..####..',
    ],
  },
  {
    name: 'a cup',
    source: PROJECT,
    puzzle: mosaic(
      '.2........ 2..55..20. .342..44.. ..555.5.3. ..3.3..6.. .4..65..7. ..6.....7. .6...99..3 1......6.. .13..6..1.',
    ),
    verdict: 'unique',
    solution: [
      '..####....',
      '.#....#...',
      '.#.##.#...',
      '.#....##..',
      '..####.##.',
      '.......##.',
      '##########',
      '.########.',
      '..######..',
      '...####...',
    ],
  },
  { name: 'one row', source: PROJECT, puzzle: mosaic('2.10'), verdict: 'unique', solution: ['##..'] },
  { name: 'one number', source: PROJECT, puzzle: mosaic('... .4. ...'), verdict: 'multiple' },
  { name: 'too many in a corner', source: PROJECT, puzzle: mosaic('5.. ... ...'), verdict: 'none' },
];

export const mosaicCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'mosaic' } },
  { code: 'grid-empty', json: { family: 'mosaic', grid: [] } },
  { code: 'grid-too-large', json: { family: 'mosaic', grid: ['.'.repeat(LONGEST_SIDE + 1)] } },
  { code: 'row-length', json: { family: 'mosaic', grid: ['..', '.'] } },
  { code: 'cell-sign', json: { family: 'mosaic', grid: ['..', '#.'] } },
];
