/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { NurikabePuzzle, NurikabeSolution } from './puzzle.js';
import { LONGEST_SIDE } from './reading.js';

const PROJECT = 'made for the project';

/** A puzzle from rows of signs parted by spaces; `?` is a number that is not given. */
function nurikabe(rows: string): NurikabePuzzle {
  const numberOf = (sign: string): number | null => (sign === '?' ? null : Number(sign.replace('.', '0')));
  return { family: 'nurikabe', grid: rows.split(' ').map((row) => [...row].map(numberOf)) };
}

export const nurikabeExamples = (): readonly Example<NurikabePuzzle, NurikabeSolution>[] => [
  {
    name: 'five by five',
    source: PROJECT,
    puzzle: nurikabe('....3 2.... ..2.. ....2 1....'),
    verdict: 'unique',
    solution: '##... .#### .#.#. ##.#. .####'.split(' '),
  },
  {
    name: 'six by six',
    source: PROJECT,
    puzzle: nurikabe('...... 3....1 .1.... ....6. 1....1 ......'),
    verdict: 'unique',
    solution: '..#### .##.#. #.#.## ###..# .#..#. ######'.split(' '),
  },
  {
    name: 'seven by seven',
    source: PROJECT,
    puzzle: nurikabe('2..2... ....... ....... .2.5.4. ....... ....... ...2..1'),
    verdict: 'unique',
    solution: '..#.### ###.#.# #.###.# #.#.#.# ##..#.# #..#### ###..#.'.split(' '),
  },
  {
    name: 'numbers left open',
    source: `${PROJECT}; their islands have two cells each`,
    puzzle: nurikabe('?... ...1 ?...'),
    verdict: 'unique',
    solution: ['..##', '###.', '..##'],
  },
  {
    name: 'one row',
    source: `${PROJECT}; 2 solutions: the sea is on one side`,
    puzzle: nurikabe('..3..'),
    verdict: 'multiple',
  },
  {
    name: 'three rows',
    source: `${PROJECT}; 10 solutions`,
    puzzle: nurikabe('2..? .... ....'),
    verdict: 'multiple',
  },
  {
    name: 'numbers side by side',
    source: `${PROJECT}; their islands would touch`,
    puzzle: nurikabe('12. ...'),
    verdict: 'none',
  },
  {
    name: 'a block of sea',
    source: `${PROJECT}; no island reaches it`,
    puzzle: nurikabe('2... .... ...1'),
    verdict: 'none',
  },
];

export const nurikabeCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'nurikabe' } },
  { code: 'grid-empty', json: { family: 'nurikabe', grid: [] } },
  { code: 'grid-too-large', json: { family: 'nurikabe', grid: [new Array(LONGEST_SIDE + 1).fill(0)] } },
  { code: 'grid-size', json: { family: 'nurikabe', grid: [[0, 0], [1]] } },
  { code: 'cell-number', json: { family: 'nurikabe', grid: [[0, -1]] } },
];
