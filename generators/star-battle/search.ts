/**
 * A dedicated search for placements, for generators that ask thousands of times: it counts, and deduces no
 * more than that.
 *
 * A group with all its stars empties its open cells; one whose open cells are all needed fills them. A group,
 * or two neighbouring rows or columns, whose open cells fit into fewer blocks of two by two cells than stars
 * are missing is a contradiction.
 */
import { EMPTY, OPEN, STAR } from '../../src/families/star-battle/index.js';
import { blocksOver } from './board.js';
import { BranchingSearch } from './branching.js';

export class StarSearch extends BranchingSearch {
  readonly #covered: Int32Array;
  #stamp = 0;

  constructor(side: number, stars: number) {
    super(side, stars);
    this.#covered = new Int32Array(side * side).fill(-1);
  }

  protected override propagate(): boolean {
    const { changed, missing, open } = this.board;
    for (let group = changed.take(); group >= 0; group = changed.take()) {
      const lacking = missing[group]!;
      if (lacking < 0 || open[group]! < lacking) return this.fail(group);
      if (open[group] === 0) continue;
      const isPossible =
        lacking === 0
          ? this.board.fill(group, EMPTY)
          : open[group] === lacking
            ? this.#fillWithStars(group)
            : this.#hasRoom(group, lacking);
      if (!isPossible) return this.fail(group);
    }
    return true;
  }

  /**
   * Puts a star into each cell of a group that is still open when its turn comes: a star may empty the next
   * cells, and what the group then lacks is counted in its own turn.
   */
  #fillWithStars(group: number): boolean {
    const { side, members, start, state } = this.board;
    const region = group - 2 * side;
    const from = region < 0 ? 0 : start[region]!;
    const end = region < 0 ? side : start[region + 1]!;
    for (let index = from; index < end; index++) {
      const cell = region < 0 ? this.board.cellAt(group, index) : members[index]!;
      if (state[cell] === OPEN && !this.board.put(cell, STAR)) return false;
    }
    return true;
  }

  #hasRoom(group: number, missing: number): boolean {
    const { side, open } = this.board;
    if (group < 2 * side) return this.#lineHasRoom(group, missing);
    return open[group]! > 4 * (missing - 1) || this.#regionHasRoom(group - 2 * side, missing);
  }

  /** True if a row or column has room for what it lacks, alone and together with either neighbour. */
  #lineHasRoom(line: number, lacking: number): boolean {
    const { side, openBits, missing } = this.board;
    const own = openBits[line]!;
    if (blocksOver(own) < lacking) return false;
    const at = line % side;
    return (
      (at === 0 || blocksOver(own | openBits[line - 1]!) >= lacking + missing[line - 1]!) &&
      (at === side - 1 || blocksOver(own | openBits[line + 1]!) >= lacking + missing[line + 1]!)
    );
  }

  /** True if the open cells of a region need at least `stars` blocks of two by two cells to be covered. */
  #regionHasRoom(region: number, stars: number): boolean {
    const { side, members, start, state } = this.board;
    this.#stamp++;
    let blocks = 0;
    for (let index = start[region]!; index < start[region + 1]!; index++) {
      const cell = members[index]!;
      if (state[cell] !== OPEN || this.#covered[cell] === this.#stamp) continue;
      if (++blocks >= stars) return true;
      this.#covered[cell] = this.#stamp;
      if (cell + side < this.#covered.length) this.#covered[cell + side] = this.#stamp;
      if ((cell + 1) % side === 0) continue;
      this.#covered[cell + 1] = this.#stamp;
      if (cell + side < this.#covered.length) this.#covered[cell + side + 1] = this.#stamp;
    }
    return false;
  }
}
