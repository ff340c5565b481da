/**
 * Strokes over cells: without gaps at any speed, only over cells like the first, in one row or column where
 * clues are about these.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cellsWith, middle, swipe, touches } from './by-pointer.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { linkOf, startAgain } from './puzzles.js';

const SIDE = 20;
/** A nonogram that is all filled: what is entered where is the test's own business. */
const PUZZLE = {
  family: 'nonogram',
  rows: new Array<number[]>(SIDE).fill([SIDE]),
  columns: new Array<number[]>(SIDE).fill([SIDE]),
};
const row = (number: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${number},${from + index}`).toSorted();

describe.skipIf(missing !== undefined).each([
  { hand: 'touch', width: 360, height: 740 },
  { hand: 'mouse', width: 800, height: 900 },
  { hand: 'mouse', width: 1440, height: 900 },
] as const)(`strokes by $hand at $width pixels ${missing ?? 'in Chromium'}`, ({ hand, width, height }) => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width, height, isTouched: hand === 'touch' });
  });

  afterAll(() => opened?.close());

  beforeEach(async () => {
    await opened.page.goto(`${opened.address}${linkOf(PUZZLE, 'strokes')}`);
    await opened.page.getByRole('heading', { name: 'strokes' }).waitFor();
    await startAgain(opened);
    const fill = opened.page.getByRole('button', { name: 'filled' });
    await fill.click();
  });

  it('a swipe of two events fills every cell on its way, in the row in which it began', async () => {
    const { page } = opened;
    await swipe(page, hand, [middle(3, 0), [5.2, SIDE - 0.3]]);
    await expect.poll(() => cellsWith(page, 'entry-square')).toEqual(row(3, 0, SIDE - 1));
  });

  it('a swipe downwards keeps to its column, and beyond the edge it fills what is inside', async () => {
    const { page } = opened;
    await swipe(page, hand, [middle(2, 7), [SIDE + 0.3, 8.9]]);
    const column = Array.from({ length: SIDE - 2 }, (_, index) => `${index + 2},7`).toSorted();
    await expect.poll(() => cellsWith(page, 'entry-square')).toEqual(column);
  });

  it('a stroke that begins on an open cell leaves crosses and its undoing takes back all of it', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'empty' }).click();
    await swipe(page, hand, [middle(4, 5), middle(4, 6)]);
    await expect.poll(() => cellsWith(page, 'entry-cross')).toEqual(['4,5', '4,6']);
    await page.getByRole('button', { name: 'filled' }).click();
    await swipe(page, hand, [middle(4, 0), middle(4, 12)]);
    await expect.poll(() => cellsWith(page, 'entry-cross')).toEqual(['4,5', '4,6']);
    await expect
      .poll(() => cellsWith(page, 'entry-square'))
      .toEqual([...row(4, 0, 4), ...row(4, 7, 12)].toSorted());
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cellsWith(page, 'entry-square')).toEqual([]);
    await expect.poll(() => cellsWith(page, 'entry-cross')).toEqual(['4,5', '4,6']);
  });

  it('a stroke that begins on a filled cell clears filled ones and fills none', async () => {
    const { page } = opened;
    await swipe(page, hand, [middle(6, 3), middle(6, 6)]);
    await swipe(page, hand, [middle(6, 5), middle(6, 15)]);
    await expect.poll(() => cellsWith(page, 'entry-square')).toEqual(['6,3', '6,4']);
  });

  it('a press of a finger or a button that does not move changes one cell', async () => {
    const { page } = opened;
    await swipe(page, hand, [
      [8.9, 8.95],
      [9.05, 9.1],
    ]);
    await expect.poll(() => cellsWith(page, 'entry-square')).toEqual(['8,8']);
  });

  it.runIf(hand === 'mouse')('the right button crosses out, without gaps', async () => {
    const { page } = opened;
    await swipe(page, hand, [middle(9, 1), middle(9, 9)], 'right');
    await expect.poll(() => cellsWith(page, 'entry-cross')).toEqual(row(9, 1, 9));
  });

  it.runIf(hand === 'touch')('a second finger takes the stroke of the first back', async () => {
    const { page } = opened;
    const send = await touches(page);
    const [one, other] = [
      { x: 200, y: 420 },
      { x: 300, y: 420 },
    ];
    await send('touchStart', [one]);
    await send('touchMove', [{ ...one, x: 230 }]);
    await expect.poll(async () => (await cellsWith(page, 'entry-square')).length).toBeGreaterThan(1);
    await send('touchStart', [{ ...one, x: 230 }, other]);
    await send('touchMove', [
      { x: 210, y: 420 },
      { x: 340, y: 420 },
    ]);
    await send('touchEnd', []);
    await expect.poll(() => cellsWith(page, 'entry-square')).toEqual([]);
    await expect.poll(() => page.locator('.board.enlarged').count()).toBe(1);
    // The board is enlarged, and not the page around it.
    await expect.poll(() => page.evaluate('visualViewport.scale')).toBe(1);
    const smaller = page.getByRole('button', { name: 'Smaller cells' });
    while (await smaller.isEnabled()) await smaller.click();
  });

  it('a stroke bends in games without clues about lines', async () => {
    const { page, address } = opened;
    const open = new Array<number>(5).fill(0);
    const puzzle = { family: 'nurikabe', grid: [[1, 0, 0, 0, 0], open, open, open, open] };
    await page.goto(`${address}${linkOf(puzzle, 'bent')}`);
    await page.getByRole('heading', { name: 'bent' }).waitFor();
    await swipe(page, hand, [middle(0, 1), middle(2, 1), middle(2, 3)]);
    await expect.poll(() => cellsWith(page, 'entry-square')).toEqual(['0,1', '1,1', '2,1', '2,2', '2,3']);
  });

  it('nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});
