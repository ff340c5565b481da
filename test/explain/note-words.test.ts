/** The words of lines that rest on notes of parts. */
import { describe, expect, it } from 'vitest';
import { meantByNote } from '../../src/explain/words/meant-words.js';
import { touchingOnly } from '../../src/explain/words/touching-facts.js';
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
    expect(meantByNote(MARKS, { facts: [no(NOTE)], conclusions: [no(6), no(7)] })).toBe(true);
    expect(meantByNote(MARKS, { facts: [no(NOTE)], conclusions: [no(5)] })).toBe(false);
    expect(meantByNote(MARKS, { facts: [yes(NOTE)], conclusions: [no(6)] })).toBe(false);
  });
});
