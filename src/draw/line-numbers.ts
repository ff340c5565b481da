/**
 * Numbers beside the rows and above the columns of a grid, for pictures that stand beside texts which call a
 * cell `r3c4`. They are grey and small, outside of all clues, in a strip of their own.
 */
import type { Size } from '../core/index.js';
import { placeShapes } from './place.js';
import type { Colour, Lattice, Scene, Text } from './scene.js';

/** Lighter than clues, and dark enough to print. */
const COLOUR: Colour = '#5c5c5c';
/** Width of a strip, and size of the numbers, as shares of a cell; numbers of two digits are narrower. */
const STRIP = 0.62;
const SIZES = [0.5, 0.44] as const;

/** The scene with its rows and columns numbered from 1; a scene without cells as it is. */
export function withLineNumbers(scene: Scene, { rows, columns }: Size): Scene {
  const { lattice } = scene;
  if (lattice === undefined) return scene;
  const strip = STRIP * lattice.pitch;
  const left = lattice.left ?? strips(lattice.x, lattice.pitch);
  const above = lattice.above ?? strips(lattice.y, lattice.pitch);
  const numbersAt = { x: lattice.x - sum(left) + strip / 2, y: lattice.y - sum(above) + strip / 2 };
  const moved = {
    ...movedLattice(lattice, strip),
    left: [...left, strip],
    above: [...above, strip],
  };
  return {
    ...scene,
    width: scene.width + strip,
    height: scene.height + strip,
    lattice: moved,
    shapes: [
      ...placeShapes(scene.shapes, { x: strip, y: strip, scale: 1 }),
      ...numbersTo(rows).map((row) => numberAt(row, numbersAt.x, middleOf(row, moved.y, moved), moved)),
      ...numbersTo(columns).map((column) =>
        numberAt(column, middleOf(column, moved.x, moved), numbersAt.y, moved),
      ),
    ],
  };
}

function movedLattice(lattice: Lattice, strip: number): Lattice {
  const { x, y, signs } = lattice;
  return {
    ...lattice,
    x: x + strip,
    y: y + strip,
    ...(signs && { signs: signs.map((sign) => ({ ...sign, x: sign.x + strip, y: sign.y + strip })) }),
  };
}

/** The strips that a lattice has before its origin where it does not say. */
function strips(origin: number, pitch: number): readonly number[] {
  return new Array<number>(Math.floor(origin / pitch)).fill(pitch);
}

function numberAt(number: number, x: number, y: number, { pitch }: Lattice): Text {
  const text = String(number);
  const size = SIZES[text.length === 1 ? 0 : 1] * pitch;
  return { kind: 'text', text, x, y, size, anchor: 'middle', colour: COLOUR };
}

function middleOf(number: number, origin: number, { pitch }: Lattice): number {
  return origin + (number - 0.5) * pitch;
}

function numbersTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
