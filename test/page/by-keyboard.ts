/** Solves puzzles in the page by keyboard alone. */
import type { Page } from 'playwright-core';
import type { Cell } from '../../src/core/grid/cell.js';
import type { CellGame, Entries, Game, LineGame, NumberGame, TableGame } from '../../web/play/games/game.js';
import { CROSSED } from '../../web/play/games/index.js';

/** Enters a solution; the cursor of a grid is in its upper left cell. */
export function enterSolution(page: Page, game: Game, solution: unknown): Promise<void> {
  return enterEntries(page, game, neededOf(game, solution));
}

/** The entries of a solution without those that say what is empty in it, which may be left out. */
export function neededOf(game: Game, solution: unknown): Entries {
  const isNeeded = (value: string): boolean => {
    if (game.kind === 'lines') return value !== CROSSED;
    return game.kind !== 'cells' || game.tools.some((tool) => tool.value === value && tool.key !== 'x');
  };
  return Object.fromEntries(Object.entries(game.entriesOf(solution)).filter(([, value]) => isNeeded(value)));
}

/** Enters something; the cursor of a grid is in its upper left cell. */
export async function enterEntries(page: Page, game: Game, entries: Entries): Promise<void> {
  if (game.kind === 'table') return enterTable(page, game, entries);
  await page.getByRole('grid').focus();
  return game.kind === 'lines' ? enterLines(page, game, entries) : enterCells(page, game, entries);
}

/** Moves the cursor from one cell to another. */
export async function moveTo(page: Page, [row, column]: Cell, [toRow, toColumn]: Cell): Promise<void> {
  const [down, right] = [toRow - row, toColumn - column];
  const presses = [
    ...new Array<string>(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
    ...new Array<string>(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
  ];
  for (const key of presses) await page.keyboard.press(key);
}

async function enterTable(page: Page, game: TableGame, entries: Entries): Promise<void> {
  await page.locator('.names [tabindex="0"]').focus();
  let at: Cell = [0, 0];
  for (const [row, { name, values }] of game.rows.entries()) {
    for (const column of game.columns.keys()) {
      const value = entries[`${name}|${column}`];
      if (value === undefined) continue;
      await moveTo(page, at, [row, column]);
      at = [row, column];
      await page.keyboard.type(String(values.indexOf(value) + 1));
    }
  }
}

async function enterLines(page: Page, { edges }: LineGame, entries: Entries): Promise<void> {
  let at: Cell = [0, 0];
  for (const { spot, from, to, isFixed } of edges) {
    const value = entries[spot];
    if (isFixed || value === undefined) continue;
    await moveTo(page, at, from);
    at = from;
    const key = `${value === CROSSED ? 'Alt' : 'Shift'}+${from[0] === to[0] ? 'ArrowRight' : 'ArrowDown'}`;
    const count = value === CROSSED ? 1 : Number(value);
    for (let line = 0; line < count; line++) await page.keyboard.press(key);
  }
}

async function enterCells(page: Page, game: CellGame | NumberGame, entries: Entries): Promise<void> {
  let at: Cell = [0, 0];
  for (const [spot, value] of Object.entries(entries)) {
    const cell = spot.split(',').map(Number) as unknown as Cell;
    const keys = game.isFixed(cell) ? [] : keysFor(game, value);
    if (keys.length === 0) continue;
    await moveTo(page, at, cell);
    at = cell;
    for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
  }
}

/** The keys that enter a value. */
function keysFor(game: CellGame | NumberGame, value: string): readonly string[] {
  if (game.kind === 'numbers') return [...value];
  const key = game.tools.find((tool) => tool.value === value)?.key;
  return key === undefined ? [] : [key];
}
