/** The page where something cannot be loaded, printed or stored, or ends something else. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nonogram } from '../../src/families/nonogram/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle, saved } from './puzzles.js';

const PUZZLE = nonogram.examples.find(({ verdict }) => verdict === 'unique')!.puzzle;

/** From now on a browser that may store nothing. */
const STORES_NOTHING = `Storage.prototype.setItem = () => { throw new Error('nothing may be stored'); };`;

describe.skipIf(missing !== undefined)(`failures ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeEach(async () => {
    opened = await openPage({ serviceWorkers: 'block' });
  });

  afterEach(() => opened?.close());

  it('letters that could not be fetched are fetched again, and other files need none', async () => {
    const { page, context } = opened;
    const letters = '**/biz-udpgothic-*';
    await context.route(letters, (route) => route.abort());
    await openPuzzle(opened, PUZZLE, '今日');
    await page.getByText('Save or print').click();
    await page.getByRole('button', { name: 'Save the file' }).click();
    await page.locator('.files .trouble').waitFor();
    await openPuzzle(opened, PUZZLE, 'today');
    expect((await saved(page, 'PDF to print')).name).toBe('today.pdf');
    await context.unroute(letters);
    await openPuzzle(opened, PUZZLE, '今日');
    expect((await saved(page, 'PDF to print')).name).toBe('今日.pdf');
  });

  it('print says that nothing was printed', async () => {
    const { page } = opened;
    await openPuzzle(opened, PUZZLE, 'printed');
    await page.evaluate(`globalThis.print = () => { throw new Error('no paper'); }; undefined`);
    await page.getByText('Save or print').click();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('.files').getByText('no paper').waitFor();
  });

  it('a part that cannot be loaded asks for a reload', async () => {
    const { page, context, address } = opened;
    await context.route('**/bench-*.js', (route) => route.abort());
    await page.goto(`${address}#set`);
    await page.getByText('This part of the page could not be loaded; reload the page.').waitFor();
    await expect.poll(() => page.getByText('is being loaded').count()).toBe(0);
  });

  it('a book ends the puzzle that is being made, which can be made again', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#generate/hashi`);
    await page.getByText('A small book').click();
    await page.getByLabel(/^Puzzles/).fill('1');
    const button = (name: string) => page.getByRole('button', { name });
    await button('Make the book').waitFor();
    // Both in one turn: no puzzle is quick enough to be there before.
    await page.evaluate(`(() => {
      const named = (name) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
      const [puzzle, book] = [named('Make a puzzle'), named('Make the book')];
      puzzle.click();
      book.click();
    })()`);
    await page.getByText('The book has').waitFor();
    await expect.poll(() => page.getByText('Making and proving it').count()).toBe(0);
    await button('Make a puzzle').click();
    await page.locator('.stage .board svg').first().waitFor();
  });

  it('a language is chosen where nothing is stored, and another one after it', async () => {
    const { page, context, address } = opened;
    await context.addInitScript(STORES_NOTHING);
    await page.goto(`${address}?nothing#generate`);
    await page.getByRole('heading', { name: 'New puzzles' }).waitFor();
    await page.getByLabel('Language').selectOption({ label: 'Français' });
    await page.getByRole('heading', { name: 'Nouveaux jeux' }).waitFor();
    expect(new URL(page.url()).searchParams.get('language')).toBe('fr');
    await page.reload();
    await page.getByRole('heading', { name: 'Nouveaux jeux' }).waitFor();
    await page.locator('.language select').selectOption({ label: 'Deutsch' });
    await page.getByRole('heading', { name: 'Neue Rätsel' }).waitFor();
    expect(new URL(page.url()).searchParams.get('language')).toBe('de');
  });

  it('a language that is stored takes the place of the one in the address', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?language=fr#generate`);
    await page.getByRole('heading', { name: 'Nouveaux jeux' }).waitFor();
    await page.locator('.language select').selectOption({ label: 'Deutsch' });
    await page.getByRole('heading', { name: 'Neue Rätsel' }).waitFor();
    expect(page.url()).toBe(`${address}#generate`);
  });
});
