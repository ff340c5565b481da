/**
 * The renderings of a picture: the best is taken and it is said why; a sheet shows them, and another can be
 * taken.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** A boat with yellow sails on white, which a threshold loses. */
const BOAT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M48 8V62H12Z" fill="#ffe34d"/>' +
  '<path d="M54 18V62H84Z" fill="#ffe34d"/><path d="M8 70H92L78 90H22Z" fill="#8a4b20"/></svg>';

const ARGUMENTS = ['image', 'boat.svg', '--width', '12', '--seed', 'a'];

async function answerOf(...more: readonly string[]) {
  writeFileSync('boat.svg', BOAT);
  const { code, out } = await cli([...ARGUMENTS, '--json', '--force', '-o', 'v/boat', ...more]);
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('image', () => {
  it('takes the best of several renderings, and says why', async () => {
    writeFileSync('boat.svg', BOAT);
    const world = { terminal: { out: false, err: false, columns: 200 } };
    const { code, out } = await cli([...ARGUMENTS, '-o', 'best/boat', '--verbose'], '', world);
    expect(code).toBe(0);
    expect(out).toMatch(/rendering {3}best of \d+: .* likeness 0\.\d\d, /);
    expect(out).toMatch(/likeness {4}0\.\d\d of 1 to the original/);
    const plain = await cli([...ARGUMENTS, '-o', 'plain/boat'], '', world);
    for (const word of ['best of', 'likeness', 'method']) expect(plain.out).not.toContain(word);
    const answer = await answerOf();
    const otsu = await answerOf('--method', 'otsu');
    expect(answer.likeness).toBeGreaterThan(otsu.likeness + 0.1);
    expect(await answerOf()).toEqual(answer);
  });

  it('keeps to the width that is asked for, unless it may differ', async () => {
    const OWL = ['image', 'images/owl.svg', '--seed', 'a', '--json', '--force', '-o', 'v/owl'];
    const widths = new Set<number>();
    for (const width of ['17', '18', '19', '20']) {
      const asked = await cli([...OWL, '--width', width]);
      expect(JSON.parse(asked.out).puzzle.columns).toHaveLength(Number(width));
      const { out } = await cli([...OWL, '--width', width, '--flexible-width']);
      const { length } = JSON.parse(out).puzzle.columns;
      expect(Math.abs(length - Number(width))).toBeLessThanOrEqual(2);
      widths.add(length - Number(width));
    }
    expect(widths.size).toBeGreaterThan(1);
  });

  it.each(['regions', 'outline'])('takes the method %s', async (method) => {
    expect(await answerOf('--method', method)).toMatchObject({ method, verdict: 'unique' });
  });

  it('writes a sheet of the renderings, of which another can be taken', async () => {
    const best = await answerOf('--candidates');
    expect(best.files.slice(-2)).toEqual(['v/boat-candidates.png', 'v/boat-candidates.pdf']);
    expect((await sharp(readFileSync('v/boat-candidates.png')).metadata()).width).toBeGreaterThan(1000);
    expect(existsSync('v/boat-candidates.pdf')).toBe(true);
    const second = await answerOf('--pick', '2');
    expect(second.solution).not.toEqual(best.solution);
    expect((await answerOf('--pick', '1')).solution).toEqual(best.solution);
  });

  it('is as easy as is asked for', async () => {
    expect(await answerOf('--difficulty', 'easy')).toMatchObject({ difficulty: 'easy' });
  });

  it.each([
    [['--method', 'otsu', '--candidates'], '--candidates: This is for the methods best'],
    [['--method', 'dither', '--pick', '2'], '--pick: This is for the methods best'],
    [['--sharpen', '1'], '--sharpen: This is for the methods of grey cells'],
    [['--pick', '10'], '--pick'],
  ])('refuses %s', async (flags, message) => {
    writeFileSync('boat.svg', BOAT);
    const { code, err } = await cli([...ARGUMENTS, '-o', 'refused/x', ...flags]);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(existsSync('refused')).toBe(false);
  });
});
