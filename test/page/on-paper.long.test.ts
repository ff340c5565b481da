/** Output of the page: print, the steps, a small book; and the page at twice its size. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nonogram } from '../../src/families/nonogram/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { linkOf, saved } from './puzzles.js';

const PUZZLE = nonogram.examples.find(
  ({ verdict, puzzle }) => verdict === 'unique' && puzzle.rows.length > 3,
)!.puzzle;

/** Pages of a PDF. */
function pagesOf(bytes: Buffer): number {
  return bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describe.skipIf(missing !== undefined)(`on paper, from Chromium ${missing ?? ''}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage();
  });

  afterAll(() => opened?.close());

  async function download(click: () => Promise<void>): Promise<Buffer> {
    const [file] = await Promise.all([opened.page.waitForEvent('download'), click()]);
    const { readFileSync } = await import('node:fs');
    return readFileSync(await file.path());
  }

  it('prints the puzzle alone, on one page', async () => {
    const { page, address } = opened;
    await page.goto(`${address}${linkOf(PUZZLE, 'printed')}`);
    await page.getByRole('heading', { name: 'printed' }).waitFor();
    // The dialogue of the system is not opened: the test looks at what would be printed.
    await page.evaluate(
      'globalThis.printed = new Promise((done) => { globalThis.print = done; }); undefined',
    );
    await page.getByText('Save or print').click();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.evaluate('globalThis.printed');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('#page').isVisible()).toBe(false);
    await expect.poll(() => page.locator('#print-sheet svg').isVisible()).toBe(true);
    const names = await page.locator('#print-sheet text').allTextContents();
    await expect.poll(() => page.locator('#print-sheet h1').innerText()).toBe('printed');
    await expect.poll(() => page.locator('#print-sheet p').innerText()).toBe(nonogram.rules);
    const clues = PUZZLE.rows.flat().length + PUZZLE.columns.flat().length;
    expect(names.length).toBeGreaterThanOrEqual(clues);
    const printed = await page.locator('#print-sheet svg').boundingBox();
    const inch = 96;
    expect(printed!.width).toBeGreaterThan((10.9 / 2.54) * inch);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await expect.poll(() => page.locator('#print-sheet').count()).toBe(0);
    await expect.poll(() => page.locator('#page').isVisible()).toBe(true);
  });

  it('lists the steps of a solution, and saves them as a document', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?steps#open`);
    await page.getByLabel('The puzzle as text').fill(JSON.stringify(PUZZLE));
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('button', { name: 'Explain it step by step' }).click();
    const steps = page.locator('.explanation li');
    await steps.first().waitFor();
    const count = await steps.count();
    await expect.poll(() => page.locator('.explanation summary').innerText()).toContain(`${count} step`);
    for (const words of await steps.allInnerTexts()) expect(words).toMatch(/because/);
    await page.getByText('Save or print').click();
    const { name, bytes } = await saved(page, 'step by step');
    expect(name).toMatch(/-steps\.pdf$/);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(bytes)).toBeGreaterThan(0);
  });

  it('says why a puzzle with several solutions has no steps to save', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?none#open`);
    const several = { family: 'nonogram', rows: [[1], [1]], columns: [[1], [1]] };
    await page.getByLabel('The puzzle as text').fill(JSON.stringify(several));
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByText('Save or print').click();
    await page.locator('.files select').first().selectOption('pdf-steps');
    await page.getByRole('button', { name: 'Save the file' }).click();
    await page.getByText('Only a puzzle with exactly one solution has steps').waitFor();
  });

  it('makes a small book: puzzles and answers', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?book#generate/sudoku`);
    await page.getByText('More settings').click();
    await page.getByRole('button', { name: 'small' }).click();
    await page.getByText('A small book').click();
    await page.getByLabel(/^Puzzles/).fill('3');
    const bytes = await download(() => page.getByRole('button', { name: 'Make the book' }).click());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const pages = Number(/has (\d+) pages/.exec(await page.getByText('The book has').innerText())![1]);
    expect(pagesOf(bytes)).toBe(pages);
    expect(pages).toBeGreaterThanOrEqual(4);
  });

  it('asks no other machine for anything, and nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});

describe.skipIf(missing !== undefined)(`at 200 % in Chromium ${missing ?? ''}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    // Twice the size on a screen of 1280 x 900: half as many pixels of the page, each of two of the screen.
    opened = await openPage({ width: 640, height: 450, scale: 2 });
  });

  afterAll(() => opened?.close());

  it.each(['#picture', '#generate', '#generate/zebra', '#open', linkOf(PUZZLE, 'large')])(
    '%s has nothing cut off and nothing beside the screen',
    async (hash) => {
      const { page, address } = opened;
      await page.goto(`${address}${hash}`);
      await page.locator('main h1, .board').first().waitFor();
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(640);
      await expect.poll(() => clipped()).toEqual([]);
    },
  );

  it('a picture with its controls has nothing cut off, too', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#picture`);
    await page.getByRole('button', { name: 'teapot' }).click();
    await page.locator('.thumbnails').waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(640);
    await expect.poll(() => clipped()).toEqual([]);
  });

  /** Words and controls that are wider than the box they stand in, or lie beside the screen. */
  function clipped(): Promise<readonly string[]> {
    return opened.page.evaluate(`
      [...document.querySelectorAll('main button, main .button, main label, main p, main h1, main h2, main li, main summary, main a, nav a')]
        .filter((one) => one.checkVisibility() && one.closest('.spoken') === null)
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline';
        })
        .map((one) => one.tagName + ': ' + one.textContent.slice(0, 60))`);
  }
});
