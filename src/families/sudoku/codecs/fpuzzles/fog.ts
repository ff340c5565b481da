/** Fog: cells that are lit from the start, one by one or each with all cells around it. */
import { type Cell, success } from '../../../../core/index.js';
import type { ElementKind } from './element.js';
import { CELL, namesOf } from './names.js';

function fog(key: string, reach: number): ElementKind<Cell> {
  return {
    key,
    type: 'fog',
    schema: CELL,
    read(lamps, side) {
      const inside = (at: number): boolean => at >= 0 && at < side;
      const near = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
      const lit = lamps.flatMap(([row, column]) =>
        near.flatMap((down) => near.map((right): Cell => [row + down, column + right])),
      );
      const cells = [
        ...new Map(lit.filter((cell) => cell.every(inside)).map((cell) => [String(cell), cell])).values(),
      ];
      return success(cells.length === 0 ? [] : [{ type: 'fog', cells }]);
    },
    write: ({ cells }) => namesOf(cells),
  };
}

/** The first is written. */
export const FOG_KINDS = [fog('foglight', 0), fog('fogofwar', 1)] as const;
