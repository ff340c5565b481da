/** The boards with a number of walls by value: the largest number of queens that fit. */
import { largestNumber, searchPlacements } from '../../../families/queens/index.js';
import { type BoardUpToSymmetry, boardsUpToSymmetry } from './walled-boards.js';

/** A board with its value. */
interface ValuedBoard extends BoardUpToSymmetry {
  /** The largest number of queens. */
  readonly queens: number;
  /** True if one placement alone reaches it. */
  readonly isSingle: boolean;
}

/** The number of boards that have one value. */
export interface ValueCount {
  readonly queens: number;
  /** Turns and reflections counted one by one, and one of them only. */
  readonly boards: number;
  readonly upToSymmetry: number;
  /** Those of the boards on which a single placement reaches the value, likewise. */
  readonly single: number;
  readonly singleUpToSymmetry: number;
}

function valued(found: BoardUpToSymmetry): ValuedBoard {
  const largest = largestNumber(found.board);
  if (largest.status !== 'found') throw new Error('a search without a limit was stopped');
  const { queens } = largest;
  return { ...found, queens, isSingle: searchPlacements(found.board, queens, { limit: 2 }).count === 1 };
}

/** Counts the boards with a given number of walls by value, a piece at a time. */
export class Census {
  readonly #boards: Iterator<BoardUpToSymmetry | undefined>;
  readonly #counts = new Map<number, ValueCount>();
  #next: BoardUpToSymmetry | undefined;
  #counted = 0;
  #searched = 0;
  #isComplete = false;

  constructor(size: number, walls: number) {
    this.#boards = boardsUpToSymmetry(size, walls);
    this.#step();
  }

  /** Boards whose value is known, turns and reflections counted one by one. */
  get counted(): number {
    return this.#counted;
  }

  /** Boards whose value was searched for: one of all turns and reflections of each. */
  get searched(): number {
    return this.#searched;
  }

  /** True if all boards were counted. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** The counts by value, ascending. */
  get values(): readonly ValueCount[] {
    return [...this.#counts.values()].sort((one, other) => one.queens - other.queens);
  }

  /** True if the next board's value has to be searched for; if not, it is known from a symmetric board. */
  get needsSearch(): boolean {
    return this.#next !== undefined;
  }

  /** Counts the next board, if there is one. */
  advance(): void {
    if (this.#isComplete) return;
    if (this.#next !== undefined) {
      this.#searched++;
      this.#counted += this.#next.images;
      const found = valued(this.#next);
      this.#counts.set(found.queens, added(this.#counts.get(found.queens), found));
    }
    this.#step();
  }

  #step(): void {
    const { done = false, value } = this.#boards.next();
    this.#isComplete = done;
    this.#next = value;
  }
}

function added(before: ValueCount | undefined, { queens, images, isSingle }: ValuedBoard): ValueCount {
  const { boards = 0, upToSymmetry = 0, single = 0, singleUpToSymmetry = 0 } = before ?? {};
  return {
    queens,
    boards: boards + images,
    upToSymmetry: upToSymmetry + 1,
    single: single + (isSingle ? images : 0),
    singleUpToSymmetry: singleUpToSymmetry + (isSingle ? 1 : 0),
  };
}
