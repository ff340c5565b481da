import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Codec, Puzzle, PuzzleDocument } from '../../../src/families/contract/family.js';
import { byteSource, type Source, textSource } from '../../../src/formats/source.js';
import { bruteForce, documentOf, type Subject } from '../families.js';

type AnyCodec = Codec<Puzzle, unknown>;

/** Encodes, decodes and encodes again; false when the format cannot hold the document, which it says. */
function expectRoundTrip(codec: AnyCodec, document: PuzzleDocument<Puzzle, unknown>): boolean {
  const encoded = codec.encode(document);
  if (!encoded.ok) {
    expect(encoded.issues.length).toBeGreaterThan(0);
    return false;
  }
  expect(codec.recognises(textSource(encoded.value))).toBe(true);
  const decoded = codec.decode(textSource(encoded.value));
  if (!decoded.ok) return expect.fail(JSON.stringify(decoded.issues));
  expect(decoded.value.puzzle).toEqual(document.puzzle);
  if (decoded.value.solution !== undefined) expect(decoded.value.solution).toEqual(document.solution);
  expect(codec.encode(decoded.value)).toEqual(encoded);
  return true;
}

/** The golden inputs of a format, for those that are not written. */
function goldenInputs(family: string, { format, extension }: AnyCodec): string[] {
  const folder = `test/golden/${family}/${format}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(`${folder}/${name}/input.${extension}`, 'latin1'));
}

/** Every format reads what it writes, and answers any text with a puzzle or with issues. */
export function codecLaws(subjects: readonly Subject[]): void {
  const CODECS = subjects.flatMap((subject) =>
    subject.family.codecs.map((codec) => ({ id: subject.id, format: codec.format, codec, subject })),
  );

  /** Formats that are written; the others have golden files of their own. */
  const TWO_WAY = CODECS.filter(({ codec }) => !codec.readOnly);
  const LISTED = TWO_WAY.filter(({ codec }) => codec.pieces !== undefined);

  describe.each(LISTED)('many puzzles of $id in the format $format', ({ codec, subject }) => {
    const texts = subject.family.examples.flatMap(({ puzzle, solution }) => {
      const encoded = codec.encode(documentOf(puzzle, solution));
      return encoded.ok ? [encoded.value] : [];
    });
    const puzzleOf = (source: Source) => {
      const decoded = codec.decode(source);
      return decoded.ok ? decoded.value.puzzle : expect.fail(JSON.stringify(decoded.issues));
    };

    it('fall apart into the puzzles that were put together, each with its line', () => {
      const pieces = codec.pieces!(textSource(`\n${texts.join('# comment\n')}`));
      expect(pieces.map(({ source }) => puzzleOf(source))).toEqual(
        texts.map((text) => puzzleOf(textSource(text))),
      );
      const lengths = texts.map((text) => text.split('\n').length);
      expect(pieces.map(({ line }) => line)).toEqual(
        texts.map((_, index) => 2 + lengths.slice(0, index).reduce((sum, length) => sum + length, 0)),
      );
    });

    it('are one where there is one', () => {
      for (const text of texts) {
        const pieces = codec.pieces!(textSource(text));
        expect(pieces.map(({ source }) => puzzleOf(source))).toEqual([puzzleOf(textSource(text))]);
      }
    });
  });

  describe.each(TWO_WAY)('$id in the format $format', ({ codec, subject }) => {
    const { family, small } = subject;

    it('reads what it writes, and writes it the same again', () => {
      const documents = family.examples.map(({ puzzle, solution }) => documentOf(puzzle, solution));
      expect(documents.filter((document) => expectRoundTrip(codec, document)).length).toBeGreaterThan(0);
      fc.assert(
        fc.property(small.puzzle, fc.boolean(), (puzzle, withSolution) => {
          const solution = withSolution || codec.needsSolution ? bruteForce(subject, puzzle)[0] : undefined;
          expectRoundTrip(codec, documentOf(puzzle, solution));
        }),
        { numRuns: 50 },
      );
    });
  });

  describe.each(CODECS.filter(({ codec }) => codec.readOnly))('$id in the format $format', (listed) => {
    it('is not written', () => {
      for (const { puzzle } of listed.subject.family.examples) {
        expect(listed.codec.encode(documentOf(puzzle, undefined))).toMatchObject({
          ok: false,
          issues: [{ code: 'format-read-only' }],
        });
      }
    });
  });

  describe.each(CODECS)('$id in the format $format', ({ codec, subject }) => {
    const { family } = subject;
    const documents = family.examples.map(({ puzzle, solution }) => documentOf(puzzle, solution));

    it('answers any text and any bytes with a well-formed puzzle or with issues, never with an exception', () => {
      const texts = documents.flatMap((document) => {
        const encoded = codec.encode(document);
        return encoded.ok ? [encoded.value] : [];
      });
      texts.push(...goldenInputs(subject.id, codec));
      const spoilt = fc
        .record({
          text: fc.constantFrom(...texts),
          at: fc.nat(),
          cut: fc.nat({ max: 5 }),
          by: fc.string({ unit: 'binary' }),
        })
        .map(({ text, at, cut, by }) => {
          const from = at % (text.length + 1);
          return textSource(text.slice(0, from) + by + text.slice(from + cut));
        });
      const bytes = fc.uint8Array({ maxLength: 200 }).map(byteSource);
      fc.assert(
        fc.property(fc.oneof(spoilt, spoilt, fc.string().map(textSource), bytes), (source) => {
          codec.recognises(source);
          codec.pieces?.(source);
          const decoded = codec.decode(source);
          if (decoded.ok) {
            const { puzzle } = decoded.value;
            expect(family.readPuzzle(puzzle)).toEqual({ ok: true, value: puzzle });
          } else expect(decoded.issues.length).toBeGreaterThan(0);
        }),
        { numRuns: 120 },
      );
    });
  });
}
