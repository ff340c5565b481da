/** Layouts that puzzles of one size share. */
import type { Size } from '../../../core/index.js';

/** Makes a layout of a size, and keeps it until another size is asked for: puzzles come size by size. */
export function bySize<Layout>(make: (size: Size) => Layout): (size: Size) => Layout {
  let latest: { readonly size: Size; readonly layout: Layout } | undefined;
  return (size) => {
    if (latest?.size.rows !== size.rows || latest.size.columns !== size.columns) {
      latest = { size, layout: make(size) };
    }
    return latest.layout;
  };
}
