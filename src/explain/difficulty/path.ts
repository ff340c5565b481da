/**
 * The path of a player through a puzzle, round by round: all steps in sight that are about as easy to see as
 * the easiest, moves and single rules alike; where nothing is in sight, what a search finds.
 */
import { type Move, ONE_RULE, type Puzzle, type RankedMoves } from '../../families/contract/index.js';
import { Knowledge, LoneReasons, type Prepared } from '../knowledge/index.js';
import { MoveFinder } from '../moves/index.js';
import { type Insight, JointSearch, USUAL_JOINT_BUDGET } from '../search/index.js';
import { isBesideEntries } from '../statement/index.js';
import { costOfSearched, costOfSeen, LEAST_SEEN, timeOf, WITHIN_SIGHT } from './scale.js';

/** A step that can be made. */
export interface OpenStep extends Insight {
  readonly cost: number;
}

/** A kind of step that is looked for, and the least that a step of it costs. */
interface Kind {
  readonly move: Move<Puzzle> | typeof ONE_RULE;
  readonly least: number;
}

/** Limits that end a path before the solution. */
interface PathLimits {
  /** The path ends when this number of questions was asked. */
  readonly queries: number;
  /** True if a sum of times is above the range of interest; then the path ends. */
  readonly isAbove: (sumOfTimes: number) => boolean;
  /** Polled at every round; true ends the path. */
  readonly abort?: (() => boolean) | undefined;
}

/** The sum of times of a path to the solution with its easiest steps, or what ended it before. */
type Followed =
  | { readonly status: 'passed'; readonly time: number; readonly steps: readonly OpenStep[] }
  | { readonly status: 'limit' | 'above' };

/** Most repetitions of the search after reasons were added. */
const MOST_REPEATED = 20;

export class Path {
  readonly #knowledge: Knowledge;
  readonly #lone: LoneReasons;
  readonly #finder: MoveFinder;
  readonly #search: JointSearch;
  readonly #plain: readonly Move<Puzzle>[];
  /** The cheapest first. */
  readonly #kinds: readonly Kind[];

  constructor({ puzzle, board, assignment, singles }: Prepared, ranked: RankedMoves<Puzzle>) {
    this.#knowledge = new Knowledge(board, assignment, board.read(assignment));
    this.#lone = new LoneReasons(this.#knowledge, singles);
    this.#finder = new MoveFinder(ranked, puzzle, this.#knowledge, () => {});
    this.#search = new JointSearch(this.#knowledge);
    const moves = ranked.filter((move) => move !== ONE_RULE);
    this.#plain = moves.filter(({ isPlain }) => isPlain);
    this.#kinds = [
      ...moves
        .filter(({ isPlain }) => !isPlain)
        .map((move): Kind => ({ move, least: move.cost ?? LEAST_SEEN })),
      { move: ONE_RULE, least: costOfSearched(1) } as const,
    ].sort((one, other) => one.least - other.least);
    this.#learn(board.given.map(({ mark }) => mark));
  }

  /** Goes on to the solution, or to the first of the limits. */
  follow({ queries, isAbove, abort }: PathLimits): Followed {
    const steps: OpenStep[] = [];
    for (let time = 0; ; ) {
      this.#makePlain();
      if (this.#knowledge.undecidedCount === 0) return { status: 'passed', time, steps };
      if (abort?.() === true || this.#knowledge.queries >= queries) return { status: 'limit' };
      const inSight = this.#inSight();
      const open = inSight.length > 0 ? inSight : this.#searched(time, isAbove);
      time += timeOf(open.map(({ cost }) => cost));
      if (open.length === 0 || isAbove(time)) return { status: 'above' };
      // The others are in sight as well, but nobody needs them.
      steps.push(...open.filter(({ cost }) => cost === open[0]!.cost));
      for (const { marks } of open) this.#learn(marks);
    }
  }

  /** Makes what people do without a word. */
  #makePlain(): void {
    const { board } = this.#knowledge;
    const byRule = (): readonly Insight[] =>
      this.#loneInsights().filter((insight) => isBesideEntries(board, this.#knowledge, insight));
    const ways = [byRule, ...this.#plain.map((move) => () => this.#finder.find(move))];
    for (let way = 0; way < ways.length; ) {
      const plain = ways[way]!();
      for (const { marks } of plain) this.#learn(marks);
      way = plain.length > 0 ? 0 : way + 1;
    }
  }

  #inSight(): readonly OpenStep[] {
    const open: OpenStep[] = [];
    let most = Infinity;
    for (const { move, least } of this.#kinds) {
      if (least > most) break;
      open.push(...this.#found(move));
      most = Math.min(...open.map(({ cost }) => cost)) + WITHIN_SIGHT;
    }
    const near = open.filter(({ cost }) => cost <= most);
    return fresh(near.sort((one, other) => one.cost - other.cost));
  }

  #found(move: Kind['move']): readonly OpenStep[] {
    if (move === ONE_RULE) {
      return this.#loneInsights().map((insight) => ({ ...insight, cost: costOfSearched(1) }));
    }
    return this.#finder
      .find(move)
      .map(({ reasons, marks }) => ({ reasons, marks, cost: move.cost ?? costOfSeen(reasons.length) }));
  }

  /** Steps of a search; none where each has so many reasons that the sum of times is above. */
  #searched(time: number, isAbove: (sumOfTimes: number) => boolean): readonly OpenStep[] {
    for (let repeated = 0; ; repeated++) {
      const found = this.#search.next(USUAL_JOINT_BUDGET, this.#largestStep(time, isAbove));
      if (!this.#search.stateBroken() || repeated === MOST_REPEATED) {
        return fresh(found.map((insight) => ({ ...insight, cost: costOfSearched(insight.reasons.length) })));
      }
      const inSight = this.#inSight();
      if (inSight.length > 0) return inSight;
    }
  }

  /** Most reasons of a searched step that keeps a sum of times within the range of interest. */
  #largestStep(time: number, isAbove: (sumOfTimes: number) => boolean): number {
    const count = this.#knowledge.board.reasons.length;
    for (let reasons = 1; reasons < count; reasons++) {
      if (isAbove(time + timeOf([costOfSearched(reasons + 1)]))) return reasons;
    }
    return Infinity;
  }

  #loneInsights(): readonly Insight[] {
    return this.#lone.find().map(({ reason, marks }) => ({ reasons: [reason], marks }));
  }

  #learn(marks: readonly number[]): void {
    this.#knowledge.learn(marks);
    this.#lone.learnt(marks);
    // What definitions leave no choice for needs no reason.
    if (!this.#knowledge.board.tiesMarks) return;
    const tied = this.#knowledge.propagate([]);
    this.#knowledge.learn(tied);
    this.#lone.learnt(tied);
  }
}

/** Steps without those whose conclusions an earlier one has. */
function fresh(steps: readonly OpenStep[]): readonly OpenStep[] {
  const taken = new Set<number>();
  return steps.flatMap((step) => {
    const marks = step.marks.filter((mark) => !taken.has(mark));
    for (const mark of marks) taken.add(mark);
    return marks.length > 0 ? [{ ...step, marks }] : [];
  });
}
