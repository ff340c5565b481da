/** The JSON Schema of specifications: it accepts what the program accepts, and refuses what it refuses. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { GENERATORS } from '../../generators/registry.js';
import { EXAMPLE_SPEC } from '../../src/book/spec/example.js';
import { specJsonSchema } from '../../src/book/spec/json-schema.js';
import { settingsIn } from '../../src/settings/settings.js';
import { cli, enterWorkFolder } from '../cli/harness.js';

enterWorkFolder();

const schema = specJsonSchema();
const accepts = (spec: unknown): boolean =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(spec).success;

/** The schema of a part whose puzzles are made. */
interface GeneratedPartSchema {
  readonly properties: {
    readonly family: { readonly enum: readonly string[] };
    readonly parameters: { readonly properties: Readonly<Record<string, object>> };
  };
}
const { parts } = (
  schema as unknown as { readonly properties: { readonly parts: { readonly items: unknown } } }
).properties;
const GENERATED = (
  parts.items as { readonly anyOf: readonly [{ readonly oneOf: readonly GeneratedPartSchema[] }] }
).anyOf[0].oneOf;

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

  it.each(GENERATORS)('describes every setting of $id, with its range', ({ family, settings }) => {
    const ofFamily = GENERATED.filter(({ properties }) => properties.family.enum.includes(family));
    expect(ofFamily).toHaveLength(1);
    const { properties } = ofFamily[0]!.properties.parameters;
    expect(Object.keys(properties)).toEqual(Object.keys(settings.shape));
    for (const { name, kind, range, description } of settingsIn(settings)) {
      expect(properties[name]).toMatchObject({ description });
      if (kind !== 'number') continue;
      const [least, most] = [...range!.matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number));
      expect(properties[name]).toMatchObject({ minimum: least, maximum: most ?? expect.any(Number) });
    }
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
