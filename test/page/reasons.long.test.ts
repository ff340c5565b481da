/**
 * The reason of an entry: the player makes it, chooses rules and clues, and the page says if it follows from
 * them; else it shows a counterexample. For every family, by one finger on a phone and by keyboard.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain, stepReasons, verifyStep } from '../../src/api/index.js';
import type { StepRecord } from '../../src/explain/index.js';
import { findFamily } from '../../src/families/index.js';
import { enteredBy, gameOf } from '../../web/play/games/index.js';
import { groupsOf } from '../../web/play/reasons/groups.js';
import { enterEntries } from './by-keyboard.js';
import { middle, onScreen, swipe, touches } from './by-pointer.js';
import { touchEntries } from './by-touch.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle, startAgain } from './puzzles.js';
import { SMALL } from './small-puzzles.js';

const WIDTH = 360;

type Conclusion = StepRecord['conclusions'][number];

/** An entry of the first step that concludes one. */
async function firstEntry({ id, puzzle }: (typeof SMALL)[number]): Promise<Conclusion> {
  const explained = await explain(findFamily(id)!, puzzle);
  if (!('steps' in explained)) throw new Error(explained.verdict);
  for (const { conclusions } of explained.steps) {
    const entries = conclusions.filter(({ entry }) => entry);
    const entry = entries.find(({ holds }) => holds) ?? entries[0];
    if (entry !== undefined) return entry;
  }
  throw new Error(`${id} has no entry`);
}

/** The number of a rule in the list of all that does not force an entry alone. */
async function boxNotEnough(
  { id, puzzle }: (typeof SMALL)[number],
  { place, choice, holds }: Conclusion,
): Promise<number> {
  const family = findFamily(id)!;
  const found = await stepReasons(family, puzzle);
  if (found.status !== 'found') throw new Error(found.status);
  for (const [box, { names }] of groupsOf(found, '').entries()) {
    const { status } = await verifyStep(family, puzzle, { place, choice, holds }, { reasons: names });
    if (status === 'not-yet') return box;
  }
  throw new Error(`every rule of ${id} forces the entry alone`);
}

const EXPLAINED = SMALL.filter(
  ({ id, puzzle }) => findFamily(id)!.explaining !== undefined && gameOf(puzzle)!.stateOf !== undefined,
);

/** Each rule of the small hashi forces its first entry alone. */
const COUNTERED = EXPLAINED.filter(({ id }) => id !== 'hashi');

describe.skipIf(missing !== undefined)(`reasons of entries ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width: WIDTH, height: 740, isTouched: true });
  });

  afterAll(() => opened?.close());

  it.each(EXPLAINED)('$id: an entry follows from the rules of its step, by touch', async (small) => {
    const { page } = opened;
    const { id, puzzle } = small;
    const game = gameOf(puzzle)!;
    const entry = await firstEntry(small);
    await openPuzzle(opened, puzzle, `reason ${id}`);
    await startAgain(opened);
    const panel = page.getByRole('region', { name: 'Give a reason' });
    await panel.getByRole('button', { name: 'Give a reason' }).tap();
    await panel.getByText(/^Make one entry/).waitFor();
    await touchEntries(page, game, enteredBy(game, [stepOf(entry)], {}));
    await panel.getByText(entry.says).first().waitFor();
    if ((await panel.locator('.reason-boxes.long').count()) === 0)
      await panel.getByText('All rules and clues').tap();
    // With all of them it follows, and those that are not needed are said.
    const boxes = panel.locator('.reason-boxes.long input');
    await boxes.first().waitFor();
    for (let box = 0; box < (await boxes.count()); box++) await boxes.nth(box).check();
    await panel.getByRole('button', { name: 'Does it follow?' }).tap();
    await panel.getByText(/^✓ It follows/).waitFor();
    await panel.getByRole('button', { name: 'Next entry' }).tap();
    await panel.getByText(/^Make one entry/).waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(WIDTH);
  });

  it.each(COUNTERED)('$id: a rule that is not enough has a counterexample, by keyboard', async (small) => {
    const { page } = opened;
    const { id, puzzle } = small;
    const game = gameOf(puzzle)!;
    const entry = await firstEntry(small);
    await openPuzzle(opened, puzzle, `counter ${id}`);
    await startAgain(opened);
    const panel = page.getByRole('region', { name: 'Give a reason' });
    const mode = panel.getByRole('button', { name: 'Give a reason' });
    await mode.focus();
    await page.keyboard.press('Enter');
    await enterEntries(page, game, enteredBy(game, [stepOf(entry)], {}));
    await panel.getByText(entry.says).first().waitFor();
    if ((await panel.locator('.reason-boxes.long').count()) === 0) {
      await panel.locator('summary').first().focus();
      await page.keyboard.press('Enter');
    }
    const box = panel.locator('.reason-boxes.long input').nth(await boxNotEnough(small, entry));
    await box.focus();
    await page.keyboard.press('Space');
    await panel.getByRole('button', { name: 'Does it follow?' }).focus();
    await page.keyboard.press('Enter');
    await panel.getByText(/^It does not follow from these rules yet/).waitFor();
    await expect.poll(() => page.locator('.stage .concluded').count()).toBeGreaterThan(0);
    await panel.getByRole('button', { name: 'Take the entry back' }).focus();
    await page.keyboard.press('Enter');
    await panel.getByText(/^Make one entry/).waitFor();
  });

  it('takes the rules that are pressed on the board: a clue, and those at a cell', async () => {
    const { page } = opened;
    const puzzle = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] };
    await openPuzzle(opened, puzzle, 'pressed');
    await startAgain(opened);
    const panel = page.getByRole('region', { name: 'Give a reason' });
    await panel.getByRole('button', { name: 'Give a reason' }).tap();
    await swipe(page, 'touch', [middle(0, 1)]);
    await panel.getByText('r1c2 is filled').waitFor();
    // The clue of the second column is met by another cell.
    await swipe(page, 'touch', [middle(-1, 1)]);
    await panel.getByRole('button', { name: 'Does it follow?' }).tap();
    await panel.getByText(/^It does not follow from these rules yet/).waitFor();
    await expect.poll(() => page.locator('.overlay .concluded .entry-square').count()).toBe(1);
    // The verdict stands below the board, which is in view again for the next press.
    await page.evaluate('scrollTo(0, 0)');
    await swipe(page, 'touch', [middle(0, 0)]);
    await panel.getByRole('group', { name: 'row 1, column 1' }).getByRole('checkbox').first().check();
    await panel.getByRole('button', { name: 'Does it follow?' }).tap();
    await panel.getByText(/^✓ It follows/).waitFor();
    await panel.getByText('Not needed for it:').waitFor();
    await expect.poll(() => panel.locator('li').count()).toBe(1);
    // Nothing of this was entered by the presses.
    await expect.poll(() => page.locator('.overlay > g > .entry-square').count()).toBe(1);
  });

  it('has the board back where nothing needs a reason, and chooses nothing with two fingers', async () => {
    const { page } = opened;
    const puzzle = { family: 'nonogram', rows: [[1], [2]], columns: [[1], [2]] };
    await openPuzzle(opened, puzzle, 'undone');
    await startAgain(opened);
    await page.evaluate('scrollTo(0, 0)');
    await swipe(page, 'touch', [middle(0, 1)]);
    await expect.poll(() => page.locator('.overlay .entry-square').count()).toBe(1);
    const panel = page.getByRole('region', { name: 'Give a reason' });
    await panel.getByRole('button', { name: 'Give a reason' }).tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await panel.getByText('Nothing of this needs a reason').waitFor();
    await page.evaluate('scrollTo(0, 0)');
    await swipe(page, 'touch', [middle(1, 0)]);
    await panel.getByText('r2c1 is filled').waitFor();
    await expect.poll(() => page.locator('.overlay .entry-square').count()).toBe(1);
    await page.evaluate('scrollTo(0, 0)');
    const [one, other] = [await onScreen(page, middle(-1, 1)), await onScreen(page, middle(1, 1))];
    const send = await touches(page);
    await send('touchStart', [one]);
    await send('touchStart', [one, other]);
    await send('touchEnd', []);
    await expect.poll(() => panel.getByRole('button', { name: 'Does it follow?' }).isDisabled()).toBe(true);
    await swipe(page, 'touch', [middle(-1, 1)]);
    await expect.poll(() => panel.getByRole('button', { name: 'Does it follow?' }).isDisabled()).toBe(false);
  });

  it('nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});

/** A step that concludes an entry, as far as games look at it. */
function stepOf(entry: Conclusion): StepRecord {
  return { conclusions: [entry], reasons: [], facts: [], size: 0, says: '' };
}
