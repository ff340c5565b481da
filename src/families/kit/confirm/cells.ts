/**
 * Confirms claims about cells or places that each hold something (a star, a queen, a track) or nothing. A
 * claim is confirmed where the rules do not allow the opposite, with what is confirmed so far; one that
 * excludes a solution never is.
 */

/** The states of a cell. */
export const CELL = { open: 0, empty: 1, taken: 2 } as const;

/**
 * By cell, one of {@link CELL} as is claimed of the solutions, `open` being no claim; `contradiction`: there
 * is none.
 */
export type CellClaim = 'contradiction' | Readonly<Uint8Array>;

/** True if the rules allow a state of an open cell, as far as they look. */
type Allows = (cell: number, state: number) => boolean;

export abstract class CellConfirmation {
  /** States from the givens and from confirmed claims. */
  protected readonly states: Uint8Array;
  /** Ways of looking at the rules; each is used when those before it confirm no more. */
  protected abstract readonly looks: readonly Allows[];

  constructor(states: Uint8Array) {
    this.states = states;
  }

  /** True if what is confirmed so far is no contradiction, as far as the rules are looked at. */
  protected abstract isPossible(): boolean;

  /** Takes in a confirmed cell. */
  protected confirm(cell: number, state: number): void {
    this.states[cell] = state;
  }

  /** True if the rules confirm the whole claim. */
  confirms(claim: CellClaim): boolean {
    const claimed = claim === 'contradiction' ? undefined : claim;
    do {
      // Of a puzzle without solutions every claim is true.
      if (!this.isPossible()) return true;
    } while (this.looks.some((allows) => this.#confirmBy(allows, claimed)));
    return claimed?.every((state, cell) => state === CELL.open || this.states[cell] === state) ?? false;
  }

  /**
   * Confirms what is claimed (without claims, all that it can) where the opposite is not allowed; true when
   * there was any.
   */
  #confirmBy(allows: Allows, claimed: Readonly<Uint8Array> | undefined): boolean {
    let changed = false;
    for (let cell = 0; cell < this.states.length; cell++) {
      const states = claimed === undefined ? [CELL.empty, CELL.taken] : [claimed[cell]!];
      for (const state of states) {
        if (this.states[cell] !== CELL.open || state === CELL.open) continue;
        if (allows(cell, state === CELL.taken ? CELL.empty : CELL.taken)) continue;
        this.confirm(cell, state);
        changed = true;
      }
    }
    return changed;
  }
}
