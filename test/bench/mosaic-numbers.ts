/** The fewest numbers of Mosaics of pictures and of random drawings: those found, the bound, the work. */
import { readFile } from 'node:fs/promises';
import { textRowsOf } from '../../src/core/index.js';
import { createRng } from '../../src/core/random.js';
import { mosaicOfDrawing } from '../../src/jobs/index.js';
import { binarise } from '../../src/picture/decode/binarise.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { greyCells } from '../image/sampled.js';
import { measure } from './processor.js';
import { figure, printTable } from './table.js';

const PICTURES = [
  'bicycle.svg',
  'cat.jpg',
  'horse.png',
  'lighthouse.svg',
  'owl.svg',
  'photographer.jpg',
  'sailboat.svg',
  'teapot.svg',
  'tree.svg',
  'whale.svg',
];
const SIDES = [10, 20];
/** Black cells of random drawings, of ten. */
const BLACK = [3, 4, 5, 6];

interface Drawn {
  readonly name: string;
  readonly side: number;
  readonly rows: readonly string[];
}

/** Prints the table. */
export async function benchMosaicNumbers(): Promise<void> {
  const bounding = await loadHighsEngine();
  const rows: (string | number)[][] = [];
  for await (const { name, side, rows: drawing } of drawings()) {
    const { value, seconds } = measure(() => mosaicOfDrawing(drawing, { bounding, certify: true }));
    const size = `${side}x${side}`;
    if (value.status !== 'made') {
      rows.push([name, size, value.issue.code, '', '', figure(seconds)]);
      continue;
    }
    const { numbers, lowerBound, certified } = value.mosaic;
    if (!certified) throw new Error(`the proof for ${name} was not checked`);
    const gap = (100 * (numbers - lowerBound)) / lowerBound;
    rows.push([name, size, numbers, lowerBound, `${figure(gap)} %`, figure(seconds)]);
  }
  printTable(
    'Mosaics of drawings: the fewest numbers found, the proved bound, how far they are apart',
    ['drawing', 'size', 'numbers', 'bound', 'gap', 'processor seconds'],
    rows,
  );
}

async function* drawings(): AsyncGenerator<Drawn> {
  for (const side of SIDES) {
    for (const name of PICTURES) yield { name, side, rows: await drawn(name, side) };
    for (const black of BLACK) {
      const rng = createRng(`mosaic ${side} ${black}`);
      const signs = Array.from({ length: side ** 2 }, () => (rng.integer(10) < black ? '#' : '.'));
      yield { name: `random, 0.${black} black`, side, rows: textRowsOf(signs.join(''), side) };
    }
  }
}

async function drawn(picture: string, side: number): Promise<readonly string[]> {
  const prepared = await greyCells(await readFile(`images/${picture}`), { width: side, height: side });
  if (!prepared.ok) throw new Error(`${picture} cannot be prepared`);
  const { bitmap } = binarise(prepared.value, { name: 'otsu' });
  return textRowsOf(Array.from(bitmap.cells, (cell) => (cell === 1 ? '#' : '.')).join(''), side);
}
