/** The built page in a real Chromium: tests open it, and are skipped where there is no browser or no page. */
import { existsSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { pageFolder, readPage } from '../../src/cli/serve/page-files.js';
import { servePage } from '../../src/cli/serve/page-server.js';
import './english.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The browser of this machine; undefined where there is none. */
export const executablePath = PLACES.find((place) => existsSync(place));
const files = readPage(pageFolder());

/** The reason for skipping the tests of the page, in the name of each; undefined where they run. */
export const missing =
  executablePath === undefined
    ? 'skipped: no Chromium is installed'
    : files === undefined
      ? 'skipped: npm run page has not run'
      : undefined;

/** A page that is open, and what is wrong with how it went. */
export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
  /** Errors on the console, and requests to other origins; tests expect none. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

interface Screen {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Pixels of the screen for one of the page. Default 1. */
  readonly scale?: number;
  /** A screen for fingers, as of a phone. Default false. */
  readonly isTouched?: boolean;
  /** True if the page may be kept for times without a network. Default `allow`. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** True if a picture of an earlier visit comes back. Default false: tests begin with none. */
  readonly keepsPictures?: boolean;
  /** The address that the page is served on. Default: that of this machine alone. */
  readonly host?: string;
  /** The language of the browser. Default: English. */
  readonly locale?: string;
}

/** Milliseconds that a test waits for what the browser shows: machines may be busy. */
const PATIENCE = 250_000;

const FORGET_PICTURES = `for (const key of Object.keys(localStorage))
  if (key.startsWith('puzzlewright.picture')) localStorage.removeItem(key);`;

/** Serves the page and opens it. */
export async function openPage({
  width = 1280,
  height = 900,
  colorScheme = 'light',
  scale = 1,
  isTouched = false,
  serviceWorkers = 'allow',
  keepsPictures = false,
  host = '127.0.0.1',
  locale = 'en-US',
}: Screen = {}): Promise<OpenedPage> {
  const server = await servePage(files!, { port: 0, host });
  const browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    deviceScaleFactor: scale,
    hasTouch: isTouched,
    isMobile: isTouched,
    serviceWorkers,
    acceptDownloads: true,
    locale,
  });
  context.setDefaultTimeout(PATIENCE);
  if (!keepsPictures) await context.addInitScript(FORGET_PICTURES);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.addresses[0]) && !/^(blob|data):/.test(url))
      faults.push(`a request to ${url}`);
  });
  await page.goto(server.addresses[0]);
  await page.getByRole('navigation').waitFor();
  return {
    page,
    context,
    address: server.addresses[0],
    faults,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
