/** Ships in a character terminal: every segment has a character of its own, as its rounded end has on paper. */
import type { LatticeSign } from '../../draw/scene.js';
import { ANY_SHIP } from './puzzle.js';

/** Which ships: given ones of unknown kind, those of the solution, given cells, or the fleet below the grid. */
type Shown = 'unknown' | 'found' | 'given' | 'fleet';

const BLACK: Readonly<Record<string, string>> = {
  o: '●',
  '<': '◄',
  '>': '►',
  '^': '▲',
  v: '▼',
  '#': '■',
};
const CHARACTERS: Readonly<Record<Shown, Readonly<Record<string, string>>>> = {
  unknown: { [ANY_SHIP]: '?' },
  found: { o: '○', '<': '◁', '>': '▷', '^': '△', v: '▽', '#': '□' },
  given: BLACK,
  fleet: BLACK,
};

/**
 * The segments of some lines of symbols. Ships of the solution are outlined; ASCII, which has no outlines, doubles given
 * segments instead.
 * @param corner where the first line begins, in millimetres
 * @param cell side of a cell, in millimetres
 */
export function segmentSigns(
  lines: readonly string[],
  shown: Shown,
  corner: readonly [left: number, top: number],
  cell: number,
): readonly LatticeSign[] {
  const characters = CHARACTERS[shown];
  const [left, top] = corner;
  return lines.flatMap((text, row) =>
    [...text].flatMap((symbol, column): LatticeSign[] => {
      const unicode = characters[symbol];
      if (unicode === undefined) return [];
      const ascii = shown === 'given' ? symbol.repeat(2) : shown === 'unknown' ? unicode : symbol;
      return [{ x: left + (column + 0.5) * cell, y: top + (row + 0.5) * cell, unicode, ascii }];
    }),
  );
}
