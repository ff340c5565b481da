import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../families.js';

/** A copy of JSON data with the value at one place, anywhere in it, replaced. */
function replaceSomewhere(json: unknown, steps: readonly number[], value: unknown): unknown {
  if (typeof json !== 'object' || json === null || steps.length === 0) return value;
  const keys = Object.keys(json);
  const key = keys[steps[0]! % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const changed = replaceSomewhere((json as Record<string, unknown>)[key], steps.slice(1), value);
  return Array.isArray(json) ? json.with(Number(key), changed) : { ...json, [key]: changed };
}

/** Puzzles are read from JSON of any shape, and every issue code has a counterexample. */
export function readingLaws(subjects: readonly Subject[]): void {
  describe.each(subjects)('reading $id', ({ family, small }) => {
    it('accepts every example and every small puzzle as it is', () => {
      for (const { puzzle } of family.examples) {
        expect(family.readPuzzle(JSON.parse(JSON.stringify(puzzle)))).toEqual({ ok: true, value: puzzle });
      }
      fc.assert(
        fc.property(small.puzzle, (puzzle) => {
          expect(family.readPuzzle(JSON.parse(JSON.stringify(puzzle)))).toEqual({ ok: true, value: puzzle });
        }),
      );
    });

    it('answers every counterexample with the issue that it is of', () => {
      for (const { code, json } of family.counterexamples) {
        const read = family.readPuzzle(json);
        expect(read.ok ? [] : read.issues.map((found) => found.code)).toContain(code);
      }
    });

    it('answers any JSON with a puzzle or with issues of which there are counterexamples, never with an exception', () => {
      const puzzles = family.examples.map(({ puzzle }) => puzzle);
      const codes = family.counterexamples.map(({ code }) => code);
      const spoilt = fc
        .record({
          puzzle: fc.constantFrom(...puzzles),
          steps: fc.array(fc.nat(), { maxLength: 4 }),
          value: fc.jsonValue(),
        })
        .map(({ puzzle, steps, value }) => replaceSomewhere(puzzle, steps, value));
      fc.assert(
        fc.property(fc.oneof(spoilt, spoilt, fc.jsonValue(), fc.anything()), (json) => {
          const read = family.readPuzzle(json);
          if (read.ok) {
            expect(family.readPuzzle(read.value)).toEqual(read);
            return;
          }
          expect(read.issues.length).toBeGreaterThan(0);
          for (const { code, message } of read.issues) {
            expect(codes).toContain(code);
            expect(message).toMatch(/\.$/);
          }
        }),
        { numRuns: 500 },
      );
    });
  });
}
