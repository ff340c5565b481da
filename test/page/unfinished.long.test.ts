/** Unfinished games are listed under Play until finished or removed, and printed with their rules. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/contract/family.js';
import { hashi } from '../../src/families/hashi/index.js';
import { middle, swipe } from './by-pointer.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle } from './puzzles.js';

const NONOGRAM = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] };
const FULL = { family: 'nonogram', rows: [[2], [2]], columns: [[2], [2]] };
const HASHI = {
  family: 'hashi',
  islands: [
    [4, 0, 0, 3],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [3, 0, 0, 2],
  ],
};

describe.skipIf(missing !== undefined).each([{ width: 360 }, { width: 1440 }])(
  `unfinished games at $width pixels ${missing ?? 'in Chromium'}`,
  ({ width }) => {
    let opened: OpenedPage;

    beforeAll(async () => {
      opened = await openPage({ width });
    });

    afterAll(() => opened?.close());

    const play = (puzzle: Puzzle, title: string): Promise<void> => openPuzzle(opened, puzzle, title);

    /** The list that stands behind the tab. */
    async function listed(): Promise<readonly string[]> {
      await opened.page.getByRole('link', { name: 'Play' }).click();
      await opened.page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
      return opened.page.locator('.kept .go-on').allInnerTexts();
    }

    it('lists none where nothing was entered', async () => {
      await play(NONOGRAM, 'only looked at');
      await expect.poll(() => listed()).toEqual([]);
    });

    it('lists what was begun with its family, date and share, the last one first, and goes on with it', async () => {
      const { page } = opened;
      await play(NONOGRAM, 'the small one');
      await swipe(page, 'mouse', [middle(0, 0)]);
      await play(HASHI, 'the islands');
      await swipe(page, 'mouse', [middle(0, 0), middle(0, 3)]);
      await page.reload();
      await listed();
      // Names of families come a moment after the page.
      await page.locator('.kept').getByText(hashi.name).waitFor();
      const [islands, small] = await listed();
      expect(islands).toContain('the islands');
      expect(islands).toMatch(/\d×\d · 17% done/);
      expect(islands).toContain(String(new Date().getFullYear()));
      expect(small).toMatch(/the small one\n.*33% done/);
      await page.locator('.kept .go-on').last().click();
      await page.getByRole('heading', { name: 'the small one' }).waitFor();
      await page.locator('.overlay .entry-square').waitFor();
      await expect.poll(() => page.locator('.overlay .entry-square').count()).toBe(1);
      // A game that is only looked at was played when something was entered last.
      await expect.poll(async () => (await listed())[0]).toContain('the islands');
    });

    it('takes steps back that were made before the page was loaded', async () => {
      const { page } = opened;
      await play(FULL, 'loaded again');
      await swipe(page, 'mouse', [middle(0, 0)]);
      await swipe(page, 'mouse', [middle(1, 1)]);
      await expect.poll(() => page.locator('.overlay .entry-square').count()).toBe(2);
      await page.reload();
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.click();
      await expect.poll(() => page.locator('.overlay .entry-square').count()).toBe(1);
      await undo.click();
      await expect.poll(() => page.locator('.overlay .entry-square').count()).toBe(0);
      await expect.poll(() => undo.isDisabled()).toBe(true);
    });

    it('says of a game with all its entries that it is not solved', async () => {
      const { page } = opened;
      await play(NONOGRAM, 'the small one');
      await swipe(page, 'mouse', [middle(0, 1), middle(1, 1)]);
      await expect
        .poll(async () => (await listed()).join())
        .toMatch(/the small one\n.*filled in, not solved/);
      await page.locator('.kept .go-on').first().click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await listed()).join()).toMatch(/the small one\n.*33% done/);
    });

    it('lists a finished game no more', async () => {
      const { page } = opened;
      await play(NONOGRAM, 'the small one');
      await swipe(page, 'mouse', [middle(0, 1)]);
      await swipe(page, 'mouse', [middle(1, 0)]);
      await page.locator('.finished').waitFor();
      await expect.poll(async () => (await listed()).join()).not.toContain('the small one');
    });

    it('names the family once where it is the title', async () => {
      await play(HASHI, hashi.name);
      const [game] = await listed();
      expect(game!.match(/hashi/gi)).toHaveLength(1);
      await play(HASHI, 'the islands');
    });

    it('removes a game, brings it back, and starts anew once it is removed', async () => {
      const { page } = opened;
      await expect.poll(async () => (await listed()).length).toBe(1);
      await page.getByRole('button', { name: 'Remove the islands' }).click();
      await expect.poll(() => page.locator('.kept li').count()).toBe(0);
      await page.getByRole('button', { name: 'Bring it back' }).click();
      await expect.poll(() => page.locator('.kept li').count()).toBe(1);
      // The game that was on the screen last is forgotten like any other.
      await page.locator('.kept .go-on').click();
      await page.locator('.overlay .entry-line').waitFor({ state: 'attached' });
      await listed();
      await page.getByRole('button', { name: 'Remove the islands' }).click();
      // Not even for the moment in which the puzzle is read.
      await page.evaluate(`globalThis.seen = 0; new MutationObserver(() => {
        globalThis.seen += document.querySelectorAll('.overlay .entry-line').length;
      }).observe(document.body, { subtree: true, childList: true });`);
      await play(HASHI, 'the islands');
      await expect.poll(() => page.locator('.overlay .entry-line').count()).toBe(0);
      await expect.poll(() => page.evaluate('globalThis.seen')).toBe(0);
    });

    it('a board is printed with title, rules and grid, in this order and nothing else', async () => {
      const { page } = opened;
      await play(HASHI, 'the islands');
      await page.getByRole('button', { name: 'Larger cells' }).click();
      await page.emulateMedia({ media: 'print' });
      const top = async (selector: string): Promise<number> =>
        (await page.locator(selector).boundingBox())!.y;
      const [title, rules, grid] = [await top('h1'), await top('.printed-rules'), await top('.board')];
      expect(title).toBeLessThan(rules);
      expect(rules).toBeLessThan(grid);
      await expect.poll(() => page.locator('.printed-rules').innerText()).toBe(hashi.rules);
      for (const hidden of ['.head', '.foot', '.how-to', '.timer', '.tools >> nth=0', '.hints'])
        await expect.poll(() => page.locator(hidden).isVisible()).toBe(false);
      const [width, most] = await page.evaluate<readonly [number, number]>(
        `[document.querySelector('.pane').getBoundingClientRect().width, document.querySelector('.frame').getBoundingClientRect().width]`,
      );
      expect(width).toBeLessThanOrEqual(most);
      expect(
        (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g),
      ).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
    });

    it('nothing goes wrong', () => {
      expect(opened.faults).toEqual([]);
    });
  },
);
