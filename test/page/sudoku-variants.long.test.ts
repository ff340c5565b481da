/** Sudoku variants are played with the tools of setters' programs, by keys, mouse and fingers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/contract/family.js';
import { type GridPlace, middle, onScreen, swipe } from './by-pointer.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle, startAgain } from './puzzles.js';

/** A Sudoku of the examples with a cage and a thermometer that its solution keeps. */
const VARIANT = {
  family: 'sudoku',
  box: [2, 3],
  grid: ['000004', '600501', '020300', '001040', '103006', '200000'].map((row) => [...row].map(Number)),
  constraints: [
    { type: 'killer-cage', cells: [0, 1, 2].map((column) => [0, column]), sum: 9 },
    { type: 'thermometer', cells: [2, 1, 0].map((row) => [row, 0]).slice(0, 2) },
  ],
} as Puzzle;

/** Two grids of 4 by 4 that share a box. */
const TWO_GRIDS = {
  family: 'sudoku',
  box: [2, 2],
  grids: [
    [0, 0],
    [2, 2],
  ],
  grid: Array.from({ length: 6 }, () => new Array<number>(6).fill(0)),
} as Puzzle;

const SCREENS = [
  { name: 'a phone', width: 360, height: 740, isTouched: true },
  { name: 'a desk', width: 1440, height: 900, isTouched: false },
];

describe.skipIf(missing !== undefined).each(SCREENS)(
  `Sudoku variants on $name ${missing ?? ''}`,
  ({ width, height, isTouched }) => {
    let opened: OpenedPage;

    beforeAll(async () => {
      opened = await openPage({ width, height, isTouched });
    });

    afterAll(() => opened?.close());

    const begin = async (puzzle: Puzzle, title: string): Promise<void> => {
      await openPuzzle(opened, puzzle, title);
      await startAgain(opened);
    };
    const drag = (places: readonly GridPlace[]): Promise<void> =>
      swipe(opened.page, isTouched ? 'touch' : 'mouse', places);
    const texts = (look: string): Promise<readonly string[]> =>
      opened.page.locator(`.overlay .${look}`).allTextContents();
    const press = (name: string): Promise<void> =>
      opened.page.getByRole('button', { name, exact: true }).click();

    it('enters numbers, notes and colours into all cells of a drag', async () => {
      const { page } = opened;
      await begin(VARIANT, 'drag');
      await drag([middle(0, 0), middle(0, 1), middle(0, 2)]);
      await expect.poll(() => page.locator('.chosen').count()).toBe(3);
      await press('Corner');
      await press('1');
      await press('5');
      await expect.poll(() => texts('entry-note')).toEqual(['1', '5', '1', '5', '1', '5']);
      await press('Centre');
      await press('3');
      await expect.poll(() => texts('entry-note.centre')).toEqual(['3', '3', '3']);
      await press('3');
      await expect.poll(() => texts('entry-note.centre')).toEqual([]);
      await press('Colour');
      await press('2 red');
      await press('7 blue');
      await expect.poll(() => page.locator('.overlay .colour-2').count()).toBe(3);
      await expect.poll(() => page.locator('.overlay .colour-7').count()).toBe(3);
      await press('Number');
      await press('5');
      await expect.poll(() => texts('entry-number')).toEqual(['5', '5', '5']);
      await press('Undo');
      await expect.poll(() => texts('entry-number')).toEqual([]);
      await page.reload();
      await page.getByRole('heading', { name: 'drag' }).waitFor();
      await page.locator('.entry-note').first().waitFor();
      await expect.poll(() => texts('entry-note')).toEqual(['1', '5', '1', '5', '1', '5']);
      await expect.poll(() => page.locator('.overlay .colour-7').count()).toBe(3);
    });

    it('does the same by keys', async () => {
      const { page } = opened;
      await begin(VARIANT, 'keys');
      await page.getByRole('grid').focus();
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowDown');
      // The cells of the way are chosen; the last one is open too.
      await expect.poll(() => page.locator('.chosen').count()).toBe(3);
      await page.keyboard.press('Shift+Digit2');
      await page.keyboard.press('Control+Digit3');
      await expect.poll(() => texts('entry-note')).toEqual(['2', '3', '2', '3', '2', '3']);
      await page.keyboard.press('v');
      await page.keyboard.press('4');
      await expect.poll(() => page.locator('.overlay .colour-4').count()).toBe(3);
      await page.keyboard.press('z');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => page.locator('.chosen').count()).toBe(1);
      await page.keyboard.press('6');
      await expect.poll(() => texts('entry-number')).toEqual(['6']);
      await page.keyboard.press('x');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('z');
      await page.keyboard.press('Backspace');
      await expect.poll(() => texts('entry-number')).toEqual([]);
    });

    it('says which rules the puzzle adds, what is wrong, and gives hints', async () => {
      const { page } = opened;
      await begin(VARIANT, 'wrong');
      await page.getByText('In a cage with a dashed outline no number repeats').waitFor();
      await page.getByRole('grid').focus();
      await page.keyboard.press('5');
      await press('Check');
      await page.getByText('One entry is wrong').waitFor();
      await expect.poll(() => page.locator('.differs').count()).toBe(1);
      await press('Undo');
      await press('Hint');
      await page.getByText(/^Look at /).waitFor();
    });

    it.runIf(!isTouched)('adds cells with Ctrl, and takes them away again', async () => {
      const { page } = opened;
      await begin(VARIANT, 'ctrl');
      const click = async (row: number, column: number): Promise<void> => {
        const { x, y } = await onScreen(page, middle(row, column));
        await page.mouse.click(x, y);
      };
      await click(0, 0);
      await page.keyboard.down('Control');
      await click(2, 0);
      await click(5, 5);
      await expect.poll(() => page.locator('.chosen').count()).toBe(3);
      await click(2, 0);
      await page.keyboard.up('Control');
      await expect.poll(() => page.locator('.chosen').count()).toBe(2);
      await page.keyboard.press('4');
      await expect.poll(() => texts('entry-number')).toEqual(['4', '4']);
      await click(3, 3);
      await expect.poll(() => page.locator('.chosen').count()).toBe(1);
    });

    it('has no cells outside all grids, and numbers of one grid', async () => {
      const { page } = opened;
      await begin(TWO_GRIDS, 'two grids');
      await drag([middle(0, 2), middle(0, 5)]);
      await press('4');
      await expect.poll(() => texts('entry-number')).toEqual(['4', '4']);
      await expect.poll(() => page.getByRole('button', { name: '5', exact: true }).count()).toBe(0);
      await press('Colour');
      await press('1 grey');
      await expect.poll(() => page.locator('.overlay .colour-1').count()).toBe(2);
    });

    it('cuts nothing off', async () => {
      const { page } = opened;
      await begin(VARIANT, 'room');
      const wide = await page.evaluate<string[]>(`[...document.querySelectorAll('button, svg, p, h1')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('.spoken'))
        .map((one) => one.outerHTML.slice(0, 80))`);
      expect(wide).toEqual([]);
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    });

    it('asks no other machine for anything, and nothing goes wrong', () => {
      expect(opened.faults).toEqual([]);
    });
  },
);
