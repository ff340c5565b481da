/**
 * Clue sets of puzzles whose clues each stand for themselves: listed one by one, or given cells of the
 * solution.
 */
import { type Cell, describeCell, flatMapCells } from '../../core/index.js';
import type { ClueChoice, ClueSet, Puzzle } from '../contract/family.js';

/** The set of clues of which every one stands for itself. */
type PlainClues<P, S> = Omit<ClueSet<P, S>, 'brokenBeside'>;

/** Clues that a puzzle could give, each true of one solution. */
interface ListedClues<P, S, Clue> {
  readonly clues: readonly Clue[];
  /** The name and the place of a clue, and whether the puzzle at hand gives it; `index` counts from 0. */
  describe(clue: Clue, index: number): ClueSet<P, S>['clues'][number];
  /** The puzzle that gives these clues, which come in the order of the list, and no other of them. */
  puzzleWith(chosen: readonly Clue[]): P;
  /** A test of clues against another solution. */
  holdsIn(solution: S): (clue: Clue) => boolean;
}

/** The clue set of a list. */
export function listedClues<P, S, Clue>({
  clues,
  describe,
  puzzleWith,
  holdsIn,
}: ListedClues<P, S, Clue>): PlainClues<P, S> {
  let described: ClueSet<P, S>['clues'] | undefined;
  return {
    // Described where that is asked for: generators choose among clues without their names.
    get clues() {
      described ??= clues.map(describe);
      return described;
    },
    puzzleWith: (chosen) =>
      puzzleWith([...chosen].sort((first, second) => first - second).map((index) => clues[index]!)),
    brokenBy: (solution) => {
      const holds = holdsIn(solution);
      return [...clues.keys()].filter((index) => !holds(clues[index]!));
    },
  };
}

/** A cell and the value that a puzzle could give there. */
interface CellClue<Value> {
  readonly cell: Cell;
  readonly value: Value;
}

/** Clues that are cells of a grid. */
interface CellClues<P, S, Value> {
  readonly clues: readonly CellClue<Value>[];
  /** The grid that gives none of them. */
  readonly blank: readonly (readonly Value[])[];
  /** True if the puzzle at hand gives the cell. */
  isGiven(cell: Cell): boolean;
  /** The puzzle that gives the values of the grid. */
  puzzleWith(grid: readonly (readonly Value[])[]): P;
  /** A test of clues against another solution. */
  holdsIn(solution: S): (clue: CellClue<Value>) => boolean;
}

/** The clue set of cells, in the order of the list. */
export function cellClues<P, S, Value>({
  clues,
  blank,
  isGiven,
  puzzleWith,
  holdsIn,
}: CellClues<P, S, Value>): PlainClues<P, S> {
  return listedClues({
    clues,
    describe: ({ cell }) => ({ name: describeCell(cell), cells: [cell], given: isGiven(cell) }),
    puzzleWith: (chosen) => {
      const grid = blank.map((row) => [...row]);
      for (const { cell, value } of chosen) grid[cell[0]]![cell[1]] = value;
      return puzzleWith(grid);
    },
    holdsIn,
  });
}

/** Given cells of solutions that are texts, one per row, one sign per cell. */
interface GivenSigns<P> {
  readonly solution: readonly string[];
  /** The givens of the puzzle at hand, in the solution's shape; undefined: none. */
  readonly given: readonly string[] | undefined;
  /** The sign of a cell that is not given. */
  readonly open: string;
  /** True if a cell with this sign can be a clue. */
  isClue(sign: string): boolean;
  /** The puzzle that gives these cells; undefined: none. */
  puzzleWith(given: readonly string[] | undefined): P;
}

/** The clues of {@link GivenSigns}: cells of the solution, row-major. */
function givenSigns<P>(own: GivenSigns<P>): PlainClues<P, readonly string[]> {
  const { solution, given = [], open, isClue, puzzleWith } = own;
  return cellClues({
    clues: flatMapCells(solution, (value, cell) => (isClue(value) ? [{ cell, value }] : [])),
    blank: solution.map((text) => [...text].map(() => open)),
    isGiven: ([row, column]) => (given[row]?.[column] ?? open) !== open,
    puzzleWith: (grid) => {
      const rows = grid.map((signs) => signs.join(''));
      return puzzleWith(grid.flat().every((sign) => sign === open) ? undefined : rows);
    },
    holdsIn:
      (other: readonly string[]) =>
      ({ cell: [row, column], value }) =>
        other[row]![column] === value,
  });
}

/** Given cells as an optional part of a puzzle, of kinds that can be chosen. */
interface GivenChoice extends Pick<ClueChoice<never, never>, 'noun' | 'kinds'> {
  /** The kinds that are meant when none is named. */
  readonly usual: readonly string[];
  /** The sign of a cell that is not given. */
  readonly open: string;
  /** The kind of a cell with this sign. */
  kindOf(sign: string): string;
}

/** The choice among given cells that a puzzle holds as `given`. */
export function givenChoice<P extends Puzzle & { readonly given?: readonly string[] }>({
  noun,
  kinds,
  usual,
  open,
  kindOf,
}: GivenChoice): ClueChoice<P, readonly string[]> {
  return {
    noun,
    kinds,
    cluesOf: (puzzle, solution, chosen = usual) => {
      const { given: _, ...bare } = puzzle;
      return givenSigns({
        solution,
        given: puzzle.given,
        open,
        isClue: (sign) => chosen.includes(kindOf(sign)),
        puzzleWith: (given) => (given === undefined ? bare : { ...bare, given }) as P,
      });
    },
  };
}
