/** Every claim about one cell, place or value of a small puzzle, true or false, for the code that confirms claims. */
import { confirmBattleship } from '../../src/families/battleship/confirm.js';
import type { BattleshipPuzzle, BattleshipSolution } from '../../src/families/battleship/puzzle.js';
import { WATER } from '../../src/families/battleship/puzzle.js';
import { CircuitConfirmation } from '../../src/families/circuit/confirm.js';
import {
  type CircuitPuzzle,
  type CircuitSolution,
  edgeKey,
  edgesOf,
  possibleEdges,
} from '../../src/families/circuit/puzzle.js';
import type { Puzzle } from '../../src/families/family.js';
import { confirmHashi } from '../../src/families/hashi/confirm.js';
import { layoutOf } from '../../src/families/hashi/layout.js';
import { bridgeLimit, type HashiPuzzle, type HashiSolution } from '../../src/families/hashi/puzzle.js';
import { confirmKenken } from '../../src/families/kenken/confirm.js';
import type { KenkenPuzzle, KenkenSolution } from '../../src/families/kenken/puzzle.js';
import type { CandidateClaim } from '../../src/families/kit/confirm-candidates.js';
import { QueensConfirmation } from '../../src/families/queens/confirm.js';
import type { QueensPuzzle, QueensSolution } from '../../src/families/queens/puzzle.js';
import { StarBattleConfirmation } from '../../src/families/star-battle/confirm.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../../src/families/star-battle/puzzle.js';
import { confirmSudoku } from '../../src/families/sudoku/confirm.js';
import type { SudokuPuzzle, SudokuSolution } from '../../src/families/sudoku/puzzle.js';
import { confirmZebra } from '../../src/families/zebra/confirm.js';
import type { ZebraPuzzle, ZebraSolution } from '../../src/families/zebra/puzzle.js';

/** A claim: whether it is confirmed, and whether it is true of a solution. */
interface SingleClaim<S> {
  isConfirmed(): boolean;
  holds(solution: S): boolean;
}

/** How the claims of a family are listed; `contradiction` is among them. */
export interface ClaimList<P, S> {
  readonly family: string;
  claims(puzzle: P): readonly SingleClaim<S>[];
}

/** The whole numbers from 0 that are less than a number. */
function below(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Which number a cell of a square grid cannot hold. */
function numberClaims(
  side: number,
  confirm: (claim: CandidateClaim) => boolean,
): readonly SingleClaim<readonly (readonly number[])[]>[] {
  return below(side * side).flatMap((cell) =>
    below(side).map((index) => ({
      isConfirmed: () => confirm((other, value) => other !== cell || value !== index),
      holds: (solution) => solution[Math.floor(cell / side)]![cell % side] !== index + 1,
    })),
  );
}

/** That a cell of a drawn grid holds a sign, or does not: states 2 and 1. */
function signClaims(
  rows: number,
  columns: number,
  sign: string,
  confirm: (claim: Uint8Array) => boolean,
): readonly SingleClaim<readonly string[]>[] {
  return below(rows * columns).flatMap((cell) =>
    [1, 2].map((state) => ({
      isConfirmed: () =>
        confirm(Uint8Array.from(below(rows * columns), (other) => (other === cell ? state : 0))),
      holds: (solution) => (solution[Math.floor(cell / columns)]![cell % columns] === sign) === (state === 2),
    })),
  );
}

const contradiction = (isConfirmed: () => boolean) => ({ isConfirmed, holds: () => false });

const sudoku: ClaimList<SudokuPuzzle, SudokuSolution> = {
  family: 'sudoku',
  claims: (puzzle) => [
    contradiction(() => confirmSudoku(puzzle, 'contradiction')),
    ...numberClaims(puzzle.grid.length, (claim) => confirmSudoku(puzzle, claim)),
  ],
};

const kenken: ClaimList<KenkenPuzzle, KenkenSolution> = {
  family: 'kenken',
  claims: (puzzle) => [
    contradiction(() => confirmKenken(puzzle, 'contradiction')),
    ...numberClaims(puzzle.size, (claim) => confirmKenken(puzzle, claim)),
  ],
};

const starBattle: ClaimList<StarBattlePuzzle, StarBattleSolution> = {
  family: 'star-battle',
  claims: (puzzle) => {
    const side = puzzle.regions.length;
    return [
      contradiction(() => new StarBattleConfirmation(puzzle).confirms('contradiction')),
      ...signClaims(side, side, '*', (claim) => new StarBattleConfirmation(puzzle).confirms(claim)),
    ];
  },
};

const queens: ClaimList<QueensPuzzle, QueensSolution> = {
  family: 'queens',
  claims: ({ board, queens: count }) => {
    // As many as fit: nothing is deduced then.
    if (count === undefined) return [];
    return [
      contradiction(() => new QueensConfirmation(board, count).confirms('contradiction')),
      ...signClaims(board.length, board[0]!.length, 'Q', (claim) =>
        new QueensConfirmation(board, count).confirms(claim),
      ),
    ];
  },
};

const zebra: ClaimList<ZebraPuzzle, ZebraSolution> = {
  family: 'zebra',
  claims: (puzzle) => {
    const names = Object.keys(puzzle.attributes);
    const claims = names.flatMap((name, attribute) =>
      puzzle.attributes[name]!.flatMap((value, index) =>
        below(puzzle.houses).map((house): SingleClaim<ZebraSolution> => {
          const item = attribute * puzzle.houses + index;
          return {
            isConfirmed: () => confirmZebra(puzzle, (other, place) => other !== item || place !== house),
            holds: (solution) => solution[name]![house] !== value,
          };
        }),
      ),
    );
    return [contradiction(() => confirmZebra(puzzle, 'contradiction')), ...claims];
  },
};

const hashi: ClaimList<HashiPuzzle, HashiSolution> = {
  family: 'hashi',
  claims: (puzzle) => {
    const { islands, places } = layoutOf(puzzle);
    const limit = bridgeLimit(puzzle);
    const claims = places.flatMap(({ from, to }) => {
      const ends = [islands[from]!.cell, islands[to]!.cell] as const;
      const countIn = (solution: HashiSolution): number =>
        solution.find(([one, other]) => String([one, other]) === String(ends))?.[2] ?? 0;
      return below(limit).flatMap((count): SingleClaim<HashiSolution>[] => [
        {
          isConfirmed: () => confirmHashi(puzzle, [{ ends, least: count + 1, most: limit }]),
          holds: (solution) => countIn(solution) > count,
        },
        {
          isConfirmed: () => confirmHashi(puzzle, [{ ends, least: 0, most: count }]),
          holds: (solution) => countIn(solution) <= count,
        },
      ]);
    });
    return [contradiction(() => confirmHashi(puzzle, 'contradiction')), ...claims];
  },
};

const battleship: ClaimList<BattleshipPuzzle, BattleshipSolution> = {
  family: 'battleship',
  claims: (puzzle) => {
    const columns = puzzle.columns.length;
    const claims = below(puzzle.rows.length * columns).flatMap((cell) =>
      [1, 2].map((state): SingleClaim<BattleshipSolution> => {
        const cells = new Uint8Array(puzzle.rows.length * columns);
        cells[cell] = state;
        const claim = { canLie: () => true, cells };
        return {
          isConfirmed: () => confirmBattleship(puzzle, claim),
          holds: (solution) =>
            (solution[Math.floor(cell / columns)]![cell % columns] === WATER) === (state === 1),
        };
      }),
    );
    return [contradiction(() => confirmBattleship(puzzle, 'contradiction')), ...claims];
  },
};

const circuit: ClaimList<CircuitPuzzle, CircuitSolution> = {
  family: 'circuit',
  claims: (puzzle) => {
    const places = possibleEdges(puzzle);
    const claims = places.flatMap((edge, place) =>
      [1, 2].map(
        (state): SingleClaim<CircuitSolution> => ({
          isConfirmed: () =>
            new CircuitConfirmation(puzzle).confirms(
              Uint8Array.from(places.keys(), (other) => (other === place ? state : 0)),
            ),
          holds: (solution) =>
            edgesOf(solution).some((other) => edgeKey(other) === edgeKey(edge)) === (state === 2),
        }),
      ),
    );
    return [contradiction(() => new CircuitConfirmation(puzzle).confirms('contradiction')), ...claims];
  },
};

/** Lists of different types stand side by side: each only ever receives its own puzzles. */
export const CLAIM_LISTS: readonly ClaimList<Puzzle, unknown>[] = [
  sudoku,
  kenken,
  starBattle,
  queens,
  zebra,
  hashi,
  battleship,
  circuit,
];
