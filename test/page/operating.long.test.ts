/** Operating boards: the page says how in sight, by mouse and by touch, and presses never guess. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';
import type { TableGame } from '../../web/play/games/game.js';
import { gameOf } from '../../web/play/games/index.js';
import { cellsWith, middle, onScreen, swipe } from './by-pointer.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { linkOf, openPuzzle, startAgain } from './puzzles.js';

const EXAMPLES = FAMILIES.map(({ id, examples }) => ({ id, puzzle: examples[0]!.puzzle })).filter(
  ({ puzzle }) => gameOf(puzzle) !== undefined,
);
const SQUARE = {
  family: 'hashi',
  islands: [
    [4, 0, 0, 3],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [3, 0, 0, 2],
  ],
};
/** Two bridges that would cross in the middle. */
const CROSSING = {
  family: 'hashi',
  islands: [
    [0, 1, 0],
    [1, 0, 1],
    [0, 1, 0],
  ],
};
const SIDE = 20;
const LARGE = {
  family: 'nonogram',
  rows: Array.from({ length: SIDE }, (_, index) => (index % 2 === 0 ? [9, 10] : [20])),
  columns: Array.from({ length: SIDE }, (_, index) => (index === 9 ? new Array<number>(10).fill(1) : [SIDE])),
};

describe.skipIf(missing !== undefined).each([
  { hand: 'touch', width: 360, height: 740 },
  { hand: 'mouse', width: 800, height: 900 },
  { hand: 'mouse', width: 1440, height: 900 },
] as const)(`boards by $hand at $width pixels ${missing ?? 'in Chromium'}`, ({ hand, width, height }) => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width, height, isTouched: hand === 'touch' });
  });

  afterAll(() => opened?.close());

  const play = (puzzle: Puzzle, title: string): Promise<void> => openPuzzle(opened, puzzle, title);

  const lines = (): Promise<number> => opened.page.locator('.overlay .entry-line').count();

  it.each(EXAMPLES)('$id says how it is operated', async ({ id, puzzle }) => {
    await play(puzzle, `how ${id}`);
    const words = await opened.page.locator('.how-to').innerText();
    if (hand === 'touch') expect(words).toMatch(/^(Tap|Drag)/);
    else {
      expect(words).toContain('Keys:');
      if (gameOf(puzzle)!.kind !== 'numbers') expect(words).toContain('right button');
    }
  });

  it('a press on an island chooses it, and one on its neighbour draws the bridge between the two', async () => {
    const { page } = opened;
    await play(SQUARE, 'square');
    await swipe(page, hand, [[0.5, 0.72]]);
    await expect.poll(() => lines()).toBe(0);
    await expect.poll(() => page.locator('.chosen-end').count()).toBe(1);
    await expect.poll(() => page.locator('.next-end').count()).toBe(2);
    await swipe(page, hand, [middle(3, 0)]);
    await expect.poll(() => lines()).toBe(1);
    await expect.poll(() => bridge()).toBe('down');
    await expect.poll(() => page.locator('.chosen-end').count()).toBe(0);
    await swipe(page, hand, [middle(0, 3)]);
    await swipe(page, hand, [middle(0, 3)]);
    await expect.poll(() => page.locator('.chosen-end').count()).toBe(0);
    await expect.poll(() => lines()).toBe(1);
  });

  it('drags draw bridges however fast, presses between two islands add one, and crosses have a button', async () => {
    const { page } = opened;
    await play(SQUARE, 'drags');
    await startAgain(opened);
    await swipe(page, hand, [middle(0, 0), middle(0, 3)]);
    await expect.poll(() => bridge()).toBe('across');
    // Beyond the neighbour, and short of it: the direction says which bridge is meant.
    await swipe(page, hand, [middle(0, 0), [0.7, 4.2]]);
    await expect.poll(() => lines()).toBe(2);
    await swipe(page, hand, [middle(3, 3), [3.4, 1.8]]);
    await expect.poll(() => lines()).toBe(3);
    await swipe(page, hand, [[3.5, 2]]);
    await expect.poll(() => lines()).toBe(4);
    // Neither across nor down: no bridge is meant for certain.
    await swipe(page, hand, [middle(0, 0), [2.2, 1.9]]);
    await expect.poll(() => lines()).toBe(4);
    await page.getByRole('button', { name: 'no bridge' }).click();
    await swipe(page, hand, [middle(0, 3), middle(3, 3)]);
    await expect.poll(async () => (await cellsWith(page, 'entry-cross')).length).toBe(1);
    await expect.poll(() => lines()).toBe(4);
  });

  it('a press where two bridges cross draws neither and says so', async () => {
    const { page } = opened;
    await play(CROSSING, 'crossing');
    await swipe(page, hand, [middle(1, 1)]);
    await expect.poll(() => lines()).toBe(0);
    await expect.poll(() => page.locator('.message').innerText()).toContain('drag from end to end');
  });

  it('a drag over several points draws the tracks between them', async () => {
    const { page } = opened;
    await play({ family: 'circuit', grid: ['oooo', 'oooo', 'oooo'], edges: [] } as never, 'points');
    await swipe(page, hand, [middle(1, 0), middle(1, 3)]);
    await expect.poll(() => lines()).toBe(3);
    await swipe(page, hand, [middle(1, 1), middle(1, 2)]);
    await expect.poll(() => lines()).toBe(2);
  });

  it('a drag leaves places that hold something else than the first on its way', async () => {
    const { page } = opened;
    await play({ family: 'circuit', grid: ['oooo', 'oooo', 'oooo'], edges: [] } as never, 'kept places');
    await startAgain(opened);
    await page.getByRole('button', { name: 'no track' }).click();
    await swipe(page, hand, [middle(1, 1), middle(1, 2)]);
    await page.getByRole('button', { name: 'track', exact: true }).click();
    await swipe(page, hand, [middle(1, 0), middle(1, 3)]);
    await expect.poll(() => lines()).toBe(2);
    await expect.poll(async () => (await cellsWith(page, 'entry-cross')).length).toBe(1);
  });

  it('opens at the top, with the whole board of a Sudoku in sight', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#generate/sudoku`);
    await page.getByText('More settings').click();
    await page.evaluate('scrollTo(0, 9999)');
    const { puzzle } = EXAMPLES.find(({ id }) => id === 'sudoku')!;
    await page.evaluate(`location.hash = ${JSON.stringify(linkOf(puzzle, 'at the top'))}`);
    await page.getByRole('heading', { name: 'at the top' }).waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    const box = (await page.locator('.board').boundingBox())!;
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    // From a puzzle to the next one there is no shorter page between them.
    await page.evaluate('scrollTo(0, 9999)');
    await page.evaluate(`location.hash = ${JSON.stringify(linkOf(LARGE, 'the next one'))}`);
    await page.getByRole('heading', { name: 'the next one' }).waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  });

  it('cells of a large nonogram are enlarged, with their clues beside them', async () => {
    const { page } = opened;
    await play(LARGE, 'large');
    const size = async (): Promise<number> =>
      (await onScreen(page, [0, 1])).x - (await onScreen(page, [0, 0])).x;
    const before = await size();
    const larger = page.getByRole('button', { name: 'Larger cells' });
    await larger.click();
    await larger.click();
    await expect.poll(async () => (await size()) / before).toBeCloseTo(2, 1);
    await expect.poll(() => size()).toBeGreaterThan(24);
    await page.getByRole('grid').focus();
    for (let step = 0; step < SIDE; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    const frame = (await page.locator('.frame').boundingBox())!;
    const { x, y } = await onScreen(page, middle(SIDE - 1, SIDE - 1));
    expect(x).toBeLessThan(frame.x + frame.width);
    expect(y).toBeLessThan(frame.y + frame.height);
    const clue = (await page
      .locator('.band.left svg')
      .nth(SIDE - 1)
      .boundingBox())!;
    expect(clue.x).toBeGreaterThanOrEqual(frame.x);
    expect(Math.abs(clue.y + clue.height / 2 - y)).toBeLessThan(2);
    const above = (await page
      .locator('.band.above svg')
      .nth(SIDE - 1)
      .boundingBox())!;
    expect(above.y).toBeGreaterThanOrEqual(frame.y);
    expect(Math.abs(above.x + above.width / 2 - x)).toBeLessThan(2);
    expect(
      await page
        .locator('.band.left svg')
        .nth(SIDE - 1)
        .textContent(),
    ).toBe('2020');
    await swipe(page, hand, [middle(SIDE - 1, SIDE - 1), middle(SIDE - 1, SIDE - 3)]);
    await expect.poll(() => cellsWith(page, 'entry-square')).toEqual(['19,17', '19,18', '19,19']);
    const smaller = page.getByRole('button', { name: 'Smaller cells' });
    await smaller.click();
    await smaller.click();
    await expect.poll(() => size()).toBeCloseTo(before, 1);
  });

  it('the table of a zebra takes names and crosses, and is solved by presses alone', async () => {
    const { page } = opened;
    const { puzzle, solution } = FAMILIES.find(({ id }) => id === 'zebra')!.examples.find(
      ({ verdict, solution }) => verdict === 'unique' && solution !== undefined,
    )!;
    const game = gameOf(puzzle) as TableGame;
    const right = game.entriesOf(solution);
    await play(puzzle, 'table');
    const press = async (name: string, index: number): Promise<void> => {
      const field = page.locator(`.names td button`).nth(index);
      await (hand === 'touch' ? field.tap() : field.click());
      const value = page.locator('.names-pad button', { hasText: name }).first();
      await (hand === 'touch' ? value.tap() : value.click());
    };
    const [first] = game.rows;
    const known = right[`${first!.name}|0`]!;
    const cross = page.getByRole('button', { name: 'Cross out' });
    await cross.click();
    await press(known, 0);
    await expect.poll(() => page.locator('.names td s').allInnerTexts()).toEqual([known]);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('One entry is wrong').waitFor();
    await expect.poll(() => page.locator('.names td.wrong').count()).toBe(1);
    await press(known, 0);
    await expect.poll(() => page.locator('.names td s').count()).toBe(0);
    await cross.click();
    let index = 0;
    for (const { name } of game.rows)
      for (const column of game.columns.keys()) await press(right[`${name}|${column}`]!, index++);
    await page.locator('.finished').waitFor();
    await expect
      .poll(() => page.locator('.names td span').allInnerTexts())
      .toEqual(game.rows.flatMap(({ name }) => game.columns.map((_, column) => right[`${name}|${column}`]!)));
    const table = await page.evaluate<readonly [number, number]>(
      `(() => { const { scrollWidth, clientWidth } = document.querySelector('.scroll'); return [scrollWidth, clientWidth]; })()`,
    );
    expect(table[0]).toBeLessThanOrEqual(table[1]);
  });

  it.runIf(hand === 'mouse')('the right button strikes a name off in the table of a zebra', async () => {
    const { page } = opened;
    const { puzzle } = EXAMPLES.find(({ id }) => id === 'zebra')!;
    await play(puzzle, 'struck off');
    await startAgain(opened);
    await page.locator('.names td button').first().click();
    const name = page.locator('.names-pad button').first();
    await name.click({ button: 'right' });
    const { rows } = gameOf(puzzle) as TableGame;
    await expect.poll(() => page.locator('.names td s').allInnerTexts()).toEqual([rows[0]!.values[0]]);
    await name.click({ button: 'right' });
    await expect.poll(() => page.locator('.names td s').count()).toBe(0);
  });

  it('nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });

  /** The direction of the only bridge. */
  async function bridge(): Promise<string> {
    const line = opened.page.locator('.overlay .entry-line').first();
    const [x1, x2] = [await line.getAttribute('x1'), await line.getAttribute('x2')];
    return x1 === x2 ? 'down' : 'across';
  }
});
