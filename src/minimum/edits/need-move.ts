/**
 * Clues of a solution that make a puzzle need a certain move and nothing harder. From all clues that could be
 * given, as many are left out as the moves up to that one can do without, in an order drawn by chance, those
 * that the puzzle did not give before the others. If the moves before it are not enough for the rest, the
 * puzzle needs it; else another order is tried.
 */
import { type Budget, createRng, PuzzlewrightError, type Rng } from '../../core/index.js';
import { movesFor, namedMoves } from '../../explain/index.js';
import { type AnyFamily, type ClueSet, ONE_RULE, type Puzzle } from '../../families/contract/index.js';
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
  const doesWith = (chosen: readonly number[], most: number): boolean => {
    const does = movesFor({ family, puzzle: set.puzzleWith(chosen), solution, budget });
    return does?.(most) === true;
  };
  const rng = createRng(seed).fork('need-move');
  for (let tried = 1; tried <= tries && budget.abort?.() !== true; tried++) {
    const chosen = fewEnough(set, rng, (clues) => isOnly(clues) && doesWith(clues, upTo));
    if (chosen === undefined)
      return { status: 'none', tries: tried, reason: 'Even with all clues harder moves are needed.' };
    if (doesWith(chosen, upTo - 1)) continue;
    const found = set.puzzleWith(chosen);
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

  function isOnly(clues: readonly number[]): boolean {
    return questions.check(set.puzzleWith(clues)).verdict === 'unique';
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

/** Clues of which none can be left out, as far as pieces of one show; undefined: all are not enough. */
function fewEnough(
  { clues }: ClueSet<Puzzle, unknown>,
  rng: Rng,
  isEnough: (chosen: readonly number[]) => boolean,
): readonly number[] | undefined {
  const shuffled = rng.shuffle([...clues.keys()]);
  // Those that the puzzle gives are kept where that is possible.
  let kept = shuffled.toSorted((one, other) => Number(clues[one]!.given) - Number(clues[other]!.given));
  if (!isEnough(kept)) return undefined;
  for (let piece = FIRST_PIECE; piece >= 1; piece >>= 1) {
    for (let from = 0; from < kept.length; ) {
      const rest = kept.filter((_, index) => index < from || index >= from + piece);
      if (isEnough(rest)) kept = rest;
      else from += piece;
    }
  }
  return kept.toSorted((one, other) => one - other);
}
