/**
 * Pictures of the page for the README, in output/gallery: a picture that became a puzzle, and a puzzle with a
 * hint.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { keepSmall } from './keep-small.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = PLACES.find((place) => existsSync(place));
if (executablePath === undefined)
  throw new Error(`no Chromium is installed; expected one of ${PLACES.join(', ')}`);

const server = spawn('node', ['dist/cli/main.cjs', 'serve', '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise((resolve) =>
  server.stdout.once('data', (text) => resolve(String(text).trim())),
);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(address);
  await page.getByRole('button', { name: 'sitting cat' }).click();
  await page.locator('.thumbnails').waitFor();
  await page.locator('.work').waitFor({ state: 'detached', timeout: 300_000 });
  await page.locator('.verdict.good').waitFor();
  await page.screenshot({ path: 'output/gallery/page-picture.png' });
  await keepSmall('output/gallery/page-picture.png');

  await page.goto(`${address}#generate/star-battle`);
  await page.getByText('More settings').click();
  await page.getByRole('button', { name: 'small' }).click();
  await page.getByLabel('Seed').fill('page');
  await page.getByRole('button', { name: 'Make a puzzle' }).click();
  await page.getByRole('button', { name: 'Play it' }).click({ timeout: 300_000 });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show the step' }).click({ timeout: 300_000 });
  await page.locator('.step').first().waitFor();
  await page.screenshot({ path: 'output/gallery/page-play.png' });
  await keepSmall('output/gallery/page-play.png');
} finally {
  await browser.close();
  server.kill('SIGINT');
}
