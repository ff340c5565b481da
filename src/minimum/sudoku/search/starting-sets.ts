/**
 * The unavoidable sets that a two-stack search starts with: all small ones, larger ones within the two
 * stacks, and larger ones with few cells in the third; of those the minimal ones, and of those the most
 * useful: small, with few cells in the third stack. Too many long sets would slow the search; large ones
 * within the two stacks halve its nodes. See docs/methods.md, "The fewest givens of a Sudoku", steps 1 and 6.
 */
import { bitCount } from '../../../core/index.js';
import type { Board } from './board.js';
import { GENERATED, KEPT } from './stack-rules.js';
import { type SetList, unavoidableSets } from './unavoidable-sets.js';

/** The weight of a cell in the third stack in relation to other cells. */
const THIRD_WEIGHT = 3;

/**
 * The most useful sets for a grid whose words are the stacks, three words each: those with fewest cells in
 * the third stack, which pack best there, first.
 */
export function startingSets(board: Board, numbers: Int32Array): number[] {
  const minimal = minimalSets(GENERATED.flatMap((limits) => unavoidableSets(board, numbers, limits)));
  const useful = sorted(minimal, THIRD_WEIGHT).slice(0, 3 * KEPT);
  return ranked(useful, (at) => bitCount(useful[at + 2]!));
}

/** The minimal sets of a list that may repeat itself, smaller ones first. */
export function minimalSets(sets: SetList): number[] {
  const ordered = sorted(sets, 1);
  const kept: number[] = [];
  for (let at = 0; at < ordered.length; at += 3) {
    const [first, second, third] = [ordered[at]!, ordered[at + 1]!, ordered[at + 2]!];
    if (!holdsOneOf(kept, first, second, third)) kept.push(first, second, third);
  }
  return kept;
}

function holdsOneOf(sets: readonly number[], first: number, second: number, third: number): boolean {
  for (let at = 0; at < sets.length; at += 3) {
    if (((sets[at]! & ~first) | (sets[at + 1]! & ~second) | (sets[at + 2]! & ~third)) === 0) return true;
  }
  return false;
}

/** Sorts sets by size, a cell of the third word counting `weight`. */
function sorted(sets: SetList, weight: number): number[] {
  return ranked(
    sets,
    (at) => bitCount(sets[at]!) + bitCount(sets[at + 1]!) + weight * bitCount(sets[at + 2]!),
  );
}

/** Sorts sets by a rank, which is given the place of their first word; equal ones keep their order. */
function ranked(sets: SetList, rankAt: (at: number) => number): number[] {
  const order = Array.from({ length: sets.length / 3 }, (_, set) => ({ at: 3 * set, rank: rankAt(3 * set) }));
  order.sort((one, other) => one.rank - other.rank);
  return order.flatMap(({ at }) => [sets[at]!, sets[at + 1]!, sets[at + 2]!]);
}
