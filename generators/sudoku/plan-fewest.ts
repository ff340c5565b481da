/** Settings that ask for the fewest givens of a grid: for which grids that can be proved, and how. */
import { failure, type Result, success } from '../../src/core/index.js';
import type { Box } from '../../src/families/sudoku/index.js';
import type { GridMethod } from '../../src/minimum/index.js';
import { refusal } from '../../src/settings/index.js';
import type { Steering } from '../shared/generator.js';
import type { SudokuSettings } from './settings.js';

/**
 * Proof methods for the fewest givens, by the box's width and height, the usual one first; for other boxes a
 * proof takes too long.
 */
const METHODS: Readonly<Record<string, readonly [GridMethod, ...GridMethod[]]>> = {
  '2x2': ['loop', 'search'],
  '2x3': ['loop', 'search'],
  '3x2': ['loop', 'search'],
  '3x3': ['search'],
};

/** Settings that choose the givens in another way. */
const OTHERS = ['symmetry', 'givens', 'minimal'] as const;

/**
 * The proof method for the fewest givens; null where they are not asked for; issues where they cannot be
 * proved.
 */
export function planFewest(
  settings: SudokuSettings,
  box: Box,
  { logic }: Steering,
): Result<GridMethod | null> {
  const { fewest, engine } = settings;
  if (!fewest) {
    if (engine === undefined) return success(null);
    const message = 'It says how the fewest givens are proved; expected only together with --fewest.';
    return failure(refusal('engine', message));
  }
  const shape = shapeOf(box);
  const methods = METHODS[shape];
  if (methods === undefined) {
    const known = Object.keys(METHODS).join(', ');
    const message = `The fewest givens can be proved for boxes of ${known} (sizes 4, 6 and 9); found ${shape}.`;
    return failure(refusal('fewest', message));
  }
  const given = OTHERS.filter((name) => settings[name] !== undefined);
  const issues = given.map((name) =>
    refusal(name, 'With --fewest the givens follow from the grid; leave this setting out.'),
  );
  if (box[0] * box[1] === 9 && logic === 'beyond') {
    const message =
      'A 9x9 Sudoku that needs guessing is far too rare among those with the fewest givens, which take up to two minutes each, or more.';
    issues.push(refusal('difficulty', message));
  }
  const method = engine ?? methods[0];
  if (!methods.includes(method)) {
    const message = `Boxes of ${shape} take too long for ${method}; expected ${methods.join(', ')}.`;
    issues.push(refusal('engine', message));
  }
  return issues.length > 0 ? failure(...issues) : success(method);
}

/** Width and height of a box. */
function shapeOf([rows, columns]: Box): string {
  return `${columns}x${rows}`;
}
