/** The public API in a context that has what browsers have, and nothing of Node. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generators/index.js';
import { FAMILIES } from '../../src/families/index.js';
import { cli } from '../cli/in-process.js';
import { bundleForBrowser } from './bundle.js';

const SEED = 'browser';
const orders = GENERATORS.map(({ family, presets: [{ settings }] }) => ({ family, settings }));

describe('in a browser', () => {
  let answer: { picture: string[]; batch: object[]; check: object };

  beforeAll(async () => {
    const script = await bundleForBrowser(path.resolve(import.meta.dirname, 'program.ts'));
    const context = createContext({ TextEncoder, TextDecoder, URL, atob, btoa });
    runInContext(script, context);
    expect(runInContext('typeof process + typeof require + typeof Buffer', context)).toBe(
      'undefined'.repeat(3),
    );
    const wasm = readFileSync(createRequire(import.meta.url).resolve('highs/runtime'));
    context.given = { wasm: new Uint8Array(wasm), orders, seed: SEED };
    answer = JSON.parse(await runInContext('work(given)', context));
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
});

describe('the bundle', () => {
  it('refuses modules of Node', async () => {
    const input = path.resolve(import.meta.dirname, '../../src/node/index.ts');
    await expect(bundleForBrowser(input)).rejects.toThrow(/asks for node:/);
  });
});
