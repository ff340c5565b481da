import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generators/registry.js';
import { settingsIn } from '../../src/settings/settings.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const SMALL = ['generate', 'sudoku', '--size', '4', '--seed', 'owl'];
const contents = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);

describe('generate', () => {
  it('prints one JSON object a line, each a puzzle that check and verify accept', async () => {
    const { code, out, err } = await cli([...SMALL, '-n', '3', '--json']);
    expect(code).toBe(0);
    expect(err).toContain('seed owl');
    const records = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(3);
    for (const record of records) {
      expect(Object.keys(record)).toEqual(
        expect.arrayContaining(['id', 'family', 'seed', 'puzzle', 'solution', 'verdict', 'logic', 'engine']),
      );
      expect(await cli(['check', '-'], JSON.stringify(record.puzzle))).toMatchObject({ code: 0 });
    }
  });

  it('has a word of difficulty only where one is asked for; how far logic gets is said otherwise', async () => {
    const drawn = await cli(SMALL);
    expect(drawn.out).toContain('(simple logic is enough)');
    const plain = JSON.parse((await cli([...SMALL, '--json'])).out);
    expect([plain.logic, plain.difficulty]).toEqual(['plain', undefined]);
    const easy = JSON.parse((await cli([...SMALL, '--difficulty', 'easy', '--json'])).out);
    expect([easy.logic, easy.difficulty]).toEqual(['plain', 'easy']);
  });

  it('has every proof checked, and makes the same puzzles without', async () => {
    const records = async (...more: readonly string[]) =>
      (await cli([...SMALL, '-n', '3', '--json', ...more])).out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    const checked = await records();
    expect(checked.map(({ certified }) => certified)).toEqual([true, true, true]);
    const unchecked = checked.map((record) => ({ ...record, certified: false }));
    expect(await records('--no-certify')).toEqual(unchecked);
    await cli([...SMALL, '-n', '2', '-o', 'unchecked', '--no-certify']);
    await cli([...SMALL, '-n', '3', '-o', 'unchecked', '--resume']);
    expect(contents('unchecked').map(([, text]) => JSON.parse(text!).certified)).toEqual([
      false,
      false,
      true,
    ]);
    const { out } = await cli(['generate', '--id', checked[0].id, '--json', '--no-certify']);
    expect(JSON.parse(out)).toEqual(unchecked[0]);
  });

  it('draws puzzles in the terminal, and reports the seed that it drew', async () => {
    const { code, out, err } = await cli(['generate', 'calcudoku', '--size', '3']);
    expect(code).toBe(0);
    expect(out).toContain('┌');
    expect(err).toContain('seed fresh');
  });

  it('says what it proved of the fewest givens, the same with one worker and with several', async () => {
    const argv = ['generate', 'sudoku', '--size', '4', '--fewest', '--seed', 'owl', '-n', '3'];
    const words = 'givens: 4, proved the fewest for this grid, by leader and follower; proof checked';
    expect((await cli(argv)).out.split(words)).toHaveLength(4);
    const alone = await cli([...argv, '--json', '--jobs', '1']);
    expect(await cli([...argv, '--json', '--jobs', '3'])).toEqual(alone);
    const records = alone.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const proved = { of: 'givens', number: 4, lower: 4, by: 'loop', certified: true, words };
    expect(records.map(({ fewest }) => fewest)).toEqual([proved, proved, proved]);
    const again = await cli(['generate', '--id', records[2].id, '--json']);
    expect(JSON.parse(again.out)).toEqual(records[2]);
  });

  it('stops when every board with the fewest walls has been made, and says how many there are', async () => {
    const argv = [
      'generate',
      'queens',
      '--size',
      '8',
      '--queens',
      '10',
      '--least',
      '--seed',
      'all',
      '--json',
    ];
    const { code, out, err } = await cli([...argv, '-n', '400']);
    expect(code).toBe(3);
    const count = out.trimEnd().split('\n').length;
    expect(err).toContain(`there is no puzzle ${count + 1}: there are ${count} boards of this kind`);
    expect(err).toContain(`ask for ${count} with -n, or choose other settings`);
    expect(err).not.toContain('attempts');
    expect(await cli([...argv, '-n', String(count)])).toMatchObject({ code: 0, out });
  });

  it.each([
    ['circuit', '--size', '4', '--path'],
    ['star-battle', '--size', '6', '--outside', '5'],
    ['queens', '--size', '8', '--queens', '10', '--least'],
  ])(
    'makes the same puzzles of %s with one worker and with several, and each again from its id',
    async (...words) => {
      const argv = ['generate', ...words, '--seed', 'owl', '-n', '2', '--json'];
      const alone = await cli([...argv, '--jobs', '1']);
      expect(alone.code).toBe(0);
      expect(await cli([...argv, '--jobs', '2'])).toEqual(alone);
      const lines = alone.out.trimEnd().split('\n');
      expect(lines).toHaveLength(2);
      for (const line of lines) {
        const { out } = await cli(['generate', '--id', JSON.parse(line).id, '--json']);
        expect(out).toBe(`${line}\n`);
      }
    },
  );

  it('makes the puzzle of an id once more, the same to the byte', async () => {
    const { out } = await cli([...SMALL, '-n', '3', '--json']);
    const line = out.split('\n')[2]!;
    const { id } = JSON.parse(line);
    expect(await cli(['generate', '--id', id, '--json'])).toEqual({ code: 0, out: `${line}\n`, err: '' });
    expect(await cli(['generate', 'sudoku', '--id', id])).toMatchObject({ code: 2 });
    const { code, err } = await cli(['generate', '--id', id.replace('.1:', '.77:')]);
    expect([code, err]).toEqual([2, expect.stringContaining('version 77')]);
  });

  it('writes a file a puzzle, keeps what is there, and goes on where a batch stopped', async () => {
    expect(await cli([...SMALL, '-n', '6', '-o', 'whole'])).toMatchObject({ code: 0, out: '' });
    expect(readdirSync('whole').sort()).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `sudoku-000${number}.json`),
    );
    expect(await cli([...SMALL, '-n', '6', '-o', 'whole'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--force'),
    });
    await cli([...SMALL, '-n', '3', '-o', 'part']);
    rmSync('part/sudoku-0002.json');
    const resumed = await cli(['generate', 'sudoku', '--size', '4', '-n', '6', '-o', 'part', '--resume']);
    expect(resumed).toMatchObject({
      code: 0,
      err: expect.stringContaining('2 were there already; seed owl'),
    });
    expect(contents('part')).toEqual(contents('whole'));
    expect(await cli([...SMALL, '-n', '6', '-o', 'part', '--force'])).toMatchObject({ code: 0 });
    expect(contents('part')).toEqual(contents('whole'));
  });

  it('does not go on with files of another batch', async () => {
    await cli([...SMALL, '-n', '1', '-o', 'other']);
    const wrong = [
      'generate',
      'sudoku',
      '--size',
      '6',
      '--seed',
      'owl',
      '-n',
      '2',
      '-o',
      'other',
      '--resume',
    ];
    expect(await cli(wrong)).toMatchObject({ code: 2, err: expect.stringContaining('sudoku-0001.json') });
    expect(readdirSync('other')).toEqual(['sudoku-0001.json']);
  });

  it('ends at its limit with exit code 3, the reasons and what was finished', async () => {
    const argv = [
      ...SMALL,
      '-n',
      '9',
      '--limit-attempts',
      '5',
      '--givens',
      '4',
      '--symmetry',
      'left-right',
      '-o',
      'few',
    ];
    const { code, err } = await cli(argv);
    expect(code).toBe(3);
    expect(err).toMatch(/attempts failed: .*\n.*to relax: .*--limit-attempts/s);
    expect(existsSync('few') ? readdirSync('few').every((name) => name.endsWith('.json')) : true).toBe(true);
  });

  it.each([
    [['generate'], 'generate: expected one of nonogram, sudoku'],
    [['generate', 'chess'], 'no such family'],
    [['generate', 'sudoku', '--size', '7'], '--size'],
    [['generate', 'sudoku', '--stars', '2'], 'stars'],
    [['generate', 'sudoku', '--symmetry', 'spiral'], 'spiral'],
    [['generate', 'sudoku', '--difficulty', 'harder'], 'harder'],
    [['generate', 'sudoku', '-n', '0'], '-n: expected a whole number from 1'],
    [['generate', 'sudoku', '--jobs', '0'], '--jobs'],
    [['generate', 'sudoku', '--resume'], '-o DIR'],
    [['generate', 'sudoku', '-n', 'many'], '-n: expected a number'],
    [['generate', '--id', 'owl'], 'no id'],
    [['generate', 'nonogram', '--pictures', 'nowhere'], 'nowhere'],
  ])('%j is refused with the reason', async (argv, word) => {
    const { code, out, err } = await cli(argv);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(word)]);
  });
});

describe('generate FAMILY --help', () => {
  it.each(GENERATORS)(
    'lists the parameters of $family, and none hides a flag that all have',
    async (generator) => {
      const common = (await cli(['generate', '--help'])).out;
      const { code, out } = await cli(['generate', generator.family, '--help']);
      expect(code).toBe(0);
      for (const { name } of settingsIn(generator.settings)) {
        expect(out).toContain(`--${name}`);
        expect(common).not.toMatch(new RegExp(`^ +(-\\w, )?--${name} `, 'm'));
        expect(name).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      }
    },
  );
});
