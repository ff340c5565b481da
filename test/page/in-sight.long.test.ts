/** On a phone, what the page says of a board stands where the player looks: no hint is below the fold. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { gameOf } from '../../web/play/games/index.js';
import { touchSolution } from './by-touch.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle } from './puzzles.js';
import { SMALL } from './small-puzzles.js';

describe.skipIf(missing !== undefined).each([
  { width: 360, height: 740 },
  { width: 740, height: 360 },
])(`in sight at $width times $height pixels ${missing ?? 'in Chromium'}`, ({ width, height }) => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width, height, isTouched: true });
  });

  afterAll(() => opened?.close());

  /** Its first line is on the screen, and nothing lies over it. */
  async function expectInSight(what: Locator): Promise<void> {
    await what.waitFor();
    const words = await what.innerText();
    const wordsThere = async (): Promise<string> => {
      const { x, y } = (await what.boundingBox())!;
      return opened.page.evaluate(`document.elementFromPoint(${x + 4}, ${y + 9})?.innerText ?? ''`);
    };
    await expect.poll(wordsThere).toContain(words);
  }

  it.each(['sudoku', 'slitherlink', 'nonogram'])('hints of %s', async (id) => {
    const { page } = opened;
    const { puzzle } = FAMILIES.find((family) => family.id === id)!.examples[0]!;
    await openPuzzle(opened, puzzle, `hints of ${id}`);
    await page.locator('.board .overlay').waitFor();
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await expectInSight(page.locator('.hints [role="status"] p').first());
    await page.getByRole('button', { name: 'Check', exact: true }).tap();
    await expectInSight(page.getByText('Nothing is entered yet'));
  });

  it.each(['akari', 'tents'])('that %s is solved', async (id) => {
    const { page } = opened;
    const { puzzle, solution } = SMALL.find((one) => one.id === id)!;
    await openPuzzle(opened, puzzle, `all of ${id}`);
    await touchSolution(page, gameOf(puzzle)!, solution);
    await expectInSight(page.locator('.finished strong'));
  });

  it('nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});
