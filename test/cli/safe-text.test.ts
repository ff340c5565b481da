import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLine, safeText } from '../../src/cli/output/safe-text.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** Sets the title of the window, clears the screen, and a C1 introducer. */
const EVIL = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e\u007f';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

describe('text for a terminal', () => {
  it('has no control characters, and what is plain stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(safeText(text)).not.toMatch(RAW);
        expect(safeLine(text)).not.toMatch(/\n/);
        if (!/[\p{C}\u2028\u2029]/u.test(text)) expect(safeText(text)).toBe(text);
      }),
    );
  });

  it('is the same JSON', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), (json) => {
        expect(JSON.parse(safeText(json))).toEqual(JSON.parse(json));
      }),
    );
  });
});

describe('text of unknown origin', () => {
  const zebra = (name: string) =>
    JSON.stringify({
      family: 'zebra',
      houses: 2,
      attributes: { colour: [name, 'blue'] },
      clues: [{ type: 'at', a: ['colour', name], house: 1 }],
    });

  it.each([
    ['a name in a picture', ['solve', '-'], zebra(EVIL)],
    ['a name in a puzzle', ['render', '-', '--ascii'], zebra(EVIL)],
    ['a name in JSON', ['solve', '-', '--json'], zebra(EVIL)],
    ['a name in text', ['convert', '-', '--to', 'text'], zebra(EVIL)],
    [
      'a title',
      ['convert', '-', '--to', 'non'],
      JSON.stringify({ puzzle: { family: 'nonogram', rows: [[1]], columns: [[1]] }, title: EVIL }),
    ],
    ['a line that is quoted', ['check', '-'], `width 1\nheight 1\nrows\n${EVIL}\ncolumns\n1\n`],
    ['a key', ['check', '-'], `{"family":"nonogram",${JSON.stringify(EVIL)}:1}`],
    ['a file', ['check', `no${EVIL}such`], ''],
    ['a flag', ['check', `--${EVIL}`], ''],
    ['a command', [EVIL], ''],
    ['a value', ['check', 'cat.non', '--from', EVIL], ''],
    ['a choice', ['check', 'cat.non', '--engine', EVIL], ''],
    ['a seed', ['generate', 'sudoku', '--size', '4', '--seed', EVIL], ''],
  ])('%s arrives without control characters', async (_what, argv, input) => {
    const { out, err } = await cli(argv, input);
    expect(`${out}${err}`).not.toMatch(RAW);
    expect(out + err).not.toBe('');
  });

  it('a file name cannot pretend to be another message', async () => {
    const { err } = await cli(['check', 'x\npuzzlewright: unique']);
    expect(err.split('\n')).toHaveLength(1);
  });

  it('keeps the value in JSON, and files as they are', async () => {
    const turned = 'red\u202eder';
    const { out } = await cli(['solve', '-', '--json'], zebra(turned));
    expect(out).not.toContain(turned);
    expect(JSON.parse(out).solution.colour).toContain(turned);
    writeFileSync('turned.json', zebra(turned));
    await cli(['convert', 'turned.json', '--to', 'json', '-o', 'copy.json']);
    expect(readFileSync('copy.json', 'utf8')).toContain(turned);
  });
});
