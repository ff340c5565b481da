/**
 * The smallest sets of reasons that decide a mark, where each reason says that exactly one of its marks
 * holds; mostly without questions to the engine.
 *
 * A set S excludes a mark y when y and S contradict each other. Let no smaller set decide anything. Then each
 * reason of S has one of three parts in the contradiction.
 *
 *   killers   contain y, so their other marks are excluded.
 *   truths    of the other reasons those whose marks, as far as no killer excludes them, are all in further
 *             reasons of S without y. That one of their marks holds is the claim that fails.
 *   links     the others. Each has a mark that nothing else in S speaks about and that can fill it, so it
 *             only says that at most one of its marks holds; and only its marks in truths matter.
 *
 * From this follows what the search rests on. (1) A killer excludes a mark of a truth. (2) Every mark of a
 * truth that no killer excludes is in a further reason. (3) The marks of truths in a link are not all in one
 * truth, which would say already what the link says. (4) Truths are connected by common marks and by links;
 * else one part of S would be enough. A set that decides that a mark holds excludes the other marks of a
 * reason, so it is found with one of these.
 *
 * The search starts with a killer and a truth and branches on what (2) asks for, then on what (3) asks for.
 * The truths and links are tried once both are satisfied: when there is a choice of marks for them,
 * something else is added that can break it, by (4). What was tried in one branch is left out in its later
 * siblings. Counterexamples (evidence.ts) cut branches: every set has one of the reasons that each of them
 * breaks.
 */
import { type Evidence, type Knowledge, requireTime } from '../knowledge/index.js';
import type { Among } from './one-of-distance.js';
import type { OneOfRows } from './one-of-rows.js';
import { NONE, OneOfSet, TRUTH } from './one-of-set.js';
import { Required } from './required.js';
import { mendedCounterexample } from './smallest.js';

/** Nodes of the search that count as one question, and after how many `abort` is asked. */
const NODES_A_QUERY = 100;
const NODES_A_POLL = 1000;
/** Least number of reasons still to be added for which a counterexample is worth its questions. */
const LEAST_TO_ASK = 2;
/** Least number of reasons still to be added for which the shortest list to branch on is worth a search. */
const LEAST_TO_BRANCH = 3;
/** Most reasons still to be added for which it is checked ahead that every link can meet a further truth. */
const MOST_TO_LOOK_AHEAD = 3;
/** If nothing has to be covered, a list with fewer open reasons than this is branched on first. */
const FEW = 4;

/** Looks for sets of one size that exclude a mark, when no smaller set decides anything. */
export class OneOfSearch {
  readonly #knowledge: Knowledge;
  readonly #evidence: Evidence;
  readonly #rows: OneOfRows;
  readonly #set: OneOfSet;
  readonly #required: Required;
  /** The questions at which the search ends; nodes count as parts of one. */
  readonly #end: number;
  #nodes = 0;
  #mark = 0;
  /** Number of counterexamples against the mark among the required lists. */
  #taken = 0;
  /** By reason: steps to the reasons of which a set must contain one; undefined: it need not. */
  #distances: Uint8Array | undefined;
  #found: (readonly number[])[] = [];
  readonly #countOpen = (list: readonly number[], most: number): number =>
    this.#set.countOpenUpTo(list, most);

  /** @param most limit in questions */
  constructor(knowledge: Knowledge, evidence: Evidence, rows: OneOfRows, most: number) {
    this.#knowledge = knowledge;
    this.#evidence = evidence;
    this.#rows = rows;
    this.#set = new OneOfSet(rows);
    this.#required = new Required(rows.marksOf.length);
    this.#end = knowledge.queries + most;
  }

  /** True if the work reached its limit, so that sets of the mark searched last may be missing. */
  get isSpent(): boolean {
    return this.#knowledge.queries + this.#nodes / NODES_A_QUERY >= this.#end;
  }

  /** Questions that the nodes of the search count as. */
  get queries(): number {
    return Math.ceil(this.#nodes / NODES_A_QUERY);
  }

  /**
   * The sets of a size that exclude a mark, each once.
   * @param among only those that contain one of these reasons
   */
  excluding(mark: number, size: number, among?: Among): readonly (readonly number[])[] {
    const set = this.#set;
    this.#found = [];
    this.#mark = mark;
    set.exclude(mark);
    this.#require(among);
    for (const killer of this.#rows.reasonsOf[mark]!) {
      set.add(killer);
      for (const truth of this.#truthsBeside(killer)) {
        this.#withTruth(truth, size - 1);
        set.isNoTruth[truth] = 1;
      }
      set.isNoTruth.fill(0);
      set.removeLast();
      set.isOut[killer] = 1;
    }
    set.isOut.fill(0);
    // A set may be reached again with other truths.
    return [...new Map(this.#found.map((reasons) => [reasons.join(), reasons])).values()];
  }

  #require(among: Among | undefined): void {
    this.#required.clear();
    this.#distances = among?.distances;
    if (among !== undefined) this.#required.add(among.reasons);
    const lists = this.#evidence.against(this.#mark).map(({ broken }) => broken);
    for (const list of lists.sort((one, other) => one.length - other.length)) this.#required.add(list);
    this.#taken = lists.length;
  }

  /** The reasons of which a killer excludes a mark. */
  #truthsBeside(killer: number): ReadonlySet<number> {
    const beside = new Set<number>();
    for (const other of this.#rows.marksOf[killer]!) {
      if (other === this.#mark) continue;
      for (const reason of this.#rows.reasonsOf[other]!) if (!this.#set.isKiller(reason)) beside.add(reason);
    }
    return beside;
  }

  /** Searches the sets that consist of this one and `left` further reasons. */
  #extend(left: number): void {
    if (this.isSpent) return;
    if (++this.#nodes % NODES_A_POLL === 0) requireTime(this.#knowledge.board);
    const set = this.#set;
    // What ends the most branches for the least work comes first.
    const uncovered = this.#misses(left) ? -1 : set.uncovered(left);
    if (uncovered === -1 || (left <= MOST_TO_LOOK_AHEAD && !set.canTie(left))) return;
    const wanted = this.#wanted(left);
    if (wanted === 'decided') return;
    if (uncovered !== undefined) {
      const cover = this.#rows.reasonsOf[uncovered]!;
      this.#withEach(
        wanted !== undefined && this.#set.countOpen(wanted) < this.#set.countOpen(cover) ? wanted : cover,
        left,
      );
      return;
    }
    if (wanted !== undefined && this.#set.countOpen(wanted) < FEW) this.#withEach(wanted, left);
    else this.#tieOrTry(left);
  }

  /** True if no set of `left` more reasons can hit all required lists. */
  #misses(left: number): boolean {
    if (!this.#required.miss(this.#set.members, left)) return false;
    return left === 0 || this.#required.needMoreThan(left) || this.#isFar(left);
  }

  #isFar(left: number): boolean {
    const distances = this.#distances;
    return distances !== undefined && this.#set.members.every((reason) => distances[reason]! > left);
  }

  /**
   * Reasons of which every set has one, the fewest that are known; `decided`: the set decides the mark
   * already.
   */
  #wanted(left: number): readonly number[] | 'decided' | undefined {
    if (left < LEAST_TO_ASK) return undefined;
    const { members } = this.#set;
    if (!this.#required.misses(left) && !this.#required.isFull) {
      const reply = this.#knowledge.oppose(this.#mark, members);
      if (reply.status === 'contradiction') return 'decided';
      this.#evidence.add(mendedCounterexample(this.#knowledge, this.#mark, members, reply.difference));
      const lists = this.#evidence.against(this.#mark);
      for (; this.#taken < lists.length; this.#taken++) this.#required.add(lists[this.#taken]!.broken);
      this.#required.miss(members, left);
    }
    return left < LEAST_TO_BRANCH ? undefined : this.#required.shortest(left, this.#countOpen);
  }

  #tieOrTry(left: number): void {
    const loose = this.#set.looseLink();
    if (loose !== undefined) {
      this.#tie(loose, left);
      return;
    }
    const trial = this.#set.trial();
    if (trial !== undefined) this.#breakTrial(trial, left);
    else if (left === 0) this.#found.push(this.#set.members.toSorted((one, other) => one - other));
  }

  /** Searches the sets that contain one of some reasons. */
  #withEach(reasons: Iterable<number>, left: number): void {
    const set = this.#set;
    const tried: number[] = [];
    for (const reason of reasons) {
      if (!set.mayAdd(reason) || (left === 1 && !this.#required.isInAll(reason, left))) continue;
      set.add(reason);
      this.#extend(left - 1);
      set.removeLast();
      set.isOut[reason] = 1;
      tried.push(reason);
    }
    for (const reason of tried) set.isOut[reason] = 0;
  }

  /** Searches the sets in which a link is a truth or contains a mark of another truth. */
  #tie(link: number, left: number): void {
    const set = this.#set;
    const truths = [link];
    for (const mark of this.#rows.marksOf[link]!) {
      if (set.isExcluded(mark)) continue;
      for (const reason of this.#rows.reasonsOf[mark]!) if (reason !== link) truths.push(reason);
    }
    this.#withEachTruth(truths, left);
  }

  /** Searches the sets in which one of some reasons is a truth. */
  #withEachTruth(reasons: Iterable<number>, left: number): void {
    const set = this.#set;
    const tried: number[] = [];
    for (const reason of reasons) {
      if (!set.mayDeclare(reason)) continue;
      const isNew = set.part[reason] === NONE;
      if (isNew && (left === 0 || (left === 1 && !this.#required.isInAll(reason, left)))) continue;
      this.#withTruth(reason, left);
      set.isNoTruth[reason] = 1;
      tried.push(reason);
    }
    for (const reason of tried) set.isNoTruth[reason] = 0;
  }

  #withTruth(reason: number, left: number): void {
    const set = this.#set;
    const isNew = set.part[reason] === NONE;
    if (isNew) set.add(reason);
    set.declare(reason);
    this.#extend(isNew ? left - 1 : left);
    set.retractLast();
    if (isNew) set.removeLast();
  }

  /**
   * Searches the sets with something that can break marks with which all truths and links hold: another truth
   * beside those that are there, for which a link may be enough; else a link at their marks, or a killer of
   * one of the marks that were tried.
   */
  #breakTrial(trial: readonly number[], left: number): void {
    const set = this.#set;
    if (left === 0) {
      this.#withEachTruth(set.coveredLinks(), left);
      return;
    }
    const truths = new Set<number>();
    const others = new Set<number>();
    for (const mark of trial) {
      for (const reason of this.#rows.reasonsOf[mark]!) if (set.isKiller(reason)) others.add(reason);
    }
    for (const mark of set.members.flatMap((member) =>
      set.isKiller(member) ? [] : [...this.#rows.marksOf[member]!],
    )) {
      if (set.isExcluded(mark)) continue;
      for (const reason of this.#rows.reasonsOf[mark]!) {
        if (set.isKiller(reason)) continue;
        if (set.part[reason] !== TRUTH) truths.add(reason);
        if (set.isRelevant(mark)) others.add(reason);
      }
    }
    const open = [...truths].filter((reason) => set.isNoTruth[reason] === 0);
    this.#withEachTruth(open, left);
    for (const reason of open) set.isNoTruth[reason] = 1;
    this.#withEach(others, left);
    for (const reason of open) set.isNoTruth[reason] = 0;
  }
}
