import { defineFamily } from '../kit/define-family.js';
import { differingCells } from '../kit/differing-cells.js';
import { zebraClues } from './clues.js';
import { zebraCodecs } from './codecs/index.js';
import { zebraCounterexamples, zebraExamples } from './examples.js';
import { zebraMoves } from './explaining/moves/index.js';
import { zebraStatePicture } from './explaining/picture.js';
import { readZebraState } from './explaining/state.js';
import { assignment, supports } from './formulations.js';
import { zebraGuide } from './guide.js';
import { zebraPicture } from './picture.js';
import type { ZebraPuzzle, ZebraSolution } from './puzzle.js';
import { rateZebra, zebraLogic } from './rating.js';
import { readZebra, readZebraSolution } from './reading.js';
import { verifyZebra } from './rules.js';
import { zebraSearch } from './search/ordered-search.js';
import { zebraVariants } from './variants.js';

/** The zebra puzzle: who lives where, from clues in words. */
export const zebra = defineFamily<ZebraPuzzle, ZebraSolution>({
  id: 'zebra',
  name: 'Zebra puzzle',
  aliases: ['einstein'],
  rules:
    'Give every house on the street one value of each attribute, and every value one house, so that all clues are true.',
  guide: zebraGuide,
  formulations: [assignment, supports],
  codecs: zebraCodecs,
  examples: zebraExamples,
  counterexamples: zebraCounterexamples,
  readPuzzle: readZebra,
  readSolution: readZebraSolution,
  verify: verifyZebra,
  // Cells are [attribute, house], attributes in the order of the first solution.
  differences: (first, second) =>
    differingCells(
      Object.values(first),
      Object.keys(first).map((name) => second[name] ?? []),
    ),
  picture: zebraPicture,
  englishOnly: 'clues, tables and answers',
  variants: zebraVariants,
  rate: rateZebra,
  logicOf: zebraLogic,
  clues: zebraClues,
  explaining: {
    // Its clues need no variables of their own.
    formulation: 'supports',
    readState: readZebraState,
    picture: zebraStatePicture,
    moves: zebraMoves,
  },
  search: zebraSearch,
});

export { Candidates } from './candidates.js';
export { trueClues } from './clues.js';
export { OtherStreets } from './other-streets.js';
export type {
  Attributes,
  PairRelation,
  PlaceRelation,
  ZebraClue,
  ZebraPuzzle,
  ZebraSolution,
} from './puzzle.js';
