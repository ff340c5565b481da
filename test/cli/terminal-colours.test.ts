/**
 * Colour nonograms on standard output: in colour on a screen that shows colours, with letters in a pipe or a
 * file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const FLAG = {
  puzzle: {
    family: 'nonogram',
    palette: ['#ffffff', '#d82020', '#2860d0'],
    rows: [[[2, 1]], [[2, 2]]],
    columns: [
      [
        [1, 1],
        [1, 2],
      ],
      [
        [1, 1],
        [1, 2],
      ],
    ],
  },
  solution: ['11', '22'],
};

const SCREEN = { terminal: { out: true, err: true, colours: true } };
const ESCAPE = '\u001b[';

describe.each([[['render', 'flag.json', '--solution']], [['solve', 'flag.json']]])('%j', (argv) => {
  it('paints the cells on a screen that shows colours', async () => {
    writeFileSync('flag.json', JSON.stringify(FLAG));
    const { code, out } = await cli(argv, '', SCREEN);
    expect(code).toBe(0);
    const grounds = [...out.matchAll(/\[48;5;(\d+)m +/g)].map(([, ground]) => ground);
    expect(grounds).toHaveLength(4);
    expect(grounds[0]).toBe(grounds[1]);
    expect(grounds[1]).not.toBe(grounds[2]);
    expect(out).toContain('a red, b blue');
  });

  it('writes letters where no colours are shown, and into files', async () => {
    writeFileSync('flag.json', JSON.stringify(FLAG));
    const piped = await cli(argv);
    expect(piped.out).not.toContain(ESCAPE);
    expect(piped.out).toMatch(/2a│ a +a/);
    const grey = await cli(argv, '', { terminal: { out: true, err: true } });
    expect(grey.out).not.toContain(ESCAPE);
    if (argv[0] !== 'solve') return;
    await cli([...argv, '-o', 'flag.txt', '--force'], '', SCREEN);
    expect(readFileSync('flag.txt', 'utf8')).not.toContain(ESCAPE);
  });
});

it('regions of a star battle have grounds on a screen that shows colours, and lines alone elsewhere', async () => {
  const argv = ['render', 'examples/star-battle.txt'];
  const { out } = await cli(argv, '', SCREEN);
  const grounds = new Set([...out.matchAll(/\[48;5;(\d+)m/g)].map(([, ground]) => ground));
  expect(grounds.size).toBeGreaterThan(2);
  const escapes = new RegExp(`${ESCAPE.replace('[', '\\[')}[\\d;]+m`, 'g');
  const plain = await cli(argv);
  expect(out.replaceAll(escapes, '').replaceAll(/ +$/gm, '')).toBe(plain.out);
  expect(plain.out).not.toContain(ESCAPE);
});

it('texts that a terminal would obey are written without colours and with escapes', async () => {
  const puzzle = {
    family: 'zebra',
    houses: 2,
    attributes: { colour: ['red\u202e', 'blue'] },
    clues: [{ type: 'at', a: ['colour', 'red\u202e'], house: 1 }],
  };
  writeFileSync('zebra.json', JSON.stringify(puzzle));
  const { out } = await cli(['render', 'zebra.json'], '', SCREEN);
  expect(out).not.toContain(ESCAPE);
  expect(out).not.toContain('\u202e');
  expect(out).toContain('\\u202e');
});
