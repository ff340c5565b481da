/**
 * The fewest clues to take away from a puzzle without a solution. Clues that contradict each other (a
 * conflict: none can be left out of it) are found one set after another; a smallest choice of clues that has
 * one of each set is taken away; where there is still no solution, the rest holds another conflict. When
 * there is one, no choice of fewer clues will do, as each leaves some conflict whole.
 */
import type { ClueFields } from './clue-fields.js';
import type { KnownSolutions } from './known-solutions.js';
import type { Questions } from './questions.js';

/** Conflicts, and the fewest clues that meet them all, by position. */
export interface Conflicts {
  readonly sets: readonly (readonly number[])[];
  /** Absent: a limit ended the search, or there is no solution even without clues. */
  readonly removals?: readonly number[];
  /** No fewer clues can be taken away. */
  readonly least: number;
  /** True if the puzzle without any clue has no solution. */
  readonly isHopeless: boolean;
}

/** Finds conflicts until a smallest choice of clues leaves a solution. */
export function findConflicts(fields: ClueFields, known: KnownSolutions, questions: Questions): Conflicts {
  const sets: (readonly number[])[] = [];
  const isSolvable = (kept: readonly number[]): boolean | undefined => {
    const isKept = new Set(kept);
    const taken = fields.set.filter((field) => !isKept.has(field));
    if (known.isFreed(taken)) return true;
    if (questions.isSpent) return undefined;
    const puzzle = fields.with(fields.without(taken));
    if (puzzle === undefined) return undefined;
    const answer = questions.check(puzzle);
    if ('solution' in answer) known.add(answer.solution);
    if ('second' in answer) known.add(answer.second);
    return answer.verdict === 'undecided' ? undefined : answer.verdict !== 'none';
  };
  if (isSolvable([]) === false) return { sets, least: 0, isHopeless: true };
  for (;;) {
    const removals = smallestChoice(sets);
    const rest = fields.set.filter((field) => !removals.includes(field));
    const solvable = isSolvable(rest);
    if (solvable === undefined) return { sets, least: removals.length, isHopeless: false };
    if (solvable) return { sets, removals, least: removals.length, isHopeless: false };
    sets.push(conflictIn(rest, isSolvable));
  }
}

/** Clues of these without a solution, of which each is needed as far as limits allow to show. */
function conflictIn(
  clues: readonly number[],
  isSolvable: (kept: readonly number[]) => boolean | undefined,
): readonly number[] {
  let kept = clues;
  // Halves go first, so that most clues are dropped in few questions.
  for (let size = clues.length >> 1; size >= 1; size = size > 1 ? size >> 1 : 0) {
    for (let from = 0; from < kept.length; ) {
      const rest = kept.filter((_, index) => index < from || index >= from + size);
      if (rest.length < kept.length && isSolvable(rest) === false) kept = rest;
      else from += size;
    }
  }
  return kept;
}

/** The first of the smallest choices that have an element of each set. */
function smallestChoice(sets: readonly (readonly number[])[]): readonly number[] {
  for (let most = 0; ; most++) {
    const choice = choiceOf(sets, [], most);
    if (choice !== undefined) return choice;
  }
}

function choiceOf(
  sets: readonly (readonly number[])[],
  chosen: readonly number[],
  most: number,
): readonly number[] | undefined {
  const missed = sets.find((set) => !set.some((element) => chosen.includes(element)));
  if (missed === undefined) return chosen;
  if (chosen.length === most) return undefined;
  for (const element of missed) {
    const found = choiceOf(sets, [...chosen, element], most);
    if (found !== undefined) return found;
  }
  return undefined;
}
