/** A board of lines between corners, by pointer and by keyboard, on a game made up for it. */
import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleForBrowser } from '../browser/bundle.js';
import { enterSolution } from './by-keyboard.js';
import { swipe } from './by-pointer.js';
import { executablePath } from './chromium.js';
import { cornerGame, spotOfSide } from './corner-game.js';

const STYLE = ['board', 'entries', 'play', 'zoom']
  .map((name) => readFileSync(`web/style/${name}.css`, 'utf8'))
  .join('');

describe.skipIf(executablePath === undefined)('lines between corners', () => {
  let browser: Browser;
  let page: Page;
  let program: string;

  beforeAll(async () => {
    program = await bundleForBrowser('test/page/corner-program.mjs');
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
  });

  beforeEach(async () => {
    page = await browser.newPage();
    await page.setContent(`<style>${STYLE}</style><body></body>`);
    await page.addScriptTag({ content: program });
    await page.locator('.overlay').waitFor();
  });

  afterAll(() => browser?.close());

  const entries = (): Promise<unknown> => page.evaluate('globalThis.entries()');
  const label = (): Promise<string> => page.locator('.spoken td').innerText();

  it('a drag along corners draws the sides on its way, and leaves the given one', async () => {
    await swipe(page, 'mouse', [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    await expect
      .poll(() => entries())
      .toEqual({
        [spotOfSide([0, 1], [0, 2])]: '1',
        [spotOfSide([0, 2], [1, 2])]: '1',
      });
    const line = page.locator('.overlay .entry-line').first();
    const box = (await line.boundingBox())!;
    const board = (await page.locator('.overlay').boundingBox())!;
    // From the second corner of the upper edge to the third: a third of the grid, at its top.
    expect(box.width / board.width).toBeCloseTo(10 / 34, 1);
    expect((box.y - board.y) / board.height).toBeLessThan(0.15);
  });

  it('a press on a side draws a line, the right button crosses it out, a press in a cell does nothing', async () => {
    await swipe(page, 'mouse', [[1.5, 1]]);
    await swipe(page, 'mouse', [[2, 2.5]], 'right');
    await expect
      .poll(() => entries())
      .toEqual({
        [spotOfSide([1, 1], [2, 1])]: '1',
        [spotOfSide([2, 2], [2, 3])]: 'x',
      });
    await swipe(page, 'mouse', [[0.5, 1.5]]);
    expect(Object.keys((await entries()) as object)).toHaveLength(2);
  });

  it('presses on two neighbouring corners join them', async () => {
    await swipe(page, 'mouse', [[2, 3]]);
    await swipe(page, 'mouse', [[1, 3]]);
    await expect.poll(() => entries()).toEqual({ [spotOfSide([1, 3], [2, 3])]: '1' });
  });

  it('the keyboard reaches all corners, says what lies around, and enters a whole solution', async () => {
    await page.getByRole('grid').focus();
    await expect
      .poll(() => label())
      .toBe('corner row 1, column 1: number below right: 3; lines: down open, right given');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
    await expect
      .poll(() => label())
      .toBe('corner row 3, column 4: number below right: none; lines: up open, left open');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => label()).toContain('left crossed out');
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-colcount')).toBe('4');
    await page.keyboard.press('Alt+ArrowLeft');
    for (const key of ['ArrowUp', 'ArrowUp', 'Home']) await page.keyboard.press(key);
    const solution = cornerGame.edges.filter((_, index) => index % 3 === 1).map(({ spot }) => spot);
    await enterSolution(page, cornerGame, solution);
    expect(cornerGame.solutionOf((await entries()) as Record<string, string>)).toEqual(solution);
  });
});
