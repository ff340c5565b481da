/** Every family is played by keyboard alone, the state is kept, a link carries the puzzle, and no network is needed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/family.js';
import { FAMILIES } from '../../src/families/index.js';
import type { Game } from '../../web/play/game.js';
import { gameOf } from '../../web/play/games/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { linkOf } from './puzzles.js';

/** A small puzzle of each family with its solution. */
const SMALL = FAMILIES.map((family) => {
  const solved = family.examples.filter(
    ({ verdict, solution }) => verdict === 'unique' && solution !== undefined,
  );
  const size = (puzzle: Puzzle): number => JSON.stringify(puzzle).length;
  const [least] = solved.toSorted((one, other) => size(one.puzzle) - size(other.puzzle));
  return { id: family.id, puzzle: least!.puzzle, solution: least!.solution! };
});

describe.skipIf(missing !== undefined)(`playing in Chromium ${missing ?? ''}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage();
  });

  afterAll(() => opened?.close());

  async function play(puzzle: Puzzle, title: string): Promise<void> {
    const { page, address } = opened;
    await page.goto(`${address}${linkOf(puzzle, title)}`);
    await page.getByRole('heading', { name: title }).waitFor();
  }

  /** The keys that enter a solution, from the upper left cell on. */
  async function enter(game: Game, solution: unknown): Promise<void> {
    const { page } = opened;
    const entries = game.entriesOf(solution);
    if (game.kind === 'table') {
      for (const { name } of game.rows) {
        for (const [index, column] of game.columns.entries()) {
          await page.getByLabel(`${column}, ${name}`, { exact: true }).focus();
          await page.keyboard.type(entries[`${name}|${index}`]!);
        }
      }
      return;
    }
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    let at = [0, 0] as const;
    const go = async (row: number, column: number): Promise<void> => {
      for (let step = at[0]; step < row; step++) await page.keyboard.press('ArrowDown');
      for (let step = at[0]; step > row; step--) await page.keyboard.press('ArrowUp');
      for (let step = at[1]; step < column; step++) await page.keyboard.press('ArrowRight');
      for (let step = at[1]; step > column; step--) await page.keyboard.press('ArrowLeft');
      at = [row, column];
    };
    if (game.kind === 'lines') {
      for (const { spot, from, to, isFixed } of game.edges) {
        const count = Number(entries[spot]);
        if (isFixed || !(count > 0)) continue;
        await go(...from);
        const key = from[0] === to[0] ? 'Shift+ArrowRight' : 'Shift+ArrowDown';
        for (let line = 0; line < count; line++) await page.keyboard.press(key);
      }
      return;
    }
    for (let row = 0; row < game.rows; row++) {
      for (let column = 0; column < game.columns; column++) {
        const value = entries[`${row},${column}`]!;
        const tool = game.kind === 'cells' ? game.tools.find((one) => one.value === value) : { key: value };
        // What is empty in the solution may be left alone.
        if (tool === undefined || tool.key === 'x' || game.isFixed([row, column])) continue;
        await go(row, column);
        for (const key of game.kind === 'cells' ? [tool.key] : tool.key)
          await page.keyboard.press(key === ' ' ? 'Space' : key);
      }
    }
  }

  it.each(SMALL)('$id is solved by keyboard alone', async ({ id, puzzle, solution }) => {
    const { page } = opened;
    await play(puzzle, `small ${id}`);
    expect(await page.locator('.finished').count()).toBe(0);
    await enter(gameOf(puzzle)!, solution);
    await page.locator('.finished').waitFor();
  });

  it('keeps what was entered, says what is wrong, and takes it back', async () => {
    const { page } = opened;
    const { puzzle } = SMALL.find(({ id }) => id === 'sudoku')!;
    const title = 'kept';
    const given = { ...puzzle, family: 'sudoku' };
    await play(given, title);
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.locator('.entry-number').count()).toBe(0);
    const { solution } = SMALL.find(({ id }) => id === 'sudoku')!;
    const game = gameOf(given)!;
    const right = game.entriesOf(solution);
    const spot = Object.keys(right).find(
      (one) => game.kind === 'numbers' && !game.isFixed(one.split(',').map(Number) as [number, number]),
    )!;
    const [row, column] = spot.split(',').map(Number) as [number, number];
    await page.getByRole('grid').focus();
    for (let step = 0; step < row; step++) await page.keyboard.press('ArrowDown');
    for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press(right[spot] === '1' ? '2' : '1');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('One entry is wrong').waitFor();
    await page.reload();
    await page.locator('.entry-number').waitFor();
    expect(await page.locator('.entry-number').count()).toBe(1);
  });

  it('says what is wrong with a damaged link', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#play/bm90aGluZw`);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('damaged');
  });

  it('works without a network after the first visit', async () => {
    const { page, context, address } = opened;
    await page.goto(address);
    await page.getByText('works without a network').waitFor({ timeout: 60_000 });
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'whale' }).click();
    await page.locator('.verdict.good, .verdict.bad').waitFor({ timeout: 60_000 });
    await context.setOffline(false);
  });

  it('asks no other machine for anything, and nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});
