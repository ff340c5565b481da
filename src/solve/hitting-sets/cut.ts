/**
 * Choices and cuts. A choice says of every item whether it is chosen; a cut is a clause: at
 * least one of its literals must hold. Literal `i` holds when item i is chosen, literal `~i` (that is -i - 1)
 * when it is not, so that a cut is a plain list of whole numbers.
 */

/** 1 for every chosen item, 0 for the others. */
export type Choice = Readonly<Uint8Array>;

/** `i`: item i is chosen; `~i`: item i is not chosen. */
export type Literal = number;

/** At least one of the literals must hold. An empty cut can never hold. */
export type Cut = readonly Literal[];

/** The item of a literal. */
export function itemOf(literal: Literal): number {
  return literal < 0 ? ~literal : literal;
}

/** True if a literal holds in a choice. */
function holds(choice: Choice, literal: Literal): boolean {
  return literal < 0 ? choice[~literal] === 0 : choice[literal] === 1;
}

/** True if a choice satisfies a cut. */
export function obeys(choice: Choice, cut: Cut): boolean {
  for (const literal of cut) if (holds(choice, literal)) return true;
  return false;
}

/** Sum of the weights of the chosen items. */
export function costOf(choice: Choice, weights: readonly number[]): number {
  let cost = 0;
  for (let item = 0; item < choice.length; item++) if (choice[item] === 1) cost += weights[item]!;
  return cost;
}
