/** The picture screen in use: what is drawn comes back, the cells stay in place, a frame is dragged. */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touches } from './by-pointer.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { savedPuzzle } from './puzzles.js';

const IMAGES = path.resolve(import.meta.dirname, '../../images');
const SIDE = 15;

/** The position of the cells on the screen. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The place of the cells in the window, read from the picture over which people paint. */
function gridOf(page: Page): Promise<Grid> {
  return page.evaluate<Grid>(`(() => {
    const { e, f, a } = document.querySelector('.overlay g').getScreenCTM();
    return { left: e, top: f, side: a };
  })()`);
}

/** The black lines of the picture itself: what people see move. */
function linesOf(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const boxes = [...document.querySelectorAll('.paper svg line')].map((one) => one.getBoundingClientRect());
    const right = Math.max(...boxes.map((box) => box.right)), bottom = Math.max(...boxes.map((box) => box.bottom));
    return right.toFixed(1) + ' ' + bottom.toFixed(1);
  })()`);
}

async function draw({ page }: OpenedPage): Promise<void> {
  await page.getByRole('button', { name: 'Draw on an empty grid' }).click();
  await settled(page);
  await page.locator('.board').scrollIntoViewIfNeeded();
}

/** The verdict is about the cells on the screen, and nothing is being made. */
async function settled(page: Page): Promise<void> {
  await page.locator('.work').waitFor({ state: 'detached' });
  await page.locator('.verdict.good, .verdict.bad').waitFor();
}

async function rowsOf(page: Page): Promise<readonly string[]> {
  return (await savedPuzzle(page)).solution;
}

describe.skipIf(missing !== undefined).each([360, 800, 1440])(
  `the picture screen at %i pixels ${missing ?? ''}`,
  (width) => {
    let opened: OpenedPage;

    beforeAll(async () => {
      opened = await openPage({ width, height: 900, isTouched: true, keepsPictures: true });
    });

    afterAll(() => opened?.close());

    /** The middle of a cell in the window. */
    async function middle(row: number, column: number): Promise<{ readonly x: number; readonly y: number }> {
      const { left, top, side } = await gridOf(opened.page);
      return { x: left + (column + 0.5) * side, y: top + (row + 0.5) * side };
    }

    it('holds the cells still while clues get longer, within a stroke and between clicks', async () => {
      const { page } = opened;
      await draw(opened);
      const before = [await gridOf(page), await linesOf(page)];
      for (const column of [0, 2, 4, 6, 8]) {
        const { x, y } = await middle(0, column);
        if (width === 360) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
        await settled(page);
        expect([await gridOf(page), await linesOf(page)]).toEqual(before);
      }
      const from = await middle(1, 1);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      // Up and down the columns, so that some clues of rows become longer than all the room beside them.
      for (let column = 1; column < SIDE; column += 2) {
        for (const [row, at] of [
          [1, column],
          [SIDE - 1, column],
        ] as const) {
          const { x, y } = await middle(row, at);
          await page.mouse.move(x, y, { steps: SIDE });
        }
        await expect.poll(() => gridOf(page)).toEqual(before[0]);
      }
      await page.mouse.up();
      await settled(page);
      await expect.poll(() => gridOf(page)).not.toEqual(before[0]);
    });

    it('brings a drawn picture back after a reload, and says so', async () => {
      const { page, address } = opened;
      const rows = await rowsOf(page);
      expect(rows.join('')).toContain('#');
      await expect.poll(() => page.getByText('This picture is kept in your browser').count()).toBe(1);
      // A sentence, not laid out as the list of games.
      const display = await page.evaluate(
        `getComputedStyle([...document.querySelectorAll('p')].find((one) => one.textContent.startsWith('This picture is kept'))).display`,
      );
      expect(display).toBe('block');
      await page.reload();
      await settled(page);
      await expect.poll(() => rowsOf(page)).toEqual(rows);
      await page.goto(`${address}?again#generate`);
      await page.getByRole('link', { name: 'Picture', exact: true }).click();
      await settled(page);
      await expect.poll(() => rowsOf(page)).toEqual(rows);
    });

    it('goes on at the bench with the clues of what was drawn, one undo from the draft before', async () => {
      const { page } = opened;
      const rows = await rowsOf(page);
      const columns = [...rows[0]!].map((_, column) => rows.map((row) => row[column]).join(''));
      const blocksOf = (line: string): string =>
        (line.match(/#+/g) ?? []).map(({ length }) => length).join(' ');
      const written = (): Promise<readonly string[]> =>
        page
          .locator('.typed-fields label')
          .evaluateAll((labels) =>
            labels.map((label) => `${label.textContent}: ${label.querySelector('input')!.value}`),
          );
      await page.getByRole('button', { name: 'Set it on the bench' }).click();
      await expect
        .poll(async () => (await written()).toSorted())
        .toEqual(
          [
            ...rows.map((row, index) => `row ${index + 1}: ${blocksOf(row)}`),
            ...columns.map((column, index) => `column ${index + 1}: ${blocksOf(column)}`),
          ].toSorted(),
        );
      // The bench says what is forced, as in any other puzzle.
      await page.locator('.forced-entries:not(.stale)').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect
        .poll(async () => (await written()).every((field) => /^(?:row|column) \d+: $/.test(field)))
        .toBe(true);
      await page.getByRole('link', { name: 'Picture', exact: true }).click();
      await settled(page);
      await expect.poll(() => rowsOf(page)).toEqual(rows);
    });

    it('starts anew, goes back, and after another start the picture does not come back', async () => {
      const { page } = opened;
      const rows = await rowsOf(page);
      await page.getByRole('button', { name: 'Start anew' }).click();
      await page.getByRole('button', { name: 'Back to the last picture' }).click();
      await settled(page);
      await expect.poll(() => rowsOf(page)).toEqual(rows);
      await page.getByRole('button', { name: 'Start anew' }).click();
      await page.reload();
      await page.getByRole('heading', { name: 'A picture becomes a puzzle' }).waitFor();
      await expect.poll(() => page.locator('.board').count()).toBe(0);
    });

    it('takes a frame that is dragged by mouse and by touch and moved by keys', async () => {
      const { page } = opened;
      await page.locator('input[type=file]').first().setInputFiles(path.join(IMAGES, 'horse.png'));
      await settled(page);
      await page.getByRole('slider', { name: 'Size' }).fill('12');
      await page.getByLabel('Part that is drawn').selectOption('frame');
      const words = page.locator('.framed [role=status]');
      await expect
        .poll(() => words.innerText())
        .toContain('80% wide, 80% high, 10% from the left, 10% from the top');
      const side = async (name: string) => Number(await page.getByRole('grid').getAttribute(name));
      // The picture of the first settings stands there until the new one is made, which moves what is below.
      await expect
        .poll(async () => Math.max(await side('aria-rowcount'), await side('aria-colcount')))
        .toBeLessThanOrEqual(12);
      await settled(page);
      await page.locator('.framed').scrollIntoViewIfNeeded();
      const { width: across, height: down } = (await page.locator('.framed img').boundingBox())!;
      const grip = async (name: string) => {
        const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const corner = await grip('The lower right corner of the frame; arrow keys move it');
      await page.mouse.move(corner.x, corner.y);
      await page.mouse.down();
      await page.mouse.move(corner.x - 0.3 * across, corner.y - 0.2 * down, { steps: 5 });
      await page.mouse.up();
      await expect
        .poll(() => words.innerText())
        .toContain('50% wide, 60% high, 10% from the left, 10% from the top');
      const hold = await grip('The frame; arrow keys move it');
      const send = await touches(page);
      await send('touchStart', [hold]);
      for (const share of [0.1, 0.2])
        await send('touchMove', [{ x: hold.x + share * across, y: hold.y + share * down }]);
      await send('touchEnd', []);
      await expect
        .poll(() => words.innerText())
        .toContain('50% wide, 60% high, 30% from the left, 30% from the top');
      await page.getByRole('button', { name: 'The upper left corner' }).focus();
      await page.keyboard.press('Shift+ArrowLeft');
      await expect
        .poll(() => words.innerText())
        .toContain('60% wide, 60% high, 20% from the left, 30% from the top');
      // Work on a new picture begins a moment after the last change.
      await page.waitForTimeout(500);
      await expect.poll(() => page.locator('.thumbnails li').count()).toBeGreaterThan(0);
      await settled(page);
      const [rows, columns] = [await side('aria-rowcount'), await side('aria-colcount')];
      expect(Math.max(rows, columns)).toBeGreaterThanOrEqual(11);
      expect(rows / columns).toBeCloseTo(down / across, 0);
    });

    it('brings an edited photograph back with its original and its controls', async () => {
      const { page } = opened;
      await page.locator('.board').scrollIntoViewIfNeeded();
      const { x, y } = await middle(0, 0);
      await page.mouse.click(x, y);
      await settled(page);
      const rows = await rowsOf(page);
      await page.reload();
      await settled(page);
      await expect.poll(() => rowsOf(page)).toEqual(rows);
      await page.getByRole('heading', { name: 'The picture horse.png' }).waitFor();
      await expect.poll(() => page.getByRole('slider', { name: 'Size' }).inputValue()).toBe('12');
      await expect.poll(() => page.locator('.framed [role=status]').innerText()).toContain('60% wide');
      // Nothing is made anew until somebody asks for it.
      await page.waitForTimeout(1000);
      await expect.poll(() => page.locator('.work').count()).toBe(0);
      await expect.poll(() => rowsOf(page)).toEqual(rows);
      await page.getByRole('button', { name: 'Make renderings of the original' }).click();
      await page.locator('.thumbnails li').first().waitFor();
      await settled(page);
    });

    it('is as wide as the screen, and nothing goes wrong', async () => {
      await expect
        .poll(() => opened.page.evaluate('document.documentElement.scrollWidth'))
        .toBeLessThanOrEqual(width);
      expect(opened.faults).toEqual([]);
    });
  },
);
