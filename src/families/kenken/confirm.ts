/**
 * Confirms what plain logic claims before a model is built, from the rules of Calcudoku alone: every cell holds one
 * number, every row and column every number once, and the numbers of a cage make its target. A claimed number is
 * confirmed to be impossible in a cell when one row, column or cage, with what is confirmed so far, has no way to hold
 * it. A claim that excludes a solution is never confirmed.
 */
import { cellIndices } from '../../core/grid/cell.js';
import { linesOf } from '../../core/grid/lines.js';
import { type CandidateClaim, PlacedValues } from '../kit/confirm-candidates.js';
import { type Cage, hasClue, type KenkenPuzzle, possibleOperations } from './puzzle.js';
import { cageHolds } from './rules.js';

/** Steps of the search through one cage after which its numbers are left as they are. */
const MOST_STEPS = 200_000;

/** Whether the rules confirm the whole claim: which numbers (less one) a cell (row-major) can hold. */
export function confirmKenken({ size, cages }: KenkenPuzzle, claim: CandidateClaim): boolean {
  const lines = linesOf({ rows: size, columns: size }).map(({ cells }) => cellIndices(cells, size));
  const numbers = new PlacedValues(size * size, size, lines);
  const clued = cages.filter(hasClue);
  return numbers.confirms(claim, () => clued.map((cage) => excludeIn(cage, size, numbers)).includes(true));
}

/** Excludes the numbers that no filling of a cage has in a cell; true when there were any. */
function excludeIn(cage: Cage, size: number, numbers: PlacedValues): boolean {
  const cells = cellIndices(cage.cells, size);
  const all = Array.from({ length: size }, (_, index) => index + 1);
  const possible = cells.map((cell) => all.filter((number) => numbers.isPossible(cell, number - 1)));
  const supported = supportedIn(cage, possible);
  if (supported === undefined) return false;
  const excluded = cells.flatMap((cell, place) =>
    possible[place]!.filter((number) => !supported[place]!.has(number)).map((number) =>
      numbers.exclude(cell, number - 1),
    ),
  );
  return excluded.includes(true);
}

/**
 * The numbers of each cell that occur in a filling of the cage, which repeats none in a row or column and makes its
 * target; undefined when there are too many fillings to look at.
 */
function supportedIn(
  cage: Cage,
  possible: readonly (readonly number[])[],
): readonly ReadonlySet<number>[] | undefined {
  const supported = possible.map(() => new Set<number>());
  const operations = possibleOperations(cage);
  const chosen: number[] = [];
  let steps = 0;
  const fill = (total: number, product: number): void => {
    const place = chosen.length;
    if (place === cage.cells.length) {
      if (!cageHolds(cage, chosen)) return;
      for (const [index, number] of chosen.entries()) supported[index]!.add(number);
      return;
    }
    const [row, column] = cage.cells[place]!;
    for (const number of possible[place]!) {
      const repeats = cage.cells.some(
        ([r, c], index) => index < place && chosen[index] === number && (r === row || c === column),
      );
      const fits =
        cage.cells.length < 3 ||
        (operations.includes('+') && total + number <= cage.target) ||
        (operations.includes('*') && cage.target % (product * number) === 0);
      if (repeats || !fits || ++steps > MOST_STEPS) continue;
      chosen.push(number);
      fill(total + number, product * number);
      chosen.pop();
    }
  };
  fill(0, 1);
  return steps > MOST_STEPS ? undefined : supported;
}
