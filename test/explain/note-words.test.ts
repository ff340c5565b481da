/** The words of lines that rest on notes of parts. */
import { describe, expect, it } from 'vitest';
import { knownClauses } from '../../src/explain/words/because.js';
import { meantWords } from '../../src/explain/words/meant-words.js';
import { touchingOnly } from '../../src/explain/words/touching-facts.js';
import type { Known } from '../../src/families/contract/explaining.js';
import { noTouching } from '../../src/families/star-battle/explaining/reasons.js';
import { no, starMarks, yes } from './sample-steps.js';

const STARS = starMarks(1, 8);
const PART = [6, 7];
const NOTE = 8;
const MARKS = [
  ...STARS,
  {
    ...STARS[6]!,
    variable: 100,
    cells: PART.flatMap((mark) => STARS[mark]!.cells),
    place: 'part',
    atLeast: 1,
    counts: PART.map((mark) => STARS[mark]!.variable),
  },
];

describe('a line that rests on a note', () => {
  it('keeps a note that touches nothing, but leaves out such an entry where there are no notes', () => {
    const used = { reason: noTouching(STARS.flatMap(({ cells }) => cells)), marks: [] };
    const noted = { facts: [yes(0), yes(NOTE)], conclusions: [no(1)] };
    expect(touchingOnly(MARKS, used, noted)).toEqual(noted);
    const plain = { facts: [yes(0), yes(5)], conclusions: [no(1)] };
    expect(touchingOnly(MARKS, used, plain).facts).toEqual([yes(0)]);
  });

  it('needs no rule for what the note means', () => {
    const says = (facts: readonly Known[], conclusions: readonly Known[]): string | undefined =>
      meantWords(MARKS, { facts, conclusions });
    expect(says([no(NOTE)], [no(6), no(7)])).toBe('part is empty');
    expect(says([no(NOTE)], [no(5)])).toBeUndefined();
    expect(says([yes(NOTE)], [no(6)])).toBeUndefined();
    expect(says([yes(NOTE), no(6)], [yes(7)])).toBe(
      'part holds a star, and all cells there but r1c8 are empty',
    );
    expect(says([yes(NOTE), no(6), no(7)], [])).toBe('part holds a star, and all cells there are empty');
    expect(says([no(NOTE), yes(6)], [])).toBe('part is empty, and r1c7 holds a star');
    // What the note does not count needs a rule.
    expect(says([yes(NOTE), no(5), no(6)], [yes(7)])).toBeUndefined();
  });
});

describe('a note about all that a whole thing holds', () => {
  const WHOLE = [4, 5, 6, 7];
  const whole = {
    place: 'whole',
    yes: { one: 'is done', many: 'are done' },
    counts: WHOLE.map((mark) => STARS[mark]!.variable),
  };
  const marks = MARKS.with(NOTE, { ...MARKS[NOTE]!, whole });
  const says = (facts: readonly Known[], known: readonly Known[]): readonly string[] =>
    knownClauses(marks, { facts, conclusions: [no(0)] }, known, 8);

  it('is said of the whole where nothing else is left of it, with what is empty of the rest', () => {
    expect(says([yes(NOTE)], [no(4), no(5)])).toEqual(['whole is done', 'r1c5 and r1c6 are empty']);
    expect(says([yes(NOTE)], [no(4)])).toEqual(['part holds a star']);
    expect(says([yes(NOTE), no(6)], [no(4), no(5)])).toEqual(['whole is done', 'only r1c8 is left there']);
  });

  it('is said of the part where another part of the same whole is needed too', () => {
    const both = [...marks, { ...marks[NOTE]!, variable: 101, place: 'other part' }];
    const facts = [yes(NOTE), yes(NOTE + 1)];
    expect(knownClauses(both, { facts, conclusions: [no(0)] }, [no(4), no(5)], 8)).toEqual([
      'part and other part hold a star each',
    ]);
  });

  it('names the whole also where the note says all by itself', () => {
    const inference = { facts: [yes(NOTE), no(6)], conclusions: [yes(7)], known: [no(4), no(5)] };
    expect(meantWords(marks, inference)).toBe('whole is done, and all cells there but r1c8 are empty');
  });
});
