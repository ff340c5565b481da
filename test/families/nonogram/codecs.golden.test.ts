/**
 * The data under test/golden/nonogram: inputs as people write them, what is read from them, what is written.
 * Files of several puzzles (`documents.jsonl`) are tested with those of the other families.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { byteSource, type Source, textSource } from '../../../src/formats/source.js';

const ROOT = 'test/golden/nonogram';
const CASES = `${ROOT}/cases`;

const codecOf = (format: string) => nonogram.codecs.find((codec) => codec.format === format)!;
const source = (path: string): Source => byteSource(readFileSync(path));
const recognisedAs = (content: Source) => nonogram.codecs.find((codec) => codec.recognises(content))?.format;

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
    if (format === 'json') return;
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
    for (const codec of nonogram.codecs) {
      const encoded = codec.encode(decoded.value);
      if (!encoded.ok) throw new Error(`${codec.format}: ${JSON.stringify(encoded.issues)}`);
      const text = textSource(encoded.value);
      expect(nonogram.codecs.filter((other) => other.recognises(text))).toEqual([codec]);
      const back = codec.decode(text);
      expect(back).toMatchObject({ ok: true, value: { puzzle } });
      expect(back.ok && codec.encode(back.value)).toEqual(encoded);
      if (back.ok && back.value.solution !== undefined) {
        const { author, catalogue } = credits;
        // A file of the pzpr editor has no place for title and licence.
        const held = codec.format === 'pzpr' ? { author, catalogue } : credits;
        expect(back.value).toEqual({ puzzle, solution, credits: held });
      }
    }
  });
});
