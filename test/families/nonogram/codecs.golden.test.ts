/**
 * The data under test/golden/nonogram: inputs as people write them, what is read from them, what is written.
 * Files of several puzzles (`documents.jsonl`) are tested with those of the other families.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Credits } from '../../../src/families/contract/family.js';
import { nonogram } from '../../../src/families/nonogram/index.js';
import type { NonogramPuzzle } from '../../../src/families/nonogram/puzzle.js';
import { byteSource, type Source, textSource } from '../../../src/formats/source.js';

const ROOT = 'test/golden/nonogram';
const CASES = `${ROOT}/cases`;

const codecOf = (format: string) => nonogram.codecs.find((codec) => codec.format === format)!;
const source = (path: string): Source => byteSource(readFileSync(path));
const recognisedAs = (content: Source) => nonogram.codecs.find((codec) => codec.recognises(content))?.format;

/** The credits of formats that have no place for all of them. */
const HELD: Readonly<Record<string, readonly (keyof Credits)[]>> = {
  pzpr: ['author', 'catalogue', 'description'],
  penpa: ['title', 'author', 'catalogue', 'description'],
  ipuz: ['title', 'author', 'copyright', 'description'],
  woven: ['title', 'author', 'license', 'catalogue', 'description'],
};

function isWide({ rows, columns }: NonogramPuzzle): boolean {
  const longest = (lines: readonly (readonly unknown[])[]) => Math.max(...lines.map((clues) => clues.length));
  return Math.max(rows.length + longest(columns), columns.length + longest(rows)) > 100;
}

const formats = readdirSync(ROOT).filter((name) => name !== 'cases');

it('covers every format', () => {
  expect(formats.toSorted()).toEqual(nonogram.codecs.map(({ format }) => format).toSorted());
});

describe.each(formats)('%s', (format) => {
  const codec = codecOf(format);
  const names = readdirSync(`${ROOT}/${format}`).filter(
    (name) => !existsSync(`${ROOT}/${format}/${name}/documents.jsonl`),
  );
  const file = (name: string, kind: string) => `${ROOT}/${format}/${name}/${kind}.${codec.extension}`;
  const refused = names.filter((name) => existsSync(`${ROOT}/${format}/${name}/issues.json`));

  it.each(names.filter((name) => !refused.includes(name)))('reads %s', (name) => {
    const input = source(file(name, 'input'));
    expect(recognisedAs(input)).toBe(format);
    const decoded = codec.decode(input);
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
    const document = readFileSync(`${ROOT}/${format}/${name}/document.json`, 'utf8');
    expect(codecOf('json').encode(decoded.value)).toEqual({ ok: true, value: document });
    if (format === 'json' || codec.readOnly) return;
    const canonical = source(file(name, 'canonical'));
    expect(recognisedAs(canonical)).toBe(format);
    expect(codec.encode(decoded.value)).toEqual({ ok: true, value: canonical.text });
    expect(codec.decode(canonical)).toEqual(decoded);
  });

  it.each(refused)('refuses %s', (name) => {
    const decoded = codec.decode(source(file(name, 'input')));
    if (decoded.ok) throw new Error('was read');
    const found = decoded.issues.map(({ code, place }) => (place === undefined ? { code } : { code, place }));
    expect(found).toEqual(JSON.parse(readFileSync(`${ROOT}/${format}/${name}/issues.json`, 'utf8')));
  });
});

describe('puzzles of known origin', () => {
  const names = readdirSync(CASES).filter((name) => name.endsWith('.non'));

  it('are all there', () => {
    expect(names).toHaveLength(115);
  });

  it.each(names)('%s goes through every format', (name) => {
    const input = source(`${CASES}/${name}`);
    const decoded = codecOf('non').decode(input);
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
    const { puzzle, solution, credits } = decoded.value;
    expect(codecOf('non').encode(decoded.value)).toEqual({ ok: true, value: input.text });
    expect(solution).toBeDefined();
    expect(Object.keys(credits)).toEqual(expect.arrayContaining(['catalogue', 'title', 'license']));
    for (const codec of nonogram.codecs.filter(({ readOnly }) => !readOnly)) {
      const encoded = codec.encode(decoded.value);
      // A drawing of Penpa has a hundred rows and columns, those of clues among them.
      if (codec.format === 'penpa' && !encoded.ok && isWide(puzzle)) continue;
      if (!encoded.ok) throw new Error(`${codec.format}: ${JSON.stringify(encoded.issues)}`);
      const text = textSource(encoded.value);
      expect(nonogram.codecs.filter((other) => other.recognises(text))).toEqual([codec]);
      const back = codec.decode(text);
      expect(back).toMatchObject({ ok: true, value: { puzzle } });
      expect(back.ok && codec.encode(back.value)).toEqual(encoded);
      if (back.ok && back.value.solution !== undefined) {
        const held = HELD[codec.format]?.map((key) => [key, credits[key]]).filter(([, text]) => text);
        expect(back.value).toMatchObject({ puzzle, solution });
        expect(back.value.credits).toEqual(held === undefined ? credits : Object.fromEntries(held));
      }
    }
  });
});
