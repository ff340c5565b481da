/** The cages of SudokuPad: those that are rules, and those that are drawn. */
import { z } from 'zod';
import type { Cell } from '../../../../core/index.js';
import type { DrawnCage } from './cosmetics.js';

/** A text, which may be written as a number. */
export const TEXT = z.union([z.string(), z.number()]).nullish();

export const CAGE = z.looseObject({
  cells: z.array(z.tuple([z.number(), z.number()])).nullish(),
  value: TEXT,
  sum: TEXT,
  unique: z.boolean().nullish(),
  style: z.string().nullish(),
  hidden: z.boolean().nullish(),
});
type Cage = z.infer<typeof CAGE>;

/** The style of cages that are further regions. */
export const EXTRA_REGION = 'extraregion';

/** Cages that say what switches of the whole grid, and rows and columns, say as well. */
function isOfGrid({ type }: Cage, switches: readonly string[]): boolean {
  return type === 'rowcol' || (type === 'disjoint' && switches.includes('disjoint-groups'));
}

function numberOf({ sum, value }: Cage): string | undefined {
  return [sum, value].map((said) => String(said ?? '').trim()).find((said) => /^\d{1,6}$/.test(said));
}

/** The constraint of a cage whose numbers differ; one that says `"unique": false` has none. */
export function ruleOfCage(cage: Cage, switches: readonly string[]): readonly object[] {
  const { cells, unique, style, hidden } = cage;
  if (!cells?.length || unique === false || isOfGrid(cage, switches)) return [];
  const number = numberOf(cage);
  if (style === EXTRA_REGION || (hidden && unique && number === undefined)) {
    return cells.length < 2 ? [] : [{ type: 'extra-region', cells }];
  }
  if (number === undefined && !unique) return [];
  return [{ type: 'killer-cage', cells, ...(number !== undefined && { sum: Number(number) }) }];
}

/** The drawing of a cage besides its rule: none of a hidden one, nor of a text about the puzzle. */
export function drawnCage(cage: Cage, switches: readonly string[]): readonly DrawnCage[] {
  const { cells, value, hidden, borderColor, outlineC, textColor, fontC } = cage;
  if (!cells?.length || hidden || isOfGrid(cage, switches) || /^\w+:\s/.test(String(value ?? ''))) return [];
  const hasOutline = ruleOfCage(cage, switches).length === 0;
  const text = hasOutline || numberOf(cage) === undefined ? value : '';
  const [border, ink] = [borderColor ?? outlineC, textColor ?? fontC];
  return [{ cells: cells as readonly Cell[], text, hasOutline, border, ink }];
}
