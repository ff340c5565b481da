/**
 * What is said of a board stays in sight on a phone; objects are placed one by one; and puzzles come onto the
 * bench, where forced lines lie on the sides of cells.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { middle, swipe } from './by-pointer.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle } from './puzzles.js';

const NEARLY_FULL = [
  [1, 2, 3, 4],
  [3, 4, 1, 2],
  [2, 1, 4, 3],
  [4, 3, 0, 0],
];
const AKARI = { family: 'akari', grid: ['...', '.2.', '...'] };

describe.skipIf(missing !== undefined)(`on a phone ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width: 360, height: 740, isTouched: true });
  });

  afterAll(() => opened?.close());

  /** Waits until an element lies within the screen, above the tools. */
  async function expectInSight(selector: string): Promise<void> {
    const { page } = opened;
    await page.locator(selector).first().waitFor();
    await expect
      .poll(() =>
        page.evaluate<boolean>(`(() => {
          const { top, bottom } = document.querySelector('${selector}').getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && bottom > top;
        })()`),
      )
      .toBe(true);
  }

  it.each([false, true])(
    'the hint, the check and the end are in sight, on its side: %s',
    async (isOnSide) => {
      const { page } = opened;
      await page.setViewportSize(isOnSide ? { width: 740, height: 360 } : { width: 360, height: 740 });
      const puzzle = { family: 'sudoku', box: [2, 2], grid: NEARLY_FULL } as never;
      await openPuzzle(opened, puzzle, 'in sight');
      await page.locator('.board .overlay').waitFor();
      await page.getByRole('button', { name: 'Hint' }).tap();
      await expectInSight('.at-hand .hints [role="status"] p');
      await page.getByRole('button', { name: 'Close' }).tap();
      await expect.poll(() => page.locator('.at-hand .hints [role="status"]').innerText()).toBe('');
      await page.getByRole('button', { name: 'Check' }).tap();
      await expect.poll(() => page.locator('.at-hand .message').innerText()).not.toBe('');
      await expectInSight('.at-hand .message');
      for (let step = 0; step < 2; step++) {
        await page.getByRole('button', { name: 'Hint' }).tap();
        await page.getByRole('button', { name: 'Show the step' }).tap();
        await page.getByRole('button', { name: 'Enter this step' }).tap();
        if ((await page.locator('.finished').count()) > 0) break;
      }
      await expectInSight('.at-hand .finished');
    },
  );

  it('a swipe places no row of bulbs, a tap places one, and the cells that it lights are marked', async () => {
    const { page } = opened;
    await openPuzzle(opened, AKARI as never, 'bulbs');
    await page.locator('.board .overlay').waitFor();
    await swipe(page, 'touch', [middle(0, 0), middle(2, 0)]);
    await expect.poll(() => page.locator('.lit').count()).toBe(0);
    await swipe(page, 'touch', [middle(0, 1)]);
    await expect.poll(() => page.locator('.lit').count()).toBe(3);
    await page.getByRole('grid').focus();
    await expect.poll(() => page.locator('.spoken td').innerText()).toContain('lit');
  });
});

describe.skipIf(missing !== undefined)(`on the way to the bench ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage();
  });

  afterAll(() => opened?.close());

  it.each([
    ['https://puzz.link/p?slither/2/2/3i', 'Slitherlink'],
    ['12..34......21..', 'Sudoku'],
  ])('a puzzle that was read can be set on: %s', async (text, name) => {
    const { page, address } = opened;
    await page.goto(`${address}?${name}#open`);
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('button', { name: 'Set it on the bench' }).click();
    await page.getByRole('heading', { name: new RegExp(name) }).waitFor();
    await page.locator('.setting .board .overlay').waitFor();
  });

  it('forced lines lie on the sides of cells', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?sides#open`);
    // Of a 3 in a corner both outer sides belong to the loop.
    await page.getByRole('textbox').fill('slitherlink\n+ + +\n 3  \n+ + +\n    \n+ + +');
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('button', { name: 'Set it on the bench' }).click();
    await page.locator('.forced-entries line').nth(1).waitFor();
    const ends = await page.evaluate<
      readonly number[]
    >(`[...document.querySelectorAll('.forced-entries line')].flatMap((line) => {
      const toCells = line.closest('.overlay').querySelector('g').getScreenCTM().inverse().multiply(line.getScreenCTM());
      return ['1', '2'].flatMap((end) => {
        const [x, y] = ['x', 'y'].map((axis) => Number(line.getAttribute(axis + end)));
        const point = new DOMPoint(x, y).matrixTransform(toCells);
        return [point.x, point.y];
      });
    })`);
    // Corners of cells have whole numbers, middles have halves.
    expect(ends.length).toBeGreaterThan(7);
    for (const end of ends) expect(end).toBeCloseTo(Math.round(end), 3);
  });

  it('a kind that there is not is named', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?unknown#set/foobar`);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('“foobar”');
  });
});
