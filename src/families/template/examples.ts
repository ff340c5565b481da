/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { UnrulyPuzzle, UnrulySolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** A puzzle from rows parted by spaces. */
function unruly(rows: string): UnrulyPuzzle {
  return { family: 'unruly', grid: rows.split(' ') };
}

export const unrulyExamples = (): readonly Example<UnrulyPuzzle, UnrulySolution>[] => [
  {
    name: 'four by four',
    source: PROJECT,
    puzzle: unruly('.... ...# o.o. ..o.'),
    verdict: 'unique',
    solution: ['#o#o', 'oo##', 'o#o#', '##oo'],
  },
  {
    name: 'six by six',
    source: PROJECT,
    puzzle: unruly('#....# .....# ...#.. .o.#.. ....o. .o.o..'),
    verdict: 'unique',
    solution: ['#oo#o#', 'o##oo#', 'o#o##o', '#oo##o', 'o##oo#', '#o#o#o'],
  },
  {
    name: 'four rows of six',
    source: PROJECT,
    puzzle: unruly('o..o.. .#.o.. o#.... ......'),
    verdict: 'unique',
    solution: ['oo#o##', '##oo#o', 'o#o#o#', '#o##oo'],
  },
  { name: 'nothing given', source: PROJECT, puzzle: unruly('.... .... .... ....'), verdict: 'multiple' },
  { name: 'too many black', source: PROJECT, puzzle: unruly('##.# .... .... ....'), verdict: 'none' },
];

export const unrulyCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'unruly' } },
  { code: 'grid-size', json: { family: 'unruly', grid: ['...', '...', '...'] } },
  { code: 'row-length', json: { family: 'unruly', grid: ['..', '.'] } },
  { code: 'cell-sign', json: { family: 'unruly', grid: ['..', 'x.'] } },
];
