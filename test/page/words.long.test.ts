/** Forms in words of the page, the bar of an explanation, and the page as it is served to a network. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkAddresses } from '../../src/cli/serve/reach.js';
import { FAMILIES } from '../../src/families/index.js';
import { starBattle } from '../../src/families/star-battle/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { linkOf, saved } from './puzzles.js';

const PUZZLE = starBattle.examples.find(({ verdict }) => verdict === 'unique')!.puzzle;

describe.skipIf(missing !== undefined)(`forms and explanations in Chromium ${missing ?? ''}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width: 800 });
  });

  afterAll(() => opened?.close());

  it.each(FAMILIES.map(({ id }) => id))('%s has a form without flags, and each setting once', async (id) => {
    const { page, address } = opened;
    await page.goto(`${address}#generate/${id}`);
    const form = page.getByRole('form', { name: /^New / });
    await form.getByText('More settings').click();
    const words = await form.innerText();
    const hints = await page.evaluate<string[]>(
      `[...document.querySelectorAll('form input')].map((one) => one.placeholder)`,
    );
    expect([words, ...hints].join('\n')).not.toMatch(/--[a-z]/);
    expect(hints.join('\n')).not.toContain(' · ');
    expect(words.match(/^Size/gm)).toHaveLength(1);
    await form.getByRole('button', { name: 'large' }).click();
    await expect.poll(() => form.locator('.sizes [aria-pressed=true]').allInnerTexts()).toEqual(['large']);
  });

  it('offers symmetries as a list, and keeps the other settings when a size is chosen', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?symmetry#generate/sudoku`);
    await page.getByText('More settings').click();
    await expect.poll(() => page.locator('.sizes [aria-pressed=true]').allInnerTexts()).toEqual(['medium']);
    const symmetry = page.getByRole('combobox', { name: /^Symmetry/ });
    await symmetry.selectOption('half-turn');
    await page.getByRole('button', { name: 'small' }).click();
    await expect.poll(() => symmetry.inputValue()).toBe('half-turn');
    await page.getByRole('checkbox', { name: /^Fewest/ }).check();
    await page.getByRole('button', { name: 'Make a puzzle' }).click();
    const problem = page.locator('.problem, .trouble').first();
    await problem.waitFor();
    await expect.poll(() => problem.innerText()).toContain('“Fewest”');
  });

  it('shows how far an explanation is', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?bar#open`);
    await page.getByLabel('The puzzle as text').fill(JSON.stringify(PUZZLE));
    await page.getByRole('button', { name: 'Read it' }).click();
    const shares = await watchBar();
    await page.getByRole('button', { name: 'Explain it step by step' }).click();
    await page.locator('.explanation li').first().waitFor();
    await expectToGrow(await shares());
  });

  it('shows how far the steps for a file are', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?file#open`);
    await page.getByLabel('The puzzle as text').fill(JSON.stringify(PUZZLE));
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByText('Save or print').click();
    const shares = await watchBar();
    await saved(page, 'step by step');
    await expectToGrow(await shares());
  });

  /** The bar is there for some frames only: it is watched from inside. */
  async function watchBar(): Promise<() => Promise<readonly number[]>> {
    await opened.page.evaluate(`globalThis.shares = new Set(); new MutationObserver(() => {
      const bar = document.querySelector('.explain-bar progress');
      if (bar !== null && bar.position >= 0) globalThis.shares.add(bar.position);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });`);
    return () => opened.page.evaluate<number[]>('[...globalThis.shares]');
  }

  async function expectToGrow(shares: readonly number[]): Promise<void> {
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    await expect.poll(() => opened.page.locator('.explain-bar').count()).toBe(0);
  }

  it('says that a copied link leads to this machine only', async () => {
    const { page, address } = opened;
    await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${address}${linkOf(PUZZLE, 'linked')}`);
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('leads to this machine only').waitFor();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(page.url());
  });

  it('nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});

const [own] = networkAddresses();

describe.skipIf(missing !== undefined || own === undefined)(
  `served to a network (${missing ?? (own === undefined ? 'skipped: this machine is in none' : own)})`,
  () => {
    let opened: OpenedPage;

    beforeAll(async () => {
      opened = await openPage({ width: 360, height: 740, host: own! });
    });

    afterAll(() => opened?.close());

    it('makes the puzzle of a picture, and copies a link without encryption', async () => {
      const { page, address } = opened;
      await expect.poll(() => page.evaluate('isSecureContext')).toBe(false);
      await page.getByRole('button', { name: 'teapot' }).click();
      await page.locator('.verdict.good').waitFor();
      await page.goto(`${address}${linkOf(PUZZLE, 'linked')}`);
      await page.getByRole('button', { name: 'Copy a link' }).click();
      await page.getByText(/The link is copied/).waitFor();
    });

    it('nothing goes wrong', () => {
      expect(opened.faults).toEqual([]);
    });
  },
);
