/**
 * The text above the steps: the puzzle with numbers beside its rows and columns, and the premises of all
 * steps.
 */
import { BLACK, renderTerminal, type Scene, type Shape, type Text, wrap } from '../../draw/index.js';
import type { Mark } from '../../families/contract/index.js';
import type { Explanation } from '../model/index.js';

const CODE = /r(\d+)c(\d+)/g;

/** The lines above the steps, with a blank one below. */
export function openingLines(
  scene: Scene,
  { marks, premises }: Pick<Explanation, 'marks' | 'premises'>,
  columns: number,
): readonly string[] {
  const drawn = renderTerminal(numbered(scene, marks), { unicode: true }).split('\n');
  const lines = premises.flatMap((premise) => wrap(`${premise}.`, columns));
  return [...drawn, '', ...lines, ...(lines.length === 0 ? [] : [''])];
}

/**
 * The picture with the numbers of rows and columns, as steps name them, in a strip of their own; of a scene
 * without cells itself.
 */
function numbered(scene: Scene, marks: readonly Mark[]): Scene {
  const { lattice } = scene;
  const { rows, columns } = extent(marks);
  if (lattice === undefined || rows === 0) return scene;
  const { x, y, pitch } = lattice;
  const left = lattice.left ?? strips(x, pitch);
  const above = lattice.above ?? strips(y, pitch);
  const outside = { x: x - sum(left) - pitch / 2, y: y - sum(above) - pitch / 2 };
  const numbers: readonly Shape[] = [
    ...numbersUpTo(rows).map((row) => numberAt(row, outside.x, y + (row - 0.5) * pitch)),
    ...numbersUpTo(columns).map((column) => numberAt(column, x + (column - 0.5) * pitch, outside.y)),
  ];
  return {
    ...scene,
    lattice: { ...lattice, left: [...left, pitch], above: [...above, pitch] },
    shapes: [...scene.shapes, ...numbers],
  };
}

/** The last row and column that marks name; 0 where they have other names. */
function extent(marks: readonly Mark[]): { readonly rows: number; readonly columns: number } {
  const codes = marks.flatMap(({ place }) => [...place.matchAll(CODE)]);
  const [rows, columns] = [1, 2].map((part) =>
    codes.reduce((most, code) => Math.max(most, Number(code[part])), 0),
  );
  return { rows: rows!, columns: columns! };
}

/** The strips that a lattice has before its origin where it does not say. */
function strips(origin: number, pitch: number): readonly number[] {
  return new Array<number>(Math.floor(origin / pitch)).fill(pitch);
}

function numberAt(number: number, x: number, y: number): Text {
  return { kind: 'text', text: String(number), x, y, size: 1, anchor: 'middle', bold: false, colour: BLACK };
}

function numbersUpTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
