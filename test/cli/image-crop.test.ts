/**
 * The frame of `image --crop`: in pixels of the upright file, for files of every kind, refused outside the
 * picture.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';
import { pixels } from './pixels.js';

enterWorkFolder();

/** Four quarters that differ: a cross, a ring, a bar and nothing. */
const ROWS = [
  '..#...####',
  '..#...#..#',
  '#####.#..#',
  '..#...####',
  '..#.......',
  '..........',
  '###.......',
  '###.......',
  '###.......',
  '###.......',
];
const CROSS = ['..#..', '..#..', '#####', '..#..', '..#..'];
const RING = ['####', '#..#', '#..#', '####'];

async function answerOf(...argv: readonly string[]) {
  const flags = ['--unique', 'keep', '--seed', 'a', '--json', '--force', '-o', 'crop/x'];
  const { code, out, err } = await cli(['image', ...argv, ...flags]);
  return { code, err, answer: out === '' ? undefined : JSON.parse(out) };
}

describe('image --crop X,Y,W,H', () => {
  it('draws what the frame holds', async () => {
    writeFileSync('quarters.png', await pixels(ROWS).png().toBuffer());
    const grey = ['quarters.png', '--method', 'otsu'];
    expect((await answerOf(...grey, '--crop', '0,0,5,5')).answer.solution).toEqual(CROSS);
    expect((await answerOf(...grey, '--crop', '6,0,4,4')).answer.solution).toEqual(RING);
    const best = await answerOf('quarters.png', '--crop', '0,0,5,5', '--width', '5');
    expect(best.answer.solution).toEqual(CROSS);
  });

  it('means pixels of the file, however large that is', async () => {
    const scaled = pixels(ROWS).resize(3000, 3000, { kernel: 'nearest' });
    writeFileSync('large.png', await scaled.png().toBuffer());
    for (const way of [['--method', 'otsu'], []]) {
      const { answer } = await answerOf('large.png', ...way, '--crop', '0,0,1500,1500', '--width', '5');
      expect(answer.solution).toEqual(CROSS);
    }
  });

  it('means pixels of the upright picture', async () => {
    const turned = await pixels(ROWS).rotate(270).png().toBuffer();
    writeFileSync('turned.png', await sharp(turned).withMetadata({ orientation: 6 }).png().toBuffer());
    const { answer } = await answerOf('turned.png', '--method', 'otsu', '--crop', '6,0,4,4');
    expect(answer.solution).toEqual(RING);
  });

  it('means the units of a drawing', async () => {
    const body = '<path d="M60 0h40v40h-40zM70 10v20h20v-20z" fill-rule="evenodd"/>';
    writeFileSync(
      'ring.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${body}</svg>`,
    );
    for (const way of [['--method', 'otsu'], []]) {
      const { answer } = await answerOf('ring.svg', ...way, '--crop', '60,0,40,40', '--width', '4');
      expect(answer.solution).toEqual(RING);
    }
  });

  it('takes cells of a bitmap as they are', async () => {
    const cells = ROWS.join('\n').replaceAll('#', '1').replaceAll('.', '0');
    writeFileSync('cells.pbm', `P1\n10 10\n${cells}\n`);
    const { answer } = await answerOf('cells.pbm', '--crop', '6,0,4,4');
    expect(answer).toMatchObject({ method: 'cells', solution: RING });
  });

  it('holds for a folder, where pictures that do not hold the frame are named', async () => {
    writeFileSync('small.png', await pixels(RING).png().toBuffer());
    writeFileSync('quarters.png', await pixels(ROWS).png().toBuffer());
    const argv = [
      'image',
      'small.png',
      'quarters.png',
      '--method',
      'otsu',
      '--unique',
      'keep',
      '--seed',
      'a',
    ];
    const { code, err } = await cli([...argv, '--crop', '0,0,5,5', '-o', 'both']);
    expect(code).toBe(2);
    expect(err).toContain('small: not made: --crop: A frame inside the picture, which has 4 x 4 pixels');
    expect(JSON.parse(readFileSync('both/quarters.json', 'utf8')).solution).toEqual(CROSS);
    const other = await cli([...argv, '--crop', '6,0,4,4', '-o', 'both']);
    expect([other.code, other.err]).toEqual([
      2,
      expect.stringContaining('both/quarters.svg and 5 other files exist already'),
    ]);
  });

  it.each([
    [
      '0,0,11,5',
      'quarters.png: --crop: A frame inside the picture, which has 10 x 10 pixels, is expected; found 0,0,11,5, which reaches to column 11 of 10',
    ],
    ['0,6,5,5', 'which reaches to row 11 of 10'],
    [
      '0,0,0,5',
      '--crop: expected subject, none or a frame X,Y,W,H such as 120,40,300,300, of whole numbers, W and H above 0; found',
    ],
    [
      '1,2,3',
      '--crop: expected subject, none or a frame X,Y,W,H such as 120,40,300,300, of whole numbers, W and H above 0; found',
    ],
    [
      '-1,0,5,5',
      '--crop: expected subject, none or a frame X,Y,W,H such as 120,40,300,300, of whole numbers, W and H above 0; found',
    ],
    [
      'face',
      '--crop: expected subject, none or a frame X,Y,W,H such as 120,40,300,300, of whole numbers, W and H above 0; found',
    ],
  ])('refuses %s', async (frame, message) => {
    writeFileSync('quarters.png', await pixels(ROWS).png().toBuffer());
    const { code, err } = await cli(['image', 'quarters.png', '--crop', frame, '-o', 'refused/x']);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    expect(existsSync('refused')).toBe(false);
  });
});
