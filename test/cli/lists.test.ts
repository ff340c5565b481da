import { existsSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();
beforeAll(() => {
  writeFileSync('list.sdm', LIST);
  writeFileSync('mixed.jsonl', MIXED);
});

const UNIQUE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** The same without its first row's givens, which has many solutions. */
const OPEN = `.........${UNIQUE.slice(9)}`;
/** Two fives in the first row. */
const CLASH = `55.......${'.'.repeat(72)}`;
const LIST = `# a comment\n${UNIQUE}\n\n${OPEN}\n${CLASH}\n`;
const SWITCH = '{"family":"nonogram","rows":[[1],[1]],"columns":[[1],[1]]}';
const RECORD =
  '{"id":"a-1","family":"nonogram","seed":"x","puzzle":{"family":"nonogram","rows":[[2]],"columns":[[1],[1]]},"solution":["##"],"verdict":"unique","difficulty":"easy","engine":"sat"}';
const QUEENS = '{"family":"queens","board":["..","#."]}';
const MIXED = `${SWITCH}\n${RECORD}\n${QUEENS}\n`;

const lines = (out: string): unknown[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a file of several puzzles', () => {
  it('is checked one by one, the worst answer decides', async () => {
    const { code, out } = await cli(['check', 'list.sdm', '--json']);
    expect(lines(out)).toMatchObject([{ verdict: 'unique' }, { verdict: 'multiple' }, { verdict: 'none' }]);
    expect(code).toBe(1);
    const limited = await cli(['count', 'list.sdm', '--json', '--no-presolve', '--timeout', '0.000001']);
    expect(lines(limited.out)).toHaveLength(3);
    expect(limited.code).toBe(3);
  });

  it('has the answers of its puzzles one by one, whose models are smaller than that of many', async () => {
    const many = lines((await cli(['check', '-', '--json'], `${UNIQUE}\n`.repeat(13))).out);
    const [one] = lines((await cli(['check', '-', '--json'], UNIQUE)).out) as (typeof whole)[];
    const whole = many[12] as { stats: { variables: number } };
    expect({ ...one, stats: {} }).toEqual({ ...whole, stats: {} });
    expect(one!.stats.variables).toBeLessThan(whole.stats.variables);
  });

  it('may mix the families of its format', async () => {
    const { code, out } = await cli(['solve', 'mixed.jsonl', '--json']);
    expect(code).toBe(0);
    expect(lines(out)).toMatchObject([
      { family: 'nonogram', status: 'solved' },
      { family: 'nonogram', status: 'solved', solution: ['##'] },
      { family: 'queens', status: 'solved' },
    ]);
  });

  it('is counted and rated in order', async () => {
    expect((await cli(['count', 'mixed.jsonl', '--limit', '0'])).out).toMatch(/^2 solutions\n1 solution\n/);
    const rated = await cli(['rate', 'mixed.jsonl', '--json']);
    expect(lines(rated.out)).toMatchObject([{ verdict: 'multiple' }, { difficulty: 'easy' }, {}]);
    expect(rated.code).toBe(1);
  });

  it('is drawn with a line between two pictures', async () => {
    const one = await cli(['render', '-'], SWITCH);
    const two = await cli(['render', '-'], `${SWITCH}\n${SWITCH}\n`);
    expect(two.out).toBe(`${one.out}\n${one.out}`);
  });

  it('is converted to formats of a puzzle a line', async () => {
    const json = await cli(['convert', 'list.sdm', '--to', 'json', '-o', 'list.jsonl']);
    expect(json.code).toBe(0);
    const back = await cli(['convert', 'list.jsonl', '--to', 'sudoku81']);
    expect(back.out).toBe(`${[UNIQUE, OPEN, CLASH].join('\n')}\n`);
    const links = await cli(['convert', 'list.sdm', '--to', 'puzzlink']);
    expect((await cli(['convert', '-', '--to', 'sudoku81'], links.out)).out).toBe(back.out);
    const ids = await cli(['convert', 'list.sdm', '--to', 'tatham']);
    expect((await cli(['convert', '-', '--to', 'sudoku81'], ids.out)).out).toBe(back.out);
  });

  it('is verified against a solution for each', async () => {
    const { out } = await cli(['solve', 'mixed.jsonl', '--json']);
    expect(await cli(['verify', 'mixed.jsonl', '-'], out)).toMatchObject({
      code: 0,
      out: 'valid\nvalid\nvalid\n',
    });
    const two = out.split('\n').slice(0, 2).join('\n');
    expect(await cli(['verify', 'mixed.jsonl', '-'], two)).toMatchObject({
      code: 2,
      err: expect.stringContaining('holds 2 solutions; expected 3'),
    });
    expect(await cli(['verify', 'mixed.jsonl', '-', '--puzzle', '2'], out)).toMatchObject({ code: 0 });
    expect(await cli(['verify', 'list.sdm', '-', '--puzzle', '1'], SOLVED)).toMatchObject({ code: 2 });
  });

  it('verifies every solution of one puzzle', async () => {
    const { out } = await cli(['solve', '-', '--limit', '2', '--json'], SWITCH);
    writeFileSync('switch.json', SWITCH);
    expect((await cli(['verify', 'switch.json', '-'], out)).out).toBe('valid\nvalid\n');
  });
});

describe('--puzzle', () => {
  it('picks one', async () => {
    expect((await cli(['check', 'list.sdm', '--puzzle', '2'])).out).toContain('multiple');
    expect((await cli(['convert', 'list.sdm', '--to', 'sudoku81', '--puzzle', '3'])).out).toBe(`${CLASH}\n`);
    expect(await cli(['render', 'list.sdm', '--puzzle', '1', '-o', 'one.svg'])).toMatchObject({ code: 0 });
    expect(await cli(['export', 'list.sdm', '--puzzle', '1', '--to', 'lp'])).toMatchObject({ code: 0 });
  });

  it.each([
    ['0', 'expected a whole number from 1 on; found 0'],
    ['4', 'expected a whole number from 1 to 3'],
    ['1.5', 'expected a whole number from 1 on; found 1.5'],
  ])('refuses %s', async (which, expected) => {
    const { code, err } = await cli(['check', 'list.sdm', '--puzzle', which]);
    expect(code).toBe(2);
    expect(err).toContain(expected);
  });

  it.each([
    ['render', '-o', 'list.svg'],
    ['export', '--to', 'lp'],
    ['check', '--proof', 'list.drat', '--cnf', 'list.cnf'],
  ])('is asked for by %s, which writes one file', async (name, ...options) => {
    const { code, out, err } = await cli([name, 'list.sdm', ...options]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('list.sdm: holds 3 puzzles where one is expected; pick one with --puzzle');
    expect(existsSync('list.svg') || existsSync('list.drat')).toBe(false);
  });

  it('is asked for where the format holds one puzzle a file', async () => {
    const { code, err } = await cli(['convert', 'list.sdm', '--to', 'text', '-o', 'list.txt']);
    expect(code).toBe(2);
    expect(err).toContain('holds one puzzle, and there are 3');
  });
});

describe('a bad puzzle in the middle', () => {
  it.each([
    ['a strange character', `${UNIQUE.slice(0, 80)}?`, 'line 4, column 81: "?" is no cell'],
    ['a line too short', UNIQUE.slice(1), 'line 4: The text has 80 characters'],
  ])('%s', async (_name, line, expected) => {
    const { code, out, err } = await cli(['check', '-'], `${UNIQUE}\n\n${OPEN}\n${line}\n${UNIQUE}\n`);
    expect(code).toBe(2);
    expect(out.split('\n').map((answer) => answer.split(':')[0])).toEqual([
      'unique',
      'multiple',
      'unique',
      '',
    ]);
    expect(err).toContain(`standard input: ${expected}`);
  });

  it('of JSON lines', async () => {
    const broken = `${SWITCH}\n{"family":"nonogram","rows":[[1],\n${SWITCH}\n{"family":"chess"}\n`;
    const { code, err } = await cli(['check', '-'], broken);
    expect(code).toBe(2);
    expect(err).toContain('standard input: line 2, column');
    expect(err).toContain('standard input: line 4');
  });

  it('also the first one', async () => {
    const { code, err } = await cli(['check', '-'], `{"family":"nonogram","rows":\n${SWITCH}\n`);
    expect(code).toBe(2);
    expect(err).toContain('standard input: line 1, column');
  });

  it('is no matter when another one is picked', async () => {
    expect(await cli(['check', '-', '--puzzle', '2'], `{"family":"chess"}\n${SWITCH}\n`)).toMatchObject({
      code: 1,
    });
  });

  it('is named as often as it occurs', async () => {
    const { out, err } = await cli(['check', '-'], `${UNIQUE}\n`.repeat(30) + `${UNIQUE}x\n`.repeat(25));
    expect(out.match(/^unique/gm)).toHaveLength(30);
    const errors = err.split('\n').filter((line) => line !== '' && !line.includes(' variables, '));
    expect(errors).toHaveLength(25);
  });
});

describe('one puzzle over several lines', () => {
  it('stays one', async () => {
    const pretty = JSON.stringify(JSON.parse(SWITCH), undefined, 2);
    expect((await cli(['count', '-'], pretty)).out).toBe('2 solutions\n');
    const grid = SOLVED.replaceAll(/.{9}/g, '$&\n');
    expect((await cli(['count', '-'], grid)).out).toBe('1 solution\n');
  });
});
