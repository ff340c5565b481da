/**
 * Skyscrapers as game ids of Towers in Simon Tatham's Portable Puzzle Collection: `N:`, then the clues above,
 * below, left and right, parted by `/`, empty where there is none; where heights are given, a comma and the
 * cells row by row: `a` to `z` are runs of 1 to 26 open cells, `_` parts two neighbouring numbers.
 */
import { failure, issue, type Result, rowsOf, success } from '../../../core/index.js';
import { type GameId, quote, readLetterRuns, writeLetterRuns } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { tathamFormat } from '../../kit/codecs/tatham.js';
import { SIDE_NAMES, type SkyscrapersPuzzle, type SkyscrapersSolution } from '../puzzle.js';

/** Sides that the game can play. */
const SMALLEST_SIDE = 3;
const LARGEST_SIDE = 9;
/** Numbers; two neighbouring ones are parted. */
const RUNS = {
  token: /\d+/,
  separator: '_',
  read: (token: string) => (/^\d{1,3}$/.test(token) ? Number(token) : undefined),
  expected: 'neither a number nor a run of open cells',
} as const;

export const skyscrapersTatham = tathamFormat<SkyscrapersPuzzle, SkyscrapersSolution>({
  game: 'Towers',
  read: readId,
  lacks: ({ grid: { length } }) =>
    length < SMALLEST_SIDE || length > LARGEST_SIDE
      ? `The format tatham holds sides from ${SMALLEST_SIDE} to ${LARGEST_SIDE}; this puzzle has ${length}.`
      : undefined,
  write: (puzzle) => {
    const clues = SIDE_NAMES.flatMap((name) => puzzle[name]);
    const heights = puzzle.grid.flat().map((number) => (number === 0 ? undefined : String(number)));
    const cells = heights.every((height) => height === undefined)
      ? ''
      : `,${writeLetterRuns(heights, RUNS.separator)}`;
    return `${puzzle.grid.length}:${clues.map((clue) => clue || '').join('/')}${cells}`;
  },
});

function readId({ parameters, description, at }: GameId): Result<Draft<SkyscrapersPuzzle>> {
  const [, digits] = /^(\d{1,9})(?:d[a-z])?$/.exec(parameters) ?? [];
  const side = Number(digits ?? 0);
  if (side < SMALLEST_SIDE || side > LARGEST_SIDE) {
    const message = `The parameters are ${quote(parameters)}; a size from ${SMALLEST_SIDE} to ${LARGEST_SIDE} is expected.`;
    return failure(issue('format-syntax', message));
  }
  const [outside = '', inside] = description.split(',', 2);
  const clues = outside.split('/');
  const wrong = clues.find((clue) => !/^\d{0,9}$/.test(clue));
  if (wrong !== undefined) {
    return failure(issue('format-syntax', `${quote(wrong)} is no clue; a number is expected.`, at(0)));
  }
  if (clues.length !== 4 * side) {
    const message = `The game id has ${clues.length} clues; ${4 * side} are expected, above, below, left and right.`;
    return failure(issue('clue-count', message, at(0)));
  }
  const start = outside.length + 1;
  const cells =
    inside === undefined
      ? success([...Array<undefined>(side * side)])
      : readLetterRuns(
          { parameters, description: description.slice(start), at: (offset) => at(start + offset) },
          side * side,
          RUNS,
        );
  if (!cells.ok) return cells;
  const [top, bottom, left, right] = rowsOf(clues.map(Number), side);
  const grid = rowsOf(
    cells.value.map((number) => number ?? 0),
    side,
  );
  return success({ puzzle: { family: 'skyscrapers', grid, top, bottom, left, right } });
}
