import { failure, type Result, success } from '../../src/core/result.js';
import { type SudokuPuzzle, usualBox } from '../../src/families/sudoku/index.js';
import type { GridMethod } from '../../src/minimum/sudoku/fewest-of-grid.js';
import type { Goal, Parameter, Settings } from '../generator.js';
import { SettingsReader } from '../settings.js';
import { FEWEST_GIVENS_PARAMETER, METHOD_PARAMETER, readFewest } from './plan-fewest.js';
import { orbits, SYMMETRIES, type Symmetry } from './symmetry.js';

/** What all attempts share. */
export interface SudokuPlan {
  readonly box: SudokuPuzzle['box'];
  readonly symmetry: Symmetry;
  /** Dig until so many givens are left; undefined: as far as it goes. */
  readonly givens: number | null;
  /** No given may be superfluous. */
  readonly minimal: boolean;
  /** The fewest givens that the grid allows, and how that is proved; null: not asked for. */
  readonly fewest: GridMethod | null;
  readonly goal: Goal;
}

const SMALLEST = 4;
const LARGEST = 16;
const USUAL_SIZE = 9;

/** Fewest givens of any puzzle with one solution, by side, where they are known; a side that is missing needs at least side - 1. */
const FEWEST_GIVENS: Readonly<Record<number, number>> = { 4: 4, 6: 8, 9: 17 };

export const SUDOKU_PARAMETERS: readonly Parameter[] = [
  {
    name: 'size',
    description: `side of the grid, ${SMALLEST} to ${LARGEST}, not a prime number`,
    kind: 'number',
    byDefault: String(USUAL_SIZE),
  },
  {
    name: 'box',
    description: 'rows and columns of a box, such as 2x3; the side is their product',
    kind: 'text',
    byDefault: 'as square as the size allows',
  },
  {
    name: 'symmetry',
    description: 'how the pattern of givens looks the same',
    kind: 'text',
    choices: SYMMETRIES,
    byDefault: 'none',
  },
  {
    name: 'givens',
    description: 'how many givens are left; with a symmetry up to three more',
    kind: 'number',
    byDefault: 'as few as it goes',
  },
  {
    name: 'minimal',
    description:
      'no given can be left out (that does not make them the fewest of the grid, see --fewest); not together with a symmetry or a number of givens',
    kind: 'flag',
  },
  FEWEST_GIVENS_PARAMETER,
  METHOD_PARAMETER,
];

/** Reads the settings of the Sudoku generator. */
export function planSudoku(settings: Settings, goal: Goal): Result<SudokuPlan> {
  const reader = new SettingsReader(settings);
  const box = readBox(reader);
  const side = box[0] * box[1];
  const symmetry = reader.text('symmetry', 'none' as Symmetry);
  const least = FEWEST_GIVENS[side] ?? side - 1;
  const givens = reader.has('givens')
    ? reader.whole('givens', { least, most: side * side }, side * side)
    : null;
  const minimal = reader.flag('minimal');
  if (minimal && (givens !== null || symmetry !== 'none'))
    reader.refuse(
      'minimal',
      'Without superfluous givens neither their number nor their pattern can be chosen.',
    );
  const fewest = readFewest(reader, box, goal);
  if (side === SMALLEST && goal.difficulty !== undefined && goal.difficulty !== 'easy')
    reader.refuse(
      'difficulty',
      'Every 4x4 Sudoku with one solution can be solved by singles, so all are easy.',
    );
  if (reader.issues.length > 0) return failure(...reader.issues);
  return success({ box, symmetry, givens, minimal, fewest, goal });
}

/** How many givens may be left over because cells are dug together. */
export function slackOf({ box, symmetry }: SudokuPlan): number {
  return Math.max(...orbits(box[0] * box[1], symmetry).map(({ length }) => length)) - 1;
}

function readBox(reader: SettingsReader): SudokuPuzzle['box'] {
  const range = { least: SMALLEST, most: LARGEST };
  const side = reader.whole('size', range, USUAL_SIZE);
  const usual = usualBox(side);
  if (!reader.has('box')) {
    if (usual[0] === 1)
      reader.refuse('size', `A grid of side ${side} cannot be cut into boxes of more than one row.`);
    return usual;
  }
  const box = reader.size('box', { least: 1, most: LARGEST }, usual);
  const product = box[0] * box[1];
  if (product < SMALLEST || product > LARGEST) {
    reader.refuse('box', `Boxes of ${SMALLEST} to ${LARGEST} cells are expected; found ${product}.`);
    return usual;
  }
  if (reader.has('size') && product !== side)
    reader.refuse('box', `A grid of side ${side} has boxes of ${side} cells; found ${product}.`);
  return box;
}
