/**
 * All ways to divide a square of cells into connected regions of as many cells as it has rows. A region
 * begins at the first free cell and grows by cells beside it, each set of cells once (Redelmeier 1981, for
 * polyominoes).
 */
import { sideNeighbours, symmetriesOf } from '../../../core/index.js';

/** The region of each cell, row-major; regions are numbered from 0 in the order of their first cells. */
export type Layout = Int8Array;

/**
 * Calls `visit` with each layout; the array is used again for the next one.
 * @param isKept called with a layout that is begun, -1 in free cells; false: nothing of it is wanted
 */
export function visitLayouts(
  side: number,
  visit: (layout: Layout) => void,
  isKept: (layout: Layout) => boolean = () => true,
): void {
  const layout: Layout = new Int8Array(side * side).fill(-1);
  const beside = sideNeighbours({ rows: side, columns: side });
  const begin = (region: number): void => {
    if (!isKept(layout)) return;
    const first = layout.indexOf(-1);
    if (first < 0) {
      visit(layout);
      return;
    }
    const seen = new Set([first]);
    const grow = (untried: number[], size: number): void => {
      while (untried.length > 0) {
        const cell = untried.pop()!;
        layout[cell] = region;
        if (size + 1 === side) begin(region + 1);
        else {
          const fresh = [...beside[cell]!].filter((other) => layout[other]! < 0 && !seen.has(other));
          for (const other of fresh) seen.add(other);
          grow([...untried, ...fresh], size + 1);
          for (const other of fresh) seen.delete(other);
        }
        layout[cell] = -1;
      }
    };
    grow([first], 0);
  };
  begin(0);
}

/** A judge of layouts by the eight symmetries of the square. */
export interface SymmetryOfLayouts {
  /** True if the layout comes first among its images; of each class of layouts one does. */
  isFirst(layout: Layout): boolean;
  /** False if a reflection at one of the two middle lines changes the layout, which may have free cells. */
  isMirrored(layout: Layout): boolean;
}

/** Opens a judge of layouts of a side. */
export function symmetryOfLayouts(side: number): SymmetryOfLayouts {
  const sources = symmetriesOf({ rows: side, columns: side }).map((symmetry) => {
    const source = new Int16Array(side * side);
    for (const cell of source.keys()) {
      const [row, column] = symmetry.to([Math.floor(cell / side), cell % side]);
      source[row * side + column] = cell;
    }
    const isMirror = !symmetry.transposes && symmetry.flipsRows !== symmetry.flipsColumns;
    return { source, isMirror };
  });
  const mirrors = sources.filter(({ isMirror }) => isMirror);
  return {
    isFirst: (layout) => sources.every(({ source }) => orderOfImage(layout, source) <= 0),
    isMirrored: (layout) => mirrors.every(({ source }) => isImage(layout, source)),
  };
}

/** Below 0 where a layout comes before its image, whose regions are numbered anew; 0 where both are equal. */
function orderOfImage(layout: Layout, source: Int16Array): number {
  const numbers = new Map<number, number>();
  for (const [cell, from] of source.entries()) {
    const region = layout[from]!;
    const number = numbers.get(region) ?? numbers.size;
    numbers.set(region, number);
    if (layout[cell] !== number) return layout[cell]! - number;
  }
  return 0;
}

/** True if the cells that have regions, as far as their images have them too, keep their regions together. */
function isImage(layout: Layout, source: Int16Array): boolean {
  const imageOf = new Map<number, number>();
  for (const [cell, from] of source.entries()) {
    const [region, other] = [layout[cell]!, layout[from]!];
    if (region < 0 || other < 0) continue;
    if ((imageOf.get(region) ?? other) !== other) return false;
    imageOf.set(region, other);
  }
  return new Set(imageOf.values()).size === imageOf.size;
}
