/** The least and the greatest sum or product of all cells of a cage but one. */
import type { CageNow } from './cages.js';

/** Work after which the bounds are not looked for. */
const MOST_STEPS = 20_000;

/** By what is left for the cells, without a number twice in a line; undefined: that takes too long. */
export function bounds(
  { cage, numbers }: CageNow,
  without: number,
): { readonly least: number; readonly most: number } | undefined {
  const positions = [...numbers.keys()].filter((position) => position !== without);
  const chosen = new Map<number, number>();
  let [least, most, steps] = [Infinity, -Infinity, 0];
  const fill = (index: number, made: number): void => {
    if (++steps > MOST_STEPS) return;
    const position = positions[index];
    if (position === undefined) {
      [least, most] = [Math.min(least, made), Math.max(most, made)];
      return;
    }
    const [row, column] = cage.cells[position]!;
    for (const number of numbers[position]!) {
      const repeats = [...chosen].some(([other, held]) => {
        const [otherRow, otherColumn] = cage.cells[other]!;
        return held === number && (otherRow === row || otherColumn === column);
      });
      if (repeats) continue;
      chosen.set(position, number);
      fill(index + 1, cage.op === '*' ? made * number : made + number);
      chosen.delete(position);
    }
  };
  fill(0, cage.op === '*' ? 1 : 0);
  return steps > MOST_STEPS || least > most ? undefined : { least, most };
}
