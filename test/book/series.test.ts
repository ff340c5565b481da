/** Series of books, worksheets for a class, and pages to look at before a book is made. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findFamily } from '../../src/families/index.js';
import { canonicalKey } from '../../src/families/kit/index.js';
import { cli } from '../cli/harness.js';
import { workInFreshFolder } from './fresh-folder.js';

workInFreshFolder();

interface Printed {
  readonly number: number;
  readonly family: string;
  readonly puzzle: { readonly family: string };
  readonly difficulty?: 'easy' | 'medium' | 'hard';
}

interface Sidecar {
  readonly title: string;
  readonly pages: number;
  readonly parts: readonly { readonly puzzles: readonly Printed[] }[];
}

const json = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;
const RANKS = { easy: 0, medium: 1, hard: 2 } as const;
const rankOf = ({ difficulty = 'hard' }: Printed): number => RANKS[difficulty];
const distinct = (puzzles: readonly Printed[]): number =>
  new Set(puzzles.map(({ family, puzzle }) => canonicalKey(findFamily(family)!, puzzle))).size;

const SERIES = `title: Rainy days
author: A. Setter
seed: shop
series: 3
cover: true
trim: a5
parts:
  - { family: sudoku, count: 3, parameters: { size: 4 } }
  - { family: binairo, count: 2, parameters: { size: 6 } }
`;

const SHEETS = `title: Friday
layout: packet
sheets: 3
answers: separate
seed: class
parts:
  - { family: sudoku, count: 2, parameters: { size: 4 } }
`;

describe('a series', () => {
  it('has volumes from easy to hard, in which no puzzle or copy of it occurs twice', async () => {
    writeFileSync('rain.yaml', SERIES);
    const { code, out, err } = await cli(['book', 'rain.yaml', '-o', 'rain.pdf', '--json']);
    expect([code, err]).toEqual([0, expect.stringContaining('15 of 15 puzzles are different')]);
    const stems = ['rain-1', 'rain-2', 'rain-3'];
    const files = [
      ...stems.flatMap((stem) => [`${stem}.pdf`, `${stem}.json`, `${stem}-cover.pdf`]),
      'rain-series.csv',
      'rain-series.json',
    ];
    expect(JSON.parse(out)).toMatchObject({ files, puzzles: 15, distinct: 15 });
    expect(readdirSync('.').toSorted()).toEqual([...files, 'rain.yaml', 'week.yaml'].toSorted());
    const volumes = stems.map((stem) => json<Sidecar>(`${stem}.json`));
    expect(volumes.map(({ title }) => title)).toEqual(
      [1, 2, 3].map((number) => `Rainy days, Volume ${number}`),
    );
    expect(distinct(volumes.flatMap(({ parts }) => parts.flatMap(({ puzzles }) => puzzles)))).toBe(15);
    for (const { parts } of volumes) {
      expect(parts.map(({ puzzles }) => puzzles.length)).toEqual([3, 2]);
      expect(parts.flatMap(({ puzzles }) => puzzles.map(({ number }) => number))).toEqual([1, 2, 3, 4, 5]);
    }
    for (const part of [0, 1]) {
      const ranks = volumes.map(({ parts }) => parts[part]!.puzzles.map(rankOf));
      for (const [index, own] of ranks.slice(1).entries())
        expect(Math.min(...own)).toBeGreaterThanOrEqual(Math.max(...ranks[index]!));
    }
  });

  it('has a table with a line for each volume, as CSV and as JSON', async () => {
    writeFileSync('rain.yaml', SERIES.replace('Rainy days', '"=Rain, \\"wind\\""'));
    await cli(['book', 'rain.yaml', '-o', 'rain.pdf']);
    const lines = readFileSync('rain-series.csv', 'utf8').split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(
      'volume,title,subtitle,author,language,file,cover,pages,puzzles,easy,medium,hard,width,height,description',
    );
    const table = json<{ readonly volumes: readonly Readonly<Record<string, unknown>>[] }>(
      'rain-series.json',
    );
    expect(table).toMatchObject({ puzzles: 15, distinct: 15 });
    for (const [index, line] of table.volumes.entries()) {
      const sidecar = json<Sidecar>(`rain-${index + 1}.json`);
      expect(line).toMatchObject({
        title: `=Rain, "wind", Volume ${index + 1}`,
        file: `rain-${index + 1}.pdf`,
        cover: `rain-${index + 1}-cover.pdf`,
        pages: sidecar.pages,
        puzzles: 5,
        width: 148,
        description: expect.stringContaining('Sudoku (3), Binairo (2).'),
      });
      // A text that begins like a formula is marked, and quotes are doubled.
      expect(lines[index + 1]).toContain(`"'=Rain, ""wind"", Volume ${index + 1}"`);
    }
  });

  it('is the same again, and resumed after pages were looked at', async () => {
    writeFileSync('rain.yaml', SERIES);
    await cli(['book', 'rain.yaml', '-o', 'one.pdf']);
    const looked = await cli(['book', 'rain.yaml', '-o', 'two.pdf', '--preview', '1,3-4']);
    expect(looked.code).toBe(0);
    for (const page of [1, 3, 4])
      expect(readFileSync(`two-page-${page}.png`).subarray(1, 4).toString()).toBe('PNG');
    expect(existsSync('two-page-2.png') || existsSync('two-1.pdf')).toBe(false);
    expect(existsSync('two.puzzles.jsonl')).toBe(true);
    const made = await cli(['book', 'rain.yaml', '-o', 'two.pdf', '--resume']);
    expect(made.code).toBe(0);
    for (const volume of [1, 2, 3])
      expect(readFileSync(`two-${volume}.pdf`).equals(readFileSync(`one-${volume}.pdf`))).toBe(true);
    expect(existsSync('two.puzzles.jsonl')).toBe(false);
    const beyond = await cli(['book', 'rain.yaml', '-o', 'three.pdf', '--preview', '999']);
    expect([beyond.code, beyond.err]).toEqual([
      2,
      expect.stringMatching(/--preview: expected pages up to \d+; found 999/),
    ]);
  });

  it.each([
    [SERIES.replace('cover: true', 'pages: 40'), /pages: .*leave pages out, or series/],
    [SERIES.replace('cover: true', 'layout: packet'), /series: .*a packet has sheets/],
    [SHEETS.replace('layout: packet', 'layout: book'), /sheets: .*a book has a series/],
    [SHEETS.replace('answers: separate', 'answers: back'), /answers: .*handed out.*found back/],
    [SERIES.replace('series: 3', 'series: 1'), /series/],
    [
      SERIES.replace(/ {2}- \{ family: b.*/, '  - { files: [two.txt] }'),
      /parts, 2: expected at least 3 puzzles, one for each volume; found 2/,
    ],
  ])('is refused where it cannot be: %#', async (text, message) => {
    const sudoku = (first: number) => ({
      family: 'sudoku',
      box: [2, 2],
      grid: [
        [first, 0, 0, 0],
        [0, 0, 0, 4],
        [0, 0, 0, 0],
        [0, 0, 3, 0],
      ],
    });
    writeFileSync('two.txt', [1, 2].map((first) => `${JSON.stringify(sudoku(first))}\n`).join(''));
    writeFileSync('wrong.yaml', text);
    const { code, err } = await cli(['book', 'wrong.yaml', '-o', 'wrong.pdf']);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    expect(existsSync('wrong.pdf')).toBe(false);
  });
});

describe('sheets for a class', () => {
  it('are one document with other puzzles on each sheet, of the same difficulty', async () => {
    writeFileSync('class.yaml', SHEETS);
    const { code, out } = await cli(['book', 'class.yaml', '-o', 'class.pdf', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      files: ['class.pdf', 'class.json', 'class-answers.pdf'],
      puzzles: 6,
      pages: 3,
    });
    const { sheets } = json<{ readonly sheets: readonly Sidecar[] }>('class.json');
    expect(sheets.map(({ title }) => title)).toEqual([1, 2, 3].map((number) => `Friday, sheet ${number}`));
    const puzzles = sheets.map(({ parts }) => parts[0]!.puzzles);
    expect(distinct(puzzles.flat())).toBe(6);
    const sums = puzzles.map((own) => own.reduce((sum, puzzle) => sum + rankOf(puzzle), 0));
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(2);
  });
});

describe('large print', () => {
  it('is a rule: a book with smaller digits is not made', async () => {
    const text =
      'seed: x\nlarge-print: true\ntrim: 100x100 mm\nparts:\n  - { family: sudoku, count: 1, parameters: { size: 16 } }\n';
    writeFileSync('large.yaml', text);
    const { code, err } = await cli(['book', 'large.yaml', '-o', 'large.pdf']);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/The smallest text is .* pt, and large print has 16 pt/),
    ]);
    expect(existsSync('large.pdf')).toBe(false);
    writeFileSync('large.yaml', text.replace('size: 16', 'size: 4'));
    expect((await cli(['book', 'large.yaml', '-o', 'large.pdf', '--force'])).code).toBe(0);
  });
});
