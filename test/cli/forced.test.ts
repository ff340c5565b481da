import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const SEVERAL = {
  family: 'sudoku',
  box: [2, 2],
  grid: [
    [1, 2, 3, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 3],
  ],
};
const EMPTY = {
  ...SEVERAL,
  box: [3, 3],
  grid: Array.from({ length: 9 }, () => new Array<number>(9).fill(0)),
};

describe('forced', () => {
  it('draws cells with their candidates and counts solutions', async () => {
    const { code, out, err } = await cli(['forced', '-'], JSON.stringify(SEVERAL));
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^[1-9]\d* solutions$/);
    expect(lines[1]).toBe('+-----+-----+-----+-----+');
    expect(lines[2]).toBe('| 1   | 2   | 3   | 4   |');
    expect(lines).toHaveLength(1 + 9);
    expect(err).toContain('sat (assignment)');
  });

  it('is as wide as 80 columns allow', async () => {
    const { out } = await cli(['forced', '-', '--limit', '2', '--paths', '10'], JSON.stringify(EMPTY));
    expect(out).toContain('| 123 | 123 |');
    expect(
      Math.max(
        ...out
          .split('\n')
          .slice(1)
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(80);
    expect(out).toMatch(
      /^at least \d+ solutions; estimated \d.*standard error.*Knuth's method, 10 random paths\)/,
    );
  });

  it('says every mark as JSON', async () => {
    const { code, out } = await cli(['forced', '-', '--json'], JSON.stringify(SEVERAL));
    expect(code).toBe(0);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({ family: 'sudoku', status: 'found', certified: true });
    expect(answer.solutions).toMatchObject({ exact: true });
    const mark = { place: 'r1c4', cells: [[0, 3]], says: 'is 4', yes: 'possible', no: 'impossible' };
    expect(answer.marks).toContainEqual(mark);
  });

  it('draws what is decided where cells are black or white, and names what is open', async () => {
    const puzzle = { family: 'nonogram', rows: [[1], [1], [1]], columns: [[1], [1], [1]] };
    const { code, out } = await cli(['forced', '-'], JSON.stringify(puzzle));
    expect(code).toBe(0);
    expect(out).toMatch(/^6 solutions\n/);
    expect(out.match(/^r\dc\d .+ or .+$/gm)).toHaveLength(9);
  });

  it('ends with 1 without a solution, with 3 at a limit, with 2 for wrong arguments', async () => {
    const none = { ...SEVERAL, grid: [[1, 1, 0, 0], ...SEVERAL.grid.slice(1)] };
    expect(await cli(['forced', '-'], JSON.stringify(none))).toMatchObject({ code: 1, out: 'no solution\n' });
    const killer = { ...EMPTY, constraints: [{ type: 'anti-knight' }] };
    writeFileSync('hard.json', JSON.stringify(killer));
    const limited = await cli([
      'forced',
      'hard.json',
      '--limit-conflicts',
      '1000',
      '--limit',
      '0',
      '--paths',
      '0',
      '--json',
    ]);
    expect(limited.code).toBe(3);
    const { limit, marks } = JSON.parse(limited.out);
    expect(limit).toBe('conflicts');
    expect(marks.some(({ yes }: { yes: string }) => yes === 'unknown')).toBe(true);
    expect(await cli(['forced', 'hard.json', '--limit', '-1'])).toMatchObject({ code: 2, out: '' });
  });
});
