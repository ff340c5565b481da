/**
 * Deductions from one row or column, and from two neighbouring ones together.
 *
 * Stars of one line stand apart, with a cell between them. The most stars that fit to the left and to the
 * right of a place, one after the other from the edge, say which open cells cannot take a star, which must,
 * and where a star in the line beside would leave too little room.
 *
 * Of two neighbouring lines laid together, two columns next to each other form a block of two by two cells,
 * which takes one star: so the stars of both lines stand apart too, and the same holds for them with what
 * both lack.
 */
import { EMPTY, OPEN, STAR } from '../../src/families/star-battle/index.js';
import { type Board, blocksOver } from './board.js';

export class LineRule {
  readonly #board: Board;
  /** Most stars among the places up to two before each place. */
  readonly #before: Int32Array;
  /** Most stars among the places from each place on. */
  readonly #from: Int32Array;

  constructor(board: Board) {
    this.#board = board;
    this.#before = new Int32Array(board.side + 2);
    this.#from = new Int32Array(board.side + 2);
  }

  /** Fixes what follows for a line that lacks stars and for its neighbours; false in a contradiction. */
  apply(line: number): boolean {
    const { side, openBits, missing, state } = this.#board;
    const bits = openBits[line]!;
    const wanted = missing[line]!;
    const most = blocksOver(bits);
    if (most < wanted) return false;
    // A star beside the line takes three places from it, which is room for two stars at most.
    if (most > wanted + 1) return true;
    this.#measure(bits);
    const at = line % side;
    for (let place = 0; place < side; place++) {
      const around = this.#before[place]! + this.#from[place + 2]!;
      if (most === wanted && ((bits >> place) & 1) === 1 && !this.#fix(line, place, around, wanted))
        return false;
      if (around >= wanted) continue;
      for (const beside of [line - 1, line + 1]) {
        if (beside === line - 1 ? at === 0 : at === side - 1) continue;
        const cell = this.#board.cellAt(beside, place);
        if (state[cell] === OPEN && !this.#board.put(cell, EMPTY)) return false;
      }
    }
    return true;
  }

  /** Fixes what follows for a line and the next one together; false in a contradiction. */
  applyPair(line: number): boolean {
    const { side, openBits, missing } = this.#board;
    const here = openBits[line]!;
    const next = openBits[line + 1]!;
    const wanted = missing[line]! + missing[line + 1]!;
    const most = blocksOver(here | next);
    if (most !== wanted) return most > wanted;
    this.#measure(here | next);
    for (let place = 0; place < side; place++) {
      const isHere = ((here >> place) & 1) === 1;
      const isNext = ((next >> place) & 1) === 1;
      if (!isHere && !isNext) continue;
      if (this.#before[place]! + 1 + this.#from[place + 2]! < wanted) {
        if (isHere && !this.#board.put(this.#board.cellAt(line, place), EMPTY)) return false;
        if (isNext && !this.#board.put(this.#board.cellAt(line + 1, place), EMPTY)) return false;
      } else if (isHere !== isNext && this.#before[place + 1]! + this.#from[place + 1]! < wanted) {
        if (!this.#board.put(this.#board.cellAt(isHere ? line : line + 1, place), STAR)) return false;
      }
    }
    return true;
  }

  /**
   * Fixes a cell of a line that has room for just the stars that it lacks, where one content alone is
   * possible.
   */
  #fix(line: number, place: number, around: number, wanted: number): boolean {
    const cell = this.#board.cellAt(line, place);
    if (around + 1 < wanted) return this.#board.put(cell, EMPTY);
    if (this.#before[place + 1]! + this.#from[place + 1]! < wanted) return this.#board.put(cell, STAR);
    return true;
  }

  #measure(bits: number): void {
    const { side } = this.#board;
    const before = this.#before;
    const from = this.#from;
    for (let place = 0; place < side; place++) {
      const taken = ((bits >> place) & 1) === 1 ? before[place]! + 1 : 0;
      before[place + 2] = Math.max(before[place + 1]!, taken);
    }
    for (let place = side - 1; place >= 0; place--) {
      const taken = ((bits >> place) & 1) === 1 ? from[place + 2]! + 1 : 0;
      from[place] = Math.max(from[place + 1]!, taken);
    }
  }
}
