/** Sentences of steps and lines of proofs, in English and German. */
import { describe, expect, it } from 'vitest';
import { saysAll } from '../../src/explain/words/mark-words.js';
import { saysProof } from '../../src/explain/words/proof-words.js';
import { saysStep } from '../../src/explain/words/says.js';
import type { Mark } from '../../src/families/contract/explaining.js';
import type { Reason } from '../../src/families/contract/reason.js';
import { no, numberMarks, starMarks, stepOf, yes } from './sample-steps.js';

const STARS = starMarks(1, 6).map((mark): Mark => {
  const german = {
    yes: { one: 'hat einen Stern', many: 'haben Sterne' },
    no: { one: 'ist leer', many: 'sind leer' },
  };
  return { ...mark, translated: { de: german } };
});
const NUMBERS = numberMarks(2, 4).map((mark): Mark => {
  const inGerman = (words: string) =>
    words.replace(/^(is|are)/, (verb) => (verb === 'is' ? 'ist' : 'sind')).replace('not', 'nicht');
  const of = ({ one, many }: Mark['yes']) => ({ one: inGerman(one), many: inGerman(many) });
  return { ...mark, translated: { de: { yes: of(mark.yes), no: of(mark.no) } } };
});

function rule(id: string, says: string, german: string): { readonly reason: Reason } {
  const halves = (words: string, exactly: string, least: string, most: string) => ({
    says: words,
    halves: { least: words.replace(exactly, least), most: words.replace(exactly, most) },
  });
  const de = halves(german, 'genau', 'mindestens', 'höchstens');
  const reason = {
    id,
    kind: 'row',
    cells: STARS[0]!.cells,
    ...halves(says, 'exactly', 'at least', 'at most'),
  };
  return { reason: { ...reason, translated: { de } } };
}

const ROW = rule('row-1', 'Row 1 holds exactly two stars', 'Zeile 1 hat genau zwei Sterne');
const REGION = rule(
  'region',
  'The region of r1c1 holds exactly two stars',
  'Das Gebiet von r1c1 hat genau zwei Sterne',
);
const APART = rule('apart', 'Stars do not touch', 'Sterne berühren sich nicht');

describe('a step in words', () => {
  it('says what follows, then its rule and what is known', () => {
    const step = stepOf([ROW], [yes(4), yes(5)], [no(2), no(3)]);
    expect(saysStep(STARS, step)).toBe(
      'r1c3 and r1c4 are empty, because row 1 holds exactly two stars, and r1c5 and r1c6 hold a star each.',
    );
    expect(saysStep(STARS, step, 'de')).toBe(
      'r1c3 und r1c4 sind leer, denn Zeile 1 hat genau zwei Sterne, und r1c5 und r1c6 haben Sterne.',
    );
  });

  it('says what several rules need and allow', () => {
    const reasons = [
      { ...ROW, half: 'most' as const },
      { ...REGION, half: 'least' as const },
    ];
    const count = { least: [1], most: [0], isTight: true };
    const step = stepOf(reasons, [no(1)], [no(2)], { count });
    expect(saysStep(STARS, step)).toBe(
      'r1c3 is empty, because the region of r1c1 holds at least two stars, but row 1 holds at most two stars, and r1c2 is empty.',
    );
    expect(saysStep(STARS, step, 'de')).toBe(
      'r1c3 ist leer, denn das Gebiet von r1c1 hat mindestens zwei Sterne, aber Zeile 1 hat höchstens zwei Sterne, und r1c2 ist leer.',
    );
  });

  it('says the values that are left for a place where they are few', () => {
    expect(saysAll(NUMBERS, [no(0), no(1), no(2)])).toBe('r1c1 can only be 4');
    expect(saysAll(NUMBERS, [no(0), no(1), no(2)], 'de')).toBe('r1c1 kann nur 4 sein');
    expect(saysAll(NUMBERS, [no(0), no(1)])).toBe('r1c1 is not 1 or 2');
    expect(saysAll(NUMBERS, [no(0), no(1), no(4), no(5)], 'de')).toBe('r1c1 und r1c2 sind nicht 1 oder 2');
    const step = stepOf([REGION, ROW], [no(0), no(1)], [no(7)], {
      count: { least: [0], most: [1], isTight: true },
      known: [no(0), no(1), no(2)],
    });
    expect(saysStep(NUMBERS, step)).toContain('and r1c1 can only be 4.');
  });

  it('says what is left of conclusions and of what was known, and nothing is left beside an entry', () => {
    const excluding = (known: Parameters<typeof stepOf>[1]) =>
      saysStep(NUMBERS, stepOf([REGION], [], [no(0), no(1), no(2)], { known }));
    expect(excluding([])).toMatch(/^r1c1 can only be 4, because/);
    expect(excluding([yes(3)])).toMatch(/^r1c1 is not 1, 2 or 3, because/);
    const two = stepOf([REGION], [], [no(0), no(1), no(4), no(5), no(6)], { known: [no(3)] });
    expect(saysStep(NUMBERS, two)).toMatch(/^r1c1 is not 1 or 2, and r1c2 can only be 4, because/);
  });

  it('counts places beyond the number that is named', () => {
    expect(saysAll(STARS, [no(0), no(2), no(4), no(5)], 'en', 1)).toBe('r1c1 and 3 others are empty');
    expect(saysAll(STARS, [no(0), no(2), no(4)], 'de', 1)).toBe('r1c1 und 2 weitere sind leer');
  });
});

describe('a proof in words', () => {
  it('goes from a supposition to what is impossible, line by line', () => {
    const lines = [
      {
        supposed: yes(1),
        lines: [
          { reason: 0, facts: [yes(1)], conclusions: [no(2)] },
          { reason: 1, facts: [no(0), no(2)], conclusions: [] },
        ],
      },
      { reason: 1, facts: [no(1)], conclusions: [no(3)] },
    ];
    const step = stepOf([APART, { ...ROW, half: 'least' }], [no(0)], [no(1), no(3)], {
      proof: { kind: 'contradiction', facts: [], lines },
    });
    expect(saysProof(STARS, step)).toEqual([
      'Suppose that r1c2 holds a star; then r1c3 is empty, because stars do not touch.',
      '  This is impossible, because row 1 holds at least two stars, and r1c1 and r1c3 are empty.',
      'So r1c2 is empty.',
      'Then r1c4 is empty, because row 1 holds at least two stars, and r1c2 is empty.',
    ]);
    expect(saysProof(STARS, step, 'de')).toEqual([
      'Angenommen: r1c2 hat einen Stern; dann: r1c3 ist leer, denn Sterne berühren sich nicht.',
      '  Das ist unmöglich, denn Zeile 1 hat mindestens zwei Sterne, und r1c1 und r1c3 sind leer.',
      'Also: r1c2 ist leer.',
      'Dann: r1c4 ist leer, denn Zeile 1 hat mindestens zwei Sterne, und r1c2 ist leer.',
    ]);
  });

  it('says suppositions at once that the same lines refute, and beside an entry what it excludes', () => {
    const beside = (star: number, gone: number) => ({
      supposed: yes(star),
      lines: [
        { reason: 0, facts: [yes(star)], conclusions: [no(gone)] },
        { reason: 1, facts: [no(0), no(gone)], conclusions: [yes(5)] },
        { reason: 0, facts: [yes(5)], conclusions: [no(4)] },
        { reason: 1, facts: [no(0), no(4)], conclusions: [] },
      ],
    });
    const lines = [beside(1, 2), beside(2, 1), beside(3, 2)];
    const step = stepOf([APART, { ...ROW, half: 'least' }], [no(0)], [no(1), no(2), no(3)], {
      proof: { kind: 'contradiction', facts: [], lines },
    });
    const rest = (gone: string) => [
      `  Then r1c6 holds a star, because row 1 holds at least two stars, and r1c1 and ${gone} are empty; then r1c5 is empty, because stars do not touch.`,
      '  This is impossible, because row 1 holds at least two stars, and r1c1 and r1c5 are empty.',
    ];
    expect(saysProof(STARS, step)).toEqual([
      'Suppose that one of r1c2 and r1c4 holds a star; then r1c3 is empty, because stars do not touch.',
      ...rest('r1c3'),
      'So r1c2 and r1c4 are empty.',
      'Suppose that r1c3 holds a star; then r1c2 is empty, because stars do not touch.',
      ...rest('r1c2'),
    ]);
    expect(saysProof(STARS, step, 'de')[0]).toContain(
      'Angenommen: eines von r1c2 und r1c4 hat einen Stern; dann:',
    );
  });

  it('ends with groups that hold one each, with what is there and what is limited', () => {
    const packing = {
      ...{ packed: 0, groups: [[0, 1], [3]], least: [1], most: [2], held: [4], used: [5] },
      ...{ needed: 4, room: 3, facts: [yes(4)] },
    };
    const step = stepOf([APART, { ...ROW, half: 'least' }, { ...REGION, half: 'most' }], [], [no(4)], {
      proof: { kind: 'contradiction', lines: [{ supposed: yes(4), lines: [packing] }], facts: [] },
    });
    expect(saysProof(STARS, step).slice(1)).toEqual([
      '  Row 1 holds at least two stars: 4 together, of which 1 is there.',
      '  The region of r1c1 holds at most two stars (r1c6): none of them.',
      '  Each of these groups holds at most one, because stars do not touch: r1c1 and r1c2; r1c4.',
      '  That makes at most 3, which is too few.',
    ]);
    expect(saysProof(STARS, step, 'de').at(-1)).toBe('  Das sind höchstens 3, und damit zu wenige.');
  });

  it('names all rules whose parity leaves one way', () => {
    const line = { together: [0, 1], facts: [yes(0)], conclusions: [yes(1)] };
    const step = stepOf([ROW, APART], [], [yes(1)], {
      proof: { kind: 'contradiction', lines: [line], facts: [] },
    });
    expect(saysProof(STARS, step)).toEqual([
      'Then r1c2 holds a star, because row 1 holds exactly two stars, and stars do not touch; in their sum everything else is known or counts twice, and r1c1 holds a star.',
    ]);
  });

  it('says that a search alone has proved a step', () => {
    const step = stepOf([ROW, APART], [], [yes(1)], { proof: { kind: 'together' } });
    expect(saysProof(STARS, step, 'de')[0]).toContain('wie eine Suche bewiesen hat');
  });
});
