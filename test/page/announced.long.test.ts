/**
 * A whole game by what is announced alone: the clues are read from the names of the board and its cells, the
 * solution is that of the puzzle that was read, it is entered by keys, and the end is announced.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../src/api/index.js';
import type { Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { gameOf } from '../../web/play/games/index.js';
import { type Announced, puzzleAnnounced, READ } from './announced.js';
import { enterSolution } from './by-keyboard.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle, startAgain } from './puzzles.js';
import { SMALL } from './small-puzzles.js';

/** Presses the arrows over the whole board, and takes down what is said of each cell. */
async function listen(page: Page): Promise<Announced> {
  const grid = page.getByRole('grid');
  await grid.focus();
  const size = async (name: string): Promise<number> => Number(await grid.getAttribute(name));
  const [rows, columns] = [await size('aria-rowcount'), await size('aria-colcount')];
  const cells: string[][] = [];
  for (let row = 0; row < rows; row++) {
    await page.keyboard.press('Home');
    const heard: string[] = [];
    for (let column = 0; column < columns; column++) {
      const place = `row ${row + 1}, column ${column + 1}: `;
      const cell = page.locator('.spoken td');
      await expect.poll(() => cell.textContent()).toContain(place);
      const words = (await cell.textContent()) ?? '';
      heard.push(words.slice(words.indexOf(place) + place.length));
      await page.keyboard.press('ArrowRight');
    }
    cells.push(heard);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Home');
  for (let row = 1; row < rows; row++) await page.keyboard.press('ArrowUp');
  return { name: (await grid.getAttribute('aria-label')) ?? '', cells };
}

/** The only solution of a puzzle, or the verdict where there is none. */
async function solutionOf(puzzle: Puzzle): Promise<unknown> {
  const answer = await check(findFamily(puzzle.family)!, puzzle);
  return answer.verdict === 'unique' ? answer.solution : answer.verdict;
}

describe.skipIf(missing !== undefined)(`games by announcements alone ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage();
  });

  afterAll(() => opened?.close());

  it.each(SMALL.filter(({ id }) => READ.has(id)))('$id', async ({ id, puzzle, solution }) => {
    const { page } = opened;
    await openPuzzle(opened, puzzle, `heard ${id}`);
    await startAgain(opened);
    const heard = puzzleAnnounced(id, await listen(page));
    const found = await solutionOf(heard);
    expect(found).toEqual(solution);
    await enterSolution(page, gameOf(heard)!, found);
    await page.getByRole('status').getByText('Solved', { exact: true }).waitFor();
  });

  it('of every family with a board', () => {
    const boards = SMALL.filter(({ puzzle }) => gameOf(puzzle)!.kind !== 'table');
    expect(boards.map(({ id }) => id).filter((id) => !READ.has(id))).toEqual([]);
  });
});
