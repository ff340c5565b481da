/**
 * The variables of the cells that logic leaves open: 1 for a cell that is taken. In a contradiction all cells count as
 * empty, and the row `contradiction` says that there is none.
 */
import type { ModelBuilder } from '../../../model/builder.js';
import type { Values, VariableIndex } from '../../../model/model.js';
import { type CellLogic, EMPTY, OPEN, TAKEN } from '../cell-logic.js';
import type { CellClaim } from '../confirm-cells.js';

export class OpenCells {
  readonly #states: Readonly<Uint8Array>;
  readonly #variables: readonly (VariableIndex | undefined)[];
  readonly contradicts: boolean;
  /** What is known of the cells, as a claim to confirm. */
  readonly claim: CellClaim;

  /** @param presolve whether the logic is applied first */
  constructor(builder: ModelBuilder, logic: CellLogic, presolve: boolean, nameOf: (cell: number) => string) {
    this.contradicts = presolve && logic.propagate() === 'contradiction';
    if (this.contradicts) {
      logic.states.fill(EMPTY);
      builder.row('contradiction', [], '>=', 1);
    }
    this.claim = this.contradicts ? 'contradiction' : logic.states;
    this.#states = logic.states;
    this.#variables = Array.from(logic.states, (state, cell) =>
      state === OPEN ? builder.binary(nameOf(cell)) : undefined,
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

  /** How many of these cells are known to be taken. */
  takenAmong(cells: readonly number[]): number {
    return cells.filter((cell) => this.#states[cell] === TAKEN).length;
  }

  /** Whether a cell is taken in an assignment. */
  isTaken(cell: number, values: Values): boolean {
    const variable = this.#variables[cell];
    return variable === undefined ? this.#states[cell] === TAKEN : values[variable] === 1;
  }
}
