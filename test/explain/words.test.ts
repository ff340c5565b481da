/** Sentences of steps: conclusions first, then because. */
import { describe, expect, it } from 'vitest';
import { becauseOfOne } from '../../src/explain/words/because.js';
import { saysAll } from '../../src/explain/words/known-words.js';
import { saysProof } from '../../src/explain/words/proof-words.js';
import { saysStep } from '../../src/explain/words/says.js';
import type { Known, Mark } from '../../src/families/contract/explaining.js';
import { enoughStars } from '../../src/families/star-battle/explaining/reasons.js';
import { numberOnce, oneNumber } from '../../src/families/sudoku/explaining/reasons.js';
import { no, numberMarks, starMarks, stepOf, yes } from './sample-steps.js';

const STARS = starMarks(1, 6);
const ROW = enoughStars({ name: 'row 1', cells: STARS.flatMap(({ cells }) => cells) }, 2);
const NUMBERS = numberMarks(2, 4);

describe('a step in words', () => {
  it('names the places that use up a number', () => {
    const step = stepOf([{ reason: ROW, half: 'most' }], [yes(4), yes(5)], [no(2), no(3)]);
    expect(saysStep(STARS, step)).toBe(
      'r1c3 and r1c4 are empty, because row 1 holds exactly two stars: r1c5 and r1c6.',
    );
  });

  it('says that nothing else is left in a rule', () => {
    const step = stepOf([{ reason: ROW }], [0, 1, 2, 3].map(no), [yes(4), yes(5)]);
    expect(saysStep(STARS, step)).toBe(
      'r1c5 and r1c6 hold a star each, because row 1 holds exactly two stars, and its other cells are empty.',
    );
  });

  it('names the cells that are left where these are fewer than the others', () => {
    const wide = starMarks(2, 8);
    const cells = wide.slice(0, 8).flatMap(({ cells: own }) => own);
    const row = enoughStars({ name: 'row 1', cells }, 2);
    const step = stepOf([{ reason: row }], [0, 1, 3, 4, 6, 7].map(no), [yes(5)]);
    expect(saysStep(wide, step)).toContain(
      'exactly two stars, and all its cells but r1c3 and r1c6 are empty.',
    );
    const none = stepOf([{ reason: row }], [0, 1, 3, 4, 6].map(no), [no(7)]);
    expect(saysStep(wide, none)).toContain('and r1c1, r1c2, r1c4, r1c5 and r1c7 are empty');
  });

  it('does not speak of all other cells where some are open', () => {
    const step = stepOf([{ reason: ROW }], [0, 1, 2, 3].map(no), [yes(4)]);
    expect(saysStep(STARS, step)).toContain('and r1c1 to r1c4 are empty');
  });

  it('says in the words of a rule that all else is known', () => {
    const rest = { others: 'no other way out is left', all: 'no way out is left' };
    const reason = { id: 'cut', kind: 'cut', cells: STARS[0]!.cells, says: 'The points are connected', rest };
    const facts = [0, 1, 2].map(no);
    const step = stepOf([{ reason, marks: [0, 1, 2, 3] }], facts, [yes(3)]);
    expect(saysStep(STARS, step)).toContain(
      'because the points are connected, and no other way out is left.',
    );
    const open = stepOf([{ reason, marks: [0, 1, 2, 3, 4] }], facts, [yes(3)]);
    expect(saysStep(STARS, open)).toContain('and r1c1 to r1c3 are empty.');
  });

  it('speaks of the parts of rows by themselves', () => {
    const cells = STARS.flatMap(({ cells: own }) => own);
    const groups = {
      cells: [cells.slice(0, 2), cells.slice(2, 4), cells.slice(4)],
      spare: 1,
      noun: 'part',
      of: 'the row',
      most: 'Each part holds at most one star',
    };
    const reason = {
      id: 'parts',
      kind: 'parts',
      cells,
      says: 'Only one of the three parts stays empty',
      groups,
    };
    const proofOf = (facts: readonly Known[], conclusions: readonly Known[]): readonly string[] => {
      const lines = [{ reason: 0, facts, conclusions }];
      const argument = { kind: 'contradiction', lines: [{ supposed: yes(0), lines }], facts: [] } as const;
      return saysProof(STARS, stepOf([{ reason }], [], [no(0)], { argument })).slice(1);
    };
    const [rule, each] = ['only one of the three parts stays empty', 'each part holds at most one star'];
    expect(proofOf([yes(0)], [no(1)])).toEqual([`  Then r1c2 is empty, because ${each}.`]);
    expect(proofOf([yes(2), yes(3)], [])).toEqual([
      `  This is impossible, because ${each}, and r1c3 and r1c4 hold a star each.`,
    ]);
    expect(proofOf([yes(0), no(2), no(3), no(4)], [no(1), yes(5)])).toEqual([
      `  Then r1c2 is empty, because ${each}.`,
      `  Then r1c6 holds a star, because ${rule}, which is r1c3 to r1c4, and r1c6 is the only cell left in its part.`,
    ]);
    const twice = [
      { facts: [no(2), no(3), no(4)], conclusions: [yes(5)] },
      { facts: [no(0), no(2), no(3)], conclusions: [yes(1)] },
    ];
    const lines = twice.map((line) => ({ reason: 0, ...line }));
    const argument = { kind: 'contradiction', lines: [{ supposed: no(0), lines }], facts: [] } as const;
    expect(saysProof(STARS, stepOf([{ reason }], [], [yes(0)], { argument })).at(-1)).toBe(
      '  Then r1c2 holds a star, because r1c2 is the only cell left in its part of the row.',
    );
    expect(proofOf([2, 3, 4, 5].map(no), [])).toEqual([
      `  This is impossible, because ${rule}, and the parts r1c3 to r1c4 and r1c5 to r1c6 are empty.`,
    ]);
    expect(proofOf([yes(0), yes(2)], [no(4), no(5)])).toEqual([
      `  Then r1c5 and r1c6 are empty, because ${rule}, and r1c1 and r1c3 hold a star each.`,
    ]);
  });

  it('does not list what a rule about many places excludes', () => {
    const wide = starMarks(3, 8);
    const room = {
      others: 'the water leaves no other place',
      all: 'the water leaves too few places',
      ends: 'the water ends these ships',
      endsElsewhere: 'elsewhere the water ends these ships',
      of: 'a ship of five cells',
      length: 5,
      count: 1,
    };
    const says = 'The fleet has at least one ship';
    const reason = { id: 'fleet', kind: 'fleet', cells: wide.flatMap(({ cells }) => cells), says, room };
    const excluded = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20].map(no);
    expect(saysStep(wide, stepOf([{ reason }], excluded, [yes(1)]))).toContain(
      'because the fleet has at least one ship, and the water leaves no other place.',
    );
    expect(saysStep(wide, stepOf([{ reason }], excluded.slice(1), [yes(1)]))).toContain('r1c3');
    const stars = [yes(1), yes(3), ...excluded];
    expect(saysStep(wide, stepOf([{ reason, half: 'most' }], stars, [no(5)]))).toContain(
      'while r1c2 and r1c4 hold a star each, and the water ends these ships.',
    );
    expect(saysStep(wide, stepOf([{ reason, half: 'most' }], stars, [yes(5)]))).toContain(
      'while r1c2 and r1c4 hold a star each, and elsewhere the water ends these ships.',
    );
    expect(saysStep(wide, stepOf([{ reason }], stars, [no(5)]))).toContain('r1c3');
  });

  it('does not name places of other numbers as if they were of this one', () => {
    const step = stepOf([{ reason: oneNumber([0, 0]) }], [yes(0)], [no(1), no(2)]);
    expect(saysStep(NUMBERS, step)).toBe(
      'r1c1 is not 2 or 3, because r1c1 holds exactly one number, and r1c1 is 1.',
    );
  });

  it('leaves out what people cross out beside an entry', () => {
    const cells = NUMBERS.flatMap(({ cells: own }) => own);
    const once = numberOnce({ name: 'row 1', cells }, 3);
    const step = stepOf([{ reason: once }], [], [yes(2), no(6)]);
    expect(saysStep(NUMBERS, step)).toBe('r1c1 is 3, because row 1 holds 3 exactly once.');
    const { exclusive: _, ...other } = once;
    expect(saysStep(NUMBERS, stepOf([{ reason: other }], [], [yes(2), no(6)]))).toBe(
      'r1c1 is 3, and r1c2 is not 3, because row 1 holds 3 exactly once.',
    );
  });

  it('says that no cell is left in a rule', () => {
    const line = { reason: 0, facts: [0, 1, 2, 3, 4, 5].map(no), conclusions: [] };
    const lines = (combines?: readonly string[]): readonly string[] => {
      const reason = combines === undefined ? ROW : { ...ROW, combines };
      const argument = {
        kind: 'contradiction',
        lines: [{ supposed: yes(0), lines: [line] }],
        facts: [],
      } as const;
      return saysProof(STARS, stepOf([{ reason }], [], [no(0)], { argument }));
    };
    expect(lines().at(-1)).toContain('row 1 holds exactly two stars, and all its cells are empty.');
    expect(lines(['row-1', 'row-2']).at(-1)).toContain('and all their cells are empty.');
    // Of cells that hold one of several numbers each, none holds this one.
    const three = numberMarks(3, 4);
    const once = numberOnce({ name: 'row 1', cells: [0, 1, 2].map((column) => [0, column] as const) }, 3);
    const facts = [2, 6, 10].map(no);
    expect(becauseOfOne(three, { reason: once, marks: [] }, 'it has 3', { facts, conclusions: [] })).toBe(
      'it has 3, and none of its cells is 3',
    );
  });

  it('joins what is known of one place', () => {
    const mark = (variable: number, is: string, isNot: string): Mark => ({
      variable,
      cells: [[0, 0]],
      place: 'r1c1',
      yes: { one: `is ${is}`, many: `are ${is}` },
      no: { one: `is ${isNot}`, many: `are ${isNot}` },
    });
    const two = [mark(0, 'empty', 'filled'), mark(1, 'red', 'not red'), mark(2, 'blue', 'not blue')];
    expect(saysAll(two, [no(0), no(1)])).toBe('r1c1 is blue');
    expect(saysAll([...two, mark(3, 'green', 'not green')], [no(0), no(1)])).toBe(
      'r1c1 is filled and not red',
    );
    expect(saysAll(NUMBERS, [yes(0), yes(2)])).toBe('r1c1 is 1 and 3');
  });

  it('says that no other value is left', () => {
    const step = stepOf([{ reason: oneNumber([0, 0]) }], [0, 1, 2].map(no), [yes(3)]);
    expect(saysStep(NUMBERS, step)).toBe('r1c1 is 4, because nothing else is left for r1c1.');
    const none = { reason: 0, facts: [0, 1, 2, 3].map(no), conclusions: [] };
    const argument = {
      kind: 'contradiction',
      lines: [{ supposed: yes(4), lines: [none] }],
      facts: [],
    } as const;
    const refuted = stepOf([{ reason: oneNumber([0, 0]) }], [], [no(4)], { argument });
    expect(saysProof(NUMBERS, refuted).at(-1)).toContain('impossible, because nothing is left for r1c1.');
  });

  it('says what several rules need and allow', () => {
    const cells = [...STARS.slice(0, 2), STARS[3]!].flatMap(({ cells: own }) => own);
    const region = enoughStars({ name: 'region 2', cells }, 2);
    const step = stepOf(
      [
        { reason: ROW, half: 'most' },
        { reason: region, half: 'least' },
      ],
      [no(1)],
      [no(2)],
      {
        argument: { kind: 'counting', least: [1], most: [0], isTight: true },
      },
    );
    expect(saysStep(STARS, step)).toBe(
      'r1c3 is empty, because the region of r1c1 holds at least two stars, but row 1 holds at most two stars, ' +
        'while r1c2 is empty.',
    );
  });

  it('has sentences of numbers', () => {
    const once = numberOnce(
      {
        name: 'row 1',
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
      3,
    );
    expect(saysStep(NUMBERS, stepOf([{ reason: once }], [yes(2)], [no(6)]))).toBe(
      'r1c2 is not 3, because row 1 holds 3 exactly once: r1c1.',
    );
  });
});
