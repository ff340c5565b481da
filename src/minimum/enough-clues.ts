/**
 * Enough clues, cheaply: as few as a greedy choice finds, none of which can be dropped. Starting from no clue
 * (or some that are wanted), another solution is asked for and one clue that it breaks is given, until there
 * is no other; then the clues given are removed one by one, the most expensive first, where the rest is
 * enough. One session serves all solves, so that a choice takes about twice as many solves as it has clues,
 * however many there are to choose from.
 */
import { createRng, type LimitName } from '../core/index.js';
import type { Puzzle } from '../families/contract/index.js';
import { type ClueRequest, type ClueSession, openClues } from './clue-session.js';

/** The puzzle in question, and the limits of the work. */
export interface EnoughRequest extends Omit<ClueRequest, 'seed'> {
  /**
   * The cost of each clue, above 0; cheap ones are added first and expensive ones removed first. All 1 by
   * default.
   */
  readonly weights?: readonly number[];
  /** Clues that are given in any case. */
  readonly wanted?: readonly number[];
  /** Any text: which of the many choices is found. */
  readonly seed: string;
}

/**
 * Clues by index, in rising order, and the puzzle that gives them, whose only solution is the required one
 * (proved); or why there is none: another solution keeps all clues; or a limit was hit.
 */
export type EnoughAnswer =
  | { readonly status: 'enough'; readonly chosen: readonly number[]; readonly puzzle: Puzzle }
  | { readonly status: 'ambiguous'; readonly second: unknown }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/**
 * Chooses clues that leave one solution and of which, apart from those wanted, none can be dropped.
 * @throws PuzzlewrightError as `openClues` does
 */
export function enoughClues(request: EnoughRequest): EnoughAnswer {
  const rng = createRng(request.seed).fork('enough-clues');
  const opened = openClues({ ...request, seed: rng.fork('engine').integer(2 ** 31) });
  if (opened.status !== 'open') return opened;
  const { session } = opened;
  try {
    const answer = enoughOf(session, rng.shuffle([...request.set.clues.keys()]), request);
    return answer.status === 'undecided'
      ? answer
      : { ...answer, puzzle: request.set.puzzleWith(answer.chosen) };
  } finally {
    session.dispose();
  }
}

/**
 * The same with whatever looks for other solutions.
 * @param shuffled all clues in the order in which they are added, where none is cheaper than another one;
 *   they are removed in the opposite order
 */
export function enoughOf(
  session: Pick<ClueSession, 'count' | 'challenge'>,
  shuffled: readonly number[],
  { weights, wanted = [] }: Pick<EnoughRequest, 'weights' | 'wanted'>,
):
  | { readonly status: 'enough'; readonly chosen: readonly number[] }
  | { readonly status: 'undecided'; readonly limit: LimitName } {
  const order = byWeight(shuffled, weights);
  const choice = new Uint8Array(session.count);
  for (const clue of wanted) choice[clue] = 1;
  const limit = giveUntilUnique(session, choice, order);
  if (limit !== undefined) return { status: 'undecided', limit };
  removeSuperfluous(session, choice, order, new Set(wanted));
  return { status: 'enough', chosen: [...choice.keys()].filter((clue) => choice[clue] === 1) };
}

/**
 * Adds, for each other solution, the first clue in the order that it breaks; returns the limit that was hit,
 * if any.
 */
function giveUntilUnique(
  session: Pick<ClueSession, 'challenge'>,
  choice: Uint8Array,
  order: readonly number[],
): LimitName | undefined {
  const rank = new Map(order.map((clue, index) => [clue, index]));
  for (;;) {
    const answer = session.challenge(choice);
    if (answer.status === 'feasible') return undefined;
    if (answer.status === 'undecided') return answer.limit;
    choice[answer.items.reduce((best, item) => (rank.get(item)! < rank.get(best)! ? item : best))] = 1;
  }
}

/** Removes every clue without which the rest is enough, last in the order first. */
function removeSuperfluous(
  session: Pick<ClueSession, 'challenge'>,
  choice: Uint8Array,
  order: readonly number[],
  wanted: ReadonlySet<number>,
): void {
  for (const clue of [...order].reverse()) {
    if (choice[clue] === 0 || wanted.has(clue)) continue;
    choice[clue] = 0;
    if (session.challenge(choice).status !== 'feasible') choice[clue] = 1;
  }
}

/** Cheapest first; equal weights keep their order. */
function byWeight(order: readonly number[], weights: readonly number[] | undefined): readonly number[] {
  return weights === undefined ? order : order.toSorted((one, other) => weights[one]! - weights[other]!);
}
