/** Clues that are met are marked on a phone and read out, in every family that has some in cells. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/contract/family.js';
import { type Entries, gameOf } from '../../web/play/games/index.js';
import { touchEntries } from './by-touch.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle, startAgain } from './puzzles.js';

const WIDTH = 360;

interface Case {
  readonly family: string;
  readonly puzzle: object;
  /** Entries that meet no clue yet, and others that meet one. */
  readonly before: Entries;
  readonly last: Entries;
  /** The cell or corner at which the clue is heard, and the end of what is heard there. */
  readonly place: readonly [row: number, column: number];
  readonly heard: string;
  /** Read out after the last entry; empty: it is heard at the cursor alone. */
  readonly news: string;
}

const CASES: readonly Case[] = [
  {
    family: 'nurikabe',
    puzzle: {
      grid: [
        [0, 0, 0, 0],
        [2, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 4],
      ],
    },
    before: { '0,0': '#', '2,0': '#', '1,1': '.', '0,1': '#', '1,2': '#' },
    last: { '2,1': '#' },
    place: [1, 0],
    heard: 'given; an island of 2; clue met',
    news: 'clue met: row 2, column 1',
  },
  {
    family: 'masyu',
    puzzle: { grid: ['.w..', '....', 'b...', '....'] },
    before: { '0,0-0,1': '1', '0,1-0,2': '1' },
    last: { '0,2-1,2': '1' },
    place: [0, 1],
    heard: 'white pearl; lines: down open, left 1, right 1; clue met',
    news: 'clue met: row 1, column 2',
  },
  {
    family: 'futoshiki',
    puzzle: {
      grid: [
        [0, 0, 3],
        [0, 0, 0],
        [0, 0, 0],
      ],
      less: [
        [
          [0, 1],
          [0, 0],
        ],
        [
          [0, 1],
          [1, 1],
        ],
      ],
    },
    before: { '0,0': '2' },
    last: { '0,1': '1' },
    place: [0, 0],
    heard: '2 greater than the cell to the right; met: greater than the cell to the right',
    news: '',
  },
  {
    family: 'sudoku',
    puzzle: {
      box: [2, 2],
      grid: [
        [0, 0, 0, 3],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      constraints: [
        {
          type: 'killer-cage',
          cells: [
            [0, 2],
            [0, 1],
            [1, 2],
          ],
          sum: 7,
        },
      ],
    },
    before: { '0,1': '1', '0,2': '2' },
    last: { '1,2': '4' },
    place: [0, 1],
    heard: '1 killer cage, sum 7, cell 2 of 3; met: killer cage, sum 7',
    news: '',
  },
  {
    family: 'kakuro',
    puzzle: {
      grid: [
        [
          [0, 0],
          [7, 0],
          [0, 0],
        ],
        [[0, 3], 0, 0],
        [[0, 0], 0, [0, 0]],
      ],
    },
    before: { '1,1': '1' },
    last: { '1,2': '2' },
    place: [1, 1],
    heard: '1 in the runs of 3 across and 7 down; met: 3 across',
    news: '',
  },
  {
    family: 'slitherlink',
    puzzle: { grid: ['2..', '...', '..3'] },
    before: { '0,0-0,1': '1' },
    last: { '0,0-1,0': '1' },
    place: [1, 1],
    heard: '2 above left; lines: up open, down open, left open, right open; met: 2 above left',
    news: '',
  },
  {
    family: 'mosaic',
    puzzle: { grid: ['2..', '...', '...'] },
    before: { '0,1': '#' },
    last: { '1,1': '#' },
    place: [0, 0],
    heard: 'open; number 2; clue met',
    news: 'clue met: row 1, column 1',
  },
  {
    family: 'akari',
    puzzle: { grid: ['...', '.2.', '...'] },
    before: { '0,1': '*' },
    last: { '2,1': '*' },
    place: [1, 1],
    heard: 'given; wall with the number 2; clue met',
    news: 'clue met: row 2, column 2',
  },
  {
    family: 'hashi',
    puzzle: { islands: [[1, 0, 3, 0, 2]] },
    before: { '0,2-0,4': '1' },
    last: { '0,0-0,2': '1' },
    place: [0, 0],
    heard: 'island 1; bridges: right 1; clue met',
    news: '',
  },
  {
    family: 'kenken',
    puzzle: {
      size: 2,
      cages: [
        {
          op: '+',
          target: 3,
          cells: [
            [0, 0],
            [0, 1],
          ],
        },
        {
          op: '-',
          target: 1,
          cells: [
            [1, 0],
            [1, 1],
          ],
        },
      ],
    },
    before: { '0,1': '1' },
    last: { '0,0': '2' },
    place: [0, 1],
    heard: '1 cage 1, in the cage 3 + of 2 cells; clue met',
    news: '',
  },
];

describe.skipIf(missing !== undefined)(`clues that are met ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width: WIDTH, height: 740, isTouched: true });
  });

  afterAll(() => opened?.close());

  it.each(CASES)('$family: a bar on the board, and words', async (one) => {
    const { page } = opened;
    const puzzle = { family: one.family, ...one.puzzle } as Puzzle;
    const game = gameOf(puzzle)!;
    const marks = page.locator('.met-clue');
    const news = page.locator('.board p.spoken');
    await openPuzzle(opened, puzzle, `met ${one.family}`);
    await startAgain(opened);
    await touchEntries(page, game, one.before);
    await expect.poll(() => marks.count()).toBe(0);
    expect(await news.textContent()).toBe('');
    await touchEntries(page, game, one.last);
    await expect.poll(() => marks.count()).toBe(1);
    await expect.poll(() => news.textContent()).toBe(one.news);
    await expectBarOnBoard();
    await goTo(one.place, game.kind === 'table' ? 0 : game.rows);
    await expect.poll(() => page.locator('.spoken td').textContent()).toContain(one.heard);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => marks.count()).toBe(0);
    await expect.poll(() => news.textContent()).toBe('');
    await expect.poll(() => page.locator('.spoken td').textContent()).not.toMatch(/met(:|$)/);
  });

  it('nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });

  /** In sight and large enough to be seen: a pixel and a half at least, and eight long. */
  async function expectBarOnBoard(): Promise<void> {
    const box = (await opened.page.locator('.met-clue .met-bar').boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(1.5);
    expect(Math.max(box.width, box.height)).toBeGreaterThanOrEqual(8);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
  }

  async function goTo([row, column]: readonly [number, number], rows: number): Promise<void> {
    const { page } = opened;
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    for (let up = 0; up < rows; up++) await page.keyboard.press('ArrowUp');
    for (let down = 0; down < row; down++) await page.keyboard.press('ArrowDown');
    for (let right = 0; right < column; right++) await page.keyboard.press('ArrowRight');
  }
});
