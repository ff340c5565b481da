/**
 * The number of colour nonograms of small sizes there are, by brute force over all pictures: different sets
 * of clues, pictures that no other one shares its clues with, and pictures that line logic finds.
 */
import { ColourField } from '../../src/families/nonogram/colour/field.js';
import { printTable, timed } from './table.js';

const SIZES: readonly Size[] = [
  { colours: 1, rows: 2, columns: 2 },
  { colours: 1, rows: 3, columns: 3 },
  { colours: 1, rows: 4, columns: 4 },
  { colours: 2, rows: 2, columns: 2 },
  { colours: 2, rows: 2, columns: 3 },
  { colours: 2, rows: 2, columns: 5 },
  { colours: 2, rows: 3, columns: 3 },
  { colours: 2, rows: 3, columns: 4 },
  { colours: 3, rows: 2, columns: 2 },
  { colours: 3, rows: 2, columns: 3 },
  { colours: 3, rows: 3, columns: 3 },
];

const COLUMNS = ['colours', 'size', 'pictures', 'sets of clues', 'unique', 'line by line', 'seconds'];

interface Size {
  /** Besides the background. */
  readonly colours: number;
  readonly rows: number;
  readonly columns: number;
}

/** Prints the counts. */
export async function benchColourCounts(): Promise<void> {
  const rows = SIZES.map((size) => {
    const { value, milliseconds } = timed(() => countPictures(size));
    const { pictures, clueSets, unique, line } = value;
    const grid = `${size.rows} x ${size.columns}`;
    return [size.colours, grid, pictures, clueSets, unique, line, (milliseconds / 1000).toFixed(2)];
  });
  printTable('Colour nonograms of small sizes', COLUMNS, rows);
}

function countPictures({ colours, rows, columns }: Size) {
  const cells = new Uint8Array(rows * columns);
  const field = new ColourField(rows, columns, colours);
  const found = new Map<string, number>();
  const pictures = (colours + 1) ** cells.length;
  let line = 0;
  for (let code = 0; code < pictures; code++) {
    cells.forEach((_, cell) => {
      cells[cell] = Math.floor(code / (colours + 1) ** cell) % (colours + 1);
    });
    const key = cluesKey(cells, rows, columns);
    found.set(key, (found.get(key) ?? 0) + 1);
    field.setPicture(cells);
    if (field.propagate() === 'solved') line++;
  }
  const unique = [...found.values()].filter((count) => count === 1).length;
  return { pictures, clueSets: found.size, unique, line };
}

/** The clues of all lines as one text. */
function cluesKey(cells: Uint8Array, rows: number, columns: number): string {
  let key = '';
  for (let row = 0; row < rows; row++) key += lineKey(cells, row * columns, 1, columns);
  for (let column = 0; column < columns; column++) key += lineKey(cells, column, columns, rows);
  return key;
}

/** The runs of a line: a colour and a length each. */
function lineKey(cells: Uint8Array, start: number, step: number, length: number): string {
  let key = '';
  let run = 0;
  for (let place = 0; place < length; place++) {
    const colour = cells[start + place * step]!;
    run++;
    if (place + 1 < length && cells[start + (place + 1) * step] === colour) continue;
    if (colour > 0) key += `${colour}:${run} `;
    run = 0;
  }
  return `${key}|`;
}
