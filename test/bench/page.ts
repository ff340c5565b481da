/**
 * The page in Chromium: how much is loaded before anything is done and when the first picture needs it, how
 * long it is until the first puzzle and its verdict are on the screen, and the longest time for which the
 * page does not answer; how soon the bench for setting shows what a given forces; and the start without a
 * network. A busy machine makes
 * it slower; the processor time that the page takes until then is nearly the same on any load.
 */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Response } from 'playwright-core';
import { missing, type OpenedPage, openPage } from '../page/chromium.js';
import { benchForcedOnPage } from './page-forced.js';
import { recordStalls } from './page-stalls.js';
import { benchStarts } from './page-start.js';
import { figure, printTable } from './table.js';

const IMAGES = fileURLToPath(new URL('../../../images', import.meta.url));
const PICTURES = ['owl.svg', 'teapot.svg', 'bicycle.svg', 'horse.png'];
const MEGABYTE = 1_000_000;
/** Targets: megabytes of the first load, seconds to the first puzzle, seconds of the longest stall. */
const TARGETS = { load: 0.5, puzzle: 1.5, stall: 0.1 };

/** Kinds of files, by their names; the first that fits. */
const KINDS: readonly (readonly [kind: string, names: RegExp])[] = [
  ['HiGHS', /highs/],
  ['fonts and their reader', /\.woff$|browser-module|fontkit/],
  ['page and engines', /./],
];

/** Prints sizes as they are sent, and times. */
export async function benchPage(): Promise<void> {
  if (missing !== undefined) {
    process.stdout.write(`page: ${missing}\n`);
    return;
  }
  const opened = await openPage({ serviceWorkers: 'block' });
  try {
    const loads = countLoads(opened);
    await opened.page.reload({ waitUntil: 'networkidle' });
    const first = await loads();
    const times = [];
    for (const name of PICTURES) times.push({ name, ...(await timePicture(opened, name)) });
    const later = await loads();
    printTable(
      'The page: what is loaded',
      ['loaded', 'MB as sent'],
      [
        [`before anything is done (target ${TARGETS.load} without HiGHS and fonts)`, figure(totalOf(first))],
        ...[...first].map(([kind, bytes]) => [`- ${kind}`, figure(bytes / MEGABYTE)]),
        ['with some pictures', figure(totalOf(later))],
        ...[...later].map(([kind, bytes]) => [`- ${kind}`, figure(bytes / MEGABYTE)]),
      ],
    );
    printTable(
      'The page: a picture becomes a puzzle',
      [
        'picture',
        `first puzzle, s (target ${TARGETS.puzzle})`,
        'processor time until then, s',
        'first verdict, s',
        `longest stall, s (target ${TARGETS.stall})`,
        'longest stall, processor time, s',
      ],
      times.map(({ name, puzzle, processor, verdict, stall, busy }) => [
        name,
        ...[puzzle, processor, verdict, stall, busy].map(figure),
      ]),
    );
    await benchForcedOnPage(opened);
  } finally {
    await opened.close();
  }
  await benchStarts();
}

function totalOf(loads: ReadonlyMap<string, number>): number {
  return [...loads.values()].reduce((sum, bytes) => sum + bytes, 0) / MEGABYTE;
}

/**
 * Counts what is loaded from now on, by kind, in bytes as they are sent; a file that the browser has kept
 * counts once.
 */
function countLoads({ context }: OpenedPage): () => Promise<ReadonlyMap<string, number>> {
  const answers = new Map<string, Response>();
  context.on('response', (response) => void answers.set(response.url().replace(/\?.*$/, ''), response));
  return async () => {
    const loads = new Map<string, number>();
    for (const [url, response] of answers) {
      if (/^(blob|data):/.test(url)) continue;
      const [kind] = KINDS.find(([, names]) => names.test(url))!;
      const bytes = Number(await response.headerValue('content-length'));
      loads.set(kind, (loads.get(kind) ?? 0) + bytes);
    }
    return loads;
  };
}

/**
 * Seconds from the choice of a picture, and those that the processors work for the page until the first
 * puzzle.
 */
interface PictureTimes {
  readonly puzzle: number;
  readonly processor: number;
  readonly verdict: number;
  readonly stall: number;
  /** The longest stall in processor time. */
  readonly busy: number;
}

/** Milliseconds after which the workers of a page that was just opened are ready. */
const READY = 3000;

async function timePicture({ page, context, address }: OpenedPage, name: string): Promise<PictureTimes> {
  const browser = context.browser()!;
  const system = await browser.newBrowserCDPSession();
  const spent = async (): Promise<number> => {
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  await page.goto(`${address}?${name}`, { waitUntil: 'networkidle' });
  await page.evaluate(`
    globalThis.stalls = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) stalls.push(duration);
    }).observe({ type: 'longtask' });`);
  await page.waitForTimeout(READY);
  const longest = await recordStalls(browser, page);
  const before = await spent();
  const start = performance.now();
  await page.locator('input[type=file]').first().setInputFiles(path.join(IMAGES, name));
  await page.locator('.board').waitFor();
  const puzzle = seconds(start);
  const processor = (await spent()) - before;
  await page.locator('.verdict.good, .verdict.bad').waitFor();
  const verdict = seconds(start);
  await page.locator('.work').waitFor({ state: 'detached', timeout: 600_000 });
  const stall = (await page.evaluate<number>('Math.max(...stalls)')) / 1000;
  return { puzzle, processor, verdict, stall, busy: await longest() };
}

function seconds(start: number): number {
  return (performance.now() - start) / 1000;
}
