/** Files that were altered between two runs of one batch. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const BATCH = ['generate', 'sudoku', '--size', '4', '--seed', 'owl', '-n', '4', '-o', 'week'];
const FILE = 'week/sudoku-0002.json';
const contents = () =>
  readdirSync('week')
    .sort()
    .map((name) => readFileSync(`week/${name}`, 'utf8'));
const record = (number: number) => JSON.parse(readFileSync(`week/sudoku-000${number}.json`, 'utf8'));

let whole: readonly string[] = [];
beforeEach(async () => {
  rmSync('week', { recursive: true, force: true });
  await cli(BATCH);
  whole = contents();
});

describe('generate --resume', () => {
  it.each([
    ['blanked', () => ''],
    ['cut off', () => JSON.stringify(record(2)).slice(0, 60)],
    ['no JSON', () => '<html></html>'],
    ['JSON of another kind', () => '[1,2]'],
    ['without its id', () => JSON.stringify({ ...record(2), id: undefined })],
    ['of another verdict', () => JSON.stringify({ ...record(2), verdict: 'multiple' })],
    ['of another difficulty', () => JSON.stringify({ ...record(2), difficulty: 'extreme' })],
    ['another puzzle than its id makes', () => JSON.stringify({ ...record(2), puzzle: record(3).puzzle })],
    ['of another solution', () => JSON.stringify({ ...record(2), solution: record(3).solution })],
    ['the puzzle of another number', () => JSON.stringify(record(3))],
    [
      'of an attempt that fails',
      () => JSON.stringify({ ...record(2), id: record(2).id.replace(/\d+$/, '77') }),
    ],
    [
      'without a given',
      () => {
        const { puzzle, ...rest } = record(2);
        const grid = puzzle.grid.map((row: number[]) => row.map(() => 0));
        return JSON.stringify({ ...rest, puzzle: { ...puzzle, grid } });
      },
    ],
  ])('makes a file again that is %s, and names it', async (_what, altered) => {
    writeFileSync(FILE, altered());
    const { code, err } = await cli([...BATCH, '--resume']);
    expect(code).toBe(0);
    expect(err).toContain(`${FILE}: is not the puzzle that was made here; it is made again`);
    expect(err).toContain('made 1 of 4 sudoku puzzles in week, 3 were there already');
    expect(contents()).toEqual(whole);
  });

  it.each([
    ['', 'record: Invalid input: expected object'],
    [
      () => JSON.stringify({ ...record(2), verdict: 'multiple' }),
      'record, verdict: Invalid input: expected "unique"',
    ],
    [() => JSON.stringify(record(3)), 'Its id is not one of this place; found sudoku.'],
    [() => JSON.stringify({ ...record(2), solution: [] }), 'It is not the puzzle that its id makes.'],
  ])('says what is wrong with a file', async (altered, reason) => {
    writeFileSync(FILE, typeof altered === 'string' ? altered : altered());
    expect((await cli([...BATCH, '--resume'])).err).toContain(`it is made again (${reason}`);
  });

  it('touches no intact file, however it is laid out', async () => {
    const kept = [JSON.stringify(record(2), undefined, 2), JSON.stringify(record(3))];
    writeFileSync(FILE, kept[0]!);
    writeFileSync('week/sudoku-0003.json', kept[1]!);
    const { code, err } = await cli([...BATCH, '--resume']);
    expect(code).toBe(0);
    expect(err).toContain('made 0 of 4 sudoku puzzles in week, 4 were there already');
    expect(contents().slice(1, 3)).toEqual(kept);
  });

  it('finds the seed though the first file is blank', async () => {
    writeFileSync('week/sudoku-0001.json', '');
    const argv = BATCH.filter((word) => word !== '--seed' && word !== 'owl');
    expect(await cli([...argv, '--resume'])).toMatchObject({ code: 0 });
    expect(contents()).toEqual(whole);
  });
});
