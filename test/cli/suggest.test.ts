import { describe, expect, it } from 'vitest';
import { cli } from './harness.js';

const OPEN = {
  family: 'futoshiki',
  grid: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
  less: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
};
const BOTH = {
  family: 'futoshiki',
  grid: [
    [1, 2],
    [0, 0],
  ],
  less: [],
};
const CIRCLE = {
  family: 'futoshiki',
  grid: [
    [0, 0],
    [0, 0],
  ],
  less: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 1],
      [1, 0],
    ],
    [
      [0, 1],
      [1, 1],
    ],
  ],
};

function ask(puzzle: object, ...flags: readonly string[]) {
  return cli(['suggest', '-', ...flags], JSON.stringify(puzzle));
}

describe('suggest', () => {
  it('lists the fewest edits within 80 columns, and says what was proved', async () => {
    const { code, out } = await ask(OPEN, '--add', '1');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('multiple: more than one solution');
    expect(lines[1]).toBe('All suggestions of one edit;');
    expect(lines[2]).toBe('fewer will not do (proved and checked):');
    expect(lines[3]).toBe('- add 1 (given numbers, row 2, column 1)');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('gives edits with their puzzles as JSON', async () => {
    const { out } = await ask(OPEN, '--add', '1', '--json');
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({ family: 'futoshiki', status: 'found', least: 1, proved: true });
    const [first] = answer.suggestions;
    const checked = await cli(['check', '-', '--json'], JSON.stringify(first.puzzle));
    expect(JSON.parse(checked.out)).toMatchObject({ verdict: 'unique', certified: true });
  });

  it('names clues that contradict each other, and the fewest to take away', async () => {
    const { out } = await ask(CIRCLE, '--json');
    const { conflicts, status, least } = JSON.parse(out);
    expect(status).toBe('found');
    expect(least).toBe(conflicts.removals.length);
    expect(conflicts.sets[0].length).toBeGreaterThan(1);
  });

  it('makes no edits of a kind that is not named beside another', async () => {
    const { code, out } = await ask(OPEN, '--remove', '1');
    expect(code).toBe(3);
    expect(out).toContain('Fewer than 2 edits will not do');
  });

  it('names clues that can go', async () => {
    const { out } = await ask(BOTH, '--unneeded');
    expect(out).toContain('Each of these can be taken away by itself:');
    const puzzle = out.trimEnd().split('\n').at(-1)!;
    const after = await ask(JSON.parse(puzzle), '--unneeded');
    expect(after.out).toContain('Every clue is needed.');
  });

  it('chooses clues for a move, and lists the moves for a wrong one', async () => {
    const tents = {
      family: 'tents',
      rows: [1, 0],
      columns: [1, 0],
      grid: ['.T', '..'],
    };
    const found = await ask(tents, '--need', 'last cells', '--json');
    expect([0, 1]).toContain(found.code);
    const wrong = await ask(tents, '--need', 'nonsense');
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/no move "nonsense"; expected one of: .*last-cells/);
  });

  it('says so where a family has no clues to edit', async () => {
    const { code, err } = await ask({ family: 'queens', board: ['..', '..'], queens: 2 });
    expect(code).toBe(2);
    expect(err).toContain('no clues that can be added, removed or moved one by one');
  });
});
