/** A Sudoku is set on the bench by keys, mouse and fingers; possible numbers and verdict follow. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFamily } from '../../src/families/index.js';
import type { SudokuPuzzle } from '../../src/families/sudoku/index.js';
import { textSource } from '../../src/formats/index.js';
import { type GridPlace, middle, swipe } from './by-pointer.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { savedPuzzle } from './puzzles.js';

const SCREENS = [
  { name: 'a phone', width: 360, height: 740, isTouched: true },
  { name: 'a desk', width: 1440, height: 900, isTouched: false },
];

/** Rows of the only solution of the draft that the tests make. */
const SOLUTION = ['1234', '3412', '2143', '4321'];

describe.skipIf(missing !== undefined).each(SCREENS)(
  `setting a Sudoku on $name ${missing ?? ''}`,
  ({ width, height, isTouched }) => {
    let opened: OpenedPage;

    beforeAll(async () => {
      opened = await openPage({ width, height, isTouched });
      const { page, address } = opened;
      await page.goto(`${address}#play`);
      await page.getByRole('link', { name: 'Set a Sudoku' }).click();
      await page.getByRole('heading', { name: 'Set a Sudoku' }).waitFor();
    });

    afterAll(() => opened?.close());

    const draw = (places: readonly GridPlace[]): Promise<void> =>
      swipe(opened.page, isTouched ? 'touch' : 'mouse', places);
    const tool = (name: string): Promise<unknown> =>
      opened.page.getByLabel('Draw', { exact: true }).selectOption(name);
    const press = (name: string): Promise<void> =>
      opened.page.getByRole('button', { name, exact: true }).click();
    const verdict = (words: RegExp | string): Promise<void> =>
      opened.page.getByRole('region', { name: 'Verdict' }).getByText(words).waitFor();
    const listed = (): Promise<readonly string[]> =>
      opened.page.locator('.constraints span').allTextContents();

    it('counts the solutions of an empty grid, and shows all numbers in every cell', async () => {
      await press('New 4×4');
      await verdict('100 solutions or more');
      await opened.page.locator('.forced-numbers:not(.stale)').waitFor();
      await expect.poll(() => opened.page.locator('.possible').count()).toBe(64);
    });

    it('gives numbers, and writes large what they force', async () => {
      const { page } = opened;
      await page.getByRole('grid').focus();
      for (const key of ['1', 'ArrowRight', '2', 'ArrowRight', '3']) await page.keyboard.press(key);
      await page.locator('.forced', { hasText: '4' }).waitFor();
      await page.locator('.forced-numbers:not(.stale) .forced').first().waitFor();
      await expect.poll(() => page.locator('.forced').allTextContents()).toEqual(['4']);
    });

    it('draws thermometers and arrows by dragging', async () => {
      await tool('thermometer');
      await draw([middle(2, 0), middle(3, 0)]);
      await opened.page.getByText('Thermometer, from row 3, column 1').waitFor();
      await tool('arrow');
      await draw([middle(1, 0), middle(2, 0), middle(2, 1)]);
      await opened.page.getByText('Arrow, from row 2, column 1').waitFor();
      await expect.poll(async () => (await listed()).length).toBe(2);
    });

    it('puts dots on borders, and takes them away by a second press', async () => {
      const { page } = opened;
      await tool('kropki-white');
      await draw([[3, 3.5]]);
      await page.getByText('Kropki white, from row 3, column 4').waitFor();
      await draw([[3, 3.5]]);
      await page.getByText('Kropki white, from row 3, column 4').waitFor({ state: 'detached' });
    });

    it('adds cages with their sums, and says what is wrong with one', async () => {
      const { page } = opened;
      await tool('killer-cage');
      await draw([middle(3, 1), middle(3, 2)]);
      await page.getByLabel('Sum (may be left out)').fill('9');
      await press('Add it');
      await page.getByText('2 different numbers from 1 to 4 have a sum from 3 to 7; found 9').waitFor();
      await page.getByLabel('Sum (may be left out)').fill('5');
      await press('Add it');
      await page.getByText('Killer cage, from row 4, column 2, sum 5').waitFor();
    });

    it('takes changes back, also by keys, and keeps the draft over a reload', async () => {
      const { page } = opened;
      const before = await listed();
      await press('Undo');
      await expect.poll(async () => (await listed()).length).toBe(before.length - 1);
      await press('Redo');
      await page.reload();
      await page.locator('.constraints').waitFor();
      await page.getByRole('grid').waitFor();
      await expect.poll(() => listed()).toEqual(before);
    });

    it('says when there is one solution and when there is none', async () => {
      const { page } = opened;
      await tool('given');
      const give = async (row: number, column: number): Promise<void> => {
        await draw([middle(row, column)]);
        await press(SOLUTION[row]![column]!);
      };
      await give(1, 1);
      await give(3, 3);
      await give(2, 2);
      await verdict('Exactly one solution');
      await verdict(/(Easy|Medium|Hard), \d/);
      const shown = page.locator('.forced-numbers:not(.stale) .forced');
      await shown.first().waitFor();
      const given = 6;
      await expect.poll(() => shown.count()).toBe(16 - given);
      await page.getByLabel('Non consecutive').check();
      await verdict('No solution');
      await press('Undo');
      await verdict('Exactly one solution');
    });

    it('hands the puzzle out as JSON and as a link, and plays it', async () => {
      const { page } = opened;
      await page.getByText('Save or print').click();
      const { constraints } = (await savedPuzzle(page)) as unknown as { readonly constraints: unknown[] };
      expect(constraints.length).toBe(3);
      const formats = await page.locator('.files option').allTextContents();
      expect(formats.some((name) => name.includes('f-puzzles'))).toBe(true);
      await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByLabel('File').selectOption('format:fpuzzles');
      await press('Copy the text');
      await page.getByText('Copied.').waitFor();
      const link = await page.evaluate<string>('navigator.clipboard.readText()');
      const codec = findFamily('sudoku')!.codecs.find(({ format }) => format === 'fpuzzles')!;
      const read = codec.decode(textSource(link));
      expect(read).toMatchObject({ ok: true, value: { puzzle: { constraints } } });
      await press('Play it');
      await page.getByRole('heading', { name: 'A Sudoku of mine' }).waitFor();
      await page.getByRole('grid').waitFor();
    });

    it('draws regions in place of boxes, and clones', async () => {
      const { page, address } = opened;
      await page.goto(`${address}#set`);
      await press('New 4×4');
      const draft = async (): Promise<Partial<SudokuPuzzle>> =>
        JSON.parse(await page.evaluate<string>(`localStorage.getItem('puzzlewright.set.sudoku')`));
      await tool('regions');
      await draw([middle(0, 0), middle(0, 1), middle(0, 2)]);
      await expect.poll(async () => (await draft()).regions?.[0]).toEqual([0, 0, 0, null]);
      await draw([middle(0, 0), middle(1, 0)]);
      await expect.poll(async () => (await draft()).regions?.[1]).toEqual([0, null, null, null]);
      await draw([middle(3, 3), middle(2, 3)]);
      await expect.poll(async () => (await draft()).regions?.[2]).toEqual([null, null, null, 1]);
      expect((await draft()).box).toBeUndefined();
      await draw([middle(0, 0), middle(1, 0), middle(2, 0)]);
      await page.getByText('Region 0 has 5 cells; at most 4 are expected, one for each number.').waitFor();
      await tool('clone');
      await draw([middle(2, 1), middle(3, 1)]);
      await press('Add it');
      const clone = { type: 'clone', cells: [[2, 1]], clone: [[3, 1]] };
      await expect.poll(async () => (await draft()).constraints).toEqual([clone]);
      await verdict('No solution');
      await tool('regions');
      await press('Boxes again');
      await expect.poll(async () => (await draft()).box).toEqual([2, 2]);
    });

    it('cuts nothing off', async () => {
      const { page, address } = opened;
      await page.goto(`${address}#set`);
      await page.getByRole('grid').waitFor();
      const wide = await page.evaluate<
        string[]
      >(`[...document.querySelectorAll('button, select, svg, p, h1, label')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('.spoken'))
        .map((one) => one.outerHTML.slice(0, 80))`);
      expect(wide).toEqual([]);
    });

    it('reads links of f-puzzles and SudokuPad in the address and in the field', async () => {
      const { page, address } = opened;
      const { codecs } = findFamily('sudoku')!;
      const puzzle = {
        family: 'sudoku',
        box: [2, 2],
        grid: Array.from({ length: 4 }, () => [0, 0, 0, 0]),
        constraints: [{ type: 'thermometer', cells: [0, 1, 2].map((row) => [row, 0]) }],
      };
      for (const format of ['fpuzzles', 'sudokupad']) {
        const link = codecs.find((one) => one.format === format)!.encode({ puzzle, credits: {} } as never);
        const text = link.ok ? link.value.trim() : '';
        expect(text).toMatch(/^https:/);
        await page.goto(`${address}#${text}`);
        await page.locator('.note', { hasText: format }).waitFor();
        await page.getByRole('button', { name: 'Play it' }).waitFor();
        await page.goto(`${address}#open`);
        await page.reload();
        await page.getByLabel('The puzzle as text').fill(text);
        await press('Read it');
        await page.locator('.note', { hasText: format }).waitFor();
      }
    });

    it('asks no other machine for anything, and nothing goes wrong', () => {
      expect(opened.faults).toEqual([]);
    });
  },
);
