/**
 * The data under test/golden/FAMILY/FORMAT (files of one nonogram have a test of their own): inputs as people
 * write them; what is read from them (`document.json`, or `documents.jsonl` for a file of several, a line
 * with `issues` for each that cannot be read); what is written (`canonical`); or why they are refused
 * (`issues.json`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Codec, Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';
import { placeInWhole } from '../../src/formats/pieces.js';
import { byteSource, type Source } from '../../src/formats/source.js';

const ROOT = 'test/golden';
const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

const ALL = FAMILIES.flatMap((family) =>
  foldersIn(`${ROOT}/${family.id}`).flatMap((format) =>
    foldersIn(`${ROOT}/${family.id}/${format}`).map((name) => ({ family, format, name })),
  ),
);
const CASES = ALL.filter(
  ({ family, format, name }) =>
    family.id !== 'nonogram' || existsSync(`${ROOT}/nonogram/${format}/${name}/documents.jsonl`),
);

/** The first codec of all families that recognises a source, as the command line chooses it. */
function recognised(source: Source): string | undefined {
  for (const family of FAMILIES) {
    const codec = family.codecs.find((candidate) => candidate.recognises(source));
    if (codec !== undefined) return `${family.id} ${codec.format}`;
  }
  return undefined;
}

/** The data that is read, as one line of JSON. */
function readAs(codec: Codec<Puzzle, unknown>, json: Codec<Puzzle, unknown>, source: Source): string {
  const pieces = codec.pieces?.(source) ?? [{ source, line: 1 }];
  return pieces
    .map((piece) => {
      const decoded = codec.decode(piece.source);
      if (!decoded.ok) return `${JSON.stringify({ issues: placeInWhole(piece, decoded.issues) })}\n`;
      const encoded = json.encode(decoded.value);
      return encoded.ok ? encoded.value : expect.fail(JSON.stringify(encoded.issues));
    })
    .join('');
}

it('there are cases for every format that is read only', () => {
  const readOnly = FAMILIES.flatMap(({ id, codecs }) =>
    codecs.filter((codec) => codec.readOnly).map(({ format }) => `${id} ${format}`),
  );
  const covered = ALL.map(({ family, format }) => `${family.id} ${format}`);
  expect(covered).toEqual(expect.arrayContaining(readOnly));
});

describe.each(CASES)('$family.id in the format $format: $name', ({ family, format, name }) => {
  const folder = `${ROOT}/${family.id}/${format}/${name}`;
  const codec = family.codecs.find((candidate) => candidate.format === format)!;
  const json = family.codecs.find((candidate) => candidate.format === 'json')!;
  const source = (kind: string): Source => byteSource(readFileSync(`${folder}/${kind}.${codec.extension}`));
  const expected = ['document.json', 'documents.jsonl', 'issues.json'].find((kind) =>
    existsSync(`${folder}/${kind}`),
  )!;
  const golden = readFileSync(`${folder}/${expected}`, 'utf8');

  if (expected === 'issues.json') {
    it('is refused', () => {
      const decoded = codec.decode(source('input'));
      expect(decoded).toEqual({ ok: false, issues: JSON.parse(golden) });
    });
    return;
  }

  it('is recognised and read', () => {
    expect(recognised(source('input'))).toBe(`${family.id} ${format}`);
    expect(readAs(codec, json, source('input'))).toBe(golden);
  });

  if (codec.readOnly || expected !== 'document.json') return;

  it('is written in the canonical form', () => {
    const decoded = codec.decode(source('input'));
    if (!decoded.ok) return expect.fail(JSON.stringify(decoded.issues));
    expect(codec.encode(decoded.value)).toEqual({ ok: true, value: source('canonical').text });
    expect(recognised(source('canonical'))).toBe(`${family.id} ${format}`);
    // Not every format has a place for the solution and the credits.
    const { puzzle } = decoded.value;
    expect(codec.decode(source('canonical'))).toMatchObject({ ok: true, value: { puzzle } });
  });
});
