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
  const needsIt = (chosen: readonly number[]): boolean => isUnique(chosen) && hardest(chosen, upTo) === upTo;
  const isGiven = (clue: number): boolean => set.clues[clue]!.given;
  if (hardest(all, upTo) === undefined)
    return { status: 'none', tries: 0, reason: 'Even with all clues harder moves are needed.' };
  for (let tried = 1; tried <= tries && budget.abort?.() !== true; tried++) {
    // The first order keeps what the puzzle gives where it can.
    const shuffled = rng.shuffle(all);
    const order =
      tried === 1
        ? shuffled.toSorted((one, other) => Number(isGiven(one)) - Number(isGiven(other)))
        : shuffled;
    const chosen = tried === 1 && needsIt(all.filter(isGiven)) ? all.filter(isGiven) : chosenIn(order);
    if (chosen === undefined) continue;
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

  /** Clues with which the move is needed, by leaving out and giving again in an order; undefined: none. */
  function chosenIn(order: readonly number[]): readonly number[] | undefined {
    const few = fewEnough(order, isUnique);
    if (isEasier(few)) return undefined;
    const left = fewEnough(
      order.filter((clue) => !few.includes(clue)),
      (clues) => !isEasier(without(clues)),
    );
    const most = order.filter((clue) => !left.includes(clue));
    return hardest(most, upTo) === upTo ? fewEnough(most, needsIt) : undefined;
  }
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
