/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { AkariPuzzle, AkariSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** A puzzle from rows parted by spaces. */
function akari(rows: string): AkariPuzzle {
  return { family: 'akari', grid: rows.split(' ') };
}

export const akariExamples = (): readonly Example<AkariPuzzle, AkariSolution>[] => [
  {
    name: 'five by five',
    source: PROJECT,
    puzzle: akari('0...# #..## .1.1. ##..# #...#'),
    verdict: 'unique',
    solution: '#..*# #.*## *#.#* ##..# #..*#'.split(' '),
  },
  {
    name: 'six rows of eight',
    source: PROJECT,
    puzzle: akari('##.#0... .#..##1. 3.#2..#. .#..##.# .##0..#. ...0#.##'),
    verdict: 'unique',
    solution: '##*##.*. *#.*###. #*##*.#* *#*.##*# .###.*#* .*.##.##'.split(' '),
  },
  {
    name: 'ten by ten',
    source: PROJECT,
    puzzle: akari(
      '.....###1. .##.2#.... .0#.#1..#. .0..#..10. ....1..... .....#.... .0#..1..0. .2..##.##. ....##.00. .1###.....',
    ),
    verdict: 'unique',
    solution:
      '....*####. *##*##..*. .##.##.*#. .#..#*.##. ..*.#....* ....*#.*.. .##..#*.#. .#*.##.##. .*..##.##. .####*....'.split(
        ' ',
      ),
  },
  { name: 'a corner', source: PROJECT, puzzle: akari('2. ..'), verdict: 'unique', solution: ['#*', '*.'] },
  {
    name: 'no walls',
    source: `${PROJECT}; 6 solutions`,
    puzzle: akari('... ... ...'),
    verdict: 'multiple',
  },
  {
    name: 'walls without numbers',
    source: `${PROJECT}; 3 solutions`,
    puzzle: akari('.#. ...'),
    verdict: 'multiple',
  },
  {
    name: 'a wall in the middle',
    source: `${PROJECT}; 4 solutions`,
    puzzle: akari('... .2. ...'),
    verdict: 'multiple',
  },
  {
    name: 'a cell that stays dark',
    source: `${PROJECT}; the walls around it have no bulb`,
    puzzle: akari('.#0 ##. 0.0'),
    verdict: 'none',
  },
  {
    name: 'too few sides',
    source: `${PROJECT}; a wall in the corner has two`,
    puzzle: akari('4.. ... ...'),
    verdict: 'none',
  },
];

export const akariCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'akari' } },
  { code: 'grid-empty', json: { family: 'akari', grid: [] } },
  { code: 'grid-too-large', json: { family: 'akari', grid: ['.'.repeat(101)] } },
  { code: 'grid-size', json: { family: 'akari', grid: ['..', '.'] } },
  { code: 'cell-sign', json: { family: 'akari', grid: ['..', '.5'] } },
];
