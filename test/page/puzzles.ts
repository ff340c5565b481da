/** Puzzles for the page: links that carry them, and the files that it hands out. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Puzzle } from '../../src/families/contract/family.js';
import { say } from '../../web/words/index.js';
import type { OpenedPage } from './chromium.js';

/** The fragment by which the page plays a puzzle. */
export function linkOf(puzzle: Puzzle, title: string): string {
  const packed = deflateRawSync(JSON.stringify({ puzzle, title })).toString('base64url');
  return `#play/${packed}`;
}

/** Opens a puzzle for playing. */
export async function openPuzzle(
  { page, address }: Pick<OpenedPage, 'page' | 'address'>,
  puzzle: Puzzle,
  title: string,
): Promise<void> {
  await page.goto(`${address}${linkOf(puzzle, title)}`);
  await page.getByRole('heading', { name: title }).waitFor();
}

/** Takes back what earlier tests entered into the same puzzle: it is kept. */
export async function startAgain({ page }: Pick<OpenedPage, 'page'>): Promise<void> {
  const again = page.getByRole('button', { name: 'Start again' });
  if (await again.isEnabled()) await again.click();
  // It stands below the board on narrower screens.
  await page.evaluate('scrollTo(0, 0)');
}

/** The file that the page saves when a kind of file is chosen: a label of its list. */
export async function saved(
  page: Page,
  kind: string,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const value = await page.locator('.files option', { hasText: kind }).first().getAttribute('value');
  await page.locator('.files select').first().selectOption(value);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('saveFile') }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The puzzle on the screen with its solution, as JSON. */
export async function savedPuzzle(page: Page): Promise<{ readonly solution: readonly string[] } & Puzzle> {
  return JSON.parse((await saved(page, 'json:')).bytes.toString());
}
