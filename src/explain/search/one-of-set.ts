/** A growing set of reasons that is to exclude a mark, and its unmet requirements; see one-of-search.ts. */
import type { OneOfRows } from './one-of-rows.js';

/** The part that a reason has in a set. */
export const NONE = 0;
const KILLER = 1;
const LINK = 2;
export const TRUTH = 3;

export class OneOfSet {
  /** By reason: its part. */
  readonly part: Uint8Array;
  /** By reason: 1 where it must stay out of the set. */
  readonly isOut: Uint8Array;
  /** By reason: 1 where it must not become a truth. */
  readonly isNoTruth: Uint8Array;
  /** The reasons in the set, in the order in which they came to it. */
  readonly members: number[] = [];
  readonly truths: number[] = [];
  /** By reason: 1 where it contains the mark that is to be excluded. */
  readonly #isKiller: Uint8Array;
  /** By mark: how many killers exclude it. */
  readonly #excluded: Uint8Array;
  /** By mark: how many truths and links speak about it. */
  readonly #covered: Uint8Array;
  /** By mark: how many truths it is in. */
  readonly #inTruths: Uint8Array;
  /** By reason: how many true marks it has in a trial. */
  readonly #held: Uint8Array;
  readonly #rows: OneOfRows;

  constructor(rows: OneOfRows) {
    const [reasons, marks] = [rows.marksOf.length, rows.reasonsOf.length];
    this.#rows = rows;
    this.part = new Uint8Array(reasons);
    this.isOut = new Uint8Array(reasons);
    this.isNoTruth = new Uint8Array(reasons);
    this.#isKiller = new Uint8Array(reasons);
    this.#held = new Uint8Array(reasons);
    this.#excluded = new Uint8Array(marks);
    this.#covered = new Uint8Array(marks);
    this.#inTruths = new Uint8Array(marks);
  }

  /** Says which mark is to be excluded; the set must be empty. */
  exclude(mark: number): void {
    this.#isKiller.fill(0);
    for (const reason of this.#rows.reasonsOf[mark]!) this.#isKiller[reason] = 1;
  }

  /** True if a reason outside the set may come to it. */
  mayAdd(reason: number): boolean {
    return this.part[reason] === NONE && this.isOut[reason] === 0;
  }

  /** True if a reason in the set or outside may become a truth. */
  mayDeclare(reason: number): boolean {
    if (this.#isKiller[reason] === 1 || this.isNoTruth[reason] === 1) return false;
    return this.part[reason] === LINK || this.mayAdd(reason);
  }

  isKiller(reason: number): boolean {
    return this.#isKiller[reason] === 1;
  }

  isExcluded(mark: number): boolean {
    return this.#excluded[mark]! > 0;
  }

  /** True if a truth speaks about a mark that no killer excludes. */
  isRelevant(mark: number): boolean {
    return this.#inTruths[mark]! > 0 && this.#excluded[mark] === 0;
  }

  /** Adds a reason, as a killer where it contains the mark and as a link else. */
  add(reason: number): void {
    const isKiller = this.#isKiller[reason] === 1;
    this.part[reason] = isKiller ? KILLER : LINK;
    this.members.push(reason);
    const counts = isKiller ? this.#excluded : this.#covered;
    for (const mark of this.#rows.marksOf[reason]!) counts[mark]!++;
  }

  /** Takes out the reason that was added last. */
  removeLast(): void {
    const reason = this.members.pop()!;
    const counts = this.part[reason] === KILLER ? this.#excluded : this.#covered;
    for (const mark of this.#rows.marksOf[reason]!) counts[mark]!--;
    this.part[reason] = NONE;
  }

  /** Makes a truth of a link. */
  declare(reason: number): void {
    this.part[reason] = TRUTH;
    this.truths.push(reason);
    for (const mark of this.#rows.marksOf[reason]!) this.#inTruths[mark]!++;
  }

  /** Makes a link of the truth that was declared last. */
  retractLast(): void {
    const reason = this.truths.pop()!;
    this.part[reason] = LINK;
    for (const mark of this.#rows.marksOf[reason]!) this.#inTruths[mark]!--;
  }

  /**
   * The mark of a truth that needs a further reason and has the fewest that may be added; undefined when
   * there is none, -1 when more than `most` further reasons are needed.
   */
  uncovered(most: number): number | undefined {
    const { marksOf, reasonsOf } = this.#rows;
    let best: number | undefined;
    let fewest = Infinity;
    const apart: number[] = [];
    for (const truth of this.truths) {
      for (const mark of marksOf[truth]!) {
        if (this.#excluded[mark]! > 0 || this.#covered[mark]! > 1) continue;
        const open = this.countOpen(reasonsOf[mark]!);
        if (most === 0 || open === 0) return -1;
        if (open < fewest) {
          fewest = open;
          best = mark;
        }
        if (this.#isApart(mark, apart) && apart.push(mark) > most) return -1;
      }
    }
    return best;
  }

  /** Number of these reasons that may be added. */
  countOpen(reasons: ArrayLike<number>): number {
    return this.countOpenUpTo(reasons, Infinity);
  }

  /** The same, counted up to `most` only. */
  countOpenUpTo(reasons: ArrayLike<number>, most: number): number {
    const { part, isOut } = this;
    let open = 0;
    for (let at = 0; at < reasons.length && open < most; at++) {
      const reason = reasons[at]!;
      if (part[reason] === NONE && isOut[reason] === 0) open++;
    }
    return open;
  }

  /** True if no reason that may be added speaks about a mark and about one of others. */
  #isApart(mark: number, others: readonly number[]): boolean {
    if (others.length === 0) return true;
    for (const reason of this.#rows.reasonsOf[mark]!) {
      if (!this.mayAdd(reason)) continue;
      for (let at = 0; at < others.length; at++) if (this.#speaksOf(reason, others[at]!)) return false;
    }
    return true;
  }

  #speaksOf(reason: number, mark: number): boolean {
    const { isIn, reasonsOf } = this.#rows;
    return isIn[reason * reasonsOf.length + mark] === 1;
  }

  /** The first link whose marks of truths are all in one truth; undefined when there is none. */
  looseLink(): number | undefined {
    for (const reason of this.members) {
      if (this.part[reason] === LINK && this.#isLoose(reason)) return reason;
    }
    return undefined;
  }

  #isLoose(link: number): boolean {
    const marks = this.#rows.marksOf[link]!;
    const { truths } = this;
    for (let place = 0; place < truths.length; place++) {
      const truth = truths[place]!;
      let isElsewhere = false;
      for (let at = 0; at < marks.length; at++) {
        const mark = marks[at]!;
        if (this.isRelevant(mark) && !this.#speaksOf(truth, mark)) {
          isElsewhere = true;
          break;
        }
      }
      if (!isElsewhere) return true;
    }
    return false;
  }

  /**
   * The links that may become truths without a further reason: each of their marks that no killer excludes is
   * in another one.
   */
  coveredLinks(): readonly number[] {
    return this.members.filter(
      (reason) => this.part[reason] === LINK && this.isNoTruth[reason] === 0 && this.#need(reason) === 0,
    );
  }

  /** True if each loose link can still be a truth or meet one, with `most` further reasons. */
  canTie(most: number): boolean {
    for (const reason of this.members) {
      if (this.part[reason] !== LINK || !this.#isLoose(reason)) continue;
      if (!this.#canTie(reason, most)) return false;
    }
    return true;
  }

  #canTie(link: number, most: number): boolean {
    const { marksOf, reasonsOf } = this.#rows;
    if (this.isNoTruth[link] === 0 && this.#need(link) <= most) return true;
    for (const mark of marksOf[link]!) {
      if (this.#excluded[mark]! > 0) continue;
      for (const reason of reasonsOf[mark]!) {
        if (reason === link || !this.mayDeclare(reason)) continue;
        if (this.#need(reason) + Number(this.part[reason] === NONE) <= most) return true;
      }
    }
    return false;
  }

  /** At least how many further reasons the marks of a reason need when it is a truth. */
  #need(truth: number): number {
    const own = this.part[truth] === NONE ? 0 : 1;
    let first = -1;
    for (const mark of this.#rows.marksOf[truth]!) {
      if (this.#excluded[mark]! > 0 || this.#covered[mark]! > own) continue;
      if (first >= 0) {
        if (!this.#haveCommon(first, mark, truth)) return 2;
      } else first = mark;
    }
    return first < 0 ? 0 : 1;
  }

  #haveCommon(one: number, other: number, besides: number): boolean {
    const reasons = this.#rows.reasonsOf[one]!;
    for (let at = 0; at < reasons.length; at++) {
      const reason = reasons[at]!;
      if (reason !== besides && this.#speaksOf(reason, other) && this.mayAdd(reason)) return true;
    }
    return false;
  }

  /** Marks of truths with which all truths and links hold; undefined when there are none. */
  trial(): readonly number[] | undefined {
    const chosen: number[] = [];
    const isPossible = this.#choose(chosen);
    for (const mark of chosen) this.#hold(mark, -1);
    return isPossible ? chosen : undefined;
  }

  #choose(chosen: number[]): boolean {
    const truth = this.truths.find((one) => this.#held[one] === 0);
    if (truth === undefined) return true;
    for (const mark of this.#rows.marksOf[truth]!) {
      if (this.#excluded[mark]! > 0 || !this.#mayHold(mark)) continue;
      this.#hold(mark, 1);
      chosen.push(mark);
      if (this.#choose(chosen)) return true;
      chosen.pop();
      this.#hold(mark, -1);
    }
    return false;
  }

  #mayHold(mark: number): boolean {
    for (const reason of this.#rows.reasonsOf[mark]!) {
      if (this.part[reason]! >= LINK && this.#held[reason]! > 0) return false;
    }
    return true;
  }

  #hold(mark: number, change: 1 | -1): void {
    for (const reason of this.#rows.reasonsOf[mark]!) this.#held[reason]! += change;
  }
}
