import type { Row } from './model.js';
import type { Relation } from './row.js';

/** A row with one relation, as text formats have them; `range` makes it `bound - range <= sum <= bound`. */
export interface TextRow {
  readonly name: string;
  readonly row: Row;
  readonly relation: Relation;
  readonly bound: number;
  readonly range?: number;
}

/**
 * Rows in one relation each. A range becomes one `<=` row with its range where the format has that, else two
 * rows of which the second is named `…_upper`; so do crossed bounds, which no range can state. Rows without
 * any bound are left out.
 */
export function textRows(rows: readonly Row[], ranges: boolean): TextRow[] {
  return rows.flatMap((row): TextRow[] => {
    const { name, lower, upper } = row;
    if (lower === upper) return [{ name, row, relation: '=', bound: lower }];
    const isRange = lower < upper && Number.isFinite(upper - lower);
    if (ranges && isRange) return [{ name, row, relation: '<=', bound: upper, range: upper - lower }];
    const least: TextRow[] = lower === -Infinity ? [] : [{ name, row, relation: '>=', bound: lower }];
    const second = least.length > 0 ? `${name}_upper` : name;
    const most: TextRow[] = upper === Infinity ? [] : [{ name: second, row, relation: '<=', bound: upper }];
    return [...least, ...most];
  });
}
