/** The puzzle of the day, the list of games, statistics and the timer, on a phone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generators/index.js';
import { generate } from '../../src/api/index.js';
import { FAMILIES, findFamily } from '../../src/families/index.js';
import { requestOfDay } from '../../web/day/request.js';
import { gameOf } from '../../web/play/games/index.js';
import { unpack } from '../../web/play/links/packed.js';
import { middle, swipe } from './by-pointer.js';
import { touchSolution } from './by-touch.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle } from './puzzles.js';
import { SMALL } from './small-puzzles.js';

const DATE = '2026-11-28';

describe.skipIf(missing !== undefined)(`day after day ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width: 360, height: 740, isTouched: true });
  });

  afterAll(() => opened?.close());

  it.each(FAMILIES.map(({ id }) => id))(
    '%s has the same puzzle of the day here and elsewhere',
    async (id) => {
      const { page, address } = opened;
      await page.goto(`${address}#picture`);
      await page.goto(`${address}#day/${id}/${DATE}`);
      await page.waitForURL(/#play\//);
      const { puzzle, title } = await unpack(new URL(page.url()).hash.slice('#play/'.length));
      expect(title).toContain('November 28, 2026');
      const { presets = [] } = GENERATORS.find(({ family }) => family === id)!;
      const elsewhere = await generate(findFamily(id)!, requestOfDay({ id, presets } as never, DATE));
      expect(elsewhere.status).not.toBe('limit');
      if (elsewhere.status !== 'limit') expect(puzzle).toEqual(elsewhere.puzzles[0]!.puzzle);
      // The way back leads past the screen that made it.
      await page.goBack();
      expect(new URL(page.url()).hash).toBe('#picture');
    },
  );

  it('lists all families for a day, and says what is wrong with an address', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#day`);
    await page.locator('.days a').first().waitFor();
    await expect.poll(() => page.locator('.days a').count()).toBe(FAMILIES.length);
    await page.goto(`${address}#day/sudoku/2026-02-30`);
    await page.getByText('“2026-02-30” is no date').waitFor();
    await page.goto(`${address}#day/sodoku/2026-02-28`);
    await page.getByText('There is no kind of puzzle “sodoku”').waitFor();
  });

  it('says in the list of a day how far its games are', async () => {
    const { page, address } = opened;
    const { presets = [] } = GENERATORS.find(({ family }) => family === 'akari')!;
    const made = await generate(findFamily('akari')!, requestOfDay({ id: 'akari', presets } as never, DATE));
    if (made.status === 'limit') throw new Error('expected a puzzle');
    const { puzzle, solution } = made.puzzles[0]!;
    const game = gameOf(puzzle)!;
    const lights = Object.keys(game.entriesOf(solution)).filter(
      (spot) => game.entriesOf(solution)[spot] === '*',
    );
    const tapped = lights.map((spot) => middle(...(spot.split(',').map(Number) as [number, number])));
    await page.goto(`${address}#day//${DATE}`);
    const state = page.locator('.days a', { hasText: 'Akari' }).locator('small');
    await expect.poll(() => state.textContent()).toBe('');
    await page.goto(`${address}#day/akari/${DATE}`);
    await page.locator('.board .overlay').waitFor();
    await swipe(page, 'touch', [tapped[0]!]);
    await expect
      .poll(() => page.evaluate<string>(`Object.values(localStorage).join()`))
      .toContain('"needed"');
    await page.goto(`${address}#day//${DATE}`);
    await expect.poll(() => state.textContent()).toBe(`${Math.round(100 / lights.length)}% done`);
    await page.goto(`${address}#day/akari/${DATE}`);
    await page.locator('.board .overlay').waitFor();
    for (const place of tapped.slice(1)) await swipe(page, 'touch', [place]);
    await page.locator('.finished').waitFor();
    await page.goto(`${address}#day//${DATE}`);
    await expect.poll(() => state.textContent()).toBe('Solved');
    // The tests below look for what they keep themselves.
    await page.evaluate(`localStorage.clear()`);
    await page.reload();
  });

  it('hides the time, and keeps it hidden', async () => {
    const { page } = opened;
    const { puzzle } = SMALL.find(({ id }) => id === 'nonogram')!;
    await openPuzzle(opened, puzzle, 'timed');
    await page.getByRole('timer').waitFor();
    await page.getByRole('button', { name: 'Hide the time' }).tap();
    await expect.poll(() => page.getByRole('timer').count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: 'timed' }).waitFor();
    await expect.poll(() => page.getByRole('timer').count()).toBe(0);
    await page.getByRole('button', { name: 'Show the time' }).tap();
    await page.getByRole('timer').waitFor();
  });

  it('lists a game with its share also where only the solution says how much there is', async () => {
    const { page, address } = opened;
    const { puzzle, solution } = SMALL.find(({ id }) => id === 'akari')!;
    const game = gameOf(puzzle)!;
    const all = Object.entries(game.entriesOf(solution)).filter(([, value]) => value === '*');
    const [row, column] = all[0]![0].split(',').map(Number) as [number, number];
    await openPuzzle(opened, puzzle, 'bulbs');
    await swipe(page, 'touch', [middle(row, column)]);
    const share = Math.round(100 / all.length);
    await expect
      .poll(() => page.evaluate<string>(`Object.values(localStorage).join()`))
      .toContain('"needed"');
    await page.goto(`${address}#play`);
    await page.getByText(`${share}% done`).waitFor();
  });

  it('counts a solved puzzle once, on this device, until it is told to forget', async () => {
    const { page, address } = opened;
    const { puzzle, solution } = SMALL.find(({ id }) => id === 'tents')!;
    await openPuzzle(opened, puzzle, 'tents');
    await touchSolution(page, gameOf(puzzle)!, solution);
    await page.locator('.finished').waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.locator('.finished').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Redo' }).tap();
    await page.locator('.finished').waitFor();
    await expect
      .poll(() => page.evaluate<string>(`localStorage.getItem('puzzlewright.solved')`))
      .toContain('difficulty');
    await page.goto(`${address}#play`);
    const table = page.getByRole('region', { name: 'Statistics' });
    await table.getByText('1 solved; days in a row: 1, at most 1.').waitFor();
    await expect
      .poll(() => table.locator('tbody tr').allInnerTexts())
      .toEqual([expect.stringMatching(/^Tents\t(easy|medium|hard)\t1\t\d+:\d\d\t\d+:\d\d$/)]);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await table.getByRole('button', { name: 'Clear the statistics' }).tap();
    await table.getByRole('button', { name: 'Clear them for good' }).tap();
    await table.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(`localStorage.getItem('puzzlewright.solved')`)).toBe(null);
  });

  it('nothing goes wrong, and nothing is sent anywhere', () => {
    expect(opened.faults).toEqual([]);
  });
});
