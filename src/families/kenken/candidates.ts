/**
 * Plain logic: naked and hidden singles in rows and columns, and a cell keeps only numbers with which its
 * cage can make its target. Bit v - 1 is the number v.
 */
import { linesOf } from '../../core/index.js';
import type { CandidateClaim } from '../kit/confirm/candidates.js';
import { LatinCandidates, latinBoard } from '../kit/logic/latin-candidates.js';
import { CageFilter } from './cage-filter.js';
import { cageOfCells, hasClue, type KenkenPuzzle } from './puzzle.js';

export class Candidates extends LatinCandidates {
  /** By cage; none where there is no clue. */
  readonly #filters: readonly (CageFilter | undefined)[];
  /** Cells (row-major) of each cage. */
  readonly #cages: readonly Uint8Array[];
  /** Cage by cell. */
  readonly #owners: Uint8Array;
  /** Cages to look at, first come first served. */
  readonly #waiting: Set<number>;

  constructor(puzzle: KenkenPuzzle) {
    const { size, cages } = puzzle;
    super(
      latinBoard(`lines of ${size}`, () => linesOf({ rows: size, columns: size }).map(({ cells }) => cells)),
    );
    this.#filters = cages.map((cage) => (hasClue(cage) ? new CageFilter(cage, size) : undefined));
    this.#cages = cages.map(({ cells }) => Uint8Array.from(cells, ([row, column]) => row * size + column));
    this.#owners = Uint8Array.from(cageOfCells(puzzle).flat());
    this.#waiting = new Set(cages.keys());
  }

  protected override changed(cell: number): void {
    this.#waiting.add(this.#owners[cell]!);
  }

  protected override forget(): void {
    super.forget();
    this.#waiting.clear();
  }

  protected override narrowFurther(): boolean {
    for (const cage of this.#waiting) {
      this.#waiting.delete(cage);
      this.#filterCage(cage);
      return true;
    }
    return false;
  }

  #filterCage(cage: number): void {
    const filter = this.#filters[cage];
    if (filter === undefined) return;
    const cells = this.#cages[cage]!;
    const supported = filter.filter(this.masks, cells);
    for (let position = 0; position < cells.length; position++) {
      this.restrict(cells[position]!, supported[position]!);
    }
  }
}

/** The numbers that plain logic leaves, as a claim about the solutions. */
export function deduceNumbers(puzzle: KenkenPuzzle): CandidateClaim {
  return new Candidates(puzzle).claim();
}
