/** Examples for tests that want one of every family: what a new family has serves, without a list. */
import type { AnyFamily, Example, Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';

/** The example of a family with the shortest text of those that have one solution. */
export function smallestExample({ id, examples }: AnyFamily): Example<Puzzle, unknown> {
  const lengthOf = ({ puzzle }: Example<Puzzle, unknown>): number => JSON.stringify(puzzle).length;
  const unique = examples.filter(({ verdict }) => verdict === 'unique');
  const [smallest] = unique.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  if (smallest === undefined) throw new Error(`${id} has no example with one solution`);
  return smallest;
}

/**
 * Examples that were chosen by the ids of their families and their names, and the smallest of every other
 * family that is wanted.
 */
export function withOtherFamilies(
  chosen: readonly (readonly [id: string, name: string])[],
  isWanted: (family: AnyFamily) => boolean,
): readonly (readonly [id: string, name: string])[] {
  const others = FAMILIES.filter((family) => isWanted(family) && chosen.every(([id]) => id !== family.id));
  return [...chosen, ...others.map((family) => [family.id, smallestExample(family).name] as const)];
}
