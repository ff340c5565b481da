/**
 * The clues of a puzzle with one solution that can be taken away: each that is not needed beside all others,
 * and as many of them together as a greedy choice finds, after which every clue is needed.
 */
import type { Budget } from '../../core/index.js';
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import type { CheckAnswer } from '../../proving/index.js';
import type { Engine } from '../../solve/index.js';
import { ClueFields } from './clue-fields.js';
import { Questions } from './questions.js';

/** The clues that can go. */
export interface UnneededAnswer {
  readonly verdict: CheckAnswer['verdict'];
  /** Clues of which each can be taken away by itself, in words; of a puzzle with one solution. */
  readonly each: readonly string[];
  /** Clues that can be taken away together, so that every clue that is left is needed. */
  readonly together: readonly string[];
  /** The puzzle without those; absent where the verdict is not unique. */
  readonly puzzle?: Puzzle;
  /** True if the checker followed the proof that this puzzle has one solution. */
  readonly certified: boolean;
  /** True if a limit kept some clue from being decided; it stays then. */
  readonly isOpen: boolean;
}

/**
 * Finds the clues that are not needed.
 * @throws PuzzlewrightError `no-clues` for a family without clues that can be taken away
 */
export function unneededClues(
  family: AnyFamily,
  puzzle: Puzzle,
  engine: Engine,
  budget: Budget = {},
): UnneededAnswer {
  const fields = new ClueFields(family, puzzle);
  const questions = new Questions(family, engine, budget, Infinity);
  const first = questions.check(puzzle);
  if (first.verdict !== 'unique')
    return { verdict: first.verdict, each: [], together: [], certified: first.certified, isOpen: false };
  const { solution } = first;
  let isOpen = false;
  const check = (taken: readonly number[]): { readonly puzzle: Puzzle; readonly answer: CheckAnswer } => {
    const rest = fields.with(fields.without(taken)) ?? puzzle;
    const answer = questions.check(rest, solution);
    if (answer.verdict === 'undecided') isOpen = true;
    return { puzzle: rest, answer };
  };
  const each = fields.set.filter((clue) => check([clue]).answer.verdict === 'unique');
  let best = { puzzle, answer: first as CheckAnswer };
  const together: number[] = [];
  // Without fewer clues there are no fewer solutions: a clue that is needed beside all stays needed.
  for (const clue of each) {
    const next = check([...together, clue]);
    if (next.answer.verdict !== 'unique') continue;
    together.push(clue);
    best = next;
  }
  return {
    verdict: 'unique',
    each: each.map((clue) => fields.nameOf(clue)),
    together: together.map((clue) => fields.nameOf(clue)),
    puzzle: best.puzzle,
    certified: best.answer.certified,
    isOpen,
  };
}
