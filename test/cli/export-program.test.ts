import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.js';
import { solveText } from '../engine/solve-text.js';
import { greyCells } from '../image/sampled.js';
import { bruteForce } from '../picture/translucent/brute-force.js';
import { cli, enterWorkFolder, words } from './harness.js';

enterWorkFolder();

const FORMATS = ['lp', 'mps'] as const;

/** The result of HiGHS for the text that a command line exports. */
async function solveExported(line: string, to: (typeof FORMATS)[number]) {
  const { code, out, err } = await cli([...words(line), '--to', to]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return solveText(to, out);
}

async function writePicture(file: string, width: number, height: number): Promise<void> {
  const rng = createRng(file);
  const pixels = Uint8Array.from({ length: width * height }, () => rng.integer(256));
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(file);
}

describe('export of a picture', () => {
  it.each(
    FORMATS.flatMap((to) =>
      ['translucent', 'translucent-tight'].flatMap((formulation) =>
        [
          [3, 4],
          [4, 3],
        ].map(([width, height]) => ({ to, formulation, width: width!, height: height! })),
      ),
    ),
  )(
    'writes $formulation as $to, whose optimum is that of all fillings of $width x $height cells',
    async ({ to, formulation, width, height }) => {
      await writePicture('small.png', width, height);
      const size = `--width ${width} --height ${height} --crop none`;
      const read = await solveExported(`export small.png --formulation ${formulation} ${size}`, to);
      const prepared = await greyCells(readFileSync('small.png'), { width, height, crop: false });
      if (!prepared.ok) throw new Error('the picture is sound');
      expect(read.status).toBe('optimal');
      expect(read.objective).toBeCloseTo(bruteForce(prepared.value), 5);
    },
  );

  it('makes cells as image does: inverted, black is white', async () => {
    await sharp(Buffer.alloc(9, 0), { raw: { width: 3, height: 3, channels: 1 } })
      .png()
      .toFile('black.png');
    const line = 'export black.png --formulation translucent --width 3 --crop none';
    // In black 3 x 3 cells squares of their own leave 5 of 9 missing in each corner and 3 at each side.
    expect((await solveExported(line, 'lp')).objective).toBeCloseTo(4 * 5 + 4 * 3, 9);
    expect((await solveExported(`${line} --invert`, 'lp')).objective).toBeCloseTo(0, 9);
  });
});

describe('export of the least-walls model', () => {
  it.each([
    [5, 6, 3],
    [6, 7, 1],
  ])('on a side of %i, for %i queens, has the optimum %i', async (size, queens, walls) => {
    const read = await solveExported(`export queens --size ${size} --queens ${queens}`, 'lp');
    expect(read).toMatchObject({ status: 'optimal' });
    expect(Math.round(read.objective)).toBe(walls);
  });

  it.each(FORMATS)('has the same optimum as published, in %s', async (to) => {
    const line = 'export queens --size 5 --queens 6';
    const [bounded, published] = await Promise.all(
      [`${line} --presolve`, line].map(async (one) => (await cli([...words(one), '--to', to])).out),
    );
    expect(bounded).toContain('column_moment');
    expect(published).not.toMatch(/column_moment|walls_at_least|block_/);
    expect((await solveText(to, published!)).objective).toBeCloseTo(3, 6);
  });

  it('is written for 0-1 solvers too, and says that CNF drops the objective', async () => {
    const opb = await cli(words('export queens --size 5 --queens 6 --to opb'));
    expect(opb).toMatchObject({ code: 0, err: '' });
    expect(opb.out).toMatch(/^\* #variable= 50 #constraint= \d+\n\* the least-walls model of 6 queens/);
    expect(opb.out).toContain('\nmin: ');
    const cnf = await cli(words('export queens --size 5 --queens 6 --to cnf'));
    expect(cnf.code).toBe(0);
    expect(cnf.err).toContain('CNF has no place for the objective');
  });
});

describe('export explains and refuses', () => {
  it('says in its help what a file may be, and the flags of each', async () => {
    const { out } = await cli(['export', '--help']);
    for (const word of ['translucent-tight', 'queens', '--width', '--sharpen']) expect(out).toContain(word);
    const queens = await cli(['export', 'queens', '--help']);
    expect(queens.out).toMatch(/Options of export queens:\s+--size .*\s+--queens /);
  });

  it.each([
    ['export queens', '--size'],
    ['export queens --size 8', '--queens'],
    ['export queens --size 0 --queens 3', '--size'],
    ['export queens --size 4 --queens 5', 'there are at most 4'],
    ['export queens --size 8 --queens 11 --count', '--count: unknown flag'],
    ['export queens --size 8 --queens 11 --width 9', '--width: does not go with queens'],
    [
      'export queens --size 8 --queens 11 --formulation translucent',
      '--formulation: does not go with queens',
    ],
    ['export queens --size 8 --queens 11 --from json', '--from: does not go with queens'],
    ['export cat.non --size 8', '--size: unknown flag'],
    ['export cat.non --width 9', '--width: belongs to --formulation translucent or translucent-tight'],
    ['export cat.non --crop none --invert', '--crop: belongs to --formulation translucent'],
    ['export cat.non --formulation translucent', 'cat.non: '],
    ['export photo.jpg --formulation translucent --width 101', 'width'],
    ['export photo.jpg --formulation translucent --engine sat', '--engine: expected highs'],
    ['export photo.jpg --formulation translucent --puzzle 1', '--puzzle: belongs to puzzles'],
    ['export photo.jpg --formulation translucent --to cnf', '--to: expected lp or mps'],
    ['export photo.jpg --formulation translucent-tight --to opb', '--to: expected lp or mps'],
  ])('%s is a usage error', async (line, reason) => {
    const to = line.includes('--to') ? [] : ['--to', 'lp'];
    const { code, out, err } = await cli([...words(line), ...to]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
  });

  it('reads a file that has the name of a question by its path', async () => {
    writeFileSync('queens', readFileSync('examples/queens.txt'));
    const { code, out } = await cli(words('export ./queens --to lp'));
    expect(code).toBe(0);
    expect(out).toContain('queens');
  });
});
