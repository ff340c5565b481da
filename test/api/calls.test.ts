/** Calls by name: their answers are those of the functions, of the command line and of the tasks. */
import { describe, expect, it } from 'vitest';
import { CALLS, explain } from '../../src/api/index.js';
import { cellCode } from '../../src/core/index.js';
import { findFamily } from '../../src/families/index.js';
import { TASK_NAMES } from '../../src/jobs/index.js';
import { cli } from '../cli/in-process.js';

const family = findFamily('star-battle')!;
const { puzzle } = family.examples.find(({ name }) => name === 'two cells given')!;

describe('calls', () => {
  it.each([
    [0, 0],
    [1, 3],
    [2, 1],
    [4, 4],
  ] as const)('say why cell %i, %i is as it is in the steps of the command line', async (row, column) => {
    const flags = ['--cell', cellCode([row, column]), '--json'];
    const { out } = await cli(['explain', JSON.stringify(puzzle), ...flags]);
    const why = await CALLS.why([puzzle, [row, column], { proofs: true }]);
    expect({ family: puzzle.family, ...why }).toEqual(JSON.parse(out));
  });

  it('judge an entry as the command for programs does', async () => {
    const entry = 'r1c1 holds a star';
    const answer = await CALLS['verify-step']([puzzle, entry]);
    const { out } = await cli(
      ['gym'],
      `${JSON.stringify({ do: 'new', puzzle })}\n${JSON.stringify({ do: 'check', entry })}\n`,
    );
    expect({ do: 'check', ...answer }).toEqual(JSON.parse(out.trimEnd().split('\n').at(-1)!));
  });

  it('refuse a puzzle of no family', async () => {
    const chess = { family: 'chess' };
    await expect(CALLS.why([chess, [0, 0]])).rejects.toMatchObject({ code: 'unknown-family' });
  });

  it('explain with the steps of the function, without what pictures are drawn from, and report', async () => {
    const { explanation, ...expected } = { explanation: undefined, ...(await explain(family, puzzle)) };
    expect(explanation).toBeDefined();
    const reports: unknown[] = [];
    const answer = await CALLS.explain([puzzle], { onProgress: (progress) => void reports.push(progress) });
    expect(answer).toEqual(expected);
    expect(reports.length).toBeGreaterThan(0);
  });

  it('make puzzles of a family that is named', async () => {
    const made = await CALLS.generate(['sudoku', { seed: 'calls', settings: { size: 4 } }]);
    expect(made).toMatchObject({ status: 'done', puzzles: [{ verdict: 'unique' }] });
  });

  it('include every task of jobs', async () => {
    for (const name of TASK_NAMES) expect(CALLS[name]).toBeTypeOf('function');
    const request = { family: 'star-battle', puzzle, certify: true };
    expect(await CALLS['assess-puzzle'](request)).toMatchObject({ verdict: 'unique' });
  });
});
