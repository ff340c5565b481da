/** The cells that a press or a drag means for a type of constraint. */
import type { Cell } from '../../src/browser.js';
import type { GridPoint } from '../ui/pointer-strokes.js';
import type { SpokenConstraint } from '../worker/constraints.js';
import type { Constraint } from './draft.js';

/** Distance from a border within which a press means the cells on both sides. */
const REACH = 0.25;

/** The cells around a border or corner that was pressed; undefined elsewhere and for other types. */
export function cellsAround(
  { cells }: SpokenConstraint,
  { row, column }: GridPoint,
  side: number,
): readonly Cell[] | undefined {
  const [down, right] = [Math.round(row), Math.round(column)];
  const isNear = { down: Math.abs(row - down) < REACH, right: Math.abs(column - right) < REACH };
  const found: readonly Cell[] | undefined =
    cells?.form === 'square' && isNear.down && isNear.right
      ? [
          [down - 1, right - 1],
          [down - 1, right],
          [down, right - 1],
          [down, right],
        ]
      : cells?.form === 'pair' && isNear.down !== isNear.right
        ? isNear.down
          ? [
              [down - 1, Math.floor(column)],
              [down, Math.floor(column)],
            ]
          : [
              [Math.floor(row), right - 1],
              [Math.floor(row), right],
            ]
        : undefined;
  return found?.every((cell) => cell.every((place) => place >= 0 && place < side)) ? found : undefined;
}

/** True if `count` cells are enough for the form in which they come. */
export function isWhole({ cells, rest, copy }: SpokenConstraint, count: number): boolean {
  if (cells === undefined) return true;
  if (cells.form === 'pair') return count === 2;
  if (cells.form === 'square') return count === 4;
  if (copy !== undefined) return count >= 2 && count % 2 === 0;
  return count >= (rest === undefined ? (cells.least ?? 1) : 2);
}

/** Fields as they stand in the form. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** The constraint that a form and cells make; undefined where something is missing. */
export function constraintOf(
  card: SpokenConstraint,
  values: FieldValues,
  chosen: readonly Cell[],
): Constraint | undefined {
  if (!isWhole(card, chosen.length)) return undefined;
  const fields = card.fields.map(({ name, kind, isRequired }): [string, unknown] | undefined => {
    const value = values[name];
    if (value === undefined || value === '' || value === false)
      return isRequired ? undefined : [name, undefined];
    if (kind === 'numbers')
      return [
        name,
        String(value)
          .split(/[\s,;]+/)
          .filter(Boolean)
          .map(Number),
      ];
    return [name, kind === 'number' ? Number(value) : value];
  });
  if (fields.includes(undefined)) return undefined;
  const [first, ...others] = chosen;
  const half = card.copy === undefined ? chosen.length : chosen.length / 2;
  return {
    type: card.type,
    ...(card.cells !== undefined && { cells: card.rest === undefined ? chosen.slice(0, half) : [first!] }),
    ...(card.copy !== undefined && { [card.copy]: chosen.slice(half) }),
    ...(card.rest !== undefined && { [card.rest]: [others] }),
    ...Object.fromEntries(fields.flatMap((field) => (field?.[1] === undefined ? [] : [field]))),
  } as Constraint;
}
