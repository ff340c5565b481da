/**
 * The page's bench for setting: how long it takes after each clue until what it forces is shown, from the key
 * to the picture, in drafts of every family and in a 9x9 without equal numbers a knight's move apart.
 */
import type { Page } from 'playwright-core';
import { makePuzzle } from '../../generators/make.js';
import { planWith } from '../../generators/shared/generator.js';
import { sudokuGenerator } from '../../generators/sudoku/index.js';
import { isSameJson } from '../../src/core/index.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/index.js';
import { findFamily } from '../../src/families/index.js';
import { openEngine } from '../../src/solve/index.js';
import type { OpenedPage } from '../page/chromium.js';
import { ordinaryPuzzle, SETTABLE, type Writing, writingsOf } from './drafts.js';
import { figure, median, printTable } from './table.js';

const TARGET = 0.15;
const VARIANT = 'anti-knight';
/** Clues that are written one after another, on the empty board and when half of them are there. */
const CLUES = 7;
/** The first of them, after which the worker is warm. */
const WARM = 1;

/** Prints the times of drafts that grow clue by clue. */
export async function benchForcedOnPage(opened: OpenedPage): Promise<void> {
  const rows: (readonly (string | number)[])[] = [];
  const add = async (name: string, family: AnyFamily, puzzle: Puzzle): Promise<void> => {
    const all = writingsOf(family, puzzle, Infinity).filter(isByKeys);
    const half = all.length >> 1;
    const times: number[] = [];
    for (const from of half < CLUES ? [0] : [0, half])
      times.push(...(await timesOf(opened, family, all.slice(from, from + CLUES))).slice(WARM));
    if (times.length === 0) return;
    const slow = times.filter((seconds) => seconds > TARGET).length;
    rows.push([name, times.length, figure(median(times)), figure(Math.max(...times)), slow]);
  };
  for (const family of SETTABLE) await add(family.id, family, await ordinaryPuzzle(family));
  await add(VARIANT, findFamily('sudoku')!, await variant());
  printTable(
    'The page: what a clue forces, from the key to the picture',
    ['family', 'clues', 'median s', 'slowest s', `above the target of ${TARGET} s`],
    rows,
  );
}

/** A Sudoku of the variant. */
async function variant(): Promise<Puzzle> {
  const goal = { noGuess: false } as const;
  const plan = await planWith(sudokuGenerator, { variant: VARIANT }, { ...goal, logic: 'plain' });
  if (!plan.ok) throw new Error(`${VARIANT} is refused`);
  const batch = { generator: 'sudoku', plan: plan.value, goal, seed: 'page', prefix: '' };
  const engine = await openEngine('sat');
  const making = makePuzzle({ batch, number: 1, firstAttempt: 0, limitAttempts: 100 }, engine);
  if (making.status !== 'made') throw new Error(`${VARIANT} was not made`);
  return making.record.puzzle;
}

/** A clue that keys write at the cursor or in a field beside the board. */
function isByKeys({ field: { at }, text, group }: Writing): boolean {
  return at.in === 'border' ? text === group.signs[0] : at.in === 'cell' ? text.length === 1 : true;
}

/** Seconds after each clue; each is written into the draft that the browser kept. */
async function timesOf(
  { page, address }: OpenedPage,
  { id }: AnyFamily,
  writings: readonly Writing[],
): Promise<readonly number[]> {
  const key = `puzzlewright.set.${id}`;
  const times: number[] = [];
  let kept: Puzzle | undefined;
  for (const { before, after, group, field, text } of writings) {
    if (kept !== before) {
      await page.goto(`${address}#generate`);
      await page.evaluate(`localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(before))})`);
      await page.goto(`${address}?${id}#set/${id}`);
      await page.getByRole('grid').waitFor();
      await answered(page);
    }
    const choice = page.getByLabel('Write', { exact: true });
    if ((await choice.count()) > 0) await choice.selectOption(group.id);
    const old = await page.evaluate<string>(`localStorage.getItem('${key}')`);
    const keys = await keysOf(page, field.at, field.name, text);
    const time = page.evaluate<number>(TIMED, { key, old });
    for (const pressed of keys) await page.keyboard.press(pressed);
    times.push((await time) / 1000);
    const now = await page.evaluate<string>(`localStorage.getItem('${key}')`);
    kept = isSameJson(JSON.parse(now), after) ? after : undefined;
  }
  return times;
}

/** The verdict is about the puzzle on the board. */
async function answered(page: Page): Promise<void> {
  await page.locator('.verdict strong').filter({ hasNotText: WORKING }).waitFor();
}

const WORKING = 'Still working';

/** Milliseconds from the first key until the draft has changed and its verdict is painted. */
const TIMED = `({ key, old }) => new Promise((resolve) => {
  let pressed;
  addEventListener('keydown', () => { pressed ??= performance.now(); }, { capture: true, once: true });
  const look = () => {
    const verdict = document.querySelector('.verdict strong')?.textContent ?? '';
    const isThere = localStorage.getItem(key) !== old && !verdict.includes('${WORKING}');
    requestAnimationFrame(isThere ? () => resolve(performance.now() - pressed) : look);
  };
  look();
})`;

/** Takes the cursor or the focus to a field; the keys that write the text there. */
async function keysOf(
  page: Page,
  at: Writing['field']['at'],
  name: string,
  text: string,
): Promise<readonly string[]> {
  if (at.in !== 'cell' && at.in !== 'border') {
    await page.getByLabel(name, { exact: true }).fill(text);
    return ['Enter'];
  }
  const [[row, column], below] =
    at.in === 'cell' ? [at.cell, false] : [at.cells[0], at.cells[0][0] < at.cells[1][0]];
  await page.getByRole('grid').focus();
  for (let up = 0; up < 15; up++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  for (let down = 0; down < row; down++) await page.keyboard.press('ArrowDown');
  for (let right = 0; right < column; right++) await page.keyboard.press('ArrowRight');
  if (at.in === 'border') return [below ? 'Shift+Enter' : 'Enter'];
  return [...text];
}
