/** Statistics counted from solved puzzles, and the request for the puzzle of a day. */
import { describe, expect, it } from 'vitest';
import { dateOf, daysLater, isDate, requestOfDay, seedOfDay } from '../../web/day/request.js';
import { rowsOf, type Solved, streaksOf } from '../../web/stats/summary.js';

function solvedOn(...dates: readonly string[]): readonly Solved[] {
  return dates.map((date, index) => ({ key: String(index), family: 'sudoku', seconds: 60, date }));
}

describe('streaks', () => {
  it.each([
    [[], 0, 0],
    [['2026-11-28'], 1, 1],
    // Today has none yet: the days up to yesterday still count.
    [['2026-11-27', '2026-11-26'], 2, 2],
    [['2026-11-26'], 0, 1],
    [['2026-11-28', '2026-11-28', '2026-11-27'], 2, 2],
    [['2026-03-01', '2026-02-28', '2024-02-29', '2024-03-01', '2024-02-28'], 0, 3],
    [['2026-11-28', '2025-12-31', '2026-01-01'], 1, 2],
  ] as const)('of %j are %i now and %i at most', (dates, now, most) => {
    expect(streaksOf(solvedOn(...dates), '2026-11-28')).toEqual({ now, most });
  });
});

describe('the table', () => {
  it('has a row for each family and difficulty, with the fastest and the middle time', () => {
    const times = [90, 30, 60].map(
      (seconds, index): Solved => ({
        ...{ key: `k${index}`, family: 'hashi', difficulty: 'easy', date: '2026-11-28' },
        seconds,
      }),
    );
    const others: readonly Solved[] = [
      { key: 'a', family: 'hashi', difficulty: 'hard', seconds: 500, date: '2026-11-28' },
      { key: 'b', family: 'zebra', seconds: 5, date: '2026-11-28' },
    ];
    expect(rowsOf([...times, ...others])).toEqual([
      { family: 'hashi', difficulty: 'easy', count: 3, best: 30, median: 60 },
      { family: 'hashi', difficulty: 'hard', count: 1, best: 500, median: 500 },
      { family: 'zebra', difficulty: undefined, count: 1, best: 5, median: 5 },
    ]);
  });
});

describe('the puzzle of a day', () => {
  it('has a seed of its own for each family and date', () => {
    expect(seedOfDay('sudoku', '2026-11-28')).toBe('day-sudoku-2026-11-28');
    const presets = [
      { name: 'small', settings: { size: 4 } },
      { name: 'medium', settings: { size: 6 } },
    ];
    expect(requestOfDay({ id: 'kenken', presets }, '2026-11-28')).toEqual({
      seed: 'day-kenken-2026-11-28',
      settings: { size: 6 },
    });
    expect(requestOfDay({ id: 'x', presets: [] }, '2026-11-28').settings).toEqual({});
  });

  it('reads dates of the calendar alone', () => {
    for (const date of ['2026-11-28', '2024-02-29', '1999-12-31']) expect(isDate(date)).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-11-31', '28.11.2026', '2026-1-1', ''])
      expect(isDate(text)).toBe(false);
    expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(daysLater('2026-02-28', 1)).toBe('2026-03-01');
    expect(daysLater('2027-01-01', -1)).toBe('2026-12-31');
  });
});
