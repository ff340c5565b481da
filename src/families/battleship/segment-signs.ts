/**
 * Ships in a character terminal: every segment has a character of its own, as its rounded end has on paper.
 */
import { flatMapCells } from '../../core/index.js';
import type { LatticeSign } from '../../draw/index.js';
import type { GridPicture } from '../kit/pictures/grid-picture.js';
import { ANY_SHIP } from './puzzle.js';

/**
 * The kind of ships shown: given ones of unknown kind, those of the solution, given cells, or the fleet below
 * the grid.
 */
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
 * The segments of some lines of symbols. Ships of the solution are outlined; ASCII, which has no outlines,
 * doubles given segments instead.
 * @param top where the first line begins, in cells
 */
export function segmentSigns(
  picture: GridPicture,
  lines: readonly string[],
  shown: Shown,
  top = 0,
): readonly LatticeSign[] {
  return flatMapCells(lines, (symbol, [row, column]) => {
    const unicode = CHARACTERS[shown][symbol];
    if (unicode === undefined) return [];
    const ascii = shown === 'given' ? symbol.repeat(2) : shown === 'unknown' ? unicode : symbol;
    return [{ ...picture.middle([top + row, column]), unicode, ascii }];
  });
}
