/** Settings that ask for the fewest givens of a grid: for which grids that can be proved, and how. */
import type { SudokuPuzzle } from '../../src/families/sudoku/index.js';
import type { GridMethod } from '../../src/minimum/sudoku/fewest-of-grid.js';
import type { Goal, Parameter } from '../generator.js';
import type { SettingsReader } from '../settings.js';

/** How the fewest givens can be proved by box, the usual way first; for other boxes it takes too long. */
const METHODS: Readonly<Record<string, readonly [GridMethod, ...GridMethod[]]>> = {
  '2x2': ['loop', 'search'],
  '2x3': ['loop', 'search'],
  '3x2': ['loop', 'search'],
  '3x3': ['search'],
};

/** Settings that choose the givens in another way. */
const OTHERS = ['symmetry', 'givens', 'minimal'] as const;

export const FEWEST_GIVENS_PARAMETER: Parameter = {
  name: 'fewest',
  description:
    'the fewest givens that the grid of the puzzle allows, proved: sizes 4 and 6 (a second each) and 9 (10 to 100 seconds each on an idle core, some several minutes)',
  kind: 'flag',
};

export const METHOD_PARAMETER: Parameter = {
  name: 'engine',
  description:
    'with --fewest: prove by leader and follower (loop; sizes 4 and 6) or by the search made for Sudoku (search)',
  kind: 'text',
  choices: ['loop', 'search'] satisfies readonly GridMethod[],
  byDefault: 'loop, at size 9 search',
};

/** How the fewest givens are to be proved; null where they are not asked for, or cannot be (the reader knows why). */
export function readFewest(
  reader: SettingsReader,
  box: SudokuPuzzle['box'],
  { difficulty }: Goal,
): GridMethod | null {
  if (!reader.flag('fewest')) {
    if (reader.has('engine'))
      reader.refuse(
        'engine',
        'It says how the fewest givens are proved; expected only together with --fewest.',
      );
    return null;
  }
  const shape = box.join('x');
  const methods = METHODS[shape];
  if (methods === undefined) {
    const known = Object.keys(METHODS).join(', ');
    reader.refuse(
      'fewest',
      `The fewest givens can be proved for boxes of ${known} (sizes 4, 6 and 9); found ${shape}.`,
    );
    return null;
  }
  for (const name of OTHERS.filter((other) => reader.has(other)))
    reader.refuse(name, 'With --fewest the givens follow from the grid; leave this setting out.');
  if (shape === '3x3' && difficulty === 'hard')
    reader.refuse(
      'difficulty',
      'A 9x9 Sudoku that needs guessing is far too rare among those with the fewest givens, which take 10 to 100 seconds each, or more.',
    );
  const method = reader.text('engine', methods[0]);
  if (!methods.includes(method))
    reader.refuse('engine', `Boxes of ${shape} take too long for ${method}; expected ${methods.join(', ')}.`);
  return method;
}
