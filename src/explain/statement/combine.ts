/**
 * Reasons of a step that people state as one: "Rows 1 to 4 hold exactly eight stars" in the place of four
 * rows. A sum says less than what it combines, so for each sum it is checked that the step still holds, and
 * of the sums that pass as few reasons as possible are made. No reason is left over: if a conclusion needs
 * all of the stronger set, it needs all of the weaker one.
 */
import type { CombinedReason, Known } from '../../families/contract/index.js';
import { Entailment } from '../knowledge/index.js';
import type { Board, Half, Part } from '../model/index.js';

/** Most questions about one step. */
const MOST_QUESTIONS = 200;
/** Most lists of sums; above this number, smaller sums are left out. */
const MOST_LISTS = 5000;

/** A sum in the place of some parts of a step. */
interface Sum {
  readonly part: Part;
  /** Positions of the parts. */
  readonly replaced: ReadonlySet<number>;
}

/**
 * The reasons with which a step is stated, in the order of the board: those of its parts, or fewer.
 * @param parts with which the facts force the conclusions; none can be left out
 */
export function combineReasons(
  board: Board,
  parts: readonly Part[],
  facts: readonly Known[],
  conclusions: readonly Known[],
): readonly number[] {
  const sums = sumsOf(board, parts);
  const chosen = sums.length === 0 ? [] : new Combining(board, parts, sums, facts, conclusions).best();
  return stated(parts, chosen)
    .map(({ reason }) => reason)
    .sort((one, other) => one - other);
}

/** The sums of some parts of one half, those of few parts first. */
function sumsOf(board: Board, parts: readonly Part[]): readonly Sum[] {
  const { combine } = board.explained;
  if (combine === undefined || parts.length < 3) return [];
  const positions = new Map(
    parts.map(({ reason }, position) => [board.reasons[reason]!.reason.id, position]),
  );
  const halves: readonly (Half | undefined)[] = ['least', 'most', undefined];
  return halves
    .flatMap((half) => {
      const own = parts.filter((part) => part.half === half);
      const sumOf = (combined: CombinedReason): Sum => {
        const part = { reason: board.include(combined), ...(half === undefined ? {} : { half }) };
        return { part, replaced: new Set(combined.reason.combines.map((id) => positions.get(id)!)) };
      };
      return combine(own.map(({ reason }) => board.reasons[reason]!.reason)).map(sumOf);
    })
    .sort((one, other) => one.replaced.size - other.replaced.size);
}

/** The parts with sums in the place of those that they replace. */
function stated(parts: readonly Part[], sums: readonly Sum[]): readonly Part[] {
  const left = parts.filter((_, position) => !sums.some(({ replaced }) => replaced.has(position)));
  return [...left, ...sums.map(({ part }) => part)];
}

/** The search for the sums that leave the fewest reasons. */
class Combining {
  readonly #parts: readonly Part[];
  readonly #sums: readonly Sum[];
  readonly #facts: readonly Known[];
  readonly #conclusions: readonly Known[];
  readonly #entailment: Entailment;
  /** Lists of sums with which the step does not hold; nor does it with more or larger ones. */
  readonly #failed: (readonly Sum[])[] = [];
  #questions = 0;

  constructor(
    board: Board,
    parts: readonly Part[],
    sums: readonly Sum[],
    facts: readonly Known[],
    conclusions: readonly Known[],
  ) {
    this.#parts = parts;
    this.#facts = facts;
    this.#conclusions = conclusions;
    this.#entailment = new Entailment(
      board,
      [...parts, ...sums.map(({ part }) => part)].map(({ reason }) => reason),
    );
    this.#sums = sums.filter((sum) => this.#holds([sum]));
  }

  /** Sums of different parts with which the step holds and that leave the fewest reasons. */
  best(): readonly Sum[] {
    const saved = (sums: readonly Sum[]): number => {
      return sums.reduce((all, { replaced }) => all + replaced.size - 1, 0);
    };
    const choices = disjointLists(this.#sums).toSorted(
      (one, other) => saved(other) - saved(one) || one.length - other.length,
    );
    return choices.find((sums) => this.#holds(sums)) ?? [];
  }

  #holds(sums: readonly Sum[]): boolean {
    if (this.#failed.some((failed) => failed.every((one) => sums.some((sum) => covers(sum, one)))))
      return false;
    if (++this.#questions > MOST_QUESTIONS) return false;
    const holds =
      this.#entailment.need(stated(this.#parts, sums), this.#facts, this.#conclusions) !== undefined;
    if (!holds) this.#failed.push(sums);
    return holds;
  }
}

/** True if a sum says no more than another one. */
function covers({ replaced }: Sum, other: Sum): boolean {
  return [...other.replaced].every((position) => replaced.has(position));
}

/**
 * Lists of sums that have no part in common, the empty one among them: all, or those of the larger sums where
 * there are many.
 */
function disjointLists(sums: readonly Sum[]): readonly (readonly Sum[])[] {
  let lists: readonly (readonly Sum[])[] = [[]];
  for (const sum of sums.toReversed()) {
    if (lists.length > MOST_LISTS) break;
    const apart = lists.filter((list) => list.every((other) => areApart(sum, other)));
    lists = [...lists, ...apart.map((list) => [sum, ...list])];
  }
  return lists;
}

function areApart({ replaced }: Sum, other: Sum): boolean {
  return [...replaced].every((position) => !other.replaced.has(position));
}
