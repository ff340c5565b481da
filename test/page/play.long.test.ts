/**
 * Every family is played by keyboard alone, the state is kept, a link carries the puzzle, and no network is
 * needed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES, findFamily } from '../../src/families/index.js';
import { gameOf } from '../../web/play/games/index.js';
import { enterSolution, moveTo } from './by-keyboard.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle, startAgain } from './puzzles.js';
import { SMALL } from './small-puzzles.js';

/** True if the page has hints for a puzzle. */
function isHinted(puzzle: Puzzle): boolean {
  return findFamily(puzzle.family)?.explaining !== undefined && gameOf(puzzle)?.stateOf !== undefined;
}

describe.skipIf(missing !== undefined)(`playing in Chromium ${missing ?? ''}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage();
  });

  afterAll(() => opened?.close());

  const play = (puzzle: Puzzle, title: string): Promise<void> => openPuzzle(opened, puzzle, title);

  it.each(SMALL)('$id is solved by keyboard alone', async ({ id, puzzle, solution }) => {
    const { page } = opened;
    await play(puzzle, `small ${id}`);
    await expect.poll(() => page.locator('.finished').count()).toBe(0);
    await enterSolution(page, gameOf(puzzle)!, solution);
    await page.locator('.finished').waitFor();
  });

  it.each(SMALL.filter(({ puzzle }) => isHinted(puzzle)))(
    '$id has hints at three levels, and reasons',
    async ({ id, puzzle }) => {
      const { page } = opened;
      await play(puzzle, `hints ${id}`);
      await startAgain(opened);
      const hints = page.getByRole('region', { name: 'Hints' });
      await hints.getByRole('button', { name: 'Hint' }).click();
      await hints.getByText(/^Look at /).waitFor();
      await expect.poll(() => hints.locator('li, .step').count()).toBe(0);
      await hints.getByRole('button', { name: 'Which rules?' }).click();
      await hints.locator('li').first().waitFor();
      await expect.poll(() => hints.locator('.step').count()).toBe(0);
      await hints.getByRole('button', { name: 'Show the step' }).click();
      await hints.locator('.step').first().waitFor();
      await expect.poll(() => hints.locator('.step > p').last().innerText()).toMatch(/\w+.*\.$/s);
      if (gameOf(puzzle)!.kind !== 'table') {
        await expect.poll(() => page.locator('.concluded').count()).toBeGreaterThan(0);
        await hints.getByRole('button', { name: /^Why row 1, column 1/ }).click();
        await hints
          .getByText(/^So .*r1c1|^The puzzle gives that .*r1c1|Nothing is written in r1c1/)
          .last()
          .waitFor();
      }
    },
  );

  it.each(SMALL.filter(({ puzzle }) => isHinted(puzzle)))(
    '$id enters the step of a hint with one press, and takes it back with one',
    async ({ id, puzzle }) => {
      const { page } = opened;
      await play(puzzle, `enters ${id}`);
      await startAgain(opened);
      const hints = page.getByRole('region', { name: 'Hints' });
      const ask = async (): Promise<string> => {
        await hints.getByRole('button', { name: 'Hint' }).click();
        await hints.getByRole('button', { name: 'Which rules?' }).click();
        await hints.getByRole('button', { name: 'Show the step' }).click();
        await hints.locator('.step').first().waitFor();
        return hints.locator('.step > p').last().innerText();
      };
      const first = await ask();
      await hints.getByRole('button', { name: 'Enter this step' }).click();
      await hints.locator('.step').first().waitFor({ state: 'detached' });
      expect(await ask()).not.toBe(first);
      await page.keyboard.press('e');
      await hints.locator('.step').first().waitFor({ state: 'detached' });
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.click();
      await undo.click();
      await expect.poll(() => undo.isDisabled()).toBe(true);
      expect(await ask()).toBe(first);
    },
  );

  it('takes a number of two digits back with one undo', async () => {
    const { page } = opened;
    const side = 12;
    const grid = Array.from({ length: side }, () => new Array<number>(side).fill(0));
    await play({ family: 'sudoku', box: [3, 4], grid } as Puzzle, 'two digits');
    await startAgain(opened);
    await page.getByRole('grid').focus();
    await page.keyboard.type('12');
    await expect.poll(() => page.locator('.entry-number').allTextContents()).toEqual(['12']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.entry-number').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    // A digit after an undo begins another number.
    await page.keyboard.type('1');
    await page.keyboard.press('Control+z');
    await page.keyboard.type('2');
    await expect.poll(() => page.locator('.entry-number').allTextContents()).toEqual(['2']);
  });

  it('keeps what was entered, says what is wrong, and takes it back', async () => {
    const { page } = opened;
    const { puzzle } = SMALL.find(({ id }) => id === 'sudoku')!;
    const title = 'kept';
    const given = { ...puzzle, family: 'sudoku' };
    await play(given, title);
    await startAgain(opened);
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
    await expect.poll(() => page.locator('.entry-number').count()).toBe(0);
    const { solution } = SMALL.find(({ id }) => id === 'sudoku')!;
    const game = gameOf(given)!;
    const right = game.entriesOf(solution);
    const spot = Object.keys(right).find(
      (one) => game.kind === 'numbers' && !game.isFixed(one.split(',').map(Number) as [number, number]),
    )!;
    const [row, column] = spot.split(',').map(Number) as [number, number];
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Nothing is entered yet.').waitFor();
    await page.getByRole('grid').focus();
    await moveTo(page, [0, 0], [row, column]);
    await page.keyboard.press(right[spot] === '1' ? '2' : '1');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('One entry is wrong').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('that is wrong. Here is why').waitFor();
    await page.reload();
    await page.locator('.entry-number').waitFor();
    await expect.poll(() => page.locator('.entry-number').count()).toBe(1);
  });

  it('begins another number in the next cell, where numbers have two digits', async () => {
    const { page } = opened;
    const grid = Array.from({ length: 12 }, () => new Array<number>(12).fill(0));
    await play({ family: 'sudoku', box: [3, 4], grid } as Puzzle, 'two digits');
    await page.getByRole('grid').focus();
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
    for (const key of ['2', 'ArrowRight', '1', '0']) await page.keyboard.press(key);
    await expect.poll(() => page.locator('.entry-number').allTextContents()).toEqual(['1', '2', '10']);
  });

  it.each(FAMILIES.filter(({ examples: [example] }) => gameOf(example!.puzzle) === undefined))(
    '$id is shown, with a word that it cannot be played',
    async ({ name, examples: [example] }) => {
      const { page } = opened;
      await play(example!.puzzle, 'shown');
      await page.getByText(`(${name}) cannot be played here yet`).waitFor();
      await page.getByRole('article', { name: 'shown' }).locator('svg').first().waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Play it' }).count()).toBe(0);
    },
  );

  it('says what is wrong with a damaged link', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#play/bm90aGluZw`);
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('damaged');
  });

  it('works without a network after the first visit', async () => {
    const { page, context, address } = opened;
    await page.goto(address);
    await page.getByText('works without a network').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'whale' }).click();
    await page.locator('.verdict.good, .verdict.bad').waitFor();
    await context.setOffline(false);
  });

  it('asks no other machine for anything, and nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});
