/** The places that the moves of a family find in a state of a puzzle. */
import { Board } from '../../src/explain/model/board.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import { type Found, type Move, type MoveBoard, ONE_RULE } from '../../src/families/contract/move.js';

/** Marks by name that are known, or the marks themselves. */
type KnownMarks = readonly { readonly mark: number; readonly value: boolean }[];

interface FoundHere {
  readonly move: Move;
  readonly found: Found;
}

/** The board, and all that moves find in a state of it, move by move. */
export function movesIn(
  family: AnyFamily,
  puzzle: Puzzle,
  known: KnownMarks,
): { readonly board: Board; readonly found: readonly FoundHere[] } {
  const explaining = family.explaining!;
  const formulation = family.formulations.find(({ id }) => id === explaining.formulation)!;
  const { model, explained } = formulation.formulate(puzzle, { presolve: false, reasons: true });
  const board = new Board(model, explained!);
  const values = new Map(known.map(({ mark, value }) => [mark, value]));
  const view: MoveBoard<Puzzle> = {
    puzzle,
    marks: board.marks,
    rules: [],
    rule: () => undefined,
    rulesAbout: () => [],
    lazyRules: () => [],
    deciding: () => {
      const assignment = new Float64Array(model.variables.length).fill(-1);
      for (const [mark, value] of values) assignment[board.marks[mark]!.variable] = Number(value);
      return explained!.foresee?.(assignment) ?? [];
    },
    markOf: (variable) => board.marks.findIndex((mark) => mark.variable === variable),
    knownCount: values.size,
    value: (mark) => values.get(mark),
  };
  const moves = explaining.moves!.filter((move) => move !== ONE_RULE);
  return { board, found: moves.flatMap((move) => [...move.find(view)].map((found) => ({ move, found }))) };
}
