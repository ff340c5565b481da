/** The progress of a book: a line for each part, which fits a terminal. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBookProgress, PartClock } from '../../src/cli/book/progress.js';
import { paceWords } from '../../src/cli/output/batch-progress.js';
import { barLine } from '../../src/cli/output/progress.js';

describe('the line of a part', () => {
  it('has its name, a bar, the count and the time left', () => {
    const line = barLine({}, { value: 10, total: 40 }, { name: 'Sudoku', about: '2 a second, 15 s left' });
    expect(line).toBe(`Sudoku${' '.repeat(15)}████${'░'.repeat(12)} 10 of 40, 2 a second, 15 s left`);
  });

  it('fits 80 columns, whatever the title, the count and the pace', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.nat(2000),
        fc.double({ min: 0.05, max: 400_000, noNaN: true }),
        (name, total, some, seconds) => {
          const value = Math.min(some, total);
          const about = paceWords({ made: value, left: total - value, seconds }) ?? '';
          expect(barLine({}, { value, total }, { name, about }).length).toBeLessThan(80);
        },
      ),
    );
  });
});

describe('the pace of a part', () => {
  it('counts from when its first puzzle is asked for, and leaves out what was there before', () => {
    const clock = new PartClock();
    expect(clock.pace(5, 10, 1000)).toBe('');
    expect(clock.pace(5, 10, 60_000)).toBe('');
    expect(clock.pace(7, 10, 61_000)).toBe('2 a second, 2 s left');
    expect(clock.pace(10, 10, 62_000)).toBe('');
  });
});

describe('in a pipe', () => {
  it('nothing is shown', () => {
    const notes: string[] = [];
    const host = {
      terminal: { out: false, err: false },
      now: () => 0,
      note: (line: string) => void notes.push(line),
    };
    const parts = [
      { index: 0, title: 'Sudoku', count: 3 },
      { index: 2, title: 'Bridges', count: 2 },
    ];
    const progress = openBookProgress(host as never, parts);
    progress.show([0, 0, 0]);
    progress.show([3, 0, 2]);
    progress.close();
    expect(notes).toEqual([]);
  });
});
