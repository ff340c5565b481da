/**
 * Steps in which a clue about two values of one attribute needs one of them in a house, which then has no
 * other value of it.
 */
import type { StepShape } from '../../contract/explaining.js';

/** The clue and the house of such a step. */
interface ClueWithHouse {
  /** Position of the clue. */
  readonly index: number;
  /** Its values that may be in the house. */
  readonly items: readonly number[];
  /** Counted from 0. */
  readonly house: number;
}

/** @param houses of the street */
export function clueWithHouse(
  { reasons, conclusions, known }: StepShape,
  houses: number,
): ClueWithHouse | undefined {
  const [clue, ...clues] = reasons.filter(({ kind }) => kind === 'clue');
  const [full, ...others] = reasons.filter(({ kind }) => kind === 'house');
  if (clue === undefined || full === undefined || clues.length + others.length > 0) return undefined;
  if (reasons.length > 2 || full.half === 'least' || conclusions.length === 0) return undefined;
  const [start, house] = full.cells[0]!;
  const items = [...new Set(clue.cells.map(([item]) => item))];
  const isOfHouse = (item: number): boolean => item >= start && item < start + houses;
  const isExcluded = conclusions.every(({ mark, value }) => {
    const [item, place] = mark.cells[0]!;
    return !value && place === house && isOfHouse(item) && !items.includes(item);
  });
  if (!isExcluded || !items.every(isOfHouse)) return undefined;
  const excluded = new Set(known.flatMap(({ mark, value }) => (value ? [] : [String(mark.cells[0])])));
  const open = items.filter((item) => !excluded.has(`${item},${house}`));
  return open.length === 0
    ? undefined
    : { index: Number(clue.id.slice('clue-'.length)) - 1, items: open, house };
}
