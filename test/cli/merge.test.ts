/** A batch made in parts by several command lines, and merged by another. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const BATCH = ['generate', 'sudoku', '--size', '4', '--givens', '4', '--seed', 'owl', '-n', '20'];
const MERGE = ['merge', 'sudoku', 'parts', '-n', '20'];

function contents(folder: string): readonly (readonly [string, string])[] {
  const names = readdirSync(folder).sort();
  return names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
}

async function makeParts(): Promise<void> {
  for (const [part, count] of [
    ['1/3', 7],
    ['2/3', 7],
    ['3/3', 6],
  ] as const) {
    const { code, err } = await cli([...BATCH, '--shard', part, '-o', 'parts', '--force']);
    expect([code, err]).toEqual([
      0,
      expect.stringContaining(
        `made ${count} of ${count} sudoku puzzles (part ${part.replace('/', ' of ')}) in parts`,
      ),
    ]);
  }
}

describe('merge', () => {
  it('makes the folder that a single run makes', async () => {
    await cli([...BATCH, '-o', 'single']);
    await makeParts();
    expect(contents('parts')).not.toEqual(contents('single'));
    const { code, err } = await cli([...MERGE, '-o', 'whole']);
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/^merged 20 of 20 sudoku puzzles in whole, [1-9]/),
    ]);
    expect(contents('whole')).toEqual(contents('single'));
  });

  it('makes the lines that a single run writes', async () => {
    const { out: whole } = await cli([...BATCH, '--json']);
    const parts = await Promise.all(['2/2', '1/2'].map((part) => cli([...BATCH, '--json', '--shard', part])));
    const lines = parts.map(({ out }) => out).join('\n');
    writeFileSync('lines.jsonl', lines);
    expect((await cli(['merge', 'sudoku', 'lines.jsonl', '-n', '20', '--json'])).out).toBe(whole);
    expect((await cli(['merge', 'sudoku', '-', '-n', '20', '--json'], lines)).out).toBe(whole);
  });

  it('goes on with a part that was interrupted', async () => {
    await makeParts();
    const made = contents('parts');
    rmSync('parts/sudoku-0004.json');
    expect((await cli(MERGE)).err).toContain('1 of 20 puzzles are missing: 4');
    const { err } = await cli([...BATCH, '--shard', '1/3', '-o', 'parts', '--resume']);
    expect(err).toContain('made 1 of 7 sudoku puzzles (part 1 of 3) in parts, 6 were there already');
    expect(contents('parts')).toEqual(made);
  });

  it.each([
    [
      [...BATCH.filter((word) => word !== '--seed' && word !== 'owl'), '--shard', '1/2'],
      '--shard: needs --seed',
    ],
    [[...BATCH, '--shard', '0/2'], '--shard: expected K/N with K from 1 to N'],
    [[...BATCH, '--shard', '3/2'], 'found "3/2"'],
    [
      ['merge', 'sudoku', 'cat.non', '-n', '2'],
      'cat.non: found no puzzle with an id; expected sudoku puzzles',
    ],
    [['merge', 'sudoku', 'nowhere', '-n', '2'], 'nowhere: cannot be read (no such file'],
    [['merge', 'sudoku', 'parts'], '--count: expected a whole number from 1 to 1000000; found nothing'],
    [
      ['merge', 'kenken', 'single.jsonl', '-n', '20'],
      'single.jsonl: line 1: found a sudoku puzzle; expected kenken',
    ],
    [['merge', 'sudoku', 'single.jsonl', '-n', '3'], 'line 4: found puzzle 4; expected numbers from 1 to 3'],
    [['merge', 'sudoku', 'nowhere', '-n', '3'], 'nowhere: cannot be read'],
  ])('refuses what cannot be: %j', async (argv, message) => {
    writeFileSync('single.jsonl', (await cli([...BATCH, '--json'])).out);
    const { code, err, out } = await cli(argv);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(message)]);
  });
});
