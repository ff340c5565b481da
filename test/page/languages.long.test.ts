/**
 * The page in every language: chosen by the browser, then by the reader, kept, and there without a network.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES as OF_BOOKS } from '../../src/book/languages/index.js';
import { FAMILIES } from '../../src/families/index.js';
import { LANGUAGES, type LanguageCode, loadWords, say } from '../../web/words/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { linkOf, saved } from './puzzles.js';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];
const WORDS = path.join(import.meta.dirname, '../../web/words');
const { puzzle: SUDOKU } = FAMILIES.find(({ id }) => id === 'sudoku')!.examples[0]!;
const { puzzle: HASHI } = FAMILIES.find(({ id }) => id === 'hashi')!.examples[0]!;

/** English texts of three words and more, and short ones that stand on buttons. */
const ENGLISH = Object.values(
  JSON.parse(readFileSync(path.join(WORDS, 'en.json'), 'utf8')) as Readonly<Record<string, string | object>>,
).flatMap((entry) => (typeof entry === 'string' ? [entry] : (Object.values(entry) as string[])));
const SENTENCES = [
  ...ENGLISH.flatMap((text) => text.split(/<\/?\w+>|\{\w+\}/)).map((part) => part.trim()),
  ...FAMILIES.flatMap(({ rules, guide }) => [rules, ...guide.paragraphs]),
].filter((part) => part.split(' ').length >= 3 && /[a-z]{3}/.test(part));

/** All that a reader meets on the screen: texts, labels, titles, placeholders. */
async function textsOn(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const named = ['aria-label', 'title', 'placeholder', 'label', 'alt'];
    const attributes = [...document.querySelectorAll('body *')].flatMap((one) =>
      named.map((name) => one.getAttribute(name)).filter(Boolean));
    const page = document.getElementById('page').cloneNode(true);
    // The clues of a zebra puzzle are English.
    for (const picture of page.querySelectorAll('.example')) picture.remove();
    return [page.textContent, ...attributes].join('\\n');
  })()`);
}

describe.skipIf(missing !== undefined).each(CODES)(`the page in %s ${missing ?? 'in Chromium'}`, (code) => {
  let opened: OpenedPage;
  const book = OF_BOOKS.find((one) => one.code === code)!;

  beforeAll(async () => {
    opened = await openPage({ width: 360, height: 740, serviceWorkers: 'block', locale: code });
    await loadWords(code);
  });

  afterAll(async () => {
    await opened?.close();
    await loadWords('en');
  });

  async function expectOwnWords(): Promise<void> {
    const texts = await textsOn(opened.page);
    expect(texts).not.toMatch(/\{\w+\}|<\/?\w+>/);
    if (code === 'en') return;
    // Books quote the English clues of zebra puzzles.
    const quoted = JSON.stringify(book);
    const left = SENTENCES.filter((sentence) => texts.includes(sentence) && !quoted.includes(sentence));
    expect(left).toEqual([]);
  }

  /** The width of the content; what is too wide for a phone would have to be scrolled. */
  async function expectToFit(): Promise<void> {
    await expect
      .poll(() => opened.page.evaluate('document.documentElement.scrollWidth'))
      .toBeLessThanOrEqual(360);
  }

  it('begins in the language of the browser', async () => {
    const { page } = opened;
    await page.getByRole('heading', { name: say('startHeading') }).waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(code);
    await expectOwnWords();
    await expectToFit();
  });

  it('makes the nonogram of a picture', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: say('teapot') }).click();
    await page.locator('.thumbnails').waitFor();
    // Each rendering that is shown on the way is judged anew.
    await page.locator('.verdict.good').getByText(say('exactlyOne')).waitFor();
    await expectOwnWords();
    await expectToFit();
  });

  it('writes documents, with letters for every word', async () => {
    const { page } = opened;
    const { name, bytes } = await saved(page, say('svgPicture'));
    expect(name).toMatch(/\.svg$/);
    // Letters of another typeface are curves, and one that no typeface has would be a question mark.
    const texts = [...bytes.toString().matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('\n');
    expect(texts).not.toContain('?');
    const title = book.families.nonogram?.name ?? 'Nonogram';
    if (code !== 'ja') expect(texts).toContain(title);
  });

  it('names families and states their rules as books do', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#generate`);
    await page.locator('.families li').first().waitFor();
    const names = await page.locator('.families strong').allInnerTexts();
    expect(names).toEqual(
      FAMILIES.map((family) => book.families[family.id as 'sudoku']?.name ?? family.name),
    );
    await expectOwnWords();
    await page.goto(`${address}#generate/nonogram`);
    await page.getByText(say('moreSettings')).click();
    await expectOwnWords();
    await expectToFit();
    await page.goto(`${address}#day`);
    await page.getByRole('heading', { name: say('daysHeading') }).waitFor();
    await expectOwnWords();
    await page.goto(`${address}#open`);
    await page.getByLabel(say('puzzleAsText')).fill('nothing');
    await page.getByRole('button', { name: say('readIt') }).click();
    await page.getByRole('alert').waitFor();
    await expectOwnWords();
    await expectToFit();
  });

  it('plays', async () => {
    const { page, address } = opened;
    await page.goto(`${address}${linkOf(HASHI, 'Hashi')}`);
    await page.locator('.board .overlay').waitFor();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: say('check'), exact: true }).click();
    await page.locator('.message', { hasText: /\S/ }).waitFor();
    await expectOwnWords();
    await page.goto(`${address}${linkOf(SUDOKU, 'Sudoku')}`);
    await page.getByRole('heading', { name: 'Sudoku' }).waitFor();
    await page.locator('.pad').waitFor();
    await page.getByRole('button', { name: say('hint'), exact: true }).click();
    await page.getByRole('button', { name: say('whichRules') }).waitFor();
    const hint = await page.locator('.hints').innerText();
    if (code === 'de') expect(hint).toMatch(/Schauen Sie hierhin: .*(Zeile|Spalte|Block)/);
    await page.getByText(say('theRules'), { exact: true }).click();
    await expectOwnWords();
    await expectToFit();
    await page.goto(`${address}#play`);
    await page.getByRole('heading', { name: say('goOnWith') }).waitFor();
    await expectOwnWords();
    await expectToFit();
  });

  it('sets puzzles', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#set`);
    await page.getByRole('heading', { name: say('setSudoku') }).waitFor();
    await page.locator('.verdict').waitFor();
    await page.locator('.set-tools select').selectOption('killer-cage');
    await expectOwnWords();
    await page.goto(`${address}#set/star-battle`);
    await page.getByRole('grid').waitFor();
    await page.locator('.set-tools').waitFor();
    await expectOwnWords();
    await expectToFit();
  });

  it('nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});

describe.skipIf(missing !== undefined)(`the choice of a language ${missing ?? 'in Chromium'}`, () => {
  it('is kept on the device, and there without a network', async () => {
    const opened = await openPage({ width: 360, height: 740, locale: 'sv-SE' });
    const { page, context, address } = opened;
    try {
      await page.getByRole('heading', { name: 'A picture becomes a puzzle' }).waitFor();
      await page.getByText('works without a network').waitFor();
      await page.getByLabel('Language').selectOption({ label: '日本語' });
      await page.getByRole('heading', { name: '画像がパズルになります' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: '画像がパズルになります' }).waitFor();
      await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('ja');
      await context.setOffline(true);
      await page.goto(`${address}?offline#generate`);
      await page.getByText('お絵かきロジック').waitFor();
      await page.getByLabel('言語').selectOption({ label: 'Français' });
      await page.getByRole('heading', { name: 'Nouveaux jeux' }).waitFor();
      await page.getByText('Nonogramme', { exact: true }).waitFor();
      expect(opened.faults).toEqual([]);
    } finally {
      await opened.close();
    }
  });

  it('is an attribute of a frame', async () => {
    const opened = await openPage({ serviceWorkers: 'block' });
    const { page, address } = opened;
    try {
      await page.goto(`${address}embed.html?language=nl&family=hashi&day=2026-01-02`);
      await page.getByRole('button', { name: 'Controleren' }).waitFor();
      await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('nl');
      await page.getByRole('heading', { name: 'Hashi, 2026-01-02' }).waitFor();
      await page.goto(`${address}embed.html?language=xx`);
      await page.getByText('The attribute language is “xx”').waitFor();
    } finally {
      await opened.close();
    }
  });
});
