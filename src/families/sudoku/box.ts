import type { Box } from './puzzle.js';

/**
 * The box shape that formats without one assume: as square as the side allows, wider than high (6 has
 * boxes of 2 rows and 3 columns).
 */
export function usualBox(side: number): Box {
  let rows = Math.floor(Math.sqrt(side));
  while (side % rows !== 0) rows--;
  return [rows, side / rows];
}
