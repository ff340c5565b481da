/** English parts of pages in other languages: they are named as such, and can be had. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { loadWords, say } from '../../web/words/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { openPuzzle } from './puzzles.js';
import { SMALL } from './small-puzzles.js';

const CERTIFICATE = readFileSync(
  path.resolve(import.meta.dirname, '../../docs/extremes/star-battle/star-battle-walls-4x4.json'),
  'utf8',
);

describe.skipIf(missing !== undefined)(`pages of other languages ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  async function openIn(code: 'de' | 'fr'): Promise<void> {
    opened = await openPage({ serviceWorkers: 'block', locale: code });
    await loadWords(code);
  }

  afterEach(() => opened?.close());
  afterAll(() => loadWords('en'));

  it('make books of zebra puzzles', async () => {
    await openIn('de');
    const { page, address } = opened;
    await page.goto(`${address}#generate/zebra`);
    await page.locator('.controls button').first().click();
    await page.getByText(say('smallBook')).click();
    await page.locator('details input[type=number][max="100"]').fill('1');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('makeBook') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('zebra-book.pdf');
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('say the names of settings once', async () => {
    await openIn('de');
    const { page, address } = opened;
    await page.goto(`${address}#generate/nonogram`);
    await page.getByText(say('moreSettings')).click();
    const label = page.locator('label[for=setting-symmetry]');
    await expect.poll(() => label.innerText()).toMatch(/^Symmetrie des Bildes/);
  });

  it('name a certificate that was pasted, and one that was opened by its file', async () => {
    await openIn('de');
    const { page, address } = opened;
    await page.goto(`${address}#open`);
    await page.locator('textarea').fill(CERTIFICATE);
    await page.getByRole('button', { name: say('readIt') }).click();
    await page.getByRole('heading', { name: 'Das Zertifikat', exact: true }).waitFor();
    await page.goto(`${address}#open`);
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'stars.json', mimeType: 'application/json' },
      buffer: Buffer.from(CERTIFICATE),
    });
    await page.getByRole('heading', { name: 'stars.json', exact: true }).waitFor();
  });

  it('state the language of hints', async () => {
    await openIn('fr');
    const { page } = opened;
    await openPuzzle(opened, SMALL.find(({ id }) => id === 'tents')!.puzzle, 'tentes');
    await page.getByRole('button', { name: say('hint'), exact: true }).click();
    const hints = page.locator('.hints');
    await hints.locator('p:has-text("Regardez ici") span[lang=en]').waitFor();
    await page.getByRole('button', { name: say('whichRules') }).click();
    await hints.locator('ul[lang=en] li').first().waitFor();
    await page.getByRole('button', { name: say('showStep') }).click();
    await hints.locator('.step > p[lang=en]').waitFor();
  });

  it('state the language of the clues of a zebra puzzle', async () => {
    await openIn('fr');
    const { page } = opened;
    await openPuzzle(opened, SMALL.find(({ id }) => id === 'zebra')!.puzzle, 'rue');
    await page.locator('.words-sheet[lang=en] dd').first().waitFor();
  });
});
