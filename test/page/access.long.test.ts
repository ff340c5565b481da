/** The page for everybody: axe-core finds nothing, at phone width, light and dark, and nothing is cut off. */
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { linkOf } from './puzzles.js';

const links = FAMILIES.map((family) => [family.id, linkOf(family.examples[0]!.puzzle, family.name)] as const);
const SCREENS = [
  ['picture', '#picture'],
  ['generate', '#generate'],
  ['a form', '#generate/sudoku'],
  ['open', '#open'],
  ['play', '#play'],
  ['puzzles of the day', '#day'],
  ['a certificate', '#certificate'],
  ...links,
] as const;

describe.skipIf(missing !== undefined).each([
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  // A window of 1280 by 1024 pixels at 200 and at 400 percent.
  { width: 640, height: 512, scale: 2, colorScheme: 'light' },
  { width: 320, height: 256, scale: 4, colorScheme: 'dark' },
] as const)(`at $width pixels, $colorScheme, ${missing ?? 'in Chromium'}`, (screen) => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage(screen);
  });

  afterAll(() => opened?.close());

  it.each(SCREENS)('%s is accessible and as wide as the screen', async (_, hash) => {
    const { page, address } = opened;
    await page.goto(`${address}${hash}`);
    await page.locator('main h1, .board').first().waitFor();
    expect(await violations()).toEqual([]);
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'))
      .toBeLessThanOrEqual(screen.width);
    expect(await scrolledSideways()).toEqual([]);
  });

  it('a picture with its verdict is, too', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#picture`);
    await page.getByRole('button', { name: 'teapot' }).click();
    await page.locator('.thumbnails').waitFor();
    expect(await violations()).toEqual([]);
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'))
      .toBeLessThanOrEqual(screen.width);
  });

  /** Elements that are wider than their place and scrolled in it, besides boards and tables, which may be. */
  function scrolledSideways(): Promise<readonly string[]> {
    return opened.page.evaluate<string[]>(`[...document.querySelectorAll('main *, header *, footer *')]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && !one.matches('.frame, .scroll, textarea'))
      .map((one) => one.outerHTML.slice(0, 120))`);
  }

  /** The violations that axe-core finds, in a line each. */
  async function violations(): Promise<readonly string[]> {
    const { page } = opened;
    await page.evaluate(axe.source);
    return page.evaluate<string[]>(`axe.run().then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`);
  }
});
