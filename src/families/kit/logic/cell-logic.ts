/**
 * Logic about cells that each hold something (a star, a queen) or nothing, or about places that hold a track
 * or none: their states, and trials of both.
 */
import type { CellClaim } from '../confirm/cells.js';
import type { Progress } from './look-ahead.js';

/** States of a cell. */
export const OPEN = 0;
export const EMPTY = 1;
export const TAKEN = 2;

export abstract class CellLogic {
  /** State of every cell. */
  readonly states: Uint8Array;

  constructor(states: Uint8Array) {
    this.states = states;
  }

  /** Applies the rules until nothing changes. */
  abstract propagate(): Progress;

  /** Applies the rules and claims their conclusions for all solutions. */
  claim(): CellClaim {
    return this.propagate() === 'contradiction' ? 'contradiction' : this.states;
  }

  /** Fixes a cell that is open, and what follows from it at once. */
  protected abstract set(cell: number, state: number): void;

  /** Cells that are fixed neither as taken nor as empty. */
  get openCount(): number {
    return this.#count(OPEN);
  }

  get takenCount(): number {
    return this.#count(TAKEN);
  }

  /** The progress of logic that found no contradiction. */
  protected get progress(): Progress {
    return this.states.includes(OPEN) ? 'undetermined' : 'solved';
  }

  /**
   * Tries both states of a cell, when it is open, and fixes the one that a refutation of the other forces, if
   * any.
   */
  protected force(cell: number, refutes: (cell: number, state: number) => boolean): boolean {
    if (this.states[cell] !== OPEN) return false;
    const forced = refutes(cell, TAKEN) ? EMPTY : refutes(cell, EMPTY) ? TAKEN : OPEN;
    if (forced !== OPEN) this.set(cell, forced);
    return forced !== OPEN;
  }

  /** The same for every cell in turn; true when any was fixed. */
  protected forceAll(refutes: (cell: number, state: number) => boolean): boolean {
    let found = false;
    for (let cell = 0; cell < this.states.length; cell++) found = this.force(cell, refutes) || found;
    return found;
  }

  #count(state: number): number {
    return this.states.reduce((count, found) => count + (found === state ? 1 : 0), 0);
  }
}
