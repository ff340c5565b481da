/** What a person can deduce: counting in rows, columns and runs, and trying a colour to see whether it fails. */

import { sizeOfRows } from '../../core/grid/cell.js';
import { flatMapCells } from '../../core/grid/rows.js';
import { CountedFacts } from '../kit/confirm-groups.js';
import { BLACK_CELL, groupsOf, OPEN, type UnrulyPuzzle } from './puzzle.js';

/** A cell by its row-major index, and whether it is black. */
interface Colour {
  readonly cell: number;
  readonly isBlack: boolean;
}

export class Logic {
  readonly #groups;
  readonly #count: number;
  readonly #known: Colour[];
  /** How many colours were tried. */
  tries = 0;

  constructor(puzzle: UnrulyPuzzle) {
    const { rows, columns } = sizeOfRows(puzzle.grid);
    this.#count = rows * columns;
    this.#groups = groupsOf(puzzle).map(({ cells, least, most }) => {
      return { facts: cells.map(([row, column]) => row * columns + column), least, most };
    });
    this.#known = flatMapCells(puzzle.grid, (sign, [row, column]) =>
      sign === OPEN ? [] : [{ cell: row * columns + column, isBlack: sign === BLACK_CELL }],
    ).slice();
  }

  get cellCount(): number {
    return this.#count;
  }

  /** How many cells counting leaves open, or that it found a contradiction. */
  count(): number | 'contradiction' {
    const facts = this.#follow();
    return facts === undefined ? 'contradiction' : this.#openCells(facts).length;
  }

  /** Tries every colour of every open cell until none fails any more; then as {@link count}. */
  tryColours(): number | 'contradiction' {
    for (let progress = true; progress; ) {
      progress = false;
      const facts = this.#follow();
      if (facts === undefined) return 'contradiction';
      for (const cell of this.#openCells(facts)) {
        for (const isBlack of [true, false]) {
          this.tries++;
          if (this.#follow({ cell, isBlack }) !== undefined) continue;
          this.#known.push({ cell, isBlack: !isBlack });
          progress = true;
          break;
        }
      }
    }
    return this.count();
  }

  /** What follows by counting from all that is known, and perhaps one more colour; undefined: a contradiction. */
  #follow(assumed?: Colour): CountedFacts | undefined {
    const facts = new CountedFacts(this.#count, this.#groups);
    for (const { cell, isBlack } of this.#known) facts.know(cell, isBlack);
    if (assumed !== undefined) facts.know(assumed.cell, assumed.isBlack);
    return facts.follow() ? facts : undefined;
  }

  #openCells(facts: CountedFacts): readonly number[] {
    return [...Array(this.#count).keys()].filter((cell) => !facts.isTrue(cell) && !facts.isFalse(cell));
  }
}
