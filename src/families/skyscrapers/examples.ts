/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { SkyscrapersPuzzle, SkyscrapersSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** Digits, `.` for 0. */
function digitsOf(text: string): readonly number[] {
  return [...text].map((sign) => (sign === '.' ? 0 : Number(sign)));
}

/** Rows of one digit a cell, parted by spaces. */
function rowsOf(text: string): SkyscrapersSolution {
  return text.split(' ').map(digitsOf);
}

/** A puzzle from its rows and its clues above, below, left and right, all parted by spaces. */
function skyscrapers(rows: string, clues: string): SkyscrapersPuzzle {
  const [top, bottom, left, right] = rowsOf(clues);
  return {
    family: 'skyscrapers',
    grid: rowsOf(rows),
    top: top!,
    bottom: bottom!,
    left: left!,
    right: right!,
  };
}

export const skyscrapersExamples = (): readonly Example<SkyscrapersPuzzle, SkyscrapersSolution>[] => [
  {
    name: 'four by four',
    source: PROJECT,
    puzzle: skyscrapers('.... .... ...2 .1..', '2321 1232 2321 1232'),
    verdict: 'unique',
    solution: rowsOf('3214 2341 1432 4123'),
  },
  {
    name: 'three by three',
    source: PROJECT,
    puzzle: skyscrapers('... ... ...', '... ... 3.1 ...'),
    verdict: 'unique',
    solution: rowsOf('123 231 312'),
  },
  {
    name: 'few clues and heights',
    source: PROJECT,
    puzzle: skyscrapers('.... .... .1.. 2...', '.3.2 2... .... ....'),
    verdict: 'unique',
    solution: rowsOf('3241 1324 4132 2413'),
  },
  {
    name: 'five by five',
    source: PROJECT,
    puzzle: skyscrapers('..... ..... ..... ..... .....', '.2.5. ....4 ..2.4 .1...'),
    verdict: 'unique',
    solution: rowsOf('34512 41325 15234 52143 23451'),
  },
  {
    name: 'one clue',
    source: PROJECT,
    puzzle: skyscrapers('... ... ...', '2.. ... ... ...'),
    verdict: 'multiple',
  },
  {
    name: 'all towers seen from both ends',
    source: PROJECT,
    puzzle: skyscrapers('... ... ...', '3.. 3.. ... ...'),
    verdict: 'none',
  },
];

export const skyscrapersCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'skyscrapers', grid: rowsOf('.. ..') } },
  { code: 'grid-size', json: skyscrapers('.', '. . . .') },
  { code: 'row-length', json: skyscrapers('.. .', '.. .. .. ..') },
  { code: 'given-number', json: skyscrapers('.. .3', '.. .. .. ..') },
  { code: 'clue-count', json: skyscrapers('.. ..', '.. .. . ..') },
  { code: 'clue-number', json: skyscrapers('.. ..', '.3 .. .. ..') },
];
