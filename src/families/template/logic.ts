/**
 * The deductions of a person: counting in rows, columns and runs, and trying a colour to see whether it
 * fails.
 */

import { flatMapCells, sizeOfRows } from '../../core/index.js';
import { CountedFacts } from '../kit/confirm/groups.js';
import { excludeRefuted, type Probed, type Progress } from '../kit/logic/look-ahead.js';
import { BLACK_CELL, groupsOf, OPEN, type UnrulyPuzzle } from './puzzle.js';

/** The two colours of a cell, as look-ahead tries them. */
const COLOURS = { white: 0, black: 1 } as const;

/** A cell by its row-major index, and its colour. */
interface Coloured {
  readonly cell: number;
  readonly colour: number;
}

export class Logic {
  readonly #groups;
  readonly #count: number;
  readonly #known: Coloured[];
  /** Cells that counting leaves open; none in a contradiction. */
  #open: ReadonlySet<number> = new Set();

  constructor(puzzle: UnrulyPuzzle) {
    const { rows, columns } = sizeOfRows(puzzle.grid);
    this.#count = rows * columns;
    this.#groups = groupsOf(puzzle).map(({ cells, least, most }) => {
      return { facts: cells.map(([row, column]) => row * columns + column), least, most };
    });
    this.#known = flatMapCells(puzzle.grid, (sign, [row, column]) => {
      const colour = sign === BLACK_CELL ? COLOURS.black : COLOURS.white;
      return sign === OPEN ? [] : [{ cell: row * columns + column, colour }];
    }).slice();
  }

  get cellCount(): number {
    return this.#count;
  }

  /** The number of cells are open after {@link propagate} or {@link probe}. */
  get openCount(): number {
    return this.#open.size;
  }

  /** Counts until nothing more follows. */
  propagate(): Progress {
    const facts = this.#follow(this.#known);
    const cells = facts === undefined ? [] : [...Array(this.#count).keys()];
    this.#open = new Set(cells.filter((cell) => !facts?.isTrue(cell) && !facts?.isFalse(cell)));
    if (facts === undefined) return 'contradiction';
    return this.#open.size === 0 ? 'solved' : 'undetermined';
  }

  /**
   * One-step look-ahead to a fixpoint: every colour of every open cell is tried until none fails any more.
   */
  probe(): Probed {
    return excludeRefuted({
      places: this.#count,
      values: [COLOURS.black, COLOURS.white],
      propagate: () => this.propagate(),
      isOpen: (cell) => this.#open.has(cell),
      refutes: (cell, colour) => this.#follow([...this.#known, { cell, colour }]) === undefined,
      exclude: (cell, colour) => {
        this.#known.push({ cell, colour: COLOURS.black - colour });
      },
    });
  }

  /** The facts that follow by counting from the colours of some cells; undefined: a contradiction. */
  #follow(known: readonly Coloured[]): CountedFacts | undefined {
    const facts = new CountedFacts(this.#count, this.#groups);
    for (const { cell, colour } of known) facts.know(cell, colour === COLOURS.black);
    return facts.follow() ? facts : undefined;
  }
}
