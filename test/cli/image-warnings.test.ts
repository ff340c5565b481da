/** The warnings of `image`, and its notes on changes: on standard error and in JSON alike. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';
import { pixels, savePixels } from './pixels.js';

enterWorkFolder();

async function warnings(...args: readonly string[]): Promise<string> {
  const { out, err } = await cli([
    ...['image', ...args, '--method', 'otsu', '--seed', 'a', '--json', '-o', 'w/x', '--force'],
  ]);
  const warned: readonly string[] = JSON.parse(out).warnings;
  const lines = err.split('\n').filter((line) => line.startsWith('warning: '));
  expect(lines).toEqual(warned.map((warning) => `warning: ${warning}`));
  return warned.join('\n');
}

const DISC = [
  '..........',
  '...####...',
  '..######..',
  '.########.',
  '.########.',
  '.########.',
  '.########.',
  '..######..',
  '...####...',
  '..........',
];

describe('image warns of', () => {
  it('nothing, where all is well', async () => {
    await savePixels('disc.png', DISC);
    expect(await warnings('disc.png', '--crop', 'none')).toBe('');
  });

  it('a likely negative', async () => {
    writeFileSync('negative.png', await pixels(DISC).negate().png().toBuffer());
    expect(await warnings('negative.png', '--crop', 'none')).toContain('may be a negative');
    expect(await warnings('negative.png', '--crop', 'none', '--invert')).toBe('');
  });

  it('more than 70 % of filled cells', async () => {
    const full = Array.from({ length: 10 }, (_, row) => (row < 8 ? '##########' : '#........#'));
    await savePixels('full.png', full);
    expect(await warnings('full.png', '--crop', 'none')).toContain(
      '84 % of the cells are filled, more than 70 %',
    );
  });

  it('cells too small to write in', async () => {
    const wide = ['images/whale.svg', '--width', '60', '--unique', 'keep'];
    expect(await warnings(...wide)).toMatch(/cells are [34]\.\d+ mm on the page, less than 4\.8 mm/);
    expect(await warnings(...wide, '--paper', 'fit')).not.toContain('mm');
  });

  it('a grid that is mostly margin', async () => {
    await savePixels('disc.png', DISC);
    const tall = ['disc.png', '--width', '10', '--height', '40', '--method', 'otsu'];
    expect(await warnings(...tall)).toMatch(/3\d of its 40 rows are empty margins: give --width alone/);
    expect(await warnings(...tall.slice(0, 3), '--method', 'otsu')).not.toContain('margins');
  });

  it('a picture that people would hardly recognise, and says so in its record', async () => {
    const rocket = [
      'image',
      'images/rocket.jpg',
      '--width',
      '20',
      '--seed',
      'a',
      '--json',
      '-o',
      'hard/rocket',
    ];
    const { out, err } = await cli(rocket);
    const answer = JSON.parse(out);
    expect(answer.recognition).toBe('hard');
    expect(answer.warnings).toContain('hard to recognise; try wider, --colours, or --crop');
    expect(err).toContain('warning: hard to recognise; try wider, --colours, or --crop');
    expect(answer.likeness).toBeGreaterThan(0.7);
    const horse = await cli([
      'image',
      'images/horse.png',
      '--width',
      '25',
      '--seed',
      'a',
      '--json',
      '-o',
      'hard/horse',
    ]);
    expect(JSON.parse(horse.out)).toMatchObject({ recognition: 'likely', warnings: [] });
  });

  it.each([
    ['1x9', ['#.##.###.'], 'it has 1 row, fewer than 8'],
    ['7x9', Array.from({ length: 9 }, () => '#.##.##'), 'it has 7 columns, fewer than 8'],
  ])('a strip of %s cells', async (name, rows, warning) => {
    await savePixels(`${name}.png`, rows);
    expect(await warnings(`${name}.png`, '--crop', 'none')).toContain(warning);
  });
});

describe('image counts changes', () => {
  it('from the picture that the method gives, and says what the sweep of thresholds did', async () => {
    // Filled or empty, the cell of grey 120 lies next to the threshold of Otsu; line logic needs it filled.
    const greys = [
      [0, 0, 0, 140, 160],
      [255, 0, 255, 100, 0],
      [255, 0, 0, 255, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 120, 255, 255],
    ];
    const raw = { width: 5, height: 5, channels: 1 } as const;
    writeFileSync('swept.png', await sharp(Buffer.from(greys.flat()), { raw }).png().toBuffer());
    const argv = ['image', 'swept.png', '--crop', 'none', '--method', 'otsu', '--force', '-o', 'sweep/x'];
    const answer = JSON.parse((await cli([...argv, '--json'])).out);
    const screen = { terminal: { out: false, err: false, columns: 200 } };
    const { code, out } = await cli([...argv, '--verbose'], '', screen);
    expect(code).toBe(0);
    expect(answer).toMatchObject({ changed: [], threshold: expect.any(Number) });
    expect(answer.sweep.differs).toEqual([[4, 2]]);
    expect(answer.sweep.otsu).not.toBe(answer.threshold);
    expect(out).toMatch(/sweep {7}Otsu's own threshold is [\d.]+; this one makes 1 cell different/);
    expect(out).toMatch(/changes {5}none after the sweep/);
  });

  it('without a word about a sweep that changed nothing', async () => {
    await savePixels('disc.png', DISC);
    const argv = ['image', 'disc.png', '--crop', 'none', '--method', 'otsu', '-o', 'still/x'];
    const { out } = await cli(argv);
    expect(JSON.parse((await cli([...argv, '--json', '--force'])).out).sweep).toBeUndefined();
    expect(out).not.toContain('sweep');
  });
});
