import { ruledFamily } from '../kit/rules/index.js';
import { readNumberState } from '../kit/states/number-state.js';
import { skyscrapersCodecs } from './codecs/index.js';
import { skyscrapersCounterexamples, skyscrapersExamples } from './examples.js';
import { skyscrapersMoves } from './explaining/moves/index.js';
import { skyscrapersStatePicture } from './explaining/picture.js';
import { skyscrapersFields } from './fields.js';
import { skyscrapersGuide } from './guide.js';
import { skyscrapersPicture } from './picture.js';
import { readSkyscrapers, readSkyscrapersSolution } from './reading.js';
import { skyscrapersClues, skyscrapersRuled } from './rules.js';
import { skyscrapersVariants } from './variants.js';

/** Skyscrapers: a Latin square of towers, counted as they are seen from the edge. */
export const skyscrapers = ruledFamily({
  ruled: skyscrapersRuled,
  name: 'Skyscrapers',
  aliases: ['towers'],
  rules:
    'Fill the grid with towers so that every row and column holds every height once and as many towers are seen from ' +
    'each clue as it says: a tower hides all lower ones behind it.',
  guide: skyscrapersGuide,
  codecs: skyscrapersCodecs,
  examples: skyscrapersExamples,
  counterexamples: skyscrapersCounterexamples,
  readPuzzle: readSkyscrapers,
  readSolution: readSkyscrapersSolution,
  picture: skyscrapersPicture,
  variants: skyscrapersVariants,
  clues: skyscrapersClues,
  fields: skyscrapersFields,
  explaining: {
    readState: (json, { grid }) => readNumberState(json, { given: grid, most: grid.length }),
    picture: skyscrapersStatePicture,
    moves: skyscrapersMoves,
  },
});

export type { SkyscrapersPuzzle, SkyscrapersSolution } from './puzzle.js';
export { skyscrapersClues, skyscrapersRuled, withAllViews } from './rules.js';
