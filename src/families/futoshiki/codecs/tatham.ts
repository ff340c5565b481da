/**
 * Futoshikis as game ids of Unequal in Simon Tatham's Portable Puzzle Collection: `N:`, of the adjacent kind
 * `Na:`, then every cell with a comma behind it: its number, 0 when it is open, and the letters of the
 * neighbours (`U`p, `R`ight, `D`own, `L`eft) that hold less than it does; of the adjacent kind of those that
 * differ from it by one, so that every bar is stated from both sides.
 */
import { type Cell, edgeKey, failure, issue, type Result, rowsOf, success } from '../../../core/index.js';
import { type GameId, quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { tathamFormat } from '../../kit/codecs/tatham.js';
import type { NeighbourPair } from '../../kit/neighbour-pairs.js';
import { type FutoshikiPuzzle, type FutoshikiSolution, isAdjacent } from '../puzzle.js';
import { SIDES } from '../reading.js';

/** Least side that the game can play. */
const SMALLEST_SIDE = 3;
/** Rows down and columns to the right of each neighbour, in the order of ids. */
const STEPS = { U: [-1, 0], R: [0, 1], D: [1, 0], L: [0, -1] } as const;
const LETTERS = Object.keys(STEPS) as readonly (keyof typeof STEPS)[];

export const futoshikiTatham = tathamFormat<FutoshikiPuzzle, FutoshikiSolution>({
  game: 'Unequal',
  read: readId,
  lacks: ({ grid }) =>
    grid.length < SMALLEST_SIDE
      ? `The format tatham holds sides from ${SMALLEST_SIDE} on; this puzzle has ${grid.length}.`
      : undefined,
  write: writeId,
});

function readId({ parameters, description, at }: GameId): Result<Draft<FutoshikiPuzzle>> {
  const [, digits, ofAdjacent] = /^(\d{1,9})(a)?(?:d[a-z])?$/.exec(parameters) ?? [];
  const side = Number(digits ?? 0);
  if (side < SIDES[0] || side > SIDES[1]) {
    const message = `The parameters are ${quote(parameters)}; a size from ${SIDES[0]} to ${SIDES[1]} is expected.`;
    return failure(issue('format-syntax', message));
  }
  const numbers: number[] = [];
  const pairs: NeighbourPair[] = [];
  for (const { 0: token, 1: number, 2: letters, index } of description.matchAll(
    /(\d{1,9})([URDL]*)(?:,|$)|[^,]*,|[^,]+$/g,
  )) {
    if (number === undefined || letters === undefined) {
      const message = `${quote(token)} is no cell; a number and letters of U, R, D and L are expected.`;
      return failure(issue('format-syntax', message, at(index)));
    }
    const cell: Cell = [Math.floor(numbers.length / side), numbers.length % side];
    for (const letter of letters) {
      const [down, right] = STEPS[letter as keyof typeof STEPS];
      const other: Cell = [cell[0] + down, cell[1] + right];
      if (Math.min(...other) < 0 || Math.max(...other) >= side) {
        return failure(issue('format-syntax', `${quote(token)} points out of the grid.`, at(index)));
      }
      pairs.push([other, cell]);
    }
    numbers.push(Number(number));
  }
  if (numbers.length !== side * side) {
    const message = `The game id describes ${numbers.length} cells; ${side * side} are expected.`;
    return failure(issue('format-syntax', message, at(description.length)));
  }
  const puzzle = { family: 'futoshiki', grid: rowsOf(numbers, side) };
  if (ofAdjacent === undefined) return success({ puzzle: { ...puzzle, less: pairs } });
  const adjacent = pairs.filter(
    (pair, index) => pairs.findIndex((one) => edgeKey(one) === edgeKey(pair)) === index,
  );
  if (2 * adjacent.length === pairs.length) return success({ puzzle: { ...puzzle, adjacent } });
  const message = 'A bar is stated from one side only; both cells are expected to name each other.';
  return failure(issue('format-syntax', message));
}

function writeId(puzzle: FutoshikiPuzzle): string {
  const { grid } = puzzle;
  const letters = grid.map((row) => row.map(() => new Set<string>()));
  const point = ([row, column]: Cell, to: Cell): void => {
    const letter = LETTERS.find(
      (name) => to[0] - row === STEPS[name][0] && to[1] - column === STEPS[name][1],
    );
    letters[row]![column]!.add(letter!);
  };
  if (isAdjacent(puzzle)) {
    for (const [one, other] of puzzle.adjacent) {
      point(one, other);
      point(other, one);
    }
  } else for (const [smaller, larger] of puzzle.less) point(larger, smaller);
  const cells = grid.flatMap((row, r) =>
    row.map((number, c) => `${number}${LETTERS.filter((name) => letters[r]![c]!.has(name)).join('')},`),
  );
  return `${grid.length}${isAdjacent(puzzle) ? 'a' : ''}:${cells.join('')}`;
}
