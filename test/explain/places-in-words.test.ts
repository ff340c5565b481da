/**
 * The words for places: the room that is left, the neighbours that touch, and the entries that keep others
 * away.
 */
import { describe, expect, it } from 'vitest';
import { becauseOfOne } from '../../src/explain/words/because.js';
import { saysProof } from '../../src/explain/words/proof-words.js';
import { saysStep } from '../../src/explain/words/says.js';
import type { Known } from '../../src/families/contract/explaining.js';
import { enoughStars } from '../../src/families/star-battle/explaining/reasons.js';
import { no, starMarks, stepOf, yes } from './sample-steps.js';

const STARS = starMarks(1, 6);

describe('the places that a step names', () => {
  it('says where there is room instead of what is excluded', () => {
    const wide = starMarks(3, 8);
    const of = 'a ship of four cells';
    const room = {
      others: 'no other place',
      all: 'no place',
      ends: 'they end',
      endsElsewhere: 'others end',
      of,
      length: 4,
      count: 1,
    };
    const cells = wide.flatMap((mark) => mark.cells);
    const used = {
      reason: { id: 'fleet', kind: 'fleet', cells, says: 'The fleet has a ship', room },
      half: 'least' as const,
    };
    // The second row, the ends of the first, and the middle of the last one.
    const water = [0, 7, 8, 9, 10, 11, 12, 13, 14, 15, 19].map(no);
    const rest =
      'because the fleet has a ship, and a ship of four cells has room only within r1c2 to r1c7 and r3c5 to r3c8.';
    expect(saysStep(wide, stepOf([used], water, [yes(4)]))).toContain(rest);
    // What is there ends too early, or would be beside it.
    expect(saysStep(wide, stepOf([used], [...water, yes(2), yes(20)], [yes(4)]))).toContain(
      'has room only within r1c2 to r1c6 and r3c5 to r3c8.',
    );
    expect(saysStep(wide, stepOf([used], [...water.slice(0, 6), yes(13)], [yes(4)]))).not.toContain(
      'r1c3 to r1c6',
    );
    const full = [...water, no(4), no(22)];
    expect(saysStep(wide, stepOf([used], full, [yes(4)]))).toContain(
      'no room is left for a ship of four cells',
    );
    // In a proof it is said which newly excluded places took the last room.
    const blocked = (missed: readonly Known[], before: readonly Known[]) =>
      becauseOfOne(
        wide,
        { ...used, marks: [] },
        'it has a ship',
        { facts: [...water, ...missed], conclusions: [] },
        before,
      );
    expect(blocked([no(4), no(22)], water)).toBe(
      'it has a ship, and no room is left for a ship of four cells without r1c5 and r3c7',
    );
    expect(blocked([no(4), no(22)], [])).toMatch(/no room is left for a ship of four cells$/);
    expect(blocked([no(4), yes(12)], [...water, no(22)])).toMatch(/without r1c5$/);
    // Where both halves are needed, only what follows from too little room is said by it.
    const { half, ...exact } = used;
    const narrow = [...water, no(1), no(2), no(3)];
    expect(saysStep(wide, stepOf([exact], narrow, [yes(21)]))).toContain('has room only in r3c5 to r3c8.');
    expect(saysStep(wide, stepOf([exact], water, [no(3)]))).not.toContain('has room only');
    // Two of them have cells enough in one line, but would touch.
    const two = { reason: { ...used.reason, room: { ...room, count: 2 } }, half: 'least' as const };
    const line = [8, 9, 10, 11, 12, 13, 14, 15].map(no);
    const last = [16, 17, 18, 19, 20, 21, 22, 23].map(no);
    expect(
      becauseOfOne(wide, { ...two, marks: [] }, 'two ships', { facts: [...line, ...last], conclusions: [] }),
    ).toBe('two ships, and a ship of four cells has room only within r1c1 to r1c8, where only one fits');
    const row = {
      reason: enoughStars({ name: 'row 1', cells: cells.slice(0, 8) }, 2),
      half: 'least' as const,
    };
    const both = saysStep(wide, stepOf([row, used], water, [yes(4)], { argument: { kind: 'together' } }));
    expect(both).toContain(
      'while r1c1 and r1c8 are empty, and a ship of four cells has room only within r1c2 to r1c7 and r3c5 to r3c8.',
    );
  });

  it('names entries that keep others away, and says their rules once', () => {
    const excludes = { verb: 'attack', says: 'no two stars attack each other' };
    const line = (row: number) => ({
      id: `row-${row}`,
      kind: 'row',
      cells: [[row - 1, 0]] as const,
      says: `Row ${row} holds one star at most`,
      excludes,
    });
    const say = (facts: readonly Known[], conclusions: readonly Known[]) =>
      saysStep(STARS, stepOf([{ reason: line(1) }], facts, conclusions));
    expect(say([yes(0)], [no(1)])).toBe('r1c2 is empty, because r1c1 attacks it.');
    expect(say([yes(0), yes(1)], [no(2), no(3)])).toBe(
      'r1c3 and r1c4 are empty, because r1c1 or r1c2 attacks each of them.',
    );
    const reasons = [{ reason: line(1) }, { reason: line(2) }];
    const lines = [
      { reason: 0, facts: [yes(0)], conclusions: [no(2)] },
      { reason: 1, facts: [yes(0)], conclusions: [no(1)] },
      { reason: 1, facts: [yes(0), yes(3)], conclusions: [] },
    ];
    const argument = { kind: 'contradiction' as const, lines: [{ supposed: yes(0), lines }], facts: [] };
    const step = stepOf(reasons, [], [no(0)], { argument });
    expect(saysStep(STARS, step)).toBe('r1c1 is empty, because no two stars attack each other.');
    expect(saysProof(STARS, step)).toEqual([
      'Suppose that r1c1 holds a star.',
      '  Then r1c2 and r1c3 are empty, because r1c1 attacks them.',
      '  This is impossible, because r1c1 attacks r1c4.',
    ]);
  });
});
