/** Every family is played to the end on a phone, by one finger. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../web/play/games/game.js';
import { gameOf } from '../../web/play/games/index.js';
import { cellsWith, middle, onScreen, swipe } from './by-pointer.js';
import { touchSolution } from './by-touch.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle } from './puzzles.js';
import { SMALL } from './small-puzzles.js';

/** Pixels of a cell that a finger hits; larger boards are enlarged first. */
const FINGER = 24;
const WIDTH = 360;
const HEIGHT = 740;

describe.skipIf(missing !== undefined)(`on a phone ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width: WIDTH, height: HEIGHT, isTouched: true });
  });

  afterAll(() => opened?.close());

  it.each(SMALL)('$id is solved by touches alone', async ({ id, puzzle, solution }) => {
    const { page } = opened;
    const game = gameOf(puzzle)!;
    await openPuzzle(opened, puzzle, `small ${id}`);
    await enlarge(game);
    await expect.poll(() => page.locator('.finished').count()).toBe(0);
    await touchSolution(page, game, solution);
    await page.locator('.finished').waitFor();
    if (game.kind !== 'table' && game.metClues !== undefined) {
      const clues = game.metClues(game.entriesOf(solution));
      await expect.poll(() => page.locator('.met-clue').count()).toBe(clues.length);
    }
    await expectUndoInReach();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(WIDTH);
  });

  it('marks the clues that are met, also on an enlarged board, and says so', async () => {
    const { page } = opened;
    const puzzle = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] };
    await openPuzzle(opened, puzzle, 'met');
    await page.locator('.board .overlay').waitFor();
    await expect.poll(() => page.locator('.met-line').count()).toBe(0);
    await swipe(page, 'touch', [middle(0, 0), middle(0, 1)]);
    // Row 1 and column 2; the first column needs another cell.
    await page.locator('.met-line').nth(1).waitFor();
    await expect.poll(() => page.locator('.met-line').count()).toBe(2);
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.locator('td.spoken, .spoken td').innerText())
      .toMatch(/row 1, column 2.*row and column done$/);
    await page.getByRole('button', { name: 'Larger cells' }).tap();
    await expect.poll(() => page.locator('.band .met').count()).toBe(2);
  });

  it('marks a line that is met where its clue stands, and not at the number of the line', async () => {
    const { page } = opened;
    const puzzle = { family: 'tents', rows: [0, 1], columns: [1, 0], grid: ['T.', '..'] };
    await openPuzzle(opened, puzzle, 'tent');
    await page.locator('.board .overlay').waitFor();
    // The first row and the second column have no tents.
    await expect.poll(() => page.locator('.met-line').count()).toBe(2);
    await swipe(page, 'touch', [middle(1, 0)]);
    await expect.poll(() => page.locator('.met-line').count()).toBe(4);
    const sides = await page
      .locator('.met-line .met-bar')
      .evaluateAll((bars) =>
        bars.map((bar) => [Number(bar.getAttribute('x')), Number(bar.getAttribute('y'))]),
      );
    expect(sides.every(([x, y]) => x === 2 || y === 2)).toBe(true);
  });

  it('a stroke over the board scrolls nothing', async () => {
    const { page } = opened;
    const rows = Array.from({ length: 8 }, () => [1]);
    const puzzle = { family: 'nonogram', rows, columns: rows.map((_, index) => (index === 0 ? [8] : [])) };
    await openPuzzle(opened, puzzle, 'strokes');
    await page.locator('.board .overlay').waitFor();
    await swipe(
      page,
      'touch',
      [7, 6, 5, 4, 3, 2, 1, 0].map((row) => middle(row, 0)),
    );
    await expect.poll(() => cellsWith(page, 'entry-square')).toHaveLength(8);
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  });

  it('writes the letter of a colour into the cells', async () => {
    const { page } = opened;
    const puzzle = {
      family: 'nonogram',
      palette: ['#ffffff', '#cc0000', '#008800'],
      rows: [
        [
          [1, 1],
          [1, 2],
        ],
        [[1, 2]],
      ],
      columns: [
        [
          [1, 1],
          [1, 2],
        ],
        [[1, 2]],
      ],
    };
    await openPuzzle(opened, puzzle, 'colours');
    await page.locator('.board .overlay').waitFor();
    await swipe(page, 'touch', [middle(0, 0)]);
    await page.locator('.tools.below').getByRole('button', { name: 'colour b' }).tap();
    await swipe(page, 'touch', [middle(0, 1)]);
    await expect.poll(() => page.locator('.overlay .entry-letter').allTextContents()).toEqual(['a', 'b']);
  });

  it('nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });

  async function enlarge(game: Game): Promise<void> {
    if (game.kind === 'table') return;
    const { page } = opened;
    const size = async (): Promise<number> =>
      (await onScreen(page, [0, 1])).x - (await onScreen(page, [0, 0])).x;
    while ((await size()) < FINGER) await page.getByRole('button', { name: 'Larger cells' }).tap();
  }

  /** In the lower half of the screen, wherever the page is scrolled to while the board is in sight. */
  async function expectUndoInReach(): Promise<void> {
    const { page } = opened;
    const undo = page.getByRole('button', { name: 'Undo' });
    await page.evaluate('scrollTo(0, 0)');
    const box = (await undo.boundingBox())!;
    expect(box.y).toBeGreaterThan(HEIGHT / 2);
    expect(box.y + box.height).toBeLessThanOrEqual(HEIGHT);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
    await undo.tap();
    await page.locator('.finished').waitFor({ state: 'detached' });
  }
});
