/** The program in the browser's place: the public API for browsers, and its answers as one text. */
import { create } from 'fontkit';
import * as puzzlewright from '../../src/browser.js';

/** The input from the test, the only one. */
interface Given {
  readonly wasm: Uint8Array;
  readonly orders: readonly {
    readonly family: string;
    readonly settings: Readonly<Record<string, unknown>>;
  }[];
  readonly seed: string;
  /** The WOFF files of the typeface. */
  readonly faces: Readonly<Record<puzzlewright.Face, Uint8Array>>;
  readonly book: string;
}

/** The PDF of a book. */
async function bind({ faces, book }: Given): Promise<Uint8Array> {
  puzzlewright.useDrawingPlatform({
    // Bytes of this realm: to pdfkit those of the test are no Uint8Array.
    fontFile: (face) => Uint8Array.from(faces[face]),
    openFont: (bytes) => create(bytes as Buffer) as puzzlewright.Font,
    deflate: () => {
      throw new Error('a raster was drawn, which no page of this book has');
    },
  });
  return (await puzzlewright.bookFromSpec(book)).main;
}

/** A picture, a puzzle of each order, and a check, as JSON. */
async function work({ wasm, orders, seed }: Given): Promise<string> {
  const { nonogram, findFamily, generate, check, nonogramFromPicture, loadHighs } = puzzlewright;
  await loadHighs(wasm);
  const values = Float64Array.from({ length: 400 }, (_, pixel) => {
    const [row, column] = [Math.floor(pixel / 20), pixel % 20];
    return Math.hypot(row - 9.5, column - 9.5) < 8 ? 20 : 240;
  });
  const picture = await nonogramFromPicture({ width: 20, height: 20, values }, { seed, width: 10 });
  const batch: unknown[] = [];
  for (const { family, settings } of orders) {
    const made = await generate(findFamily(family)!, { seed, settings });
    batch.push(...made.puzzles);
  }
  const checked = await check(nonogram, picture.puzzle);
  const { verdict, solution, certified } =
    checked.verdict === 'unique' ? checked : { ...checked, solution: null };
  return JSON.stringify({ picture: picture.solution, batch, check: { verdict, solution, certified } });
}

Object.assign(globalThis, { work, bind });
