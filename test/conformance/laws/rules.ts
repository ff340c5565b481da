import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bruteForce, type Subject } from '../families.js';

/** The rules accept solutions and refuse them with one cell changed. */
export function ruleLaws(subjects: readonly Subject[]): void {
  describe.each(subjects)('the rules of $id', (subject) => {
    const { family, small } = subject;
    const solved = family.examples.filter(({ solution }) => solution !== undefined);

    it.each(solved)(
      'accept the solution of "$name", and no other with one cell changed',
      ({ puzzle, solution }) => {
        expect(family.readSolution(JSON.parse(JSON.stringify(solution)), puzzle)).toEqual({
          ok: true,
          value: solution,
        });
        expect(family.verify(puzzle, solution)).toEqual([]);
        for (const variation of small.variations(solution)) {
          expect(family.verify(puzzle, variation).length).toBeGreaterThan(0);
          expect(family.differences(solution, variation).length).toBeGreaterThan(0);
        }
      },
    );

    it('refuse every solution of a small puzzle with one cell changed', () => {
      fc.assert(
        fc.property(small.puzzle, (puzzle) => {
          for (const solution of bruteForce(subject, puzzle).slice(0, 3)) {
            for (const variation of small.variations(solution)) {
              expect(family.verify(puzzle, variation).length).toBeGreaterThan(0);
            }
          }
        }),
        { numRuns: 30 },
      );
    });

    it('read any JSON as a solution or as issues, never with an exception', () => {
      const [{ puzzle }] = family.examples as [(typeof family.examples)[number]];
      fc.assert(
        fc.property(fc.anything(), (json) => {
          const read = family.readSolution(json, puzzle);
          if (read.ok) family.verify(puzzle, read.value);
          else expect(read.issues.length).toBeGreaterThan(0);
        }),
      );
    });

    it('find no cell in which a solution differs from itself', () => {
      for (const { solution } of solved) expect(family.differences(solution, solution)).toEqual([]);
    });
  });
}
