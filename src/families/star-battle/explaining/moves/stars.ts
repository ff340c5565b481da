/** A Star Battle as moves see it: what rows, columns and regions still need, and where stars would touch. */
import type { Known } from '../../../contract/explaining.js';
import type { MoveBoard } from '../../../contract/move.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import type { UnitName } from '../words.js';

/** A row, column or region as it is printed. */
interface Printed extends UnitName {
  /** The id of its rule. */
  readonly id: string;
  readonly marks: readonly number[];
}

/** A row, column or region. */
export interface Unit extends Printed {
  readonly open: readonly number[];
  /** Stars that it still needs, and takes. */
  readonly needs: number;
}

const NO_TOUCHING = 'no-touching';

/** A puzzle without its state. */
interface Layout {
  readonly places: readonly string[];
  readonly cellOf: readonly (readonly [row: number, column: number])[];
  /** By cell: the cells that it touches, in the order of the grid. */
  readonly touching: readonly ReadonlySet<number>[];
  readonly apart: readonly string[];
  readonly units: readonly Printed[];
  readonly perUnit: number;
}

export class Stars {
  readonly units: readonly Unit[];
  /** The open cells, in the order of the grid. */
  readonly open: readonly number[];
  readonly #layout: Layout;
  /** By cell: true for a star, false for an empty one. */
  readonly #values: readonly (boolean | undefined)[];

  constructor(layout: Layout, values: readonly (boolean | undefined)[]) {
    this.#layout = layout;
    this.#values = values;
    this.open = [...values.keys()].filter((mark) => this.isOpen(mark));
    this.units = layout.units.map(({ id, kind, name, marks }) => {
      const open: number[] = [];
      let needs = layout.perUnit;
      for (const mark of marks) {
        if (values[mark] === undefined) open.push(mark);
        else if (values[mark]) needs--;
      }
      return { id, kind, name, marks, open, needs };
    });
  }

  /** The id of the rule that no two stars touch; none where no cells for stars do. */
  get apart(): readonly string[] {
    return this.#layout.apart;
  }

  /** The same puzzle with further values. */
  with(further: ReadonlyMap<number, { readonly value: boolean }>): Stars {
    const values = this.#values.map((value, mark) => further.get(mark)?.value ?? value);
    return new Stars(this.#layout, values);
  }

  isStar(mark: number): boolean {
    return this.#values[mark] === true;
  }

  isOpen(mark: number): boolean {
    return this.#values[mark] === undefined;
  }

  touches(one: number, other: number): boolean {
    return this.#layout.touching[one]!.has(other);
  }

  /** The open cells that touch all of some cells. */
  touchingAll([first, ...others]: readonly number[]): readonly number[] {
    return [...this.#layout.touching[first!]!].filter(
      (mark) => this.isOpen(mark) && others.every((other) => this.touches(mark, other)),
    );
  }

  /** The cells among some, in order, that a block of two by two holds from its first one on. */
  blocksFrom(first: number, cells: readonly number[]): readonly (readonly number[])[] {
    const { cellOf } = this.#layout;
    const [row, column] = cellOf[first]!;
    const [left, right] = [-1, 0].map((shift) =>
      cells.filter((cell) => {
        const [r, c] = cellOf[cell]!;
        const across = c - column - shift;
        return r - row >= 0 && r - row < 2 && across >= 0 && across < 2;
      }),
    );
    if (left!.every((cell) => right!.includes(cell))) return [right!];
    return right!.every((cell) => left!.includes(cell)) ? [left!] : [right!, left!];
  }

  codes(marks: readonly number[]): readonly string[] {
    return marks.map((mark) => this.#layout.places[mark]!);
  }

  all(marks: readonly number[], value: boolean): readonly Known[] {
    return marks.map((mark) => ({ mark, value }));
  }
}

function layoutOf({ marks, rules, puzzle }: MoveBoard<StarBattlePuzzle>): Layout {
  const cellOf = marks.map(({ cells: [cell] }) => [cell![0], cell![1]] as const);
  const touching = cellOf.map(([row, column], one) => {
    const near = [...cellOf.keys()].filter((other) => {
      const [r, c] = cellOf[other]!;
      return other !== one && Math.abs(r - row) < 2 && Math.abs(c - column) < 2;
    });
    return new Set(near);
  });
  const units = rules.flatMap(({ reason, marks: own }): readonly Printed[] => {
    const { kind, id, cells } = reason;
    if (kind !== 'row' && kind !== 'column' && kind !== 'region') return [];
    const [row, column] = cells[0]!;
    const name =
      kind === 'region' ? `r${row + 1}c${column + 1}` : String((kind === 'row' ? row : column) + 1);
    return [{ id, kind, name, marks: own }];
  });
  const apart = rules.some(({ reason }) => reason.id === NO_TOUCHING) ? [NO_TOUCHING] : [];
  return { places: marks.map(({ place }) => place), cellOf, touching, apart, units, perUnit: puzzle.stars };
}

/** By board: its layout, and the view at the moment when it was asked for last. */
const LATEST = new WeakMap<
  MoveBoard,
  { readonly layout: Layout; readonly count: number; readonly stars: Stars }
>();

/** The board as it is now. */
export function starsOf(board: MoveBoard<StarBattlePuzzle>): Stars {
  const latest = LATEST.get(board);
  if (latest?.count === board.knownCount) return latest.stars;
  const layout = latest?.layout ?? layoutOf(board);
  const stars = new Stars(
    layout,
    board.marks.map((_, mark) => board.value(mark)),
  );
  LATEST.set(board, { layout, count: board.knownCount, stars });
  return stars;
}
