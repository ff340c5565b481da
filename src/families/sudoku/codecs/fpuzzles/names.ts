/** Cells and numbers as f-puzzles writes them: `R1C1` is the upper left cell, `R0C1` is above it. */
import { z } from 'zod';
import type { Cell } from '../../../../core/index.js';
import { rounded } from '../shapes.js';

const NAME = /^R(-?\d{1,3})C(-?\d{1,3})$/i;

/** A cell by its name. */
export const CELL: z.ZodType<Cell> = z
  .string()
  .regex(NAME, 'The name of a cell such as R1C1 is expected')
  .transform((name): Cell => {
    const [, row, column] = NAME.exec(name)!;
    return [Number(row) - 1, Number(column) - 1];
  });

const POINT_NAME = /^R(-?\d{1,3}(?:\.\d*)?)C(-?\d{1,3}(?:\.\d*)?)$/i;

/** A point by its name; between cells with fractions, `R1.5C1`. */
export const POINT: z.ZodType<Cell> = z
  .string()
  .regex(POINT_NAME, 'The name of a cell such as R1C1 is expected')
  .transform((name): Cell => {
    const [, row, column] = POINT_NAME.exec(name)!;
    return [rounded(Number(row) - 1), rounded(Number(column) - 1)];
  });

/** The name of a point. */
export function pointName([row, column]: Cell): string {
  return `R${rounded(row + 1)}C${rounded(column + 1)}`;
}

/** The text of a clue, most often a number. */
export const VALUE = z.union([z.string(), z.number()]).nullish();

/** The name of a cell. */
export function nameOf([row, column]: Cell): string {
  return `R${row + 1}C${column + 1}`;
}

/** The names of cells. */
export function namesOf(cells: readonly Cell[]): readonly string[] {
  return cells.map(nameOf);
}

/** The number that a clue says; undefined: it says nothing; a text: it says that, which is no number. */
export function numberOf(value: z.infer<typeof VALUE>): number | string | undefined {
  const text = String(value ?? '').trim();
  if (text === '') return undefined;
  return /^\d{1,4}$/.test(text) ? Number(text) : text;
}
