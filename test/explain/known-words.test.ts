/** Known facts in words: the same fact about several places is said once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeRuns } from '../../src/core/grid/cell-runs.js';
import { entryTest } from '../../src/explain/model/entries.js';
import { becauseOfOne } from '../../src/explain/words/because.js';
import { clauseWords, saysAll } from '../../src/explain/words/known-words.js';
import { saysConclusions, saysStep } from '../../src/explain/words/says.js';
import type { Known, Mark } from '../../src/families/contract/explaining.js';
import { enoughStars } from '../../src/families/star-battle/explaining/reasons.js';
import { no, numberMarks, starMarks, stepOf, yes } from './sample-steps.js';

const STARS = starMarks(1, 6);
const ROW = enoughStars({ name: 'row 1', cells: STARS.flatMap(({ cells }) => cells) }, 2);
const NUMBERS = numberMarks(2, 4);

/** The places that `r1c2 to r1c4` or a place alone stands for. */
function cellsOfRun(words: string): readonly string[] {
  const [from, to = from] = words.split(' to ');
  const [[row, column] = [], [lastRow, lastColumn] = []] = [from!, to!].map((place) =>
    place.match(/\d+/g)!.map(Number),
  );
  return Array.from({ length: lastRow! - row! + 1 }, (_, down) =>
    Array.from({ length: lastColumn! - column! + 1 }, (__, right) => `r${row! + down}c${column! + right}`),
  ).flat();
}

describe('what is known in words', () => {
  it('says the same of several places once', () => {
    expect(saysAll(STARS, [yes(0), no(2), no(3)])).toBe('r1c1 holds a star, and r1c3 and r1c4 are empty');
  });

  it('joins what is not so of one place', () => {
    expect(saysAll(NUMBERS, [no(0), no(2), no(4), no(6)])).toBe('r1c1 and r1c2 are not 1 or 3');
    expect(saysAll(NUMBERS, [no(0), no(2), no(3), yes(4)])).toBe('r1c2 is 1, and r1c1 is 2');
    const wide = numberMarks(1, 6);
    expect(saysAll(wide, [0, 1, 2].map(no))).toBe('r1c1 can only be 4, 5 or 6');
    expect(saysAll(wide, [0, 1, 2, 3, 5].map(no))).toBe('r1c1 is 5');
    expect(saysAll(NUMBERS, [no(0), no(2), no(3), no(4), no(6), no(7)])).toBe('r1c1 and r1c2 are 2');
  });

  it('says of a place with a number of houses that it is in each', () => {
    const words = (house: number, value: boolean) => `${value ? 'lives' : 'does not live'} in house ${house}`;
    const marks = [1, 2, 3, 4].map((house): Mark => {
      const [yes, no] = [words(house, true), words(house, false)];
      return {
        variable: house,
        cells: [[0, house]],
        place: 'Ada',
        yes: { one: yes, many: yes },
        no: { one: no, many: no },
      };
    });
    expect(saysAll(marks, [yes(0), yes(2)])).toBe('Ada lives in house 1 and house 3');
    expect(saysAll(marks, [no(0), no(2)])).toBe('Ada does not live in house 1 or 3');
    expect(saysAll(NUMBERS, [yes(0), yes(2)])).toBe('r1c1 is 1 and 3');
  });

  it('does not give an entry as a reason for itself', () => {
    const wide = numberMarks(1, 6);
    const facts = [0, 1, 2, 3, 5].map(no);
    expect(clauseWords(wide, facts, 10, { entered: new Set(['r1c1']) })).toEqual(['r1c1 can only be 5']);
    const reason = { id: 'row-1', kind: 'row', cells: [[0, 0]] as const, says: 'Row 1 holds every number' };
    const conclusions = [yes(4), yes(7)];
    const marks = numberMarks(2, 6);
    expect(
      becauseOfOne(marks, { reason, marks: [] }, 'row 1 holds every number', { facts, conclusions }),
    ).toBe('row 1 holds every number, and nothing else is left for r1c1');
  });

  it('says what is left by all that is known where several values of a place are excluded', () => {
    const wide = numberMarks(2, 6);
    const reason = { id: 'cage', kind: 'cage', cells: [[0, 0]] as const, says: 'The cage adds up to 7' };
    const says = (facts: readonly Known[], known: readonly Known[], conclusions = [no(6)]): string =>
      saysStep(wide, stepOf([{ reason }], facts, conclusions, { known }));
    const because = 'because the cage adds up to 7, and r1c1';
    expect(says([no(0), no(2)], [0, 1, 2, 5].map(no))).toBe(`r1c2 is not 1, ${because} can only be 4 or 5.`);
    expect(says([no(0), no(2)], [0, 2, 5].map(no))).toContain('r1c1 can only be 2, 4 or 5.');
    expect(says([no(0), no(2)], [no(0), no(2)])).toContain('r1c1 is not 1 or 3.');
    expect(says([no(0)], [0, 1, 2, 5].map(no))).toContain('r1c1 is not 1.');
    expect(says([no(0), no(2)], [no(0), yes(1), ...[2, 3, 4, 5].map(no)])).toContain('r1c1 is 2.');
    expect(says([], [no(6)], [7, 8, 9].map(no))).toMatch(/^r1c2 can only be 5 or 6,/);
    expect(says([], [no(6), no(11)], [7, 8, 9].map(no))).toMatch(/^r1c2 can only be 5,/);
  });

  it('says of several places alike what is left there, without what is entered beside them', () => {
    const wide = numberMarks(4, 5);
    const cells = wide.map(({ cells: [cell] }) => cell!);
    const reason = {
      id: 'row-1',
      kind: 'row',
      cells,
      says: 'Row 1 holds every number',
      exclusive: true,
    } as const;
    const row = { reason, marks: [...wide.keys()] };
    const says = (known: readonly Known[], conclusions: readonly Known[]): string =>
      saysConclusions(wide, stepOf([row], [], conclusions, { known }));
    // 5 is in r1c4.
    expect(says([yes(19)], [0, 1].map(no))).toBe('r1c1 is not 1 or 2');
    expect(says([yes(19)], [0, 1, 2].map(no))).toBe('r1c1 can only be 4');
    expect(says([], [0, 1, 2].map(no))).toBe('r1c1 can only be 4 or 5');
    expect(says([no(6), no(7)], [0, 1, 2, 5, 10].map(no))).toBe(
      'r1c1 and r1c2 can only be 4 or 5, and r1c3 is not 1',
    );
  });

  it('counts places beyond a number, two at least', () => {
    const wide = starMarks(1, 12);
    expect(saysAll(wide, [0, 2, 4, 6].map(no), 3)).toBe('r1c1, r1c3, r1c5 and r1c7 are empty');
    expect(saysAll(wide, [0, 2, 4, 6, 8].map(no), 3)).toBe('r1c1, r1c3, r1c5 and 2 others are empty');
    expect(saysAll(wide, [0, 2, 4, 6, 7, 8].map(no), 2)).toBe('r1c1, r1c3 and 4 others are empty');
  });

  it('joins cells of a row or column without a gap, the longest line first', () => {
    expect(saysAll(STARS, [0, 1, 3, 4, 5].map(no))).toBe('r1c1, r1c2 and r1c4 to r1c6 are empty');
    expect(saysAll(starMarks(4, 4), [1, 4, 5, 6, 9, 13].map(no))).toBe(
      'r1c2 to r4c2, r2c1 and r2c3 are empty',
    );
    expect(saysAll(starMarks(1, 3), [2, 0, 1].map(yes))).toBe('r1c1 to r1c3 hold a star each');
  });

  it('loses no place and invents none', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(24)), (chosen) => {
        const places = chosen.sort((one, other) => one - other).map((mark) => starMarks(5, 5)[mark]!.place);
        const runs = placeRuns(places);
        expect(runs.reduce((sum, { count }) => sum + count, 0)).toBe(places.length);
        const found = runs.flatMap(({ words }) => cellsOfRun(words));
        expect(found.toSorted()).toEqual(places.toSorted());
      }),
    );
  });

  it('says an exact number where at least and at most are known', () => {
    const counts = [1, 2, 3].map((atLeast, variable): Mark => {
      const said = (words: string) => ({ one: `has ${words}`, many: `have ${words} each` });
      return {
        variable,
        cells: [[0, 0]],
        place: 'r1c1–r1c3',
        atLeast,
        yes: said(`at least ${atLeast}`),
        no: said(`at most ${atLeast - 1}`),
        exactly: said(`exactly ${atLeast}`),
      };
    });
    expect(saysAll(counts, [yes(0), no(1)])).toBe('r1c1–r1c3 has exactly 1');
    const island = stepOf([{ reason: ROW }], [], [yes(0), no(1), no(2)]);
    expect(saysConclusions(counts, island)).toBe('r1c1–r1c3 has exactly 1');
    const rest = stepOf([{ reason: ROW }], [no(1)], [yes(0)]);
    expect(saysConclusions(counts, rest)).toBe('r1c1–r1c3 has exactly 1');
    // Also where the step does not need it.
    const further = stepOf([{ reason: ROW }], [], [yes(0)], { known: [no(1)] });
    expect(saysConclusions(counts, further)).toBe('r1c1–r1c3 has exactly 1');
    expect(saysConclusions(counts, stepOf([{ reason: ROW }], [no(2)], [yes(0)]))).toBe(
      'r1c1–r1c3 has at least 1',
    );
    expect(saysAll(counts, [yes(0), no(2)])).toBe('r1c1–r1c3 has at least 1, and r1c1–r1c3 has at most 2');
  });

  it('knows notes from entries', () => {
    expect([yes(0), no(0)].map(entryTest(STARS))).toEqual([true, true]);
    expect([yes(0), no(0)].map(entryTest(NUMBERS))).toEqual([true, false]);
    const crossed = STARS.map((mark): Mark => ({ ...mark, entry: 'yes' }));
    expect([yes(0), no(0)].map(entryTest(crossed))).toEqual([true, false]);
  });
});
