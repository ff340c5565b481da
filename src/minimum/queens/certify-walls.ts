/**
 * Certifies the fewest walls: "fewer walls" is stated as rows and refuted by the clause-learning engine, and
 * the independent checker follows its proof. No symmetry is broken, so that the rows describe every
 * placement. It relies on the least-walls model with its bounds, and on the checker. That this number of
 * walls is enough is shown by a placement that the rules accept.
 */
import type { Budget } from '../../core/index.js';
import type { Puzzle } from '../../families/contract/index.js';
import { findFamily } from '../../families/index.js';
import { leastWalls } from '../../families/queens/index.js';
import { type Model, openEngine, row, sum } from '../../solve/index.js';

/** Conflicts that the refutation may take. */
const MOST_CONFLICTS = 300_000;

/** The claim that `walls` are the fewest on a square board of this side for this number of queens. */
export interface WallsClaim {
  readonly size: number;
  readonly queens: number;
  readonly walls: number;
}

/**
 * Refutes fewer walls; why that is not shown, as the end of a sentence, or undefined when it is.
 * @throws Error when fewer walls will do: a defect of the caller, who claimed it
 */
export async function openWallsBound(
  { size, queens, walls }: WallsClaim,
  budget: Budget,
): Promise<string | undefined> {
  const engine = await openEngine('sat');
  const session = engine.open(fewerWalls({ size, queens, lower: walls }), { certify: true });
  try {
    const outcome = session.solve({ budget: { ...budget, conflicts: MOST_CONFLICTS } });
    if (outcome.status === 'infeasible') return undefined;
    if (outcome.status !== 'limit')
      throw new Error(`fewer than ${walls} walls make room for ${queens} queens`);
    return outcome.limit === 'abort'
      ? 'the run was interrupted'
      : `no refutation of fewer walls within ${MOST_CONFLICTS} conflicts`;
  } finally {
    session.dispose();
  }
}

/** Fewer than `lower` walls, as rows, with the bounds of the model and without a symmetry broken. */
export function fewerWalls({ size, queens, lower }: WallsQuestion): Model {
  const { model, boards } = leastWalls({ size, queens });
  const { objective: _, ...plain } = model;
  return { ...plain, rows: [...plain.rows, row('fewer_walls', sum(boards), '<=', lower - 1)] };
}

/** The claim that a number of queens needs at least `lower` walls. */
interface WallsQuestion {
  readonly size: number;
  readonly queens: number;
  readonly lower: number;
}

/** The walls of a placement that the rules accept; undefined where they refuse it. */
export function wallsIn({ size, queens }: WallsQuestion, placement: readonly string[]): number | undefined {
  const family = findFamily('queens')!;
  const puzzle = family.readPuzzle(boardOfPlacement(queens, placement));
  const isSquare = placement.length === size && placement.every((cells) => cells.length === size);
  if (!isSquare || !puzzle.ok) return undefined;
  const solution = family.readSolution(placement, puzzle.value);
  if (!solution.ok || family.verify(puzzle.value, solution.value).length > 0) return undefined;
  return placement.join('').split('#').length - 1;
}

/** The board of a placement as the JSON of a puzzle that asks for a number of queens. */
export function boardOfPlacement(queens: number, placement: readonly string[]): Puzzle {
  const board = placement.map((cells) => cells.replaceAll('Q', '.'));
  return { family: 'queens', board, queens } as Puzzle;
}
