/**
 * The rounds of leader and follower about clues: numbers become names of clues, and every cut the solution
 * behind it.
 */

import type { AnyFamily, ClueSet, Puzzle } from '../families/contract/index.js';
import type { Cut, LoopEvent } from '../solve/index.js';
import type { LoopCut, LoopReport } from './problem.js';

/** The clues that the words are about. */
export interface WatchedClues {
  readonly family: AnyFamily;
  readonly set: ClueSet<Puzzle, unknown>;
  readonly solution: unknown;
  /** By the leader's item: the clue. */
  readonly order: readonly number[];
  /** The other solution that a cut was made of, for cuts of this run. */
  readonly others: Pick<WeakMap<Cut, unknown>, 'get'>;
}

/** The report of an event, with names of clues. */
export function reportOf(event: LoopEvent, clues: WatchedClues): LoopReport {
  if (event.kind === 'bound') return event;
  const { number, by, lower, upper, choice, answer } = event;
  const chosen = clues.order.filter((_, item) => choice[item] === 1).sort((one, other) => one - other);
  const puzzle = clues.set.puzzleWith(chosen);
  return {
    kind: 'round',
    number,
    by,
    lower,
    ...(upper === undefined ? {} : { upper }),
    chosen: chosen.map((clue) => clues.set.clues[clue]!.name),
    puzzle,
    answer: answer.status,
    cuts: 'cuts' in answer ? answer.cuts.map((cut) => nameCut(cut, clues)) : [],
  };
}

function nameCut(cut: Cut, { family, set, solution, order, others }: WatchedClues): LoopCut {
  const other = others.get(cut);
  const names = cut
    .map((item) => order[item]!)
    .sort((one, another) => one - another)
    .map((clue) => set.clues[clue]!.name);
  if (other === undefined) return { oneOf: names };
  return { oneOf: names, other, differing: family.differences(other, solution).length };
}
