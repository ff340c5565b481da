/** Solves puzzles in the page by the taps and drags of one finger, as on a phone. */
import type { Page } from 'playwright-core';
import type { Cell } from '../../src/core/grid/cell.js';
import type { CellGame, Entries, Game, LineGame, NumberGame, TableGame } from '../../web/play/games/game.js';
import { CROSSED } from '../../web/play/games/index.js';
import { neededOf } from './by-keyboard.js';
import { type GridPlace, middle, onScreen, swipe, touches } from './by-pointer.js';

/** Enters a solution. */
export function touchSolution(page: Page, game: Game, solution: unknown): Promise<void> {
  return touchEntries(page, game, neededOf(game, solution));
}

/** Enters something. */
export function touchEntries(page: Page, game: Game, entries: Entries): Promise<void> {
  switch (game.kind) {
    case 'cells':
      return touchCells(page, game, entries);
    case 'numbers':
      return touchNumbers(page, game, entries);
    case 'lines':
      return touchLines(page, game, entries);
    case 'table':
      return touchTable(page, game, entries);
  }
}

/** Taps a place, once it was scrolled to where a finger gets. */
async function tap(page: Page, place: GridPlace): Promise<void> {
  await reach(page, place);
  await swipe(page, 'touch', [place]);
}

/** Scrolls, as a finger beside the board does, until the board is uppermost at a place of it. */
async function reach(page: Page, place: GridPlace): Promise<void> {
  const { x, y } = await onScreen(page, place);
  const isReached = await page.evaluate<boolean>(
    `document.elementFromPoint(${x}, ${y})?.closest('.overlay') != null`,
  );
  if (isReached) return;
  await page.evaluate(`(() => {
    document.querySelector('.frame')?.scrollBy(${x} - innerWidth / 2, ${y} - innerHeight / 2);
    scrollBy(0, ${y} - innerHeight / 3);
  })()`);
}

async function touchCells(page: Page, game: CellGame, entries: Entries): Promise<void> {
  for (const { value, name } of game.tools) {
    const cells = cellsOf(game, entries, value);
    if (cells.length > 0) await chooseTool(page, name());
    for (const cell of cells) await tap(page, middle(...cell));
  }
}

async function chooseTool(page: Page, name: string): Promise<void> {
  await page.locator('.tools.below').getByRole('button', { name, exact: true }).tap();
}

async function touchNumbers(page: Page, game: NumberGame, entries: Entries): Promise<void> {
  for (const value of new Set(Object.values(entries)))
    for (const cell of cellsOf(game, entries, value)) {
      if (!game.isCell(cell)) continue;
      await tap(page, middle(...cell));
      await page.locator('.pad').getByRole('button', { name: value, exact: true }).tap();
    }
}

function cellsOf(game: CellGame | NumberGame, entries: Entries, wanted: string): readonly Cell[] {
  return Object.entries(entries)
    .filter(([, value]) => value === wanted)
    .map(([spot]) => spot.split(',').map(Number) as unknown as Cell)
    .filter((cell) => !game.isFixed(cell));
}

async function touchLines(
  page: Page,
  { edges, atCorners, tools }: LineGame,
  entries: Entries,
): Promise<void> {
  const placeOf = (cell: Cell): GridPlace => (atCorners ? cell : middle(...cell));
  for (const { spot, from, to, isFixed } of edges) {
    const value = entries[spot];
    if (isFixed || value === undefined) continue;
    if (value === CROSSED) await chooseTool(page, tools.at(-1)!.name());
    const count = value === CROSSED ? 1 : Number(value);
    for (let line = 0; line < count; line++) await drag(page, placeOf(from), placeOf(to));
  }
}

const MOVES = 10;
const FRAME = 16;
const REST = 200;

/** Drags from one place to another and rests there before the finger is lifted, so that it is no fling. */
async function drag(page: Page, from: GridPlace, to: GridPlace): Promise<void> {
  for (const place of [from, to]) await reach(page, place);
  const [start, end] = [await onScreen(page, from), await onScreen(page, to)];
  const send = await touches(page);
  await send('touchStart', [start]);
  for (let move = 1; move <= MOVES; move++) {
    const part = move / MOVES;
    await page.waitForTimeout(FRAME);
    const [x, y] = [start.x + part * (end.x - start.x), start.y + part * (end.y - start.y)];
    await send('touchMove', [{ x, y }]);
  }
  await page.waitForTimeout(REST);
  await send('touchEnd', []);
}

async function touchTable(page: Page, game: TableGame, entries: Entries): Promise<void> {
  let index = 0;
  for (const { name, values } of game.rows)
    for (const column of game.columns.keys()) {
      const field = page.locator('.names td button').nth(index++);
      const value = entries[`${name}|${column}`];
      if (value === undefined) continue;
      await field.tap();
      const number = values.indexOf(value);
      await page.locator('.names-pad button').nth(number).tap();
    }
}
