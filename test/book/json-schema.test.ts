/** The JSON Schema of specifications: it accepts what the program accepts, and refuses what it refuses. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { GENERATORS } from '../../generators/index.js';
import { EXAMPLE_SPEC } from '../../src/book/example.js';
import { specJsonSchema } from '../../src/book/json-schema.js';
import { cli, enterWorkFolder } from '../cli/harness.js';

enterWorkFolder();

const schema = specJsonSchema();
const accepts = (spec: unknown): boolean =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(spec).success;
const book = (...parts: readonly object[]) => ({ parts });
const part = (family: string, parameters: object) => ({ family, count: 1, parameters });

describe('the JSON Schema of specifications', () => {
  it('is written by book --schema', async () => {
    const { code, out } = await cli(['book', '--schema']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(schema)));
    expect(JSON.parse(out).$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  it('accepts the example', () => {
    expect(accepts(parse(EXAMPLE_SPEC))).toBe(true);
  });

  it.each(GENERATORS)('knows the presets of $id', ({ family, presets }) => {
    for (const { settings } of presets) expect(accepts(book(part(family, settings)))).toBe(true);
  });

  it.each([
    [book(part('hashi', { size: '9x14', density: 30 })), true],
    [book(part('hashi', { size: 9 })), true],
    [book(part('calcudoku', { untold: true })), true],
    [book(part('nonogram', { pictures: 'images', symmetry: 'half-turn' })), true],
    [book({ files: ['old.json'] }), true],
    [{ trim: '170x240 mm', bleed: '3 mm', ...book({ files: ['-'] }) }, true],
    [book(part('hashi', { size: 3 })), false],
    [book(part('hashi', { size: 'large' })), false],
    [book(part('hashi', { stars: 1 })), false],
    [book(part('star-battle', { stars: 1.5 })), false],
    [book(part('nonogram', { pictures: 3 })), false],
    [book(part('sudoku', { symmetry: 'spiral' })), false],
    [book(part('chess', {})), false],
    [book({ family: 'sudoku' }), false],
    [book(), false],
    [{ margin: 3, ...book({ files: ['-'] }) }, false],
  ])('%j: %j', (spec, expected) => {
    expect(accepts(spec)).toBe(expected);
  });
});
