/** The built program (npm test builds it first) with real worker threads and real signals. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const MAIN = path.resolve(import.meta.dirname, '../../dist/src/cli/main.js');
const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-built-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const batch = (...more: string[]) => [MAIN, 'generate', 'sudoku', '--size', '4', '--seed', 'owl', ...more];

async function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', resolve));
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the built program', () => {
  it('makes the same batch with one worker and with four', () => {
    const [one, four] = ['1', '4'].map((jobs) =>
      spawnSync(process.execPath, batch('-n', '40', '--jobs', jobs, '--json'), { encoding: 'utf8' }),
    );
    expect(one!.stdout.trimEnd().split('\n')).toHaveLength(40);
    expect(four!.stdout).toBe(one!.stdout);
    expect([one!.status, four!.status]).toEqual([0, 0]);
  });

  it('keeps every finished puzzle when it is interrupted, and goes on from there', async () => {
    const out = path.join(folder, 'out');
    const large = [MAIN, 'generate', 'sudoku', '--size', '16', '--seed', 'owl', '-o', out];
    const child = spawn(process.execPath, [...large, '-n', '500']);
    await until(() => existsSync(out) && readdirSync(out).length >= 2);
    child.kill('SIGINT');
    expect(await exitOf(child)).toBe(130);
    const kept = readdirSync(out).sort();
    const texts = kept.map((name) => readFileSync(path.join(out, name), 'utf8'));
    expect(kept).toEqual(kept.map((_, index) => `sudoku-${String(index + 1).padStart(4, '0')}.json`));
    for (const text of texts) expect(JSON.parse(text)).toMatchObject({ verdict: 'unique' });

    const count = String(kept.length + 1);
    const resumed = spawnSync(process.execPath, [...large, '-n', count, '--resume'], { encoding: 'utf8' });
    expect([resumed.status, resumed.stderr]).toEqual([0, expect.stringContaining(`made 1 of ${count}`)]);
    expect(kept.map((name) => readFileSync(path.join(out, name), 'utf8'))).toEqual(texts);
  });

  it('stops at a timeout with exit code 3', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [MAIN, 'generate', 'sudoku', '--size', '16', '-n', '500', '--timeout', '0.5', '--json'],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([3, expect.stringContaining('the time was over')]);
  });
});
