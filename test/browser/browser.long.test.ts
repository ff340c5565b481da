/** The public API in a context that has what browsers have, and nothing of Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generators/registry.js';
import { bookFromSpec } from '../../src/api/book.js';
import { FACES } from '../../src/draw/platform.js';
import { FAMILIES } from '../../src/families/index.js';
import { NODE_DRAWING } from '../../src/node/drawing.js';
import { cli } from '../cli/in-process.js';
import { bundleForBrowser, countForBrowser } from './bundle.js';

const project = path.resolve(import.meta.dirname, '../..');
const SEED = 'browser';
const orders = GENERATORS.map(({ family, presets: [{ settings }] }) => ({ family, settings }));

const BOOK = {
  title: 'Two small pages',
  trim: 'a5',
  seed: SEED,
  contents: false,
  'title-page': false,
  rules: false,
  parts: [{ family: 'nonogram', count: 1, parameters: { size: 5 } }],
};

describe('in a browser', () => {
  let answer: { picture: string[]; batch: object[]; check: object };
  let pdf: Uint8Array;

  beforeAll(async () => {
    const script = await bundleForBrowser(path.resolve(import.meta.dirname, 'program.ts'));
    const context = createContext({ TextEncoder, TextDecoder, URL, atob, btoa, queueMicrotask, setTimeout });
    runInContext(script, context);
    expect(runInContext('typeof process + typeof require + typeof Buffer', context)).toBe(
      'undefined'.repeat(3),
    );
    const wasm = readFileSync(createRequire(import.meta.url).resolve('highs/runtime'));
    const faces = Object.fromEntries(
      FACES.map((face) => [face, new Uint8Array(NODE_DRAWING.fontFile(face))]),
    );
    const book = JSON.stringify(BOOK);
    context.given = { wasm: new Uint8Array(wasm), orders, seed: SEED, faces, book };
    answer = JSON.parse(await runInContext('work(given)', context));
    pdf = await runInContext('bind(given)', context);
  });

  it('makes a nonogram of pixels', () => {
    expect(answer.picture).toHaveLength(10);
    expect(answer.picture.join('')).toMatch(/^[.#]{100}$/);
    expect(answer.check).toEqual({ verdict: 'unique', solution: answer.picture, certified: true });
  });

  it('makes the puzzle of each family that the command line makes', async () => {
    expect(orders.map(({ family }) => family)).toEqual(FAMILIES.map(({ id }) => id));
    for (const [index, { family, settings }] of orders.entries()) {
      const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
      const { out } = await cli(['generate', family, '--seed', SEED, '--json', ...flags]);
      expect(answer.batch[index]).toEqual(JSON.parse(out));
    }
  });

  it('sets the book that Node sets: the same pages with the same fonts', async () => {
    const { main, pages } = await bookFromSpec(JSON.stringify(BOOK));
    expect(pages).toBe(2);
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\n/g),
    ).toHaveLength(pages);
    const streams = streamsOf(pdf);
    expect(streams.filter((stream) => /\bTj|\bTJ/.test(stream))).toHaveLength(pages);
    expect(streams).toEqual(streamsOf(main));
  });
});

/** The contents of all streams of a PDF, inflated. */
function streamsOf(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/\/Length (\d+)\n(?:\/[^\n]*\n)*?>>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length;
    return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1');
  });
}

describe('the bundle', () => {
  it('takes every module below the Node adapters, with all packages that they import', async () => {
    const files = ['src', 'generators'].flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file))
        .filter((file) => file.endsWith('.ts') && !/^src\/(cli\/|node\/|index\.ts$)/.test(file)),
    );
    const inputs = files.map((file) => path.join(project, file));
    expect(await countForBrowser(inputs)).toBeGreaterThan(files.length);
  });

  it('refuses modules of Node', async () => {
    const input = path.join(project, 'src/node/index.ts');
    await expect(bundleForBrowser(input)).rejects.toThrow(/asks for node:/);
  });
});
