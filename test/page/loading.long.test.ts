/** The weight of the first load, and the start without a network. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { linkOf } from './puzzles.js';

/** Bytes of a first load at most, without fonts and HiGHS, as they travel. */
const MOST = 500_000;

describe.skipIf(missing !== undefined)(`loading ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage({ width: 360, height: 740, isTouched: true, serviceWorkers: 'block' });
  });

  afterAll(() => opened?.close());

  it('takes at most half a megabyte, workers included', async () => {
    const { context, address } = opened;
    const page = await context.newPage();
    const sizes = new Map<string, number>();
    // Requests of workers are those of the context.
    context.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      sizes.set(new URL(request.url()).pathname, responseBodySize);
    });
    await page.goto(`${address}#play`);
    await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    // The workers are started half a second after the page.
    await page.waitForTimeout(3000);
    const counted = [...sizes].filter(([name]) => !/\.woff2?$|\/highs/.test(name));
    const whole = counted.reduce((all, [, size]) => all + size, 0);
    expect(counted.length).toBeGreaterThan(5);
    expect(whole, JSON.stringify(counted)).toBeLessThanOrEqual(MOST);
    await page.close();
  });

  it('begins where the app was left, without a network and before any worker', async () => {
    const kept = await openPage({ width: 360, height: 740, isTouched: true });
    try {
      const { page, context, address } = kept;
      await page.getByText('works without a network').waitFor({ timeout: 60_000 });
      const { puzzle } = FAMILIES.find(({ id }) => id === 'sudoku')!.examples[0]!;
      await page.goto(`${address}${linkOf(puzzle, 'left')}`);
      await page.locator('.board .overlay').waitFor();
      await page.getByText('The rules', { exact: true }).waitFor();
      await page.close();
      await context.setOffline(true);
      const again = await context.newPage();
      // A page without workers: what it shows is what was kept.
      await again.addInitScript(`globalThis.Worker = class { postMessage() {} terminate() {} };`);
      await again.goto(`${address}?app`);
      await again.locator('.board .overlay').waitFor();
      await again.getByRole('heading', { name: 'left' }).waitFor();
      await again.getByText('The rules', { exact: true }).waitFor();
      expect(again.url()).not.toContain('?app');
      expect(kept.faults).toEqual([]);
    } finally {
      await kept.close();
    }
  });

  it('opens a board without a network, from what was kept', async () => {
    const kept = await openPage({ width: 360, height: 740, isTouched: true });
    try {
      const { page, context, address } = kept;
      await page.getByText('works without a network').waitFor();
      await context.setOffline(true);
      const { puzzle } = FAMILIES.find(({ id }) => id === 'sudoku')!.examples[0]!;
      await page.goto(`${address}?offline${linkOf(puzzle, 'offline')}`);
      await page.locator('.board .overlay').waitFor();
      await page.getByText('The rules', { exact: true }).waitFor();
      expect(kept.faults).toEqual([]);
    } finally {
      await kept.close();
    }
  });
});
