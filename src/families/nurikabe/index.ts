import { formulationByRules, ruledFamily } from '../kit/rules/index.js';
import { nurikabeCensus } from './census.js';
import { nurikabeCodecs } from './codecs/index.js';
import { nurikabeCounterexamples, nurikabeExamples } from './examples.js';
import { nurikabeMoves } from './explaining/moves/index.js';
import { nurikabeStatePicture, readNurikabeState } from './explaining/state.js';
import { nurikabeFields } from './fields.js';
import { nurikabeGuide } from './guide.js';
import { nurikabePicture } from './picture.js';
import type { NurikabePuzzle, NurikabeSolution } from './puzzle.js';
import { readNurikabe, readNurikabeSolution } from './reading.js';
import { BY_NUMBERS, nurikabeByNumbers, nurikabeClues, nurikabeRuled } from './rules.js';
import { nurikabeVariants } from './variants.js';

export { LAND, type NurikabePuzzle, type NurikabeSolution, SEA } from './puzzle.js';
export { nurikabeClues, nurikabeRuled } from './rules.js';

/** Nurikabe: islands of given sizes in one sea. */
export const nurikabe = ruledFamily<NurikabePuzzle, NurikabeSolution>({
  ruled: nurikabeRuled,
  formulations: [
    formulationByRules(nurikabeByNumbers, {
      id: BY_NUMBERS,
      description: 'the same with rows for each number alone; clauses about several islands are added lazily',
    }),
  ],
  name: 'Nurikabe',
  aliases: ['cell-structure'],
  rules:
    'Make every cell sea or land. Every island has exactly one number and as many cells as it says; islands ' +
    'touch at corners only. All sea is connected, and none of it fills two by two cells.',
  guide: nurikabeGuide,
  codecs: nurikabeCodecs,
  examples: nurikabeExamples,
  counterexamples: nurikabeCounterexamples,
  readPuzzle: readNurikabe,
  readSolution: readNurikabeSolution,
  picture: nurikabePicture,
  variants: nurikabeVariants,
  clues: nurikabeClues,
  censuses: [nurikabeCensus],
  fields: nurikabeFields,
  explaining: { readState: readNurikabeState, picture: nurikabeStatePicture, moves: nurikabeMoves },
});
