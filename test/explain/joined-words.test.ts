/** Rules of one kind and lines that say the same of several items, said once. */
import { describe, expect, it } from 'vitest';
import { saysProof } from '../../src/explain/words/proof-words.js';
import { saysStep } from '../../src/explain/words/says.js';
import type { Known } from '../../src/families/contract/explaining.js';
import { no, starMarks, stepOf, yes } from './sample-steps.js';

const STARS = starMarks(1, 6);

/** A rule that one or three of some marks hold, in the words of points with tracks. */
function pointWith(about: string, marks: readonly number[]) {
  const predicate = (words: string) => ({ one: `has ${words}`, many: `have ${words} each` });
  const reason = {
    id: about,
    kind: 'point',
    cells: marks.map((mark) => STARS[mark]!.cells[0]!),
    says: `The point ${about} has one or three stars`,
    amounts: {
      about,
      full: { 1: predicate('one star already') },
      missing: { 2: predicate('two stars already') },
      broken: { 2: predicate('exactly two stars') },
    },
    together: { says: 'each of these points has one or three stars', about },
  };
  return { reason, marks };
}

const POINTS = [pointWith('r8c1', [0, 1, 2]), pointWith('r9c3', [2, 3, 4]), pointWith('r9c5', [3, 4, 5])];

describe('rules that say of one thing how many hold', () => {
  it('are a whole reason, by how many hold', () => {
    const [point] = POINTS;
    const says = (facts: readonly Known[], conclusions: readonly Known[]): string =>
      saysStep(STARS, stepOf([point!], facts, conclusions));
    expect(says([yes(0), no(1)], [no(2)])).toBe('r1c3 is empty, because r8c1 has one star already.');
    expect(says([yes(0), yes(1)], [yes(2)])).toBe('r1c3 holds a star, because r8c1 has two stars already.');
    // Of these nothing is said in such words.
    expect(says([no(0), no(1)], [yes(2)])).toContain('because the point r8c1 has one or three stars');
  });

  it('are said together, in the rules of a step and in lines of which none needs another', () => {
    const lines = (last: Known) => [
      { reason: 0, facts: [yes(0), no(1)], conclusions: [no(2)] },
      { reason: 1, facts: [last, no(4)], conclusions: [no(3)] },
      { reason: 2, facts: [yes(3), yes(4)], conclusions: [] },
    ];
    const proof = (last: Known): readonly string[] => {
      const argument = {
        kind: 'contradiction',
        lines: [{ supposed: yes(0), lines: lines(last) }],
        facts: [],
      } as const;
      return saysProof(STARS, stepOf(POINTS, [], [no(0)], { argument }));
    };
    expect(proof(yes(5))).toEqual([
      'Suppose that r1c1 holds a star.',
      '  Then r1c3 and r1c4 are empty, because r8c1 and r9c3 have one star already each.',
      '  This is impossible, because r9c5 has exactly two stars.',
    ]);
    expect(proof(yes(2))).toHaveLength(4);
    expect(saysStep(STARS, stepOf(POINTS, [], [no(0)]))).toContain(
      'because each of these points has one or three stars: r8c1, r9c3 and r9c5.',
    );
  });

  it('are named in the order in which their conclusions are said', () => {
    const lines = [
      { reason: 1, facts: [yes(5), no(4)], conclusions: [no(3)] },
      { reason: 0, facts: [yes(0), no(1)], conclusions: [no(2)] },
    ];
    const argument = { kind: 'contradiction', lines: [{ supposed: yes(0), lines }], facts: [] } as const;
    expect(saysProof(STARS, stepOf(POINTS, [], [no(0)], { argument }))[1]).toBe(
      '  Then r1c3 and r1c4 are empty, because r8c1 and r9c3 have one star already each.',
    );
  });
});
