/**
 * The clues of families that state their rules by kinds: a clue is a given place or a rule of its own. From
 * the list of all clues that are true of a solution follow the choices of clues.
 */
import { type Cell, cellCode, describeCell, sizeOfRows, textRowsOf } from '../../../core/index.js';
import type { ClueChoice, ClueKind, ClueSet } from '../../contract/family.js';
import { listedClues } from '../clues.js';
import type { Board } from './board.js';
import { neededSets } from './needed-sets.js';
import { type Change, type ClueFact, factsOf, type PossibleClue } from './possible-clue.js';
import { kindOf, type RuleKinds } from './rule-kind.js';
import type { Ruled } from './ruled.js';

/** The clues of a family, by their own parts. `Clue` may hold what the family needs to write a puzzle. */
export interface CluesByRules<P, S, Clue extends PossibleClue = PossibleClue> {
  readonly noun: string;
  /** The kinds that one can choose among; absent: there is one kind only. */
  readonly kinds?: readonly ClueKind[];
  /** The formulation whose clues are rows; absent: that of the rules. */
  readonly formulation?: string;
  /** All clues that are true of a solution, or those of some kinds. */
  list(puzzle: P, solution: S, kinds?: readonly string[]): readonly Clue[];
  /**
   * The puzzle that gives these clues, which come in the order of the list, and no other of them; clues of
   * kinds that are not to be chosen among stay.
   */
  puzzleWith(puzzle: P, chosen: readonly Clue[], kinds?: readonly string[]): P;
  /**
   * Changes of a solution that may keep all rules and break few clues; with shares of the clues, changes that
   * break clues whose shares add up to less than 1. Absent: none are tried.
   */
  near?(solution: S, shares?: ArrayLike<number>): Iterable<readonly Change[]>;
}

/** The places of a solution as clues. */
export function givenPlaces<S>(board: Board<S>, solution: S): readonly PossibleClue[] {
  const values = board.valuesOf(solution);
  return board.cells.map((cell, place) => ({
    of: { place, value: values[place]! },
    cells: [cell],
    given: board.given[place]! >= 0,
  }));
}

/** The value that some clues give to a cell; undefined: none. */
export function valueGivenBy(clues: readonly PossibleClue[]): (cell: Cell) => number | undefined {
  const values = new Map<string, number>();
  for (const { of, cells } of clues) if ('place' in of) values.set(cellCode(cells[0]!), of.value);
  return (cell) => values.get(cellCode(cell));
}

/** A clue that is a sign in its cell. */
export interface SignClue extends PossibleClue {
  readonly sign: string;
}

/** The grid that has the signs of these clues, and in all other cells the sign that says nothing. */
export function gridOfSigns(
  grid: readonly string[],
  clues: readonly SignClue[],
  open: string,
): readonly string[] {
  const { columns } = sizeOfRows(grid);
  const signs: string[] = new Array(grid.length * columns).fill(open);
  for (const { sign, cells } of clues) {
    const [row, column] = cells[0]!;
    signs[row * columns + column] = sign;
  }
  return textRowsOf(signs.join(''), columns);
}

/** The choice among the clues of a family. */
export function clueChoiceByRules<P, S, Clue extends PossibleClue>(
  ruled: Ruled<P, S>,
  clues: CluesByRules<P, S, Clue>,
): ClueChoice<P, S> {
  const { noun, kinds = [], formulation, list, near } = clues;
  return {
    noun,
    kinds,
    ...(formulation !== undefined && { formulation }),
    cluesOf(puzzle, solution, chosenKinds): ClueSet<P, S> {
      const listed = list(puzzle, solution, chosenKinds);
      const set = clueSetByRules(ruled, clues, puzzle, listed, chosenKinds);
      if (near === undefined) return set;
      const board = ruled.board(puzzle);
      const needed = (shares?: ArrayLike<number>) =>
        neededSets({
          board,
          rules: ruled.rules(set.puzzleWith([])),
          kinds: ruled.kinds,
          clues: listed,
          values: board.valuesOf(solution),
          changes: near(solution, shares),
          shares,
        });
      return { ...set, neededSets: needed };
    },
  };
}

/** The choices among some clues that were listed of a solution. */
export function clueSetByRules<P, S, Clue extends PossibleClue>(
  ruled: Ruled<P, S>,
  { puzzleWith }: CluesByRules<P, S, Clue>,
  puzzle: P,
  clues: readonly Clue[],
  kinds?: readonly string[],
): ClueSet<P, S> {
  return listedClues<P, S, Clue>({
    clues,
    describe: ({ name, cells, given }) => ({ name: name ?? describeCell(cells[0]!), cells, given }),
    puzzleWith: (chosen) => puzzleWith(puzzle, chosen, kinds),
    holdsIn: (other) => {
      const board = ruled.board(puzzle);
      const values = board.valuesOf(other);
      return (clue) => factsOf(clue).every((fact) => isTrueOf(fact, values, board, ruled.kinds));
    },
  });
}

function isTrueOf(of: ClueFact, values: readonly number[], board: Board<unknown>, kinds: RuleKinds): boolean {
  if ('place' in of) return values[of.place] === of.value;
  return kindOf(kinds, of).fault(of, values, board) === undefined;
}
