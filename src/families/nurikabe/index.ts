import { ruledFamily } from '../kit/rules/index.js';
import { nurikabeCodecs } from './codecs/index.js';
import { nurikabeCounterexamples, nurikabeExamples } from './examples.js';
import { nurikabeExplaining } from './explaining/index.js';
import { nurikabeGuide } from './guide.js';
import { nurikabePicture } from './picture.js';
import type { NurikabePuzzle, NurikabeSolution } from './puzzle.js';
import { readNurikabe, readNurikabeSolution } from './reading.js';
import { nurikabeClues, nurikabeRuled } from './rules.js';
import { nurikabeVariants } from './variants.js';

/** Nurikabe: a copy of a template, whose rules it still has. */
export const nurikabe = ruledFamily<NurikabePuzzle, NurikabeSolution>({
  ruled: nurikabeRuled,
  name: 'Nurikabe',
  aliases: [],
  rules:
    'Make every cell black or white, as many black as white in each row and column, and never more than two ' +
    'neighbours alike in a line.',
  guide: nurikabeGuide,
  codecs: nurikabeCodecs,
  examples: nurikabeExamples,
  counterexamples: nurikabeCounterexamples,
  readPuzzle: readNurikabe,
  readSolution: readNurikabeSolution,
  picture: nurikabePicture,
  variants: nurikabeVariants,
  clues: nurikabeClues,
  explaining: nurikabeExplaining,
});

export type { NurikabePuzzle, NurikabeSolution } from './puzzle.js';
export { LAND, SEA } from './puzzle.js';
