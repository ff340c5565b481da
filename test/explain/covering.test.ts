/** Proofs end where the places that are left of some groups lie in too few lines. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Step } from '../../src/explain/model/step.js';
import { type CoverTask, coverOf } from '../../src/explain/proof/cover-search.js';
import { coveringWords } from '../../src/explain/words/covering-words.js';
import { no, starMarks, stepOf } from './sample-steps.js';

const cover = (task: Partial<CoverTask>) =>
  coverOf({ groups: [], lines: [], spare: 0, most: 10, visits: 1000, ...task });

it('the fewest groups are found that lie in fewer lines', () => {
  const groups = [
    [0, 9],
    [1, 2],
    [3, 4],
    [5, 6],
  ];
  const lines = [
    [1, 3, 5],
    [2, 4, 6],
    [0, 1],
  ];
  expect(cover({ groups, lines })).toEqual({ groups: [1, 2, 3], lines: [0, 1] });
  expect(cover({ groups, lines, most: 2 })).toBeUndefined();
  // As many lines as groups leave room for all of them.
  expect(cover({ groups: groups.slice(0, 3), lines })).toBeUndefined();
});

it('groups that may hold none are taken into account', () => {
  const groups = [
    [0, 1],
    [2, 3],
    [4, 5],
  ];
  const lines = [[0, 1, 2, 3, 4, 5]];
  expect(cover({ groups, lines, spare: 1 })).toEqual({ groups: [0, 1, 2], lines: [0] });
  expect(cover({ groups, lines, spare: 2 })).toBeUndefined();
  // More are empty than may be: that is not for a cover to say.
  expect(cover({ groups, lines, spare: -1 })).toBeUndefined();
});

it('a long search is given up', () => {
  const groups = Array.from({ length: 4 }, (_, group) => [2 * group, 2 * group + 1]);
  const lines = [
    [0, 2, 4, 6],
    [1, 3, 5, 7],
  ];
  expect(cover({ groups, lines })).toEqual({ groups: [0, 1, 2], lines: [0, 1] });
  expect(cover({ groups, lines, visits: 3 })).toBeUndefined();
});

it('covers are found where trying all groups and lines finds some, of as few groups', () => {
  const tasksOf = (places: number, groups: number, least: number, most: number) =>
    fc.record({
      groups: fc
        .array(fc.nat(groups), { minLength: places, maxLength: places })
        .map((groupAt) => [...new Set(groupAt)].map((group) => indicesOf(groupAt, group))),
      lines: fc.array(fc.uniqueArray(fc.nat(places - 1), { minLength: least, maxLength: most }), {
        maxLength: 5,
      }),
      spare: fc.nat(1),
    });
  const tasks = fc.oneof(tasksOf(9, 5, 2, 5), tasksOf(40, 2, 30, 40));
  fc.assert(
    fc.property(tasks, (task) => {
      const found = coverOf({ ...task, most: 10, visits: 1_000_000 });
      expect(found?.groups.length).toBe(fewestCovered(task));
      if (found === undefined) return;
      expect(found.lines.length).toBeLessThan(found.groups.length - task.spare);
      expect(
        isCovered(
          found.groups.map((group) => task.groups[group]!),
          found.lines.map((line) => task.lines[line]!),
        ),
      ).toBe(true);
    }),
    { numRuns: 400 },
  );
});

function indicesOf(list: readonly number[], value: number): readonly number[] {
  return list.flatMap((one, index) => (one === value ? [index] : []));
}

type Lists = readonly (readonly number[])[];

/** The number of groups the smallest cover has: all sets of groups are tried with all sets of lines. */
function fewestCovered({
  groups,
  lines,
  spare,
}: Pick<CoverTask, 'groups' | 'lines' | 'spare'>): number | undefined {
  const sizes = subsetsOf(groups)
    .filter((some) =>
      subsetsOf(lines).some((cover) => cover.length < some.length - spare && isCovered(some, cover)),
    )
    .map((some) => some.length);
  return sizes.length === 0 ? undefined : Math.min(...sizes);
}

function isCovered(groups: Lists, lines: Lists): boolean {
  return groups.flat().every((place) => lines.some((line) => line.includes(place)));
}

function subsetsOf(lists: Lists): readonly Lists[] {
  return lists.reduce<readonly Lists[]>((all, list) => all.flatMap((some) => [some, [...some, list]]), [[]]);
}

const MARKS = starMarks(3, 3);
const groups = {
  cells: [0, 1, 2].map((row) => [0, 1, 2].map((column): [number, number] => [row, column])),
  spare: 1,
  noun: 'part',
  most: 'Each part of the rows holds at most one star',
};
const BY_ROWS = {
  id: 'by-rows',
  kind: 'rows',
  cells: [],
  says: 'Only one of the 3 parts of the rows stays empty',
  short: 'Only one part of the rows stays empty',
  groups,
};
const COLUMN = { id: 'column-1', kind: 'column', cells: [], says: 'Column 1 holds at most one star' };

function step(): Step {
  return stepOf([{ reason: BY_ROWS }, { reason: COLUMN }], [], [no(8)]);
}

it('says which lines, of which groups, and what is empty already', () => {
  const all = { counted: 0, needing: [0, 1, 2], empty: [], cover: [{ by: 1, marks: [0, 3, 6] }], facts: [] };
  expect(coveringWords(MARKS, step(), all)).toEqual([
    'At most one of r1c1 to r3c1 holds a star, because column 1 holds at most one star.',
    'No other places are left in the parts r1c1 to r1c3, r2c1 to r2c3 and r3c1 to r3c3: so at least two of these three are empty, but only one part of the rows stays empty.',
  ]);
  const some = { ...all, needing: [0, 1], empty: [2], cover: [{ by: 1, marks: [0, 3] }] };
  expect(coveringWords(MARKS, step(), some)[1]).toBe(
    'No other places are left in the parts r1c1 to r1c3 and r2c1 to r2c3: so at least one of these two is empty, two with r3c1 to r3c3, but only one part of the rows stays empty.',
  );
});
