/** Puzzles in addresses of other programs, and a puzzle in a frame of another site. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';
import { sudoku } from '../../src/families/sudoku/index.js';
import { missing, type OpenedPage, openPage } from './chromium.js';
import { linkOf } from './puzzles.js';

const SOLVED_BUT_ONE = '1234341221434320';
const PUZZLE = { family: 'sudoku', ...sudokuOf(SOLVED_BUT_ONE) };

function sudokuOf(text: string) {
  const numbers = [...text].map(Number);
  return { box: [2, 2], grid: [0, 4, 8, 12].map((start) => numbers.slice(start, start + 4)) };
}

/** A puzzle in a format of its family. */
function encoded(family: AnyFamily, puzzle: Puzzle, format: string): string {
  const codec = family.codecs.find((one) => one.format === format)!;
  const text = codec.encode({ puzzle, credits: {} });
  if (!text.ok) throw new Error(JSON.stringify(text.issues));
  return text.value.trim();
}

/** An example of each family that puzz.link has, as its address. */
const PUZZLINK = FAMILIES.filter(({ codecs }) => codecs.some(({ format }) => format === 'puzzlink')).map(
  (family) => {
    const { id, name, examples } = family;
    return { id, name, text: encoded(family, examples[0]!.puzzle, 'puzzlink') };
  },
);

describe.skipIf(missing !== undefined)(`ways from elsewhere ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;
  /** Another site: it shows the frame that its own address names, and the messages from it. */
  let site: Server;
  let siteAddress: string;

  beforeAll(async () => {
    opened = await openPage({ width: 800 });
    site = createServer((request, response) => {
      const query = new URL(request.url!, 'http://site').search;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>Site</title><p></p>
        <iframe title="A puzzle" width="360" height="600" src="${opened.address}embed.html${query.replaceAll('&', '&amp;')}"></iframe>
        <script>addEventListener('message', ({ data, origin }) => {
          if (origin + '/' === '${opened.address}') document.querySelector('p').textContent = JSON.stringify(data);
        });</script>`);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    siteAddress = `http://localhost:${(site.address() as AddressInfo).port}/`;
  });

  afterAll(async () => {
    await opened?.close();
    site?.close();
  });

  it.each(PUZZLINK)('?p= opens a puzzle of $id', async ({ text, name }) => {
    const { page, address } = opened;
    await page.goto('about:blank');
    await page.goto(`${address}?p=${text.slice(text.indexOf('?') + 1)}`);
    await page.getByRole('article').getByRole('button', { name: 'Play it' }).waitFor();
    await expect.poll(() => page.locator('.note').innerText()).toContain(name);
    expect(new URL(page.url()).search).toBe('');
  });

  it('?load= opens a puzzle of f-puzzles', async () => {
    const { page, address } = opened;
    await page.goto('about:blank');
    const text = encoded(sudoku, PUZZLE, 'fpuzzles');
    await page.goto(`${address}${text.slice(text.indexOf('?load='))}`);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('grid').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('#family/ID/TEXT opens a puzzle of the family', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#family/sudoku/${SOLVED_BUT_ONE}`);
    await page.getByRole('article', { name: 'Sudoku' }).getByRole('button', { name: 'Play it' }).waitFor();
  });

  it('#hints/ID/TEXT opens it for playing, with the first hint', async () => {
    const { page, address } = opened;
    await page.goto('about:blank');
    await page.goto(`${address}#hints/sudoku/${SOLVED_BUT_ONE}`);
    await page.getByRole('grid').waitFor();
    await page
      .getByRole('region', { name: 'Hints' })
      .getByText(/(row|column|box) 4/i)
      .waitFor();
    // A phone loads a page anew that was not looked at for a while.
    await page.reload();
    await page
      .getByRole('region', { name: 'Hints' })
      .getByText(/(row|column|box) 4/i)
      .waitFor();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  it('#check/ID/TEXT opens it for playing, and says at once that an entry is wrong', async () => {
    const { page, address } = opened;
    await page.goto('about:blank');
    await page.goto(`${address}#check/sudoku/1030341221434320`);
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('4');
    await page.getByText('One entry is wrong').waitFor();
    await page.keyboard.press('2');
    await page.getByText('One entry is wrong').waitFor({ state: 'detached' });
  });

  it('#family/ID leads to the family', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#family/hashi`);
    await page.getByRole('form', { name: /^New / }).waitFor();
  });

  it('a puzzle is played in a frame of another site, which hears that it is solved', async () => {
    const { page } = opened;
    const packed = linkOf(PUZZLE, 'framed').slice('#play/'.length);
    await page.goto(`${siteAddress}?play=${packed}&theme=dark&hints=no&timer=no`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'framed' }).waitFor();
    await expect.poll(() => frame.getByRole('timer').count()).toBe(0);
    await expect.poll(() => frame.getByRole('region', { name: 'Hints' }).count()).toBe(0);
    await expect.poll(() => frame.getByRole('navigation').count()).toBe(0);
    await frame.getByRole('grid').focus();
    for (const key of ['End', 'ArrowDown', 'ArrowDown', 'ArrowDown', '1']) await page.keyboard.press(key);
    await frame.locator('.finished').waitFor();
    await page.getByText('"event":"solved"').waitFor();
    expect(JSON.parse(await page.locator('p').innerText())).toEqual({
      ...{ from: 'puzzlewright', event: 'solved' },
      seconds: expect.any(Number),
    });
  });

  it('a text and a day of a family are shown in a frame, and a wrong attribute is named', async () => {
    const { page } = opened;
    const frame = page.frameLocator('iframe');
    await page.goto(`${siteAddress}?puzzle=${SOLVED_BUT_ONE}&title=Four`);
    await frame.getByRole('heading', { name: 'Four' }).waitFor();
    await frame.getByRole('timer').waitFor();
    await page.goto(`${siteAddress}?family=kenken&day=2026-11-28`);
    await frame.getByRole('heading', { name: /2026-11-28/ }).waitFor();
    await page.goto(`${siteAddress}?family=kenken&theme=blue`);
    await frame.getByRole('alert').getByText('expected system, light, or dark').waitFor();
  });

  it('only the frame may be shown on another site', async () => {
    const policy = async (file: string): Promise<string> =>
      (await fetch(`${opened.address}${file}`)).headers.get('content-security-policy') ?? '';
    expect(await policy('')).toContain("frame-ancestors 'none'");
    expect(await policy('embed.html')).toContain('frame-ancestors *');
    expect(await policy('embed.html')).toContain("script-src 'self'");
  });
});
