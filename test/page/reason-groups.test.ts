/** The rules of a puzzle in groups, and those at the places that are pressed. */
import { describe, expect, it } from 'vitest';
import { groupsAt, groupsOf, placeUnder } from '../../web/play/reasons/groups.js';

const ROW = [
  [0, 0],
  [0, 1],
] as const;
const REASONS = [
  { id: 'row-1-number-1', kind: 'row', cells: ROW, says: 'Row 1 holds 1' },
  { id: 'row-1-number-2', kind: 'row', cells: ROW, says: 'Row 1 holds 2' },
  { id: 'row-1-number-3', kind: 'row', cells: ROW, says: 'Row 1 holds 3' },
  { id: 'pearl-r1c1', kind: 'pearl', cells: [...ROW, [1, 0]] as const, says: 'The pearl in r1c1' },
  { id: 'loop', kind: 'loop', cells: ROW, says: 'There is a loop' },
];

describe('the rules of a puzzle', () => {
  const groups = groupsOf(
    { status: 'found', reasons: REASONS, laterKinds: ['loop', 'far'], entries: [] },
    'whole',
  );

  it('are together where they are of one kind about the same cells', () => {
    expect(groups.map(({ names, says }) => [names.length, says])).toEqual([
      [3, 'Row 1 holds 1 … Row 1 holds 3'],
      [1, 'The pearl in r1c1'],
      [1, 'There is a loop'],
      [1, 'whole'],
    ]);
    expect(groups.at(-1)!.names).toEqual(['far']);
  });

  it('are found at a cell, those that are named after it first, and beside a line', () => {
    const says = (row: number, column: number): readonly string[] => {
      const place = placeUnder({ row, column }, { rows: 2, columns: 2 });
      return place === undefined ? [] : groupsAt(groups, place).map(({ names }) => names[0]!);
    };
    expect(says(0.5, 0.5)).toEqual(['pearl-r1c1', 'row-1-number-1', 'loop']);
    expect(says(0.5, 1.5)).toEqual(['row-1-number-1', 'loop', 'pearl-r1c1']);
    expect(says(0.5, -3)).toEqual(['row-1-number-1', 'loop']);
    expect(says(1.5, 9)).toEqual([]);
    expect(says(-1, -1)).toEqual([]);
  });
});
