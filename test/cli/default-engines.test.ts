/** The table of engines in src/engine/README.md says what the commands do when nobody chooses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder, words } from './harness.js';

const readme = readFileSync(path.resolve(import.meta.dirname, '../../src/engine/README.md'), 'utf8');
enterWorkFolder();

/** The engine that the table names first for a command. */
function engineInTable(name: string): string | undefined {
  const [, , first] =
    readme
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\` `) || line.startsWith(`| \`${name}\`, `))
      ?.split('|') ?? [];
  return /HiGHS|`sat`/.exec(first ?? '')?.[0];
}

describe('the engines that commands use by default', () => {
  it.each([
    ['solve', 'solve cat.non --json'],
    ['solve --relaxation', 'solve examples/circuit.txt --relaxation --no-presolve --json'],
    ['check', 'check cat.non --json'],
    ['generate', 'generate sudoku --size 4 --seed a --json'],
  ])('%s', async (name, line) => {
    const { engine } = JSON.parse((await cli(words(line))).out);
    expect({ HiGHS: 'highs', '`sat`': 'sat' }[engineInTable(name) ?? '']).toBe(engine);
  });
});
