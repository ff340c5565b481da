/**
 * The page as it starts: from what the browser keeps, without a network; and each main screen with the thread
 * of the page at a quarter of its speed, with its longest task. Workers are not slowed by the browser.
 */
import { performance } from 'node:perf_hooks';
import type { BrowserContext, Page } from 'playwright-core';
import { type OpenedPage, openPage } from '../page/chromium.js';
import { linkOf } from '../page/puzzles.js';
import { recordStalls } from './page-stalls.js';
import { figure, median, printTable } from './table.js';

const STARTS = 5;
/** Seconds of a start without a network, and of a task that stalls. */
const TARGETS = { start: 1, stall: 0.1 };
const SLOWER = 4;
/** Milliseconds after which what a screen goes on to do by itself is done. */
const SETTLED = 4000;

const SIDE = 20;
const LARGE = {
  family: 'nonogram',
  rows: Array.from({ length: SIDE }, (_, index) => (index % 2 === 0 ? [9, 10] : [SIDE])),
  columns: Array.from({ length: SIDE }, (_, index) => (index === 9 ? new Array<number>(10).fill(1) : [SIDE])),
};

/** Says when an element is there for the first time, in milliseconds since the navigation. */
function watch(selector: string): string {
  return `new MutationObserver((_, observer) => {
    if (document.querySelector('${selector}') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => { globalThis.firstSeen = performance.now(); });
  }).observe(document, { childList: true, subtree: true });`;
}

/** Prints the times of starts and the stalls of screens. */
export async function benchStarts(): Promise<void> {
  const opened = await openPage({ keepsPictures: true });
  try {
    const { page, address } = opened;
    await page.getByText('works without a network').waitFor({ timeout: 120_000 });
    await page.goto(`${address}${linkOf(LARGE, 'twenty')}`);
    await page.locator('.board .overlay').waitFor();
    await page.getByText('The rules', { exact: true }).waitFor();
    await page.waitForTimeout(SETTLED);
    await opened.context.setOffline(true);
    const board = await starts(opened.context, `${address}?app`, '.board .overlay');
    const first = await starts(opened.context, `${address}#picture`, 'main h1');
    await opened.context.setOffline(false);
    printTable(
      'The page: the start without a network, of five',
      ['screen', `median s (target ${TARGETS.start})`, 'slowest s'],
      [
        ['the app, where a nonogram of 20x20 was played', figure(median(board)), figure(Math.max(...board))],
        ['the first screen', figure(median(first)), figure(Math.max(...first))],
      ],
    );
    const screens = [
      ['the first screen', '#picture', 'main h1'],
      ['a nonogram of 20x20', linkOf(LARGE, 'twenty'), '.board .overlay'],
      ['the bench', '#set', 'main h1, main h2'],
    ] as const;
    const rows = [];
    for (const [name, hash, selector] of screens)
      rows.push([name, ...(await slowly(opened, `${address}?${name.length}${hash}`, selector)).map(figure)]);
    printTable(
      `The page's own thread at 1/${SLOWER} of its speed`,
      [
        'screen',
        'there after s',
        `longest stall, s (target ${TARGETS.stall})`,
        'longest stall, processor time, s',
      ],
      rows,
    );
  } finally {
    await opened.close();
  }
}

/** Seconds of some starts in windows of their own. */
async function starts(
  context: BrowserContext,
  address: string,
  selector: string,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const page = await context.newPage();
    await page.addInitScript(watch(selector));
    await page.goto(address);
    times.push(await firstSeen(page));
    await page.close();
  }
  return times;
}

async function firstSeen(page: Page): Promise<number> {
  await page.waitForFunction('globalThis.firstSeen !== undefined');
  return (await page.evaluate<number>('firstSeen')) / 1000;
}

/** Seconds until a screen is there, of its longest task, and of the processor time of that. */
async function slowly(
  { context }: OpenedPage,
  address: string,
  selector: string,
): Promise<readonly number[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(`${watch(selector)}
    globalThis.stalls = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) stalls.push(duration);
    }).observe({ type: 'longtask' });`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const longest = await recordStalls(context.browser()!, page);
  const before = performance.now();
  await page.goto(address);
  const seen = await firstSeen(page);
  await page.waitForTimeout(Math.max(0, SETTLED - (performance.now() - before)));
  const stall = (await page.evaluate<number>('Math.max(...stalls)')) / 1000;
  const busy = await longest();
  await page.close();
  return [seen, stall, busy];
}
