/** Signs between two cells: dots, letters, signs of comparison; and circles between four cells. */
import type { Cell } from '../../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Shape, WHITE } from '../../../draw/index.js';
import type { NeighbourPair } from '../../kit/neighbour-pairs.js';
import { borderSigns, latticeBetween, type PlacedBorderSign } from '../../kit/pictures/border-signs.js';
import type { GridPicture } from '../../kit/pictures/grid-picture.js';
import type { Drawn } from '../constraints/contract.js';

/** Radius of a dot, and of a circle with numbers, in cells. */
const DOT = 0.15;
const CIRCLE = 0.25;

/** A sign of the kit. */
export function signShapes(picture: GridPicture, sign: PlacedBorderSign): Drawn {
  return { above: borderSigns(picture, [sign]), between: latticeBetween(picture, [sign]) };
}

/** A dot, with a number in it where it means another one than usual. */
export function dotShapes(
  picture: GridPicture,
  cells: readonly Cell[],
  look: 'white' | 'black',
  number: number | undefined,
): Drawn {
  const [fill, ink, unicode, ascii] = look === 'white' ? [WHITE, BLACK, '○', 'o'] : [BLACK, WHITE, '●', '@'];
  const rim = { fill, stroke: BLACK, strokeWidth: 1.5 * HAIRLINE };
  const dot = picture.circle(middleOf(cells), DOT * picture.cell, rim);
  const text = number === undefined ? [] : [clue(picture, cells, String(number), 0.24, ink)];
  return { above: [dot, ...text], between: signOf(picture, cells, unicode, ascii) };
}

/** A short text in a gap of the border. */
export function letterShapes(picture: GridPicture, cells: readonly Cell[], text: string): Drawn {
  const sign = text.length === 1 ? text : '+';
  const gap = picture.circle(middleOf(cells), 0.16 * picture.cell, { fill: WHITE });
  return {
    above: [gap, clue(picture, cells, text, 0.32, BLACK)],
    between: signOf(picture, cells, sign, sign),
  };
}

/** A circle between four cells with up to four numbers, two in a line. */
export function cornerClue(picture: GridPicture, cells: readonly Cell[], numbers: readonly number[]): Drawn {
  const rim = { fill: WHITE, stroke: BLACK, strokeWidth: 1.2 * HAIRLINE };
  const circle = picture.circle(middleOf(cells), CIRCLE * picture.cell, rim);
  const lines = numbers.length < 3 ? [numbers] : [numbers.slice(0, 2), numbers.slice(2)];
  const texts = lines.map((line, index): Shape => {
    const text = clue(picture, cells, line.join(' '), 0.22, BLACK);
    return { ...text, y: text.y + (index - (lines.length - 1) / 2) * 0.2 * picture.cell };
  });
  return { above: [circle, ...texts] };
}

/** The point between cells, as a cell that lies there. */
function middleOf(cells: readonly Cell[]): Cell {
  const sum = (part: 0 | 1): number => cells.reduce((total, cell) => total + cell[part], 0) / cells.length;
  return [sum(0), sum(1)];
}

function clue(picture: GridPicture, cells: readonly Cell[], text: string, size: number, colour: Colour) {
  return picture.text(middleOf(cells), text, { size: size * picture.cell, bold: true, colour });
}

function signOf(picture: GridPicture, cells: readonly Cell[], unicode: string, ascii: string) {
  const pair = cells as NeighbourPair;
  return latticeBetween(picture, [{ pair, sign: { look: 'bar', unicode, ascii } }]);
}
