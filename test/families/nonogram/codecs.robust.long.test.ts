/** No input makes a format throw: random text and bytes, damaged files, huge and absurd ones. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { byteSource, type Source, textSource } from '../../../src/formats/source.js';

const ROOT = 'test/golden/nonogram';
const inputs = readdirSync(ROOT)
  .filter((format) => format !== 'cases')
  .flatMap((format) => readdirSync(`${ROOT}/${format}`).map((name) => `${ROOT}/${format}/${name}`))
  .map((folder) => `${folder}/${readdirSync(folder).find((name) => name.startsWith('input'))}`)
  .map((path) => new Uint8Array(readFileSync(path)));

/** Reads with every format: a result either way, and whatever was read is written and read again. */
function readWithAll(source: Source): void {
  for (const codec of nonogram.codecs) {
    expect(typeof codec.recognises(source)).toBe('boolean');
    const decoded = codec.decode(source);
    if (!decoded.ok) {
      expect(decoded.issues.length).toBeGreaterThan(0);
      expect(JSON.stringify(decoded.issues).length).toBeLessThan(20_000);
      continue;
    }
    if (codec.readOnly) continue;
    const encoded = codec.encode(decoded.value);
    if (!encoded.ok) throw new Error(`${codec.format}: ${JSON.stringify(encoded.issues)}`);
    const again = codec.decode(textSource(encoded.value));
    expect(again.ok && codec.encode(again.value)).toEqual(encoded);
  }
}

it('reads random text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'0123459 ,.#?X-\n\r\t/:|"{}[]<>&;=abxyzP'), maxLength: 200 }),
  );
  fc.assert(
    fc.property(text, (value) => readWithAll(textSource(value))),
    { numRuns: 300 },
  );
});

it('reads random bytes', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .uint8Array({ maxLength: 40 })
      .map((tail) => Uint8Array.from([0x50, 0x34, 0x0a, 0x33, 0x20, 0x33, 0x0a, ...tail])),
  );
  fc.assert(
    fc.property(bytes, (value) => readWithAll(byteSource(value))),
    { numRuns: 300 },
  );
});

it('reads damaged files', () => {
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.integer({ min: 0, max: 4 }),
    added: fc.oneof(
      fc.uint8Array({ maxLength: 3 }),
      fc
        .constantFrom('0', '9', '\n', '\n\n', ' ', '"', '<', '/', ',', '-1', '99999999999', 'z')
        .map((text) => new TextEncoder().encode(text)),
    ),
  });
  const damaged = fc
    .record({ input: fc.constantFrom(...inputs), edits: fc.array(edit, { minLength: 1, maxLength: 3 }) })
    .map(({ input, edits }) =>
      edits.reduce((bytes, { at, removed, added }) => {
        const start = Math.floor(at * bytes.length);
        return Uint8Array.from([...bytes.subarray(0, start), ...added, ...bytes.subarray(start + removed)]);
      }, input),
    );
  fc.assert(
    fc.property(damaged, (value) => readWithAll(byteSource(value))),
    { numRuns: 700 },
  );
});

it('reads every beginning of a file', () => {
  for (const input of inputs) {
    for (let length = 0; length < input.length; length += 7)
      readWithAll(byteSource(input.subarray(0, length)));
  }
});

describe('absurd inputs', () => {
  const many = 100_000;
  const inputs: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['blank lines', '\n'.repeat(many)],
    ['spaces', `#${' '.repeat(many)}#`],
    ['one cell a line', '#\n'.repeat(many)],
    ['a wide line above many short ones', `${'#'.repeat(many)}\n${'#\n'.repeat(many)}`],
    ['digits', '1'.repeat(many)],
    ['numbers', '1 '.repeat(many)],
    ['lines of numbers in two groups', `${'1\n'.repeat(many)}\n${'1\n'.repeat(many)}`],
    ['a long section', `rows\n${'1 '.repeat(many)}\ncolumns\n${'x\n'.repeat(many)}`],
    ['properties', `width 5\nheight 5\nrows\ncolumns\n${'a b\n'.repeat(many)}`],
    [
      'a by-line of spaces',
      `width 1\nheight 1\nby "${' '.repeat(many)}\nrows\n1\ncolumns\n${' '.repeat(many)}x\n`,
    ],
    ['nin of a billion', '1000000000 1000000000\n1\n'],
    ['non of a billion', 'width 999999999\nheight 999999999\nrows\n1\ncolumns\n1\n'],
    ['pbm of a billion', 'P1 999999999 999999999 0'],
    ['packed pbm of a billion', 'P4 999999999 999999999 0'],
    ['pbm of comments', `P1\n${'#\n'.repeat(many)}`],
    ['address of a billion', 'https://puzz.link/p?nonogram/999999999/999999999/zzzz'],
    ['address of skips', `https://puzz.link/p?nonogram/500/500/${'z'.repeat(many)}`],
    ['id of a billion', '999999999x999999999:1/1'],
    ['id of slashes', `500x500:${'/'.repeat(many)}`],
    ['id of clues', `5x5:${'1.'.repeat(many)}`],
    ['deep JSON', `{"family":"nonogram","rows":${'['.repeat(many)}`],
    ['deep JSON, closed', `{"family":"nonogram","rows":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['wrong JSON numbers', `{"family":"nonogram","columns":[],"rows":[[${'"1",'.repeat(100_000)}1]]}`],
    ['JSON of escapes', `{"family":"nonogram","rows":"${'\\n'.repeat(many)}`],
    ['deep XML', '<puzzleset>'.repeat(100_000)],
    ['XML of lines', `<puzzle>${'<clues type="rows"><line/></clues>'.repeat(20_000)}</puzzle>`],
    [
      'XML of entities',
      `<!DOCTYPE p [<!ENTITY a "${'x'.repeat(5000)}">]><puzzle><title>${'&a;'.repeat(5000)}</title></puzzle>`,
    ],
  ];

  it.each(inputs)('%s', (_, text) => {
    const source = textSource(text);
    for (const codec of nonogram.codecs) {
      codec.recognises(source);
      expect(codec.decode(source).ok).toBe(false);
    }
  });

  it('more than ten million bytes', () => {
    const source = byteSource(new Uint8Array(10_000_001).fill(0x23));
    for (const codec of nonogram.codecs) {
      expect(codec.decode(source)).toMatchObject({ ok: false, issues: [{ code: 'input-too-large' }] });
    }
  });
});
