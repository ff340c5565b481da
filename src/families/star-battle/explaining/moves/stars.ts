/** A Star Battle as moves see it: what rows, columns and regions still need, and where stars would touch. */
import type { Known } from '../../../contract/explaining.js';
import type { InLanguages, MoveBoard, StepLanguage } from '../../../contract/move.js';

/** A row, column or region. */
export interface Unit {
  /** The id of its rule. */
  readonly id: string;
  readonly kind: 'row' | 'column' | 'region';
  /** The number of a line, from 1; the first cell of a region. */
  readonly name: string;
  readonly marks: readonly number[];
  readonly open: readonly number[];
  /** Stars that it still needs. */
  readonly needs: number;
}

/** The name of a unit as data. */
export type UnitName = Pick<Unit, 'kind' | 'name'>;

/** Rows, columns or regions that are counted together. */
export const NO_TOUCHING = 'no-touching';

export class Stars {
  readonly units: readonly Unit[];
  readonly #board: MoveBoard;
  readonly #cellOf: readonly (readonly [row: number, column: number])[];

  constructor(board: MoveBoard, stars: number) {
    this.#board = board;
    this.#cellOf = board.marks.map(({ cells: [cell] }) => [cell![0], cell![1]]);
    this.units = board.rules.flatMap(({ reason, marks }): readonly Unit[] => {
      const { kind, id, cells } = reason;
      if (kind !== 'row' && kind !== 'column' && kind !== 'region') return [];
      const [row, column] = cells[0]!;
      const name =
        kind === 'region' ? `r${row + 1}c${column + 1}` : String((kind === 'row' ? row : column) + 1);
      const open = marks.filter((mark) => board.value(mark) === undefined);
      const held = marks.filter((mark) => board.value(mark) === true).length;
      return [{ id, kind, name, marks, open, needs: stars - held }];
    });
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
    return this.openMarks().filter((mark) => marks.every((other) => this.touches(mark, other)));
  }

  openMarks(): readonly number[] {
    return [...this.#board.marks.keys()].filter((mark) => this.isOpen(mark));
  }

  unitsOf(mark: number): readonly Unit[] {
    return this.units.filter(({ marks }) => marks.includes(mark));
  }

  /** True if so many stars that do not touch fit into some cells. */
  fit(cells: readonly number[], count: number): boolean {
    if (count <= 0) return true;
    return cells.some((cell, index) =>
      this.fit(
        cells.slice(index + 1).filter((other) => !this.touches(cell, other)),
        count - 1,
      ),
    );
  }

  /** The sets of cells among some that fit into two by two cells and contain the first: the largest ones. */
  blocksWith(first: number, cells: readonly number[]): readonly (readonly number[])[] {
    const [row, column] = this.#cellOf[first]!;
    const blocks = [-1, 0].flatMap((down) =>
      [-1, 0].map((right) =>
        cells.filter((cell) => {
          const [r, c] = this.#cellOf[cell]!;
          return r - row >= down && r - row <= down + 1 && c - column >= right && c - column <= right + 1;
        }),
      ),
    );
    const isLargest = (block: readonly number[]): boolean =>
      !blocks.some((other) => other.length > block.length && block.every((cell) => other.includes(cell)));
    return [...new Map(blocks.filter(isLargest).map((block) => [block.join(), block])).values()];
  }

  codes(marks: readonly number[]): readonly string[] {
    return marks.map((mark) => this.#board.marks[mark]!.place);
  }

  known(mark: number, value: boolean): Known {
    return { mark, value };
  }
}

/**
 * Lines side by side, so many at once, and single regions.
 * @param withRegions where single units are asked for, regions are among them
 */
export function sideBySide(
  { units }: Stars,
  counts: readonly number[],
  withRegions: boolean,
): readonly (readonly Unit[])[] {
  return counts.flatMap((count) => {
    const single = count === 1 && withRegions ? units.filter(({ kind }) => kind === 'region') : [];
    const lines = (['row', 'column'] as const).flatMap((kind) => {
      const own = units.filter((unit) => unit.kind === kind);
      return own.slice(count - 1).map((_, first) => own.slice(first, first + count));
    });
    return [...single.map((unit) => [unit]), ...lines];
  });
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

const ONE: Readonly<Record<Unit['kind'], InLanguages<string>>> = {
  row: { en: 'row', de: 'Zeile' },
  column: { en: 'column', de: 'Spalte' },
  region: { en: 'the region of', de: 'das Gebiet von' },
};
const MANY: Readonly<Record<Unit['kind'], InLanguages<string>>> = {
  row: { en: 'rows', de: 'Zeilen' },
  column: { en: 'columns', de: 'Spalten' },
  region: { en: 'the regions of', de: 'die Gebiete von' },
};

/** Units of one kind: `row 3`, `the regions of r1c1 and r4c1`. */
export function unitWords(units: readonly UnitName[], language: StepLanguage): string {
  const names = units.map(({ name }) => name);
  const and = language === 'en' ? 'and' : 'und';
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
  return `${(units.length > 1 ? MANY : ONE)[units[0]!.kind][language]} ${list}`;
}

const NUMBERS: InLanguages<readonly string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  de: ['keinen', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
};

/** `two stars`; in German as the object of a sentence. */
export function starCount(count: number, language: StepLanguage): string {
  const number = NUMBERS[language][count] ?? String(count);
  if (language === 'en') return `${number} ${count === 1 ? 'star' : 'stars'}`;
  return `${number} ${count === 1 ? 'Stern' : 'Sterne'}`;
}

/** The name of a unit without what changes. */
export function nameOfUnit({ kind, name }: Unit): UnitName {
  return { kind, name };
}
