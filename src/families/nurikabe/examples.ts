/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { NurikabePuzzle, NurikabeSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** A puzzle from rows parted by spaces. */
function nurikabe(rows: string): NurikabePuzzle {
  return { family: 'nurikabe', grid: rows.split(' ') };
}

export const nurikabeExamples = (): readonly Example<NurikabePuzzle, NurikabeSolution>[] => [
  {
    name: 'four by four',
    source: PROJECT,
    puzzle: nurikabe('.... ...# o.o. ..o.'),
    verdict: 'unique',
    solution: ['#o#o', 'oo##', 'o#o#', '##oo'],
  },
  {
    name: 'six by six',
    source: PROJECT,
    puzzle: nurikabe('#....# .....# ...#.. .o.#.. ....o. .o.o..'),
    verdict: 'unique',
    solution: ['#oo#o#', 'o##oo#', 'o#o##o', '#oo##o', 'o##oo#', '#o#o#o'],
  },
  {
    name: 'four rows of six',
    source: PROJECT,
    puzzle: nurikabe('o..o.. .#.o.. o#.... ......'),
    verdict: 'unique',
    solution: ['oo#o##', '##oo#o', 'o#o#o#', '#o##oo'],
  },
  { name: 'nothing given', source: PROJECT, puzzle: nurikabe('.... .... .... ....'), verdict: 'multiple' },
  { name: 'too many black', source: PROJECT, puzzle: nurikabe('##.# .... .... ....'), verdict: 'none' },
];

export const nurikabeCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'nurikabe' } },
  { code: 'grid-size', json: { family: 'nurikabe', grid: ['...', '...', '...'] } },
  { code: 'row-length', json: { family: 'nurikabe', grid: ['..', '.'] } },
  { code: 'cell-sign', json: { family: 'nurikabe', grid: ['..', 'x.'] } },
];
