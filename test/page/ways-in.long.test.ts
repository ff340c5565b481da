/**
 * Ways into the page, as browsers offer them: files that are dropped and pasted, and text; and what is cut
 * off a picture.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missing, type OpenedPage, openPage } from './chromium.js';

const IMAGES = path.resolve(import.meta.dirname, '../../images');
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The data of a browser event, as code of the page makes it. */
function transfer(file: { readonly name: string; readonly type: string; readonly bytes: Buffer }): string {
  return `(() => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(${JSON.stringify(file.bytes.toString('base64'))}), (one) => one.charCodeAt(0));
    data.items.add(new File([bytes], ${JSON.stringify(file.name)}, { type: ${JSON.stringify(file.type)} }));
    return data;
  })()`;
}

const WHALE = {
  name: 'whale.svg',
  type: 'image/svg+xml',
  bytes: readFileSync(path.join(IMAGES, 'whale.svg')),
};
const HORSE = { name: 'horse.png', type: 'image/png', bytes: readFileSync(path.join(IMAGES, 'horse.png')) };

describe.skipIf(missing !== undefined)(`the ways into the page in Chromium ${missing ?? ''}`, () => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage();
  });

  afterAll(() => opened?.close());

  /** Has the page receive an event. */
  async function send(event: string): Promise<void> {
    await opened.page.locator('main').waitFor();
    await opened.page.evaluate(`document.querySelector('main').dispatchEvent(${event})`);
  }

  async function expectPicture(name: string): Promise<void> {
    const { page } = opened;
    await page.getByRole('heading', { name: `The picture ${name}` }).waitFor();
    await page.locator('.board').waitFor();
    await page.locator('.work').waitFor({ state: 'detached' });
    await page.locator('.verdict.good').waitFor();
  }

  it('a picture that is dragged over the page is announced, and dropped it becomes a puzzle', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?drop#generate`);
    const options = `{ bubbles: true, cancelable: true, dataTransfer: ${transfer(WHALE)} }`;
    await send(`new DragEvent('dragover', ${options})`);
    await page.locator('html.dragging').waitFor();
    await send(`new DragEvent('drop', ${options})`);
    await expect.poll(() => page.locator('html.dragging').count()).toBe(0);
    await expectPicture('whale.svg');
  });

  it('a picture that is pasted becomes a puzzle', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?paste`);
    await send(
      `new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: ${transfer(HORSE)} })`,
    );
    await expectPicture('horse.png');
  });

  it('a compressed file is unpacked, and a damaged one is named', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?packed`);
    const bytes = readFileSync('test/golden/nonogram/woven/boat/input.woven');
    const drop = (content: Buffer) => {
      const file = { name: 'boat.woven', type: '', bytes: content };
      return send(
        `new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: ${transfer(file)} })`,
      );
    };
    await drop(bytes);
    await page.locator('.card .verdict.good').waitFor();
    await drop(Buffer.concat([bytes.subarray(0, 60), bytes.subarray(80)]));
    await page.locator('.trouble').getByText('cannot be unpacked').waitFor();
  });

  it('a puzzle that is pasted or dropped as text is read and proved, and a wrong one is named', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?text`);
    const pasted = `(() => { const data = new DataTransfer(); data.setData('text/plain', ${JSON.stringify(SUDOKU)}); return data; })()`;
    await send(`new ClipboardEvent('paste', { bubbles: true, clipboardData: ${pasted} })`);
    await page.locator('.card .verdict.good, .card .verdict.bad').waitFor();
    const tiny = JSON.stringify({ family: 'nonogram', rows: [[1], [1]], columns: [[1], [1]] });
    const file = { name: 'tiny.json', type: 'application/json', bytes: Buffer.from(tiny) };
    await send(`new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: ${transfer(file)} })`);
    await page.locator('.card .verdict.bad').getByText('Several solutions').waitFor();
    const wrong = {
      name: 'no.json',
      type: 'application/json',
      bytes: Buffer.from(tiny.replace('[1]', '[5]')),
    };
    await send(
      `new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: ${transfer(wrong)} })`,
    );
    await page.locator('.trouble').waitFor();
    await expect.poll(() => page.locator('.trouble').innerText()).toContain('row 1');
  });

  it('a picture that cannot be shown is named', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?broken`);
    const broken = { name: 'broken.png', type: 'image/png', bytes: Buffer.from('no picture') };
    await send(
      `new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: ${transfer(broken)} })`,
    );
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('broken.png is not a picture');
  });

  it('the frame of a picture is drawn, and the whole one comes back', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?cut`);
    await page.getByRole('button', { name: 'whale' }).click();
    await page.locator('.work').waitFor({ state: 'detached' });
    const part = page.getByLabel('Part that is drawn');
    await part.selectOption('none');
    const rows = (): Promise<number> => page.getByRole('grid').getAttribute('aria-rowcount').then(Number);
    const columns = (): Promise<number> => page.getByRole('grid').getAttribute('aria-colcount').then(Number);
    const shape = async (): Promise<number> => (await rows()) / (await columns());
    const settled = async (): Promise<number> => {
      await page.locator('.work').waitFor();
      await page.locator('.work').waitFor({ state: 'detached' });
      return shape();
    };
    const whole = await settled();
    await part.selectOption('frame');
    await expect.poll(() => settled()).toBeCloseTo(whole, 1);
    await page.getByRole('button', { name: 'The lower right corner' }).focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowLeft');
    const half = await settled();
    expect(half).toBeGreaterThan(1.7 * whole);
    expect(half).toBeLessThan(2.3 * whole);
    await part.selectOption('none');
    await expect.poll(() => settled()).toBeCloseTo(whole, 1);
  });

  it('another picture has no part of the frame of the one before', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?frames`);
    const part = page.getByLabel('Part that is drawn');
    const words = page.locator('.framed [role=status]');
    await page.getByRole('button', { name: 'whale' }).click();
    await part.selectOption('frame');
    await page.getByRole('button', { name: 'The lower right corner' }).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => words.innerText()).not.toContain('80% wide');
    await page.getByRole('button', { name: 'Start anew' }).click();
    await page.getByRole('button', { name: 'teapot' }).click();
    await page.getByRole('heading', { name: 'The picture teapot' }).waitFor();
    await part.selectOption('frame');
    await expect.poll(() => words.innerText()).toContain('80% wide, 80% high');
  });

  it('one slider leads from the original to the cells and to the empty grid', async () => {
    const { page, address } = opened;
    await page.goto(`${address}?slider`);
    await page.getByRole('button', { name: 'whale' }).click();
    await page.locator('.board').waitFor();
    const slider = page.getByRole('slider', { name: /^Show the original/ });
    const shown = (): Promise<readonly number[]> =>
      Promise.all(
        ['.overlay image', '.overlay .blank', '.overlay .line'].map((one) => page.locator(one).count()),
      );
    await expect.poll(() => shown()).toEqual([0, 0, 0]);
    await slider.fill('0');
    await expect.poll(() => shown()).toEqual([1, 1, 0]);
    await slider.fill('2');
    await expect.poll(() => shown()).toEqual([0, 1, 2]);
  });

  it('asks no other machine for anything, and nothing goes wrong', () => {
    expect(opened.faults).toEqual([]);
  });
});
