/** The program itself, as `npm run fuzz` starts it. */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readOptions } from './options.js';

const MAIN = fileURLToPath(new URL('../../dist/test/fuzz/main.js', import.meta.url));

function run(
  ...words: readonly string[]
): Promise<{ readonly code: unknown; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...words], (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}

it('tries cases in several processes and prints tables and a line for a log', async () => {
  const { code, out } = await run('--cases', '5', '--jobs', '2', '--seed', 'test', '--only', 'roundtrip');
  expect(out).toMatch(/^seed test$/m);
  expect(out).toMatch(/^5 cases, 0 failures, /m);
  expect(out).toMatch(/^log: seed test, jobs 2, minutes .*, usual, only roundtrip, cases 5, failures 0, /m);
  expect(code).toBe(0);
});

it('runs one case again', async () => {
  const { code, out } = await run('--replay', 'model:binary:test.1:3');
  expect(out).toMatch(/^1 cases, 0 failures, /m);
  expect(code).toBe(0);
});

it('refuses what is no case, with exit code 2', async () => {
  const { code, err } = await run('--replay', 'model:chess:test:3');
  expect(err).toMatch(/^"model:chess:test:3" is no case; a case looks like verdict:kenken:/);
  expect(code).toBe(2);
});

it('refuses a flag that does not exist, with exit code 2 and the list of flags', async () => {
  const { code, err } = await run('--speed', '3');
  expect(err).toMatch(/--speed/);
  expect(err).toMatch(/^ +--minutes N /m);
  expect(code).toBe(2);
});

it.each([
  [['--only', 'chess'], 'there are no cases of "chess"'],
  [['--seed', 'a:b'], 'the seed "a:b" has other signs'],
  [['--minutes', '0'], '--minutes takes a number above 0, not "0"'],
  [['--jobs', 'many'], '--jobs takes a whole number from 1, not "many"'],
  [['--cases', '1.5'], '--cases takes a whole number from 1, not "1.5"'],
])('refuses %j', (words, message) => {
  expect(() => readOptions(words, () => 'drawn')).toThrow(message);
});

it('draws a seed where none is given', () => {
  expect(readOptions([], () => 'drawn')).toEqual({ minutes: 2, jobs: 1, seed: 'drawn', stress: false });
});
