/** Every family is played to the end on a phone, by one finger. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../web/play/games/game.js';
import { gameOf } from '../../web/play/games/index.js';
import { onScreen } from './by-pointer.js';
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
    expect(await page.locator('.finished').count()).toBe(0);
    await touchSolution(page, game, solution);
    await page.locator('.finished').waitFor();
    await expectUndoInReach();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(WIDTH);
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
