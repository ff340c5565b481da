/** The numbers that are left for the open cells of one row or column, and which of them use each other up. */
import { cellCode } from '../../../core/index.js';
import type { MarkedValue, StepShape } from '../../contract/explaining.js';
import { numberOfMark } from '../../kit/words/number-arguments.js';

/**
 * As many numbers as cells that are left only for each other: as the cells show it (`naked`), or as the
 * numbers do (`hidden`).
 */
export interface Subset {
  readonly kind: 'naked' | 'hidden';
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
}

/** A number in a cell. */
export interface Candidate {
  readonly cell: string;
  readonly number: number;
}

/** Cells and numbers of the largest subset that people look for. */
const LARGEST = 4;

/** The candidates of a row or column; they change as numbers are entered and crossed out. */
export class LineCandidates {
  readonly #numbers: Map<string, Set<number>>;
  /** The numbers that are not entered. */
  #open: readonly number[];

  /** The candidates before a step of one line. */
  constructor({ reasons: [line], known }: StepShape) {
    const cells = line!.cells.map(cellCode);
    const all = cells.map((_, index) => index + 1);
    this.#numbers = new Map(cells.map((cell) => [cell, new Set(all)]));
    this.#open = all;
    const inLine = known.filter(({ mark }) => this.#numbers.has(mark.place));
    const held = inLine.filter(({ value }) => value);
    for (const { mark, value } of inLine) if (!value) this.crossOut(candidateOf(mark));
    for (const { mark } of held) this.enter(candidateOf(mark));
  }

  /** The cells with a candidate, in order. */
  get cells(): readonly string[] {
    return [...this.#numbers.keys()];
  }

  /** The candidates, cell by cell. */
  get all(): readonly Candidate[] {
    return this.cells.flatMap((cell) => this.numbersOf(cell).map((number) => ({ cell, number })));
  }

  /** The numbers that are left for a cell. */
  numbersOf(cell: string): readonly number[] {
    return [...(this.#numbers.get(cell) ?? [])];
  }

  /** The cells that are left for a number. */
  cellsOf(number: number): readonly string[] {
    return this.cells.filter((cell) => this.#numbers.get(cell)!.has(number));
  }

  /** The least number that no cell has or can have. */
  get missing(): number | undefined {
    const left = this.all.map(({ number }) => number);
    return this.#open.find((number) => !left.includes(number));
  }

  has({ cell, number }: Candidate): boolean {
    return this.#numbers.get(cell)?.has(number) === true;
  }

  enter({ cell, number }: Candidate): void {
    this.#numbers.delete(cell);
    this.#open = this.#open.filter((one) => one !== number);
    for (const numbers of this.#numbers.values()) numbers.delete(number);
  }

  crossOut({ cell, number }: Candidate): void {
    this.#numbers.get(cell)?.delete(number);
  }

  /** Crosses out all that a subset excludes. */
  apply(subset: Subset): void {
    for (const candidate of this.all) if (excludes(subset, candidate)) this.crossOut(candidate);
  }

  /** True if cells and numbers are left only for each other already. */
  shows({ kind, cells, numbers }: Subset): boolean {
    return kind === 'naked'
      ? cells.every((cell) => this.numbersOf(cell).every((number) => numbers.includes(number)))
      : numbers.every((number) => this.cellsOf(number).every((cell) => cells.includes(cell)));
  }

  /**
   * The smallest subset that excludes any of some candidates, of those with as many cells one that excludes
   * the most of them.
   * @param least the least number of them that it excludes
   */
  subset(
    wanted: readonly Candidate[],
    least = 1,
  ): { readonly subset: Subset; readonly gone: readonly Candidate[] } | undefined {
    for (let size = 1; size <= LARGEST; size++) {
      const found = [...this.#naked(size), ...this.#hidden(size)].map((subset) => ({
        subset,
        gone: wanted.filter((candidate) => excludes(subset, candidate)),
      }));
      const most = Math.max(0, ...found.map(({ gone }) => gone.length));
      if (most >= least) return found.find(({ gone }) => gone.length === most);
    }
    return undefined;
  }

  /** The smallest choice of cells with fewer numbers, or of numbers with fewer cells, where there is one. */
  get shortage(): Subset | undefined {
    for (let size = 2; size <= LARGEST; size++) {
      const found = [...this.#naked(size, size - 1), ...this.#hidden(size, size - 1)];
      if (found.length > 0) return found[0];
    }
    return undefined;
  }

  /** @param left how many numbers are left for the cells */
  #naked(size: number, left = size): readonly Subset[] {
    return choices(this.cells, size).flatMap((cells): readonly Subset[] => {
      const numbers = union(cells.map((cell) => this.numbersOf(cell)));
      return numbers.length === left ? [{ kind: 'naked', cells, numbers }] : [];
    });
  }

  /** @param left how many cells are left for the numbers */
  #hidden(size: number, left = size): readonly Subset[] {
    const all = union(this.cells.map((cell) => this.numbersOf(cell)));
    return choices(all, size).flatMap((numbers): readonly Subset[] => {
      const cells = this.cells.filter((cell) =>
        numbers.some((number) => this.#numbers.get(cell)!.has(number)),
      );
      return cells.length === left ? [{ kind: 'hidden', cells, numbers }] : [];
    });
  }
}

/** The candidate that a mark affirms or denies. */
export function candidateOf({ place, ...mark }: MarkedValue['mark']): Candidate {
  return { cell: place, number: numberOfMark({ place, ...mark }) };
}

function excludes({ kind, cells, numbers }: Subset, { cell, number }: Candidate): boolean {
  return kind === 'naked'
    ? !cells.includes(cell) && numbers.includes(number)
    : cells.includes(cell) && !numbers.includes(number);
}

function union(lists: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(lists.flat())].sort((one, other) => one - other);
}

/** All combinations of `size` items, in order. */
function choices<T>(things: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return things.flatMap((first, index) =>
    choices(things.slice(index + 1), size - 1).map((others) => [first, ...others]),
  );
}
