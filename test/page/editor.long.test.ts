/**
 * The editor of pictures: colours, the palette, a long repair that is watched, and what would be done before
 * it is done.
 */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../src/api/index.js';
import { type NonogramPuzzle, nonogram } from '../../src/families/nonogram/index.js';
import { middle, onScreen } from './by-pointer.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { savedPuzzle } from './puzzles.js';

const IMAGES = path.resolve(import.meta.dirname, '../../images');

describe.skipIf(missing !== undefined)(`the editor in Chromium ${missing ?? ''}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage();
  });

  afterAll(() => opened?.close());

  async function draw(side: number, name: string): Promise<void> {
    const { page, address } = opened;
    await page.goto(`${address}?${name}`);
    for (const label of ['Columns', 'Rows']) await page.getByLabel(label).fill(String(side));
    await page.getByRole('button', { name: 'Draw on an empty grid' }).click();
    await page.locator('.verdict.good').waitFor();
    await page.getByRole('grid').focus();
  }

  /** Paints cells of a row from the left, where a sign is `x`. */
  async function paintRow(signs: string): Promise<void> {
    const { page } = opened;
    await page.keyboard.press('Home');
    for (const sign of signs) {
      if (sign === 'x') await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
  }

  it('paints every place that the pointer passed between two events', async () => {
    const { page } = opened;
    await draw(5, 'passed');
    const from = await onScreen(page, middle(0, 0));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const [corner, end] = [await onScreen(page, middle(4, 0)), await onScreen(page, middle(4, 4))];
    // One event for a way round a corner, as a busy browser sends it.
    await page.evaluate(`(() => {
      const places = ${JSON.stringify([corner, end])};
      const events = places.map(({ x, y }) => new PointerEvent('pointermove', { clientX: x, clientY: y }));
      const init = { clientX: ${end.x}, clientY: ${end.y}, pointerId: 1, isPrimary: true, bubbles: true };
      const seen = new PointerEvent('pointermove', { ...init, coalescedEvents: events });
      document.querySelector('.overlay').dispatchEvent(seen);
    })()`);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    await page.locator('.verdict.good, .verdict.bad').waitFor();
    const { solution } = await savedPuzzle(page);
    expect(solution).toEqual(['#....', '#....', '#....', '#....', '#####']);
  });

  it('paints in colours, changes and removes colours, and takes everything back', async () => {
    const { page } = opened;
    await draw(4, 'palette');
    await paintRow('xx');
    await page.getByRole('button', { name: 'Use colours' }).click();
    const swatches = page.locator('.swatch');
    await expect.poll(() => swatches.count()).toBe(3);
    expect(
      await page.getByRole('button', { name: /^Paint with colour 2/ }).getAttribute('aria-pressed'),
    ).toBe('true');
    await page.getByRole('grid').focus();
    await paintRow('.xx');
    await page.locator('.verdict.good').waitFor();
    await page.getByLabel('Change colour 2').fill('#123456');
    await page.locator('.paper svg [fill="#123456"]').first().waitFor({ state: 'attached' });
    await page.getByLabel('Change colour 2').fill('#000000');
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('already has #000000');
    const { solution, ...coloured } = await savedPuzzle(page);
    expect(coloured).toMatchObject({ palette: ['#ffffff', '#000000', '#123456'] });
    expect(solution).toEqual(['11..', '.22.', '....', '....']);
    const checked = await check(nonogram, coloured as NonogramPuzzle);
    expect(checked).toMatchObject({ verdict: 'unique', solution });
    await page.getByRole('button', { name: 'Remove colour 2' }).click();
    await expect.poll(() => swatches.count()).toBe(2);
    await page.locator('.verdict.good').waitFor();
    expect((await savedPuzzle(page)).solution).toEqual(['11..', '....', '....', '....']);
    for (let step = 0; step < 5; step++) await page.keyboard.press('Control+z');
    await expect.poll(() => swatches.count()).toBe(0);
  });

  it('finds the fewest changes and the fewest given cells of a picture in colours, shown before they are made', async () => {
    const { page } = opened;
    for (const [what, found] of [
      ['Fewest changes', /^Change /],
      ['Fewest given cells', /^Give /],
    ] as const) {
      await draw(4, `colours-${what.length}`);
      await page.getByRole('button', { name: 'Use colours' }).click();
      await page.getByRole('grid').focus();
      await paintRow('x.x.');
      await paintRow('.x.x');
      await page.locator('.verdict.bad').waitFor();
      await page.getByRole('button', { name: what }).click();
      const take = page.getByRole('button', { name: found });
      await take.waitFor();
      const rings = await page.locator('.proposed').count();
      expect(rings).toBeGreaterThan(0);
      await expect.poll(() => page.getByText('no fewer will do, proved').count()).toBe(1);
      await take.click();
      await page.locator('.verdict.good').waitFor();
      await expect.poll(() => page.locator('.proposed').count()).toBe(0);
      const { solution, given, ...puzzle } = (await savedPuzzle(page)) as NonogramPuzzle & {
        solution: string[];
      };
      const changed = [...solution.join('')].filter((sign, cell) => sign !== '2.2..2.2........'[cell]).length;
      const givenCells = [...(given ?? []).join('')].filter((sign) => sign !== '?').length;
      expect(changed + givenCells).toBe(rings);
      expect(
        await check(nonogram, { ...puzzle, ...(given === undefined ? {} : { given }) } as NonogramPuzzle),
      ).toMatchObject({ verdict: 'unique', solution });
    }
  });

  it('shows the best repair so far beside the bounds, and takes it when it is asked to', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?long`);
    await page.locator('input[type=file]').first().setInputFiles(path.join(IMAGES, 'astronaut.jpg'));
    await page.getByRole('slider', { name: 'Size' }).fill('35');
    await page.getByRole('combobox', { name: 'Method' }).selectOption('dither');
    await page.getByText('Looking for the fewest changes').waitFor();
    // What is asked for by the button may take ten times as much work, so that there is time to look.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Fewest changes' }).click();
    // Read and taken at once: the work may end at any moment.
    let words = '';
    const take = async (): Promise<string> => {
      words = await page.evaluate<string>(`(() => {
        const best = document.querySelector('.best:has(canvas)');
        const words = best?.innerText ?? '';
        const buttons = [...document.querySelectorAll('.work button')];
        buttons.find((one) => one.textContent.includes('best so far'))?.click();
        return words;
      })()`);
      return words;
    };
    await expect.poll(take, { interval: 20 }).not.toBe('');
    expect(words).toMatch(/The best so far\s+\d+ changed cells\s+Proved\s+at least \d+/);
    const [most, least] = [...words.matchAll(/\d+/g)].map(Number) as [number, number];
    expect(most).toBeGreaterThanOrEqual(least);
    await page.locator('.work').waitFor({ state: 'detached' });
    await page.locator('.verdict.good').waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('.verdict.bad').waitFor();
  });

  it('asks no other machine for anything, and nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});
