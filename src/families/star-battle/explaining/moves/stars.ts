/** A Star Battle as moves see it: what rows, columns and regions still need, and where stars would touch. */
import type { Known } from '../../../contract/explaining.js';
import type { MoveBoard } from '../../../contract/move.js';
import type { UnitName } from '../words.js';

/** A row, column or region. */
export interface Unit extends UnitName {
  /** The id of its rule. */
  readonly id: string;
  readonly marks: readonly number[];
  readonly open: readonly number[];
  /** Stars that it still needs, and takes. */
  readonly needs: number;
}

/** The id of the rule that no two stars touch. */
export const NO_TOUCHING = 'no-touching';

export class Stars {
  readonly units: readonly Unit[];
  /** The open cells, in the order of the grid. */
  readonly open: readonly number[];
  readonly #board: Pick<MoveBoard, 'marks' | 'rules' | 'value'>;
  readonly #cellOf: readonly (readonly [row: number, column: number])[];
  readonly #unitsOf: readonly Unit[][];

  constructor(board: Pick<MoveBoard, 'marks' | 'rules' | 'value'>, stars: number) {
    this.#board = board;
    this.#cellOf = board.marks.map(({ cells: [cell] }) => [cell![0], cell![1]]);
    this.open = [...board.marks.keys()].filter((mark) => this.isOpen(mark));
    this.units = board.rules.flatMap(({ reason, marks }): readonly Unit[] => {
      const { kind, id, cells } = reason;
      if (kind !== 'row' && kind !== 'column' && kind !== 'region') return [];
      const [row, column] = cells[0]!;
      const name =
        kind === 'region' ? `r${row + 1}c${column + 1}` : String((kind === 'row' ? row : column) + 1);
      const held = marks.filter((mark) => this.isStar(mark)).length;
      return [
        { id, kind, name, marks, open: marks.filter((mark) => this.isOpen(mark)), needs: stars - held },
      ];
    });
    this.#unitsOf = board.marks.map(() => []);
    for (const unit of this.units) for (const mark of unit.marks) this.#unitsOf[mark]!.push(unit);
  }

  isStar(mark: number): boolean {
    return this.#board.value(mark) === true;
  }

  isOpen(mark: number): boolean {
    return this.#board.value(mark) === undefined;
  }

  touches(one: number, other: number): boolean {
    const [a, b] = [this.#cellOf[one]!, this.#cellOf[other]!];
    return one !== other && Math.abs(a[0] - b[0]) < 2 && Math.abs(a[1] - b[1]) < 2;
  }

  /** The open cells that touch all of some cells. */
  touchingAll(marks: readonly number[]): readonly number[] {
    return this.open.filter((mark) => marks.every((other) => this.touches(mark, other)));
  }

  /** The row, the column and the region of a cell. */
  unitsOf(mark: number): readonly Unit[] {
    return this.#unitsOf[mark]!;
  }

  /** The cells among some, in order, that a block of two by two holds from its first one on. */
  blocksFrom(first: number, cells: readonly number[]): readonly (readonly number[])[] {
    const [row, column] = this.#cellOf[first]!;
    const [left, right] = [-1, 0].map((shift) =>
      cells.filter((cell) => {
        const [r, c] = this.#cellOf[cell]!;
        const across = c - column - shift;
        return r - row >= 0 && r - row < 2 && across >= 0 && across < 2;
      }),
    );
    if (left!.every((cell) => right!.includes(cell))) return [right!];
    return right!.every((cell) => left!.includes(cell)) ? [left!] : [right!, left!];
  }

  codes(marks: readonly number[]): readonly string[] {
    return marks.map((mark) => this.#board.marks[mark]!.place);
  }

  all(marks: readonly number[], value: boolean): readonly Known[] {
    return marks.map((mark) => ({ mark, value }));
  }
}

/** By board: the view at the moment when it was asked for last. */
const LATEST = new WeakMap<MoveBoard, { readonly count: number; readonly stars: Stars }>();

/** The board as it is now. */
export function starsOf(board: MoveBoard<{ readonly stars: number }>): Stars {
  const latest = LATEST.get(board);
  if (latest?.count === board.knownCount) return latest.stars;
  const stars = new Stars(board, board.puzzle.stars);
  LATEST.set(board, { count: board.knownCount, stars });
  return stars;
}
