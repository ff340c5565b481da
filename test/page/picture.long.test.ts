/** A picture becomes a puzzle in the browser, and the verdict follows every change. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, nonogramFromPicture } from '../../src/api/index.js';
import { createRng } from '../../src/core/random.js';
import { type NonogramPuzzle, nonogram, puzzleOfPicture } from '../../src/families/nonogram/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { saved, savedPuzzle } from './puzzles.js';

const IMAGES = path.resolve(import.meta.dirname, '../../images');
const PICTURES = readdirSync(IMAGES).filter((name) => /\.(svg|png|jpg)$/.test(name));
const EDITS = 100;

describe.skipIf(missing !== undefined)(`a picture in Chromium ${missing ?? ''}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage();
  });

  afterAll(() => opened?.close());

  async function choose(name: string): Promise<void> {
    const { page } = opened;
    await page.locator('input[type=file]').first().setInputFiles(path.join(IMAGES, name));
    await page.locator('.board').waitFor();
    await page.locator('.work').waitFor({ state: 'detached' });
  }

  async function verdict(): Promise<string> {
    const { page } = opened;
    await page.locator('.verdict.good, .verdict.bad').waitFor();
    return page.locator('.verdict strong').innerText();
  }

  it.each(PICTURES)('%s: the puzzle is what Node makes of the same cells', async (name) => {
    const { page, address } = opened;
    await page.goto(`${address}?${name}`);
    await choose(name);
    expect(await verdict()).toBe('Exactly one solution');
    await page.getByRole('button', { name: 'Save the file' }).waitFor();
    const { solution, ...puzzle } = await savedPuzzle(page);
    const rows = solution.map((row) => [...row].map((cell) => (cell === '#' ? 1 : 0)).join(' '));
    const bitmap = new TextEncoder().encode(
      `P1\n${solution[0]!.length} ${solution.length}\n${rows.join('\n')}\n`,
    );
    const made = await nonogramFromPicture(bitmap, { seed: 'page', unique: 'keep' });
    expect({ given: undefined, ...puzzle }).toEqual({
      given: (puzzle as NonogramPuzzle).given,
      ...made.puzzle,
    });
    const checked = await check(nonogram, puzzle as NonogramPuzzle);
    expect(checked).toMatchObject({ verdict: 'unique', solution });
  });

  it('changes its verdict with a cell and back, by mouse and by keyboard', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?drawn`);
    for (const label of ['Columns', 'Rows']) await page.getByLabel(label).fill('2');
    await page.getByRole('button', { name: 'Draw on an empty grid' }).click();
    expect(await verdict()).toBe('Exactly one solution');
    await page.getByRole('grid').focus();
    await page.keyboard.press('Space');
    expect(await verdict()).toBe('Exactly one solution');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.locator('.verdict.bad').waitFor();
    expect(await verdict()).toBe('Several solutions');
    await expect.poll(() => page.locator('.differs').count()).toBe(4);
    await page.keyboard.press('Control+z');
    await page.locator('.verdict.good').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.locator('.verdict.bad').waitFor();
    await page.getByRole('button', { name: 'Fewest changes' }).click();
    await page.getByRole('button', { name: /^Change / }).click();
    await page.locator('.verdict.good').waitFor();
  });

  it(`is never about other cells: ${EDITS} random edits`, async () => {
    const { page, address } = opened;
    const rng = createRng('edits');
    await page.goto(`${address}?edits`);
    for (const label of ['Columns', 'Rows']) await page.getByLabel(label).fill('6');
    await page.getByRole('button', { name: 'Draw on an empty grid' }).click();
    await page.getByRole('grid').focus();
    const cells = new Uint8Array(36);
    let at: [number, number] = [0, 0];
    for (let edit = 0; edit < EDITS; edit++) {
      const next: [number, number] = [rng.integer(6), rng.integer(6)];
      for (const [axis, keys] of [
        ['ArrowUp', 'ArrowDown'],
        ['ArrowLeft', 'ArrowRight'],
      ].entries()) {
        const steps = next[axis]! - at[axis]!;
        for (let step = 0; step < Math.abs(steps); step++)
          await page.keyboard.press(keys[steps < 0 ? 0 : 1]!);
      }
      at = next;
      cells[at[0] * 6 + at[1]]! ^= 1;
      await page.keyboard.press('Space');
      // Most verdicts are looked at as soon as they stand, some edits come before.
      if (rng.integer(4) === 0) continue;
      const shown = await verdict();
      const wanted = await check(nonogram, puzzleOfPicture(cells, 6, 6), { certify: false });
      expect(shown).toBe(wanted.verdict === 'unique' ? 'Exactly one solution' : 'Several solutions');
    }
  });

  it('can be cancelled while it is repaired', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?cancel`);
    await choose('coffee.jpg');
    await page.getByRole('slider', { name: 'Size' }).fill('80');
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await cancel.waitFor();
    await cancel.click();
    await cancel.waitFor({ state: 'detached' });
    await page.getByRole('slider', { name: 'Size' }).fill('12');
    await page.locator('.thumbnails li').first().waitFor();
    await page.locator('.work').waitFor({ state: 'detached' });
    expect(await verdict()).toBe('Exactly one solution');
  });

  it('is taken away as PDF, PNG and SVG', async () => {
    const { page } = opened;
    const pdf = await saved(page, 'PDF to print');
    expect([pdf.name.endsWith('.pdf'), pdf.bytes.subarray(0, 5).toString()]).toEqual([true, '%PDF-']);
    expect(pdf.bytes.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2);
    const { default: sharp } = await import('sharp');
    const png = await sharp((await saved(page, 'PNG picture, solved')).bytes).stats();
    expect(png.isOpaque || png.channels.length >= 3).toBe(true);
    expect(png.channels[0]!.stdev).toBeGreaterThan(10);
    const svg = (await saved(page, 'SVG picture')).bytes.toString();
    expect(svg).toMatch(/^<svg /);
    // The name of the picture stands over its solution alone.
    for (const text of [svg, pdf.bytes.toString('latin1')]) expect(text).not.toMatch(/coffee/i);
    expect((await saved(page, 'SVG picture, solved')).bytes.toString()).toContain('coffee: solution');
  });

  it('is played without its name', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('heading', { name: 'Nonogram', exact: true }).waitFor();
    await expect.poll(() => page.locator('main').innerText()).not.toMatch(/coffee/i);
  });

  it('says which renderings are hard to recognise', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?dots`);
    const dots = Array.from({ length: 12 * 11 }, (_, at) => {
      const [row, column] = [Math.floor(at / 11), at % 11];
      return `<circle cx="${6 + 8 * column + 4 * (row % 2)}" cy="${6 + 8 * row}" r="2.6"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${dots.join('')}</svg>`;
    const file = { name: 'dots.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.locator('.thumbnails li', { hasText: 'hard to recognise' }).first().waitFor();
  });

  it('asks no other machine for anything, and nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});
