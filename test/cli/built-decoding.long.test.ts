/** The built program decodes pictures in a process of its own where there is a time limit. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const MAIN = path.resolve(import.meta.dirname, '../../dist/cli/main.cjs');
const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-decoding-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('image --timeout, built', () => {
  it('ends the decoding of a drawing that keeps the decoder busy', () => {
    const points = Array.from(
      { length: 400_000 },
      (_, at) => `L${(at * 7919) % 997} ${(at * 104_729) % 991}`,
    );
    const line = 'fill="none" stroke="black" stroke-width="3" stroke-dasharray="1 2"';
    const drawing = path.join(folder, 'busy.svg');
    const body = `<path ${line} d="M0 0 ${points.join(' ')}"/>`;
    writeFileSync(drawing, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${body}</svg>`);
    const stem = path.join(folder, 'made');
    const argv = [MAIN, 'image', drawing, '--timeout', '0.2', '-o', stem];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
    const message = `${drawing}: timed out while the picture was decoded; nothing was made\n`;
    expect([status, stdout, stderr]).toEqual([3, '', message]);
  });

  it('decodes the same picture with a time limit and without', () => {
    const picture = path.resolve(import.meta.dirname, '../../images/owl.svg');
    const [free, limited] = [[], ['--timeout', '500']].map((more) => {
      const stem = path.join(folder, `owl${more.length}`);
      const argv = [MAIN, 'image', picture, '--width', '10', '--seed', 'a', '-o', stem, ...more];
      expect(spawnSync(process.execPath, argv, { encoding: 'utf8' }).status).toBe(0);
      return readFileSync(`${stem}.svg`, 'utf8');
    });
    expect(limited).toBe(free!.replaceAll('owl0', 'owl2'));
  });
});
