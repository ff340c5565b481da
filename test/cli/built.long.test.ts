/** The built program (npm test builds it first) with real worker threads and real signals. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const MAIN = path.resolve(import.meta.dirname, '../../dist/cli/main.cjs');
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
  it('is run by npx, whichever build came last', () => {
    const project = path.resolve(import.meta.dirname, '../..');
    const { version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
    // npm names the program by the link that it made; the file behind it is new with every build.
    expect(statSync(MAIN).mode & 0o111).toBe(0o111);
    const { status, stdout } = spawnSync('npx', ['--no', '--', 'puzzlewright', '--version'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect([status, stdout.trim()]).toEqual([0, version]);
  });

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
    const large = [MAIN, 'generate', 'sudoku', '--size', '9', '--seed', 'owl', '-o', out];
    const child = spawn(process.execPath, [...large, '-n', '100000']);
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
    expect([status, stderr]).toEqual([3, expect.stringContaining('timed out')]);
  });
});

describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  const puzzle = '{"family":"nonogram","rows":[[1]],"columns":[[1]]}';

  it.each([
    [['check', puzzle]],
    [['check', puzzle, '--json']],
    [['solve', puzzle]],
    [['count', puzzle]],
    [['rate', puzzle]],
    [['verify', puzzle, '["#"]']],
    [['render', puzzle]],
    [['convert', puzzle, '--to', 'non']],
    [['export', puzzle, '--to', 'lp']],
    [['minimum', 'nonogram', puzzle]],
    [['generate', 'sudoku', '--size', '4', '-n', '3', '--json']],
    [['book', '--example', '-o', '-']],
    [['list', 'formats']],
    [['--help']],
    [['--version']],
    [['check', puzzle, '-o', '/dev/full']],
  ])('is an error about writing: %j', (argv) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [MAIN, ...argv], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(stderr).toContain('cannot be written (no space left on device)');
    expect(stderr).not.toContain('defect');
    expect(status).toBe(2);
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  it('of notes alone changes no answer', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stdout } = spawnSync(process.execPath, [MAIN, 'check', puzzle], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', full],
    });
    closeSync(full);
    expect([status, stdout]).toEqual([0, 'unique: exactly one solution\n']);
  });
});

describe('a pipe', () => {
  it('that is closed early ends the program quietly', async () => {
    const child = spawn(process.execPath, batch('-n', '2000', '--json'), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let notes = '';
    child.stderr.on('data', (piece) => {
      notes += String(piece);
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await exitOf(child)).toBe(0);
    expect(notes).toBe('');
  });

  it('that never ends is read to the limit', () => {
    const zero = openSync('/dev/zero', 'r');
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'check', '-'], {
      encoding: 'utf8',
      stdio: [zero, 'pipe', 'pipe'],
    });
    closeSync(zero);
    expect([status, stderr]).toEqual([2, expect.stringContaining('standard input: is too large')]);
  });
});

describe('minimum, interrupted', () => {
  it('says so, with the bounds so far', async () => {
    const grid = '123456789456789123789123456231674895875912364694538217317265948542897631968341572';
    const child = spawn(process.execPath, [MAIN, 'minimum', 'sudoku', grid, '--jobs', '1', '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [answer, notes] = ['', ''];
    child.stdout.on('data', (piece) => {
      answer += String(piece);
    });
    child.stderr.on('data', (piece) => {
      notes += String(piece);
    });
    // The first line of progress shows that the search goes on.
    await until(() => notes.includes('at least'));
    child.kill('SIGINT');
    expect(await exitOf(child)).toBe(130);
    expect(notes).toContain('interrupted');
    const { lower, upper, interrupted } = JSON.parse(answer);
    expect(interrupted).toBe(true);
    expect(lower).toBeLessThan(upper);
  });
});
