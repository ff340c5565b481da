/** Files and texts that people hand in by accident: too large, of another encoding, of no puzzle. */
import { existsSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBytes, readUpTo } from '../../src/cli/input/read-bytes.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SWITCH = '{"family":"nonogram","rows":[[1],[1]],"columns":[[1],[1]]}';
const ONE = '{"family":"nonogram","rows":[[1]],"columns":[[1]]}';

describe('reading', () => {
  it('takes no more of an endless file than it was asked for', () => {
    expect(readUpTo(openSync('/dev/zero', 'r'), 200_000)).toHaveLength(200_000);
  });

  it.each([
    ['check /dev/zero'],
    ['solve /dev/zero'],
    ['image /dev/zero'],
    ['book /dev/zero -o zero.pdf'],
    ['verify cat.non /dev/zero'],
    ['minimum zebra /dev/zero'],
    ['rate /dev/zero'],
  ])('%s stops at the limit', async (line) => {
    const { code, out, err } = await cli(line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/\/dev\/zero: is too large; expected at most 100? MB/);
  });

  it('hands standard input its limit', async () => {
    const { code, err } = await cli(['check', '-'], new Uint8Array(10_000_001).fill(46));
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining('standard input: is too large'),
    });
  });

  it('takes a file that is exactly as large as the limit', () => {
    writeFileSync('exact', '123456789');
    const host = {} as never;
    expect(readBytes('exact', host, 9)).toHaveLength(9);
    expect(() => readBytes('exact', host, 8)).toThrow('exact: is too large');
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from('\ufeff1 1\n', 'utf16le'), 'UTF-16'],
    ['UTF-16 without a mark', Buffer.from('width 3\nheight 3\n', 'utf16le'), 'UTF-16'],
    ['UTF-16, high byte first', Buffer.from('1 1\n1 1\n', 'utf16le').swap16(), 'UTF-16'],
    ['an empty file', Buffer.alloc(0), 'is empty'],
    ['a binary file', Buffer.from([1, 2, 0, 7, 200, 9, 0, 0, 3]), 'is a binary file'],
    ['a picture', readFileSync('images/cat.jpg'), 'JPEG picture'],
  ])('%s is named', async (_what, bytes, words) => {
    writeFileSync('strange.bin', bytes);
    const { code, out, err } = await cli(['check', 'strange.bin']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('strange.bin');
    expect(err).toContain(words);
  });

  it('says why a file cannot be read', async () => {
    expect((await cli(['check', 'images'])).err).toContain('images: cannot be read (it is a folder)');
    expect((await cli(['check', 'nope.non'])).err).toContain('nope.non: cannot be read (no such file');
    expect((await cli(['check', 'cat.non/x'])).err).toContain('a part of the path is a file');
    symlinkSync('nowhere', 'images/dangling.pbm');
    expect(await cli(['generate', 'nonogram', '--from', 'nowhere'])).toMatchObject({ code: 2 });
  });
});

describe('JSON', () => {
  it('names a key that occurs twice, with both places', async () => {
    const { code, err } = await cli(
      ['check', '-'],
      '{"family":"nonogram","rows":[[1]],\n "columns":[[1]],"rows":[[]]}',
    );
    expect(code).toBe(2);
    expect(err).toContain(
      'line 2, column 18: The key "rows" occurs twice in one object, first in line 1, column 22',
    );
  });

  it('with an object a line inside an array is one value', async () => {
    const kenken =
      '{"family":"kenken","size":2,"cages":[\n' +
      '{"op":"+","target":3,"cells":[[0,0],[0,1]]},\n' +
      '{"op":"=","target":1,"cells":[[1,1]]},\n' +
      '{"op":"=","target":2,"cells":[[1,0]]}\n]}\n';
    expect(await cli(['check', '-'], kenken)).toMatchObject({
      code: 0,
      err: expect.not.stringContaining('line'),
    });
    const broken = kenken.replace('"target":1', '"target":');
    expect((await cli(['check', '-'], broken)).err).toContain('line 3, column 20');
  });

  it('that is an array of puzzles is several puzzles', async () => {
    const { code, out } = await cli(
      ['check', '-', '--json'],
      `[\n${ONE},\n\n${SWITCH},\n{"family":"nonogram"}]`,
    );
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(2);
    expect(answers).toMatchObject([{ verdict: 'unique' }, { verdict: 'multiple' }, { error: { line: 5 } }]);
  });
});

describe('a file of several puzzles', () => {
  const LINES = [
    ONE,
    '{"family":"nonogram","rows":[[1]],',
    SWITCH,
    '{"family":"chess"}',
    'nonsense',
    ONE,
  ].join('\n');

  it.each(['check', 'solve', 'count', 'rate'])(
    '%s --json answers broken lines in their places',
    async (name) => {
      const { code, out } = await cli([name, '-', '--json'], LINES);
      const answers = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(code).toBe(2);
      expect(answers.map(({ error, family }) => error?.line ?? family)).toEqual([
        'nonogram',
        2,
        'nonogram',
        4,
        5,
        'nonogram',
      ]);
      expect(answers[1].error).toMatchObject({
        code: 'json-syntax',
        message: expect.stringContaining('Found'),
      });
    },
  );

  it('in words names them on standard error and answers the others', async () => {
    const { code, out, err } = await cli(['check', '-'], LINES);
    expect(code).toBe(2);
    expect(out.match(/^(unique|multiple)/gm)).toEqual(['unique', 'multiple', 'unique']);
    for (const line of [2, 4, 5]) expect(err).toContain(`standard input: line ${line}`);
  });

  it.each(['render', 'convert'])('%s hands over the others', async (name) => {
    const more = name === 'convert' ? ['--to', 'json'] : [];
    const { code, out, err } = await cli([name, '-', ...more], [ONE, '{"family":"nonogram"', ONE].join('\n'));
    expect(code).toBe(2);
    expect(err).toContain('standard input: line 2');
    expect(out.trim().split(/\n\n?(?=\S)/).length).toBeGreaterThan(1);
  });

  it('is verified line by line, broken puzzles and broken solutions too', async () => {
    writeFileSync('three.jsonl', [ONE, '{"family":"nonogram"', ONE].join('\n'));
    writeFileSync('solutions.jsonl', ['["#"]', '["#"]', '["##"]'].join('\n'));
    const { code, out } = await cli(['verify', 'three.jsonl', 'solutions.jsonl', '--json']);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(2);
    expect(answers).toMatchObject([{ valid: true }, { error: { line: 2 } }, { error: { line: 3 } }]);
  });

  it('may have a broken line at its head', async () => {
    const { out } = await cli(['check', '-', '--json'], `{"family":"nono\n${ONE}`);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line))[0]),
    ).toEqual(['error', 'family']);
  });
});

describe('a puzzle in place of a file', () => {
  const ADDRESS = 'https://puzz.link/p?nonogram/4/5/5h11g21g4h4g1111213g';
  const GAME_ID = '4x5:5/1.1/1.2/4/4/1.1/1.1/1.2/3';

  it.each([
    ['check', SUDOKU, 'sudoku'],
    ['count', SUDOKU.replaceAll('.', '0'), 'sudoku'],
    ['rate', SUDOKU, 'sudoku'],
    ['solve', 'puzz.link/p?sudoku/4/4/g1k23k3g', 'sudoku'],
    ['check', ADDRESS, 'nonogram'],
    ['check', GAME_ID, 'nonogram'],
    ['check', SWITCH, 'nonogram'],
  ])('%s %s', async (name, word, family) => {
    const { out, err } = await cli([name, word, '--json']);
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ family });
  });

  it('is drawn, converted, exported, verified and asked about', async () => {
    expect(await cli(['render', SUDOKU])).toMatchObject({ code: 0 });
    expect((await cli(['convert', GAME_ID, '--to', 'puzzlink'])).out.trim()).toMatch(/nonogram\/4\/5\//);
    expect(await cli(['export', ADDRESS, '--to', 'lp'])).toMatchObject({ code: 0 });
    expect(await cli(['verify', ONE, '["#"]'])).toMatchObject({ code: 0, out: 'valid\n' });
    expect(await cli(['minimum', 'sudoku', '1234341221434321', '--at-most', '3'])).toMatchObject({ code: 1 });
  });

  it('names what is wrong with it', async () => {
    expect((await cli(['check', 'https://puzz.link/p?nonogram/4/5/zz_'])).err).toContain('line 1');
    expect((await cli(['check', 'https://puzz.link/p?slither/4/5/zz'])).err).toContain('slither');
    expect((await cli(['check', 'https://example.com/'])).err).toContain('no puzzle in any known format');
  });

  it('is never a mistyped name of a file', async () => {
    for (const name of ['cat.nom', 'mypuzzlefile.txt', 'a/b/c.json', '1.txt']) {
      expect((await cli(['check', name])).err).toContain(`${name}: cannot be read (no such file`);
    }
    for (const word of ['123', 'CON']) {
      const expected = `${word}: there is no such file, and it is no puzzle by itself (an address, the id`;
      expect((await cli(['solve', word])).err).toContain(expected);
    }
    expect((await cli(['minimum', 'sudoku', '1234'])).err).toContain('or a Sudoku in one line of 16, 36, 81');
  });

  it('is a file where there is one of that name', async () => {
    writeFileSync('1234341221434321', ONE);
    const { out } = await cli(['check', '1234341221434321', '--json']);
    expect(JSON.parse(out).family).toBe('nonogram');
  });
});

describe('a grid without anything in it', () => {
  it.each([
    ['81 dots', '.'.repeat(81)],
    ['81 zeros', '0'.repeat(81)],
    ['two lines of 81 dots', `${'.'.repeat(81)}\n${'.'.repeat(81)}`],
    ['nine lines of nine dots', `${'.........\n'.repeat(9)}`],
    ['81 cells with ones alone', `1${'.'.repeat(79)}1`],
  ])('%s is a Sudoku', async (_what, text) => {
    const { out } = await cli(['convert', '-', '--to', 'json'], text);
    for (const line of out.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ family: 'sudoku' });
    expect(out).not.toBe('');
  });

  it('a picture with something in it is a picture', async () => {
    const { out } = await cli(['convert', '-', '--to', 'json'], `${'.........\n'.repeat(8)}....#....\n`);
    expect(JSON.parse(out).puzzle ?? JSON.parse(out)).toMatchObject({ family: 'nonogram' });
  });
});

it('nothing that was refused left a file', () => {
  expect(existsSync('zero.pdf') || existsSync('output')).toBe(false);
});
