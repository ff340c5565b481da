/**
 * One-step look-ahead over cells (or places) that are taken or empty. A trial without a contradiction answers
 * for all that it determined: what follows from one of these follows from the trial as well, so that none of
 * them is tried until something new is found.
 */
import { EMPTY, OPEN, TAKEN } from './cell-logic.js';
import { excludeRefuted, type Probed, type Progress } from './look-ahead.js';

/** Plain logic that can restore an earlier state. */
export interface RevocableCellLogic {
  /** State of every cell. */
  readonly states: Readonly<Uint8Array>;
  propagate(): Progress;
  isOpen(cell: number): boolean;
  /** Fixes an open cell; takes effect with the next {@link propagate}. */
  set(cell: number, state: number): void;
  save(copy?: Uint8Array): Uint8Array;
  /** Restores the state that {@link save} gave after {@link propagate}, also out of a contradiction. */
  restore(saved: Readonly<Uint8Array>): void;
}

/** The other one of the two states of a cell that is not open. */
export function oppositeOf(state: number): number {
  return TAKEN + EMPTY - state;
}

const STATES = Math.max(OPEN, EMPTY, TAKEN) + 1;

/** Look-ahead on top of plain logic. */
export class CellLookAhead {
  readonly #logic: RevocableCellLogic;
  /** By cell and state: a trial did not refute it, and nothing has been found since. */
  readonly #isConsistent: Uint8Array;
  readonly #before: Uint8Array;

  constructor(logic: RevocableCellLogic) {
    this.#logic = logic;
    this.#isConsistent = new Uint8Array(STATES * logic.states.length);
    this.#before = logic.save();
  }

  /**
   * Look-ahead to a fixpoint; returns how far it got and how many trials it made.
   * @param known the states of all cells in a solution, which no trial refutes
   */
  probe(known?: Readonly<Uint8Array>): Probed {
    const logic = this.#logic;
    this.#isConsistent.fill(0);
    return excludeRefuted({
      places: logic.states.length,
      values: [TAKEN, EMPTY],
      propagate: () => logic.propagate(),
      isOpen: (cell) => logic.isOpen(cell),
      refutes: (cell, state) => known?.[cell] !== state && this.#refutes(cell, state),
      exclude: (cell, state) => {
        this.#isConsistent.fill(0);
        logic.set(cell, oppositeOf(state));
      },
    });
  }

  /** True if plain logic refutes a state of a cell; leaves everything as it was. */
  #refutes(cell: number, state: number): boolean {
    const isConsistent = this.#isConsistent;
    if (isConsistent[STATES * cell + state] === 1) return false;
    const logic = this.#logic;
    const { states } = logic;
    const before = logic.save(this.#before);
    logic.set(cell, state);
    const isRefuted = logic.propagate() === 'contradiction';
    if (!isRefuted) {
      for (let other = 0; other < states.length; other++) isConsistent[STATES * other + states[other]!] = 1;
    }
    logic.restore(before);
    return isRefuted;
  }
}
