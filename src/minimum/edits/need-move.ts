/**
 * Clues of a solution that make a puzzle need a certain move and nothing harder. From all clues that could be
 * given, as many are left out as one solution can do without, in an order drawn by chance, those that the
 * puzzle did not give before the others. Where harder moves than the wanted one are needed then, clues are
 * given again, but none with which easier moves would be enough, until the wanted one is the hardest; and
 * those that are not needed for that are left out. Else another order is tried.
 */
import { type Budget, createRng, PuzzlewrightError } from '../../core/index.js';
import { hardestNeeded, namedMoves } from '../../explain/index.js';
import { type AnyFamily, ONE_RULE, type Puzzle } from '../../families/contract/index.js';
import type { Engine } from '../../solve/index.js';
import { Questions } from './questions.js';

/** The puzzle, the move, and the limits. */
interface NeedRequest {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  /** The id or the English name of the move. */
  readonly move: string;
  readonly engine: Engine;
  readonly seed: string;
  /** The most orders to try. */
  readonly tries: number;
  readonly budget?: Budget;
}

/** A puzzle that needs the move, or that none was found. */
export type NeedAnswer =
  | {
      readonly status: 'found';
      readonly puzzle: Puzzle;
      readonly solution: unknown;
      /** Clues that were added and taken away, in words. */
      readonly added: readonly string[];
      readonly removed: readonly string[];
      readonly tries: number;
      /** True if the proof that it has one solution was checked. */
      readonly certified: boolean;
    }
  | { readonly status: 'none'; readonly tries: number; readonly reason: string };

/** Clues that are left out together at first; then half as many, down to one. */
const FIRST_PIECE = 8;

/**
 * Chooses clues for a move.
 * @throws PuzzlewrightError `unknown-move` for a move that the family does not name; `no-clues` for a family
 *   whose clues cannot be chosen
 */
export function needMove({
  family,
  puzzle,
  move,
  engine,
  seed,
  tries,
  budget = {},
}: NeedRequest): NeedAnswer {
  const upTo = positionOf(family, move);
  if (family.clues === undefined)
    throw new PuzzlewrightError('no-clues', `${family.name}: there are no clues to choose among.`);
  const questions = new Questions(family, engine, budget, Infinity);
  const [solution] = questions.some(puzzle, 1);
  if (solution === undefined)
    return { status: 'none', tries: 0, reason: 'No solution of the puzzle was found.' };
  const set = family.clues.cluesOf(puzzle, solution);
  const hardest = (chosen: readonly number[], most: number): number | undefined =>
    hardestNeeded({ family, puzzle: set.puzzleWith(chosen), solution, budget }, most);
  const isEasier = (chosen: readonly number[]): boolean => hardest(chosen, upTo - 1) !== undefined;
  const isUnique = (chosen: readonly number[]): boolean => questions.isUnique(set.puzzleWith(chosen));
  const rng = createRng(seed).fork('need-move');
  const all = [...set.clues.keys()];
  const without = (left: readonly number[]): readonly number[] => all.filter((clue) => !left.includes(clue));
  if (hardest(all, upTo) === undefined)
    return { status: 'none', tries: 0, reason: 'Even with all clues harder moves are needed.' };
  for (let tried = 1; tried <= tries && budget.abort?.() !== true; tried++) {
    const shuffled = rng.shuffle(all);
    // The first order keeps what the puzzle gives where it can.
    const isGiven = (clue: number): number => (tried === 1 && set.clues[clue]!.given ? 1 : 0);
    const order = shuffled.toSorted((one, other) => isGiven(one) - isGiven(other));
    const few = fewEnough(order, isUnique);
    if (isEasier(few)) continue;
    const left = fewEnough(
      order.filter((clue) => !few.includes(clue)),
      (clues) => !isEasier(without(clues)),
    );
    const most = order.filter((clue) => !left.includes(clue));
    if (hardest(most, upTo) !== upTo) continue;
    const chosen = fewEnough(most, (clues) => isUnique(clues) && hardest(clues, upTo) === upTo);
    const found = set.puzzleWith(chosen.toSorted((one, other) => one - other));
    const check = questions.check(found, solution);
    if (check.verdict !== 'unique')
      throw new Error(`moves of ${family.id} finished a puzzle with several solutions`);
    const isChosen = new Set(chosen);
    const namesOf = (given: boolean): readonly string[] =>
      set.clues.flatMap((clue, index) =>
        clue.given === given && isChosen.has(index) !== given ? [clue.name] : [],
      );
    return {
      status: 'found',
      puzzle: found,
      solution,
      added: namesOf(false),
      removed: namesOf(true),
      tries: tried,
      certified: check.certified,
    };
  }
  return { status: 'none', tries, reason: 'No choice of clues that was tried needs it.' };
}

/** The position of a move among those of its family. */
function positionOf(family: AnyFamily, wanted: string): number {
  const moves = family.explaining?.moves ?? [];
  const named = namedMoves(moves);
  const word = wanted.toLowerCase();
  const found = named.find(({ id, name }) => id === word || name.toLowerCase() === word);
  if (found === undefined) {
    const names = named.map(({ id }) => id).join(', ');
    throw new PuzzlewrightError(
      'unknown-move',
      named.length === 0
        ? `${family.name} has no named moves.`
        : `${family.name} has no move "${wanted}"; expected one of: ${names}.`,
    );
  }
  return moves.findIndex((move) => move !== ONE_RULE && move.id === found.id);
}

/** Clues that are enough, and of which none can be left out; the first of them are left out first. */
function fewEnough(
  clues: readonly number[],
  isEnough: (chosen: readonly number[]) => boolean,
): readonly number[] {
  let kept = clues;
  for (let piece = FIRST_PIECE; piece >= 1; piece >>= 1) {
    for (let from = 0; from < kept.length; ) {
      const rest = kept.filter((_, index) => index < from || index >= from + piece);
      if (isEnough(rest)) kept = rest;
      else from += piece;
    }
  }
  return kept;
}
