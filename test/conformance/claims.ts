/**
 * Every claim about one cell, place or value of a puzzle, true or false, and the code of each family that
 * confirms claims from the rules alone, one at a time or many together.
 */
import { edgeKey } from '../../src/core/index.js';
import { confirmBattleship } from '../../src/families/battleship/confirm.js';
import type { BattleshipPuzzle, BattleshipSolution } from '../../src/families/battleship/puzzle.js';
import { WATER } from '../../src/families/battleship/puzzle.js';
import { CircuitConfirmation } from '../../src/families/circuit/confirm.js';
import {
  type CircuitPuzzle,
  type CircuitSolution,
  edgesOf,
  possibleEdges,
} from '../../src/families/circuit/puzzle.js';
import type { Puzzle } from '../../src/families/contract/family.js';
import { confirmHashi } from '../../src/families/hashi/confirm.js';
import { layoutOf } from '../../src/families/hashi/layout.js';
import { bridgeLimit, type HashiPuzzle, type HashiSolution } from '../../src/families/hashi/puzzle.js';
import type { FamilyId } from '../../src/families/index.js';
import { confirmKenken } from '../../src/families/kenken/confirm.js';
import type { KenkenPuzzle, KenkenSolution } from '../../src/families/kenken/puzzle.js';
import type { CandidateClaim } from '../../src/families/kit/confirm/candidates.js';
import { colourCount, coloursOfSolution, runsOf } from '../../src/families/nonogram/colours.js';
import { confirmNonogram } from '../../src/families/nonogram/confirm.js';
import type { NonogramPuzzle, NonogramSolution } from '../../src/families/nonogram/puzzle.js';
import { StarBattleConfirmation } from '../../src/families/star-battle/confirm.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../../src/families/star-battle/puzzle.js';
import { confirmSudoku } from '../../src/families/sudoku/confirm.js';
import { isPlain, type SudokuPuzzle, type SudokuSolution } from '../../src/families/sudoku/puzzle.js';
import { confirmZebra } from '../../src/families/zebra/confirm.js';
import type { ZebraPuzzle, ZebraSolution } from '../../src/families/zebra/puzzle.js';

/** A place of a puzzle and the value that it is claimed to have (`isIt`) or not to have. */
export interface Claim<S> {
  readonly place: number;
  readonly value: number;
  readonly isIt: boolean;
  /** True if it is true of a solution. */
  holds(solution: S): boolean;
}

/** The claims of a family, and their confirmation. */
export interface ClaimList<P, S> {
  readonly family: FamilyId;
  claims(puzzle: P): readonly Claim<S>[];
  /** True if the rules confirm all of these claims, or that there is no solution. */
  confirms(puzzle: P, claims: readonly Claim<S>[] | 'contradiction'): boolean;
}

/**
 * A false claim together with all that is true of other places: one step further on the way of a deduction.
 */
export function besideTruths<S>(claim: Claim<S>, truths: readonly Claim<S>[]): readonly Claim<S>[] {
  return [...truths.filter(({ place }) => place !== claim.place), claim];
}

/** The whole numbers from 0 that are less than a number. */
function below(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The claims that a place cannot have a value, for all places and values. */
function exclusions<S>(
  places: number,
  values: number,
  has: (solution: S, place: number, value: number) => boolean,
): readonly Claim<S>[] {
  return below(places).flatMap((place) =>
    below(values).map((value) => ({
      place,
      value,
      isIt: false,
      holds: (solution) => !has(solution, place, value),
    })),
  );
}

/** The claims that a place has the one value there is, and those that it has not. */
function marks<S>(places: number, has: (solution: S, place: number) => boolean): readonly Claim<S>[] {
  return below(places).flatMap((place) =>
    [true, false].map((isIt) => ({
      place,
      value: 0,
      isIt,
      holds: (solution) => has(solution, place) === isIt,
    })),
  );
}

/** The values that are left to each place. */
function candidatesLeft<S>(claims: readonly Claim<S>[] | 'contradiction'): CandidateClaim {
  if (claims === 'contradiction') return claims;
  const excluded = new Set(claims.map(({ place, value }) => `${place} ${value}`));
  return (place, value) => !excluded.has(`${place} ${value}`);
}

/** By place: 2 where it is claimed to have the value, 1 where it is claimed not to have it. */
function marked<S>(places: number, claims: readonly Claim<S>[]): Uint8Array {
  const states = new Uint8Array(places);
  for (const { place, isIt } of claims) states[place] = isIt ? 2 : 1;
  return states;
}

/** True if a sign stands in a cell of a drawn grid. */
function signIn(sign: string, columns: number) {
  return (grid: readonly string[], cell: number): boolean =>
    grid[Math.floor(cell / columns)]![cell % columns] === sign;
}

/** True if a cell of a square grid holds a number. */
function numberIn(side: number) {
  return (grid: readonly (readonly number[])[], cell: number, value: number): boolean =>
    grid[Math.floor(cell / side)]![cell % side] === value + 1;
}

const sudoku: ClaimList<SudokuPuzzle, SudokuSolution> = {
  family: 'sudoku',
  // Of other layouts and of constraints nothing is claimed beforehand.
  claims: (puzzle) => {
    const { length } = puzzle.grid;
    return isPlain(puzzle) ? exclusions(length * length, length, numberIn(length)) : [];
  },
  confirms: (puzzle, claims) => isPlain(puzzle) && confirmSudoku(puzzle, candidatesLeft(claims)),
};

const kenken: ClaimList<KenkenPuzzle, KenkenSolution> = {
  family: 'kenken',
  claims: ({ size }) => exclusions(size * size, size, numberIn(size)),
  confirms: (puzzle, claims) => confirmKenken(puzzle, candidatesLeft(claims)),
};

const starBattle: ClaimList<StarBattlePuzzle, StarBattleSolution> = {
  family: 'star-battle',
  claims: ({ regions: { length } }) => marks(length * length, signIn('*', length)),
  confirms: (puzzle, claims) =>
    new StarBattleConfirmation(puzzle).confirms(
      claims === 'contradiction' ? claims : marked(puzzle.regions.length ** 2, claims),
    ),
};

const zebra: ClaimList<ZebraPuzzle, ZebraSolution> = {
  family: 'zebra',
  claims: ({ attributes, houses }) => {
    const items = Object.entries(attributes).flatMap(([name, values]) =>
      values.map((value) => [name, value] as const),
    );
    return exclusions(items.length, houses, (solution, item, house) => {
      const [name, value] = items[item]!;
      return solution[name]![house] === value;
    });
  },
  confirms: (puzzle, claims) => confirmZebra(puzzle, candidatesLeft(claims)),
};

/** The value of a claim is a number of bridges: there are more than that (`isIt`), or no more. */
const hashi: ClaimList<HashiPuzzle, HashiSolution> = {
  family: 'hashi',
  claims: (puzzle) => {
    const ends = endsOf(puzzle).map(String);
    return ends.flatMap((pair, place) =>
      below(bridgeLimit(puzzle)).flatMap((value) =>
        [true, false].map((isIt): Claim<HashiSolution> => {
          const countIn = (solution: HashiSolution): number =>
            solution.find(([one, other]) => String([one, other]) === pair)?.[2] ?? 0;
          return { place, value, isIt, holds: (solution) => countIn(solution) > value === isIt };
        }),
      ),
    );
  },
  confirms: (puzzle, claims) => {
    if (claims === 'contradiction') return confirmHashi(puzzle, claims);
    const limit = bridgeLimit(puzzle);
    const bounds = endsOf(puzzle).map((ends) => ({ ends, least: 0, most: limit }));
    for (const { place, value, isIt } of claims) {
      const bound = bounds[place]!;
      if (isIt) bound.least = Math.max(bound.least, value + 1);
      else bound.most = Math.min(bound.most, value);
    }
    return confirmHashi(puzzle, bounds);
  },
};

function endsOf(puzzle: HashiPuzzle) {
  const { islands, places } = layoutOf(puzzle);
  return places.map(({ from, to }) => [islands[from]!.cell, islands[to]!.cell] as const);
}

const battleship: ClaimList<BattleshipPuzzle, BattleshipSolution> = {
  family: 'battleship',
  claims: ({ rows, columns }) => {
    const isWater = signIn(WATER, columns.length);
    return marks(rows.length * columns.length, (solution, cell) => !isWater(solution, cell));
  },
  confirms: (puzzle, claims) => {
    if (claims === 'contradiction') return confirmBattleship(puzzle, claims);
    const cells = marked(puzzle.rows.length * puzzle.columns.length, claims);
    return confirmBattleship(puzzle, { canLie: () => true, cells });
  },
};

const circuit: ClaimList<CircuitPuzzle, CircuitSolution> = {
  family: 'circuit',
  claims: (puzzle) => {
    const keys = possibleEdges(puzzle).map(edgeKey);
    return marks(keys.length, (solution, place) =>
      edgesOf(solution).some((edge) => edgeKey(edge) === keys[place]),
    );
  },
  confirms: (puzzle, claims) =>
    new CircuitConfirmation(puzzle).confirms(
      claims === 'contradiction' ? claims : marked(possibleEdges(puzzle).length, claims),
    ),
};

/**
 * The colours of cells, nothing being claimed of the starts of blocks; claims about those are in the tests of
 * that family.
 */
const nonogram: ClaimList<NonogramPuzzle, NonogramSolution> = {
  family: 'nonogram',
  claims: (puzzle) =>
    exclusions(
      puzzle.rows.length * puzzle.columns.length,
      colourCount(puzzle) + 1,
      (solution, cell, colour) => coloursOfSolution(solution)[cell] === colour,
    ),
  confirms: (puzzle, claims) => {
    if (claims === 'contradiction') return confirmNonogram(puzzle, claims);
    const { rows, columns } = runsOf(puzzle);
    const all = 2 ** (colourCount(puzzle) + 1) - 1;
    const domains = new Int32Array(rows.length * columns.length).fill(all);
    for (const { place, value } of claims) domains[place]! &= ~(1 << value);
    const anywhere = (lines: typeof rows, length: number) =>
      lines.map((runs) => runs.map(() => ({ starts: below(length) })));
    return confirmNonogram(puzzle, {
      domains,
      rows: anywhere(rows, columns.length),
      columns: anywhere(columns, rows.length),
    });
  },
};

/** Lists of different types stand side by side: each only ever receives its own puzzles. */
export const CLAIM_LISTS: readonly ClaimList<Puzzle, unknown>[] = [
  sudoku,
  kenken,
  starBattle,
  zebra,
  hashi,
  battleship,
  circuit,
  nonogram,
];
