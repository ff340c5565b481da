/**
 * Clues chosen for families that state their rules by kinds: choices are judged by quick logic with one set
 * of rules, and other solutions are looked for by a bounded search before an engine is asked.
 */
import type { Rng } from '../../src/core/index.js';
import type { AnyFamily, Family, Puzzle } from '../../src/families/contract/index.js';
import {
  ClueJudge,
  type CluesByRules,
  clueSetByRules,
  findOtherFilling,
  type PossibleClue,
  type Ruled,
} from '../../src/families/kit/index.js';
import { type ClueAim, chooseClues } from './chosen-clues.js';
import { type Attempt, failed } from './generator.js';
import { AMBIGUOUS } from './other-solutions.js';

/** Times that logic may be asked for another solution, before an engine looks for it. */
const STEPS = 60;

/** A family by its rules, as generators take it. */
export interface RuledSource<P extends Puzzle, S, Clue extends PossibleClue = PossibleClue> {
  readonly family: Family<P, S>;
  readonly ruled: Ruled<P, S>;
  readonly clues: CluesByRules<P, S, Clue>;
}

/** A solution whose clues are to be chosen. */
export interface Solved<P, S> {
  /** Any puzzle of the solution. */
  readonly puzzle: P;
  readonly solution: S;
  /** Kinds of clues to choose among; absent: all that the family lists. */
  readonly kinds?: readonly string[];
  /** As in {@link ClueTask.preferred}. */
  readonly preferred?: number;
}

/** The judge of the latest puzzle: one puzzle after the other is made of one shape. */
let latest: ClueJudge | undefined;

/** An attempt at a puzzle that gives few clues of a solution. */
export function chooseByRules<P extends Puzzle, S, Clue extends PossibleClue = PossibleClue>(
  { family, ruled, clues }: RuledSource<P, S, Clue>,
  { puzzle, solution, kinds, preferred }: Solved<P, S>,
  aim: ClueAim,
  rng: Rng,
): Attempt<P, S> {
  const listed = clues.list(puzzle, solution, kinds);
  const set = clueSetByRules(ruled, clues, puzzle, listed, kinds);
  const bare = set.puzzleWith([]);
  const board = ruled.board(bare);
  const judge = new ClueJudge(board, ruled.rules(bare), ruled.kinds, listed, latest);
  latest = judge;
  let known: readonly number[] | undefined;
  const findOther = (chosen: readonly number[]) => {
    known ??= board.valuesOf(solution);
    return findOtherFilling(judge.begin(chosen), known, STEPS);
  };
  const needsAll = aim === 'any' || aim === 'beyond' || aim === 'fewest';
  if (needsAll && findOther([...listed.keys()]) === 'found') return failed(AMBIGUOUS);
  const choice = {
    count: listed.length,
    logicOf: judge.logicOf.bind(judge),
    solving: judge.solving.bind(judge),
    findOther,
  };
  const task = {
    ...{ family: family as AnyFamily, set, solution, choice },
    ...(preferred === undefined ? {} : { preferred }),
  };
  return chooseClues(task as never, aim, rng) as Attempt<P, S>;
}
