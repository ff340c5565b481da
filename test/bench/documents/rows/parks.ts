/** The text on the puzzle Parks. */
import type { StarBattlePuzzle } from '../../../../src/families/star-battle/puzzle.js';
import { fileHolds, hasColouredParks } from '../file-judges.js';
import { hasOneSolution, hasSize, isUnique, makesUnique } from '../judges.js';
import { byCommand, byExperiment, type DocumentRows } from '../row.js';

const SIMPLE = ['*....', '...*.', '.*...', '....*', '..*..'];

export const parks: DocumentRows = {
  title: 'The text on the puzzle Parks',
  rows: [
    byCommand(
      'The model, n = 5',
      '25 variables, 31 rows',
      'solve examples/star-battle.txt --formulation cells --no-presolve --engine highs --json',
      hasSize({ variables: 25, rows: 31 }),
    ),
    byCommand(
      'The model, n = 9',
      '81 variables, 91 rows',
      'solve examples/documents/harder-park.json --formulation cells --no-presolve --engine highs --json',
      hasSize({ variables: 81, rows: 91 }),
    ),
    byCommand(
      'The simple puzzle',
      'its solution, the only one',
      'check examples/star-battle.txt --json',
      isUnique(SIMPLE),
    ),
    byCommand(
      'The harder puzzle',
      'a picture of its solution',
      'check examples/documents/harder-park.json --json',
      hasOneSolution('the picture has no text to compare'),
    ),
    byCommand(
      'Cells of no park',
      'named, outside the model',
      'check examples/documents/park-outside.json --json',
      hasOneSolution('taken by the model'),
    ),
    byCommand(
      'Puzzles whose parks do not cover the grid',
      'there are a few in the game',
      'generate star-battle --size 9 --stars 2 --outside 5 --seed owl --json',
      makesUnique(
        ({ puzzle }) =>
          (puzzle as StarBattlePuzzle).regions.flat().filter((region) => region === null).length === 5,
        'made with as many cells of no park as asked',
      ),
    ),
    byCommand(
      'The drawing',
      'parks in colours, trees as crosses',
      'render examples/star-battle.txt --colour --solution -o park.svg',
      fileHolds('park.svg', hasColouredParks, {
        ours: 'a colour for each park, neighbouring ones different in grey print too',
      }),
    ),
    byExperiment('The times', '0.009 s and 0.026 s in SCIP', 'parks'),
  ],
};
