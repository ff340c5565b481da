import type { Budget } from '../core/index.js';
import type { AnyFamily, Family, Puzzle } from '../families/contract/index.js';
import {
  EDIT_SETTINGS,
  type EditAnswer,
  type EditSettings,
  editsAllowed,
  fewestEdits,
  type NeedAnswer,
  needMove,
  type Suggestion,
  type UnneededAnswer,
  unneededClues,
} from '../minimum/index.js';
import { readSettings, settings } from '../settings/index.js';
import { openEngine } from '../solve/index.js';
import { demandOptions, wellFormed } from './input.js';
import { type OptionNames, requireKnown, requireSeed } from './options.js';

/** The edits that may be made, and the limits. */
export interface SuggestOptions extends EditSettings {
  /** Any text: which way with more clues is shown where the fewest edits are too many. */
  readonly seed?: string;
  /** Limits on counted work, and `abort`, which is polled. Default: none. */
  readonly budget?: Budget;
}

const OPTIONS: OptionNames<SuggestOptions> = {
  add: true,
  change: true,
  move: true,
  remove: true,
  edits: true,
  limit: true,
  'limit-questions': true,
  seed: true,
  budget: true,
};

type Typed<P, S> = Omit<Suggestion, 'puzzle' | 'solution'> & { readonly puzzle: P; readonly solution: S };

/** The fewest edits, see `EditAnswer`. */
export type Suggested<P, S> = Omit<EditAnswer, 'suggestions' | 'way'> & {
  readonly suggestions: readonly Typed<P, S>[];
  readonly way?: Typed<P, S>;
};

/**
 * Finds the fewest edits of clues (add, change, move or take away one, then two) that leave a puzzle exactly
 * one solution, and proves that no fewer will do. Of a puzzle without a solution it also names clues that
 * contradict each other.
 *
 * @example
 * const open = { family: 'futoshiki', grid: [[0, 0], [0, 0]], less: [] } as const;
 * const { least, suggestions } = await suggest(futoshiki, open, { add: 1 });
 * assert.ok(least === 1 && suggestions[0]!.edits[0] === 'add 1 (given numbers, row 1, column 1)');
 *
 * @throws PuzzlewrightError `no-clues` for a puzzle whose clues cannot be edited one by one, and for options
 *   that it does not have
 */
export async function suggest<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  options: SuggestOptions = {},
): Promise<Suggested<P, S>> {
  requireKnown('suggest', options, OPTIONS);
  const { seed = 'suggest', budget = {}, ...rest } = options;
  requireSeed(seed);
  const read = demandOptions(readSettings(settings(EDIT_SETTINGS), rest));
  const answer = fewestEdits({
    family: family as unknown as AnyFamily,
    puzzle: wellFormed(family, puzzle),
    engine: await openEngine('sat'),
    ...editsAllowed(read),
    limit: read.limit,
    questions: read['limit-questions'],
    seed,
    budget,
  });
  return answer as Suggested<P, S>;
}

/** Limits of questions about the clues that are there. */
export interface ClueOptions {
  /** Any text: which of several choices is found. */
  readonly seed?: string;
  /** Limits on counted work, and `abort`, which is polled. Default: none. */
  readonly budget?: Budget;
}

/** The clues that can go, see `UnneededAnswer`. */
export type Unneeded<P> = Omit<UnneededAnswer, 'puzzle'> & { readonly puzzle?: P };

/**
 * Finds the clues of a puzzle with one solution that are not needed: each that can go by itself, and as many
 * together as a greedy choice finds.
 *
 * @example
 * const both = { family: 'futoshiki', grid: [[1, 2], [0, 0]], less: [] } as const;
 * const { each, together } = await unneeded(futoshiki, both);
 * assert.ok(each.length === 2 && together.length === 1);
 *
 * @throws PuzzlewrightError as `suggest` does
 */
export async function unneeded<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  options: Omit<ClueOptions, 'seed'> = {},
): Promise<Unneeded<P>> {
  requireKnown('unneeded', options, { budget: true } satisfies OptionNames<Omit<ClueOptions, 'seed'>>);
  const any = family as unknown as AnyFamily;
  const answer = unneededClues(any, wellFormed(family, puzzle), await openEngine('sat'), options.budget);
  return answer as Unneeded<P>;
}

/** Limits of {@link needing}. */
export interface NeedingOptions extends ClueOptions {
  /** The most orders of clues to try. Default 30. */
  readonly tries?: number;
}

const NEEDING: OptionNames<NeedingOptions> = { seed: true, budget: true, tries: true };

/**
 * Chooses clues of a puzzle's solution so that people need a certain move and nothing harder.
 *
 * @example
 * const open = { family: 'futoshiki', grid: [[1, 2], [2, 1]], less: [] } as const;
 * const answer = await needing(futoshiki, open, 'naked single');
 * assert.ok(answer.status === 'none' || answer.certified);
 *
 * @param move its id or its English name, as in `explain`
 * @throws PuzzlewrightError `unknown-move`, which lists those that there are; as `suggest` does
 */
export async function needing<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  move: string,
  options: NeedingOptions = {},
): Promise<NeedAnswer> {
  requireKnown('needing', options, NEEDING);
  const { seed = 'needing', tries = 30, budget = {} } = options;
  requireSeed(seed);
  return needMove({
    family: family as unknown as AnyFamily,
    puzzle: wellFormed(family, puzzle),
    move,
    engine: await openEngine('sat'),
    seed,
    tries,
    budget,
  });
}
