/**
 * The sets of each size that decide something, remembered from step to step. A set that decided nothing
 * decides nothing until something in the scope of one of its reasons becomes known, so only sets with such a
 * reason are searched again.
 */

import { type BrokenList, brokenList, type Evidence, type Knowledge, Nearness } from '../knowledge/index.js';
import { type Among, amongReasons } from './one-of-distance.js';
import { isOneOfBoard, type OneOfRows, oneOfRows } from './one-of-rows.js';
import { OneOfSearch } from './one-of-search.js';
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

/** Usual growth of the number of nodes with one more reason. */
const GROWTH = 4;

export class SetsBySize {
  readonly #knowledge: Knowledge;
  readonly #evidence: Evidence;
  readonly #nearness: Nearness;
  readonly #searched: Map<number, Searched> = new Map();
  /** By reason: when it came to the board, or something in its scope became known last. */
  readonly #touched: number[] = [];
  /** By mark: 1 when it was known at the last step. */
  readonly #wasKnown: Uint8Array;
  readonly #usesRows: boolean;
  /** The open rows of a board of reasons that each allow one of some marks. */
  #rows: OneOfRows | undefined;
  #lastNodes = 0;
  #time = 0;

  /**
   * @param usesRows true if boards on which every reason allows one of some marks have a search of their own
   */
  constructor(knowledge: Knowledge, evidence: Evidence, usesRows: boolean) {
    this.#knowledge = knowledge;
    this.#usesRows = usesRows;
    this.#evidence = evidence;
    this.#nearness = new Nearness(knowledge);
    this.#wasKnown = new Uint8Array(knowledge.board.marks.length);
  }

  /** The open rows of a board that has a search of its own. */
  get rows(): OneOfRows | undefined {
    return this.#rows;
  }

  /**
   * Questions that the nodes of the search of the next size will count as, estimated from those of the last
   * one.
   */
  get expectedNodes(): number {
    return GROWTH * this.#lastNodes;
  }

  /** Takes in what became known, and reasons that came to the board. */
  refresh(): void {
    const { board } = this.#knowledge;
    this.#time++;
    while (this.#touched.length < board.reasons.length) this.#touched.push(this.#time);
    for (const mark of this.#knowledge.marksThatAre(true)) {
      if (this.#wasKnown[mark] === 1) continue;
      this.#wasKnown[mark] = 1;
      for (const reason of board.reasonsOf(mark)) this.#touched[reason] = this.#time;
    }
    this.#rows = this.#usesRows && isOneOfBoard(board) ? oneOfRows(this.#knowledge) : undefined;
    if (this.#rows === undefined) this.#nearness.refresh();
  }

  /** The sets of a size that decide an unknown mark, when there are none of a smaller size. */
  ofSize(request: SizeRequest): SizeAnswer {
    return this.#rows === undefined ? this.#byQuestions(request) : this.#byRows(this.#rows, request);
  }

  #byRows(rows: OneOfRows, { size, proving }: SizeRequest): SizeAnswer {
    const searched = this.#ofSize(size);
    const search = new OneOfSearch(this.#knowledge, this.#evidence, rows, proving);
    const found: Deciding[] = [];
    const touched = new Map<number, Among>();
    for (const mark of rows.falseMarks) {
      const last = searched.times[mark]!;
      const among =
        last === 0 ? undefined : (touched.get(last) ?? amongReasons(rows, this.#touchedSince(last).broken));
      if (among !== undefined) touched.set(last, among);
      for (const reasons of search.excluding(mark, size, among)) found.push({ mark, reasons });
      if (search.isSpent) break;
      searched.times[mark] = this.#time;
    }
    const complete = !search.isSpent;
    this.#knowledge.count(search.queries);
    this.#lastNodes = search.queries;
    return this.#remember(searched, found, complete);
  }

  #byQuestions(request: SizeRequest): SizeAnswer {
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
