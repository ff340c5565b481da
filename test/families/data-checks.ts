/** Laws of the data of any family: examples, readers, formats, variants and pictures. */
import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/core/result.js';
import type { Scene } from '../../src/draw/scene.js';
import type { Codec, Counterexample, Example, Puzzle, View } from '../../src/families/contract/family.js';
import { textSource } from '../../src/formats/source.js';

interface FamilyData<P extends Puzzle, S> {
  readonly examples: readonly Example<P, S>[];
  readonly counterexamples: readonly Counterexample[];
  readonly codecs: readonly Codec<P, S>[];
  readPuzzle(json: unknown): Result<P>;
  readSolution(json: unknown, puzzle: P): Result<S>;
  variants(puzzle: P): readonly P[];
  picture(puzzle: P, view: View<S>): Scene;
}

const keyOf = <P>(variants: readonly P[]): string => variants.map((one) => JSON.stringify(one)).sort()[0]!;

export function familyData<P extends Puzzle, S>(family: FamilyData<P, S>): void {
  const { examples, counterexamples, codecs, readPuzzle, readSolution, variants, picture } = family;

  describe.each(examples)('the example $name', ({ puzzle, solution }) => {
    it('is read as it is, with its solution', () => {
      expect(readPuzzle(JSON.parse(JSON.stringify(puzzle)))).toEqual({ ok: true, value: puzzle });
      if (solution !== undefined)
        expect(readSolution(solution, puzzle)).toEqual({ ok: true, value: solution });
      expect(readSolution([], puzzle).ok).toBe(false);
    });

    it('has variants that are read and share one key', () => {
      const key = keyOf(variants(puzzle));
      expect(variants(puzzle)).toHaveLength(8);
      for (const variant of variants(puzzle)) {
        expect(readPuzzle(variant)).toEqual({ ok: true, value: variant });
        expect(keyOf(variants(variant))).toBe(key);
      }
    });

    it.each(codecs)('goes through the format $format and back', (codec) => {
      const encoded = codec.encode({ puzzle, ...(solution && { solution }), credits: {} });
      if (!encoded.ok) {
        expect(encoded.issues.map(({ code }) => code)).toEqual(['format-cannot-hold']);
        return;
      }
      const source = textSource(encoded.value);
      expect(codec.recognises(source)).toBe(true);
      const decoded = codec.decode(source);
      if (!decoded.ok) return expect.fail(JSON.stringify(decoded.issues));
      expect(decoded.value.puzzle).toEqual(puzzle);
      if (['json', 'text'].includes(codec.format)) expect(decoded.value.solution).toEqual(solution);
      expect(codec.encode(decoded.value)).toEqual(encoded);
    });

    it('has pictures of one size, of which the answer alone is no larger', () => {
      const empty = picture(puzzle, {});
      const solved = picture(puzzle, solution === undefined ? {} : { solution });
      const key = picture(puzzle, { ...(solution && { solution }), answerOnly: true });
      expect([solved.width, solved.height]).toEqual([empty.width, empty.height]);
      expect(key.width).toBeLessThanOrEqual(empty.width);
      expect(key.height).toBeLessThanOrEqual(empty.height);
      if (solution !== undefined) expect(solved.title).toBe(`${empty.title}, solution`);
    });
  });

  it('has examples of every verdict, all different', () => {
    expect(new Set(examples.map(({ verdict }) => verdict)).size).toBe(3);
    expect(new Set(examples.map(({ puzzle }) => keyOf(variants(puzzle)))).size).toBe(examples.length);
    for (const { verdict, solution } of examples) expect(solution !== undefined).toBe(verdict === 'unique');
  });

  it.each(counterexamples)('answers a counterexample with $code', ({ code, json }) => {
    const read = readPuzzle(json);
    expect(read.ok ? [] : read.issues.map((found) => found.code)).toContain(code);
  });
}
