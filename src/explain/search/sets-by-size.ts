/**
 * The sets of each size that decide something, remembered from step to step. A set that decided nothing
 * decides nothing until something in the scope of one of its reasons becomes known, so only sets with such a
 * reason are searched again.
 */

import { type BrokenList, brokenList, type Evidence, type Knowledge, Nearness } from '../knowledge/index.js';
import { type Deciding, type SizeRequest, SizeSearch } from './smallest.js';

/** The sets of one size. */
interface SizeAnswer {
  readonly found: readonly Deciding[];
  /** True if no set of this size was left out. */
  readonly complete: boolean;
}

/** Memory of the searches of one size. */
interface Searched {
  /** Sets that decided a mark when they were found. */
  found: readonly Deciding[];
  /** By mark: when all sets were searched last, 0 for never. */
  readonly times: Int32Array;
}

export class SetsBySize {
  readonly #knowledge: Knowledge;
  readonly #evidence: Evidence;
  readonly #nearness: Nearness;
  readonly #searched: Map<number, Searched> = new Map();
  /** By reason: when it came to the board, or something in its scope became known last. */
  readonly #touched: number[] = [];
  /** By mark: 1 when it was known at the last step. */
  readonly #wasKnown: Uint8Array;
  #time = 0;

  constructor(knowledge: Knowledge, evidence: Evidence) {
    this.#knowledge = knowledge;
    this.#evidence = evidence;
    this.#nearness = new Nearness(knowledge);
    this.#wasKnown = new Uint8Array(knowledge.board.marks.length);
  }

  /** Takes in marks that became known, and reasons that came to the board. */
  refresh(): void {
    const { board } = this.#knowledge;
    this.#time++;
    while (this.#touched.length < board.reasons.length) this.#touched.push(this.#time);
    for (const mark of this.#knowledge.marksThatAre(true)) {
      if (this.#wasKnown[mark] === 1) continue;
      this.#wasKnown[mark] = 1;
      for (const reason of board.reasonsOf(mark)) this.#touched[reason] = this.#time;
    }
    this.#nearness.refresh();
  }

  /** The sets of a size that decide an unknown mark, when there are none of a smaller size. */
  ofSize(request: SizeRequest): SizeAnswer {
    const searched = this.#ofSize(request.size);
    const search = new SizeSearch(this.#knowledge, this.#evidence, this.#nearness, request);
    // What was searched before is soon searched again.
    const marks = this.#knowledge.marksThatAre(false).sort((one, other) => {
      return searched.times[other]! - searched.times[one]! || one - other;
    });
    const touched = new Map<number, BrokenList>();
    for (const mark of marks) {
      const last = searched.times[mark]!;
      const among = last === 0 ? undefined : (touched.get(last) ?? this.#touchedSince(last));
      if (among !== undefined) touched.set(last, among);
      search.explore(mark, among);
      if (search.isSpent) break;
      searched.times[mark] = this.#time;
    }
    return this.#remember(searched, search.found, !search.isSpent);
  }

  #remember(searched: Searched, found: readonly Deciding[], complete: boolean): SizeAnswer {
    const kept = searched.found.filter(({ mark }) => !this.#knowledge.isKnown(mark));
    searched.found = [...kept, ...found];
    return { found: searched.found, complete };
  }

  #ofSize(size: number): Searched {
    const known = this.#searched.get(size);
    if (known !== undefined) return known;
    const searched = { found: [], times: new Int32Array(this.#knowledge.board.marks.length) };
    this.#searched.set(size, searched);
    return searched;
  }

  #touchedSince(time: number): BrokenList {
    const reasons = [...this.#touched.keys()].filter((reason) => this.#touched[reason]! > time);
    return brokenList(reasons, this.#touched.length);
  }
}
