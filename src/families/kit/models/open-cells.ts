/**
 * The variables of the cells that are open: 1 for a cell that is taken. In a contradiction all cells count as
 * empty, and the row `contradiction` says that there is none.
 */
import type { ModelBuilder, Values, VariableIndex } from '../../../solve/index.js';
import { CELL, type CellClaim } from '../confirm/cells.js';

export class OpenCells {
  readonly #states: Readonly<Uint8Array>;
  readonly #variables: readonly (VariableIndex | undefined)[];
  readonly contradicts: boolean;
  /** The claim that the variables take for granted, to be confirmed. */
  readonly claim: CellClaim;

  /**
   * @param count the number of cells
   * @param claim their known or claimed states
   */
  constructor(builder: ModelBuilder, count: number, claim: CellClaim, nameOf: (cell: number) => string) {
    this.contradicts = claim === 'contradiction';
    if (this.contradicts) builder.row('contradiction', [], '>=', 1);
    const states = new Uint8Array(count);
    if (claim === 'contradiction') states.fill(CELL.empty);
    else states.set(claim);
    this.#states = states;
    this.claim = this.contradicts ? 'contradiction' : states;
    this.#variables = Array.from(states, (state, cell) =>
      state === CELL.open ? builder.binary(nameOf(cell)) : undefined,
    );
  }

  /** All variables, in the order of the cells; they make the solution. */
  get all(): readonly VariableIndex[] {
    return this.#variables.filter((variable) => variable !== undefined);
  }

  /** The variables of those of these cells that are open. */
  among(cells: readonly number[]): VariableIndex[] {
    return cells.flatMap((cell) => this.#variables[cell] ?? []);
  }

  /** The number of these cells are known to be taken. */
  takenAmong(cells: readonly number[]): number {
    return cells.filter((cell) => this.#states[cell] === CELL.taken).length;
  }

  /** True if a cell is taken in an assignment. */
  isTaken(cell: number, values: Values): boolean {
    const variable = this.#variables[cell];
    return variable === undefined ? this.#states[cell] === CELL.taken : values[variable] === 1;
  }
}
