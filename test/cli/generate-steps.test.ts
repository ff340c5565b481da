/** `generate --steps`: puzzles with the steps of their solutions, in order, the same for any workers. */
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/api/index.js';
import { familyOf } from '../../src/families/index.js';
import { cli } from './in-process.js';

const MAKE = ['generate', 'sudoku', '--size', '4', '--seed', 'owl', '--json', '--steps'];

describe('puzzles with their steps', () => {
  it('have the steps of explain, and come with the same bytes from any number of workers', async () => {
    const [one, many] = await Promise.all(
      ['1', '4'].map((jobs) => cli([...MAKE, '-n', '6', '--jobs', jobs])),
    );
    expect(one!.code).toBe(0);
    expect(many!.out).toBe(one!.out);
    const records = one!.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records.map(({ id }) => id.split(':').at(-1))).toHaveLength(6);
    for (const { family, puzzle, steps, unfinished } of records) {
      const explained = await explain(familyOf(family), puzzle);
      expect(explained.verdict === 'solved' && JSON.parse(JSON.stringify(explained.steps))).toEqual(steps);
      expect(unfinished).toBeUndefined();
    }
  });

  it('are the puzzles that come without --steps, with more beside them', async () => {
    const { out } = await cli(MAKE);
    const plain = await cli(MAKE.filter((word) => word !== '--steps'));
    expect(JSON.parse(out)).toMatchObject(JSON.parse(plain.out));
  });

  it('are all written when the attempts at a later puzzle come to their limit', async () => {
    const few = ['generate', 'queens', '--size', '4', '-n', '50', '--seed', 'owl', '--limit-attempts', '3'];
    const plain = await cli([...few, '--json']);
    const { out, code } = await cli([...few, '--json', '--steps', '--jobs', '3']);
    expect(code).toBe(plain.code);
    const idsOf = (text: string) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).id);
    expect(idsOf(out)).toEqual(idsOf(plain.out));
  });

  it.each([
    ['without --json', ['generate', 'sudoku', '--steps']],
    ['with -o', ['generate', 'sudoku', '--steps', '--json', '-o', 'folder']],
    ['with --id', ['generate', '--id', 'sudoku.1:size=4:owl:1.0', '--json', '--steps']],
  ])('are refused %s', async (_, line) => {
    const { code, err } = await cli(line);
    expect([code, err]).toEqual([2, expect.stringContaining('--steps')]);
  });
});
