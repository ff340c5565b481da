/**
 * The page's bench for setting: how long it takes after each given of a 9x9 without equal numbers a knight's
 * move apart until the numbers that it forces are shown, from the key to the picture.
 */
import type { Page } from 'playwright-core';
import { makePuzzle } from '../../generators/make.js';
import { planWith } from '../../generators/shared/generator.js';
import { sudokuGenerator } from '../../generators/sudoku/index.js';
import type { SudokuPuzzle } from '../../src/families/sudoku/index.js';
import { openEngine } from '../../src/solve/index.js';
import type { OpenedPage } from '../page/chromium.js';
import { figure, median, printTable } from './table.js';

type Place = readonly [row: number, column: number];

const TARGET = 0.15;
const VARIANT = 'anti-knight';
/** Givens after which the worker and the page are warm. */
const WARM = 3;

/** Prints the times of a draft that grows given by given. */
export async function benchForcedOnPage({ page, address }: OpenedPage): Promise<void> {
  const { grid } = await draftOf(VARIANT);
  await page.goto(`${address}#set`);
  await page.getByRole('button', { name: 'New 9×9' }).click();
  await page.getByLabel('Anti knight').check();
  await shown(page);
  await page.getByRole('grid').focus();
  let cursor: Place = [0, 0];
  const times: number[] = [];
  for (const [row, numbers] of grid.entries()) {
    for (const [column, number] of numbers.entries()) {
      if (number === 0) continue;
      await move(page, cursor, [row, column]);
      cursor = [row, column];
      const start = performance.now();
      await page.keyboard.press(String(number));
      await shown(page);
      times.push((performance.now() - start) / 1000);
    }
  }
  const warm = times.slice(WARM);
  printTable(
    'The page: what a given forces in a 9x9 variant',
    ['givens', 'median s', `slowest s (target ${TARGET})`],
    [[warm.length, figure(median(warm)), figure(Math.max(...warm))]],
  );
}

/** A puzzle of the variant. */
async function draftOf(variant: string): Promise<SudokuPuzzle> {
  const goal = { noGuess: false } as const;
  const plan = await planWith(sudokuGenerator, { variant }, { ...goal, logic: 'plain' });
  if (!plan.ok) throw new Error(`${variant} is refused`);
  const batch = { generator: 'sudoku', plan: plan.value, goal, seed: 'page', prefix: '' };
  const engine = await openEngine('sat');
  const making = makePuzzle({ batch, number: 1, firstAttempt: 0, limitAttempts: 100 }, engine);
  if (making.status !== 'made') throw new Error(`${variant} was not made`);
  return making.record.puzzle as SudokuPuzzle;
}

/** The numbers on the board are those of the grid on the board. */
async function shown(page: Page): Promise<void> {
  await page.locator('.forced-numbers:not(.stale)').waitFor({ state: 'attached' });
}

/** Takes the cursor from one cell to another. */
async function move(page: Page, [fromRow, fromColumn]: Place, [toRow, toColumn]: Place): Promise<void> {
  const press = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  await press('ArrowDown', toRow - fromRow);
  await press(toColumn > fromColumn ? 'ArrowRight' : 'ArrowLeft', Math.abs(toColumn - fromColumn));
}
