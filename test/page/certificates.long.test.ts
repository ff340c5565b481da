/** Certificates in the browser: every entry of the gallery, files, and one that was falsified. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { missing, type OpenedPage, openPage } from './chromium.js';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/extremes');
const ENTRIES: readonly { readonly id: string; readonly question: string; readonly file: string }[] =
  JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8'));
const PAGE = readFileSync(path.resolve(FOLDER, '../extremes.md'), 'utf8');

describe.skipIf(missing !== undefined)(`certificates in Chromium ${missing ?? ''}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage();
    await opened.page.goto(`${opened.address}#certificate`);
    await opened.page.locator('.entries a').first().waitFor();
  });

  afterAll(() => opened?.close());

  async function verdict(name: string): Promise<string> {
    const section = opened.page.getByRole('region', { name, exact: true });
    await section.locator('.verdict.good, .verdict.bad, .verdict:has-text("Not a certificate")').waitFor();
    return section.locator('.verdict [role=status]').innerText();
  }

  it.each(ENTRIES)('$id is verified, with the words of the document', async ({ id, question }) => {
    const { page, address } = opened;
    await page.goto(`${address}#certificate/${id}`);
    const words = await verdict(question);
    expect(words).toMatch(/^Verified/);
    const claim = words.split('\n').at(-1)!.replace(/\.$/, '');
    expect(PAGE.includes(`| ${claim} |`)).toBe(true);
  });

  it('the puzzle is drawn, and its link leads to the check', async () => {
    const { page, address } = opened;
    await page.goto(`${address}#certificate`);
    const { question } = ENTRIES.find(({ id }) => id === 'queens-8-walls-3')!;
    await page.getByLabel('Entries with these words').fill('11 queens on 8');
    await page.locator('.entries').getByRole('link', { name: question }).click();
    expect(await verdict(question)).toMatch(/^Verified/);
    await page.locator('.certificate .board svg').waitFor();
  });

  it('a file is checked, and a falsified one is refused with the reason', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?files#certificate`);
    const { file } = ENTRIES.find(({ id }) => id === 'sudoku-6x6-grid')!;
    const certificate = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
    const send = async (name: string, data: unknown): Promise<string> => {
      const buffer = Buffer.from(typeof data === 'string' ? data : JSON.stringify(data));
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
      return verdict(name);
    };
    expect(await send('true.json', certificate)).toMatch(/^Verified/);
    const higher = await send('higher.json', { ...certificate, lower: certificate.lower + 1 });
    expect(higher).toMatch(/^Not verified/);
    expect(higher).toContain('the bound');
    const fewer = await send('fewer.json', { ...certificate, chosen: certificate.chosen.slice(1) });
    expect(fewer).toMatch(/^Not verified/);
    expect(await send('no.json', '{}')).toMatch(/^Not a certificate/);
    expect(await send('text.json', 'none')).toContain('no JSON');
  });

  it('a certificate that is dropped anywhere is checked', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?drop#generate`);
    const { file } = ENTRIES.find(({ id }) => id === 'star-battle-walls-4x4')!;
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    await page.evaluate(`(() => {
      const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(text)}], 'stars.json', { type: 'application/json' }));
      document.querySelector('main').dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    })()`);
    expect(await verdict('stars.json')).toMatch(/^Verified/);
  });

  it('an entry is checked again after a file, and after its check was given up', async () => {
    const { page, address } = opened;
    const { id, question, file } = ENTRIES.find((entry) => entry.id === 'star-battle-walls-4x4')!;
    await page.goto(`${address}?again#certificate/${id}`);
    expect(await verdict(question)).toMatch(/^Verified/);
    await page.locator('input[type=file]').setInputFiles(path.join(FOLDER, file));
    expect(await verdict(path.basename(file))).toMatch(/^Verified/);
    const link = page.locator('.entries').getByRole('link', { name: question, exact: true });
    await link.click();
    expect(await verdict(question)).toMatch(/^Verified/);
    // Before any worker can answer: both presses are one task of the browser.
    await page.evaluate(`(async () => {
      document.querySelector('.entries a[href="#certificate/${id}"]').click();
      const cancel = () => document.querySelector('.certificate .verdict button');
      for (let turn = 0; cancel() === null && turn < 1000; turn++) await undefined;
      cancel().click();
    })()`);
    await page.locator('.certificate').waitFor({ state: 'detached' });
    await link.click();
    expect(await verdict(question)).toMatch(/^Verified/);
  });

  it('asks no other machine for anything, and nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});

describe.skipIf(missing !== undefined)(`a slow or broken network ${missing ?? 'in Chromium'}`, () => {
  let opened: OpenedPage;

  beforeEach(async () => {
    opened = await openPage({ serviceWorkers: 'block' });
  });

  afterEach(() => opened?.close());

  const { id, question, file } = ENTRIES.find((entry) => entry.id === 'star-battle-walls-4x4')!;

  it('a gallery that arrives late does not end the check of a file', async () => {
    const { page, context, address } = opened;
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await context.route('**/extremes.json', (route) => late.then(() => route.continue()));
    await page.goto(`${address}#certificate/${id}`);
    await page.locator('input[type=file]').setInputFiles(path.join(FOLDER, file));
    await page
      .getByRole('region', { name: path.basename(file) })
      .locator('.verdict')
      .waitFor();
    arrive();
    await page.locator('.entries a').first().waitFor();
    await page
      .getByRole('region', { name: path.basename(file) })
      .getByText('Verified', { exact: true })
      .waitFor();
    await expect.poll(() => page.getByRole('region', { name: question, exact: true }).count()).toBe(0);
  });

  it('what could not be checked is not called something else than a certificate', async () => {
    const { page, context, address } = opened;
    await page.goto(`${address}#certificate/none`);
    const missingEntry = page.getByRole('region', { name: 'none', exact: true });
    await missingEntry.getByText('No verdict').waitFor();
    await missingEntry.getByText('The gallery has no such entry.').waitFor();
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles(path.join(FOLDER, file));
    const unchecked = page.getByRole('region', { name: path.basename(file) });
    await unchecked.getByText('No verdict').waitFor();
    await expect.poll(() => page.getByText('Not a certificate').count()).toBe(0);
  });
});
