/**
 * The README and the guide are documentation that runs: every command line of their `console` blocks is run
 * in order in a fresh folder, and what it prints on standard output is compared with the lines shown under
 * it. A line `…` stands for any lines. A `yaml` block that begins with the name of a file is that file.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCommands } from '../../src/cli/commands/loaders.js';
import { cli, enterWorkFolder, words } from '../cli/harness.js';
import { examplesOf, filesOf, patternOf } from './console-examples.js';

const project = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(project, name), 'utf8');
const guide = read('docs/guide.md');

enterWorkFolder();
const COMMANDS = await loadCommands();

function interruptAtOnce(stop: () => void): () => void {
  setImmediate(stop);
  return () => undefined;
}

/** Runs a line. A server takes a free port, and is interrupted at once. */
function run(line: string) {
  if (!line.startsWith('serve')) return cli(words(line));
  return cli([...words(line), '--port', '0'], '', { onInterrupt: interruptAtOnce });
}

describe('docs/guide.md', () => {
  it('has an example of every command', () => {
    const shown = new Set(examplesOf(guide).map(({ line }) => line.split(' ')[0]));
    expect(COMMANDS.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('README.md', () => {
  it('has recipes of three commands at most', () => {
    const [, recipes] = /^## Recipes\n(.*?)^## /ms.exec(read('README.md'))!;
    const parts = recipes!.split(/^### /m).slice(1);
    expect(parts.length).toBeGreaterThanOrEqual(7);
    for (const part of parts) {
      const commands = examplesOf(part).length;
      expect(commands === 0 ? part.includes('```ts\n') : commands <= 3, part).toBe(true);
    }
  });
});

describe.each(['README.md', 'docs/guide.md'])('%s', (name) => {
  const text = read(name);
  beforeAll(() => {
    for (const file of filesOf(text)) writeFileSync(file.name, file.text);
    // Any picture will do; this one is quick.
    copyFileSync('images/horse.png', 'photo.jpg');
  });

  it.each(examplesOf(text))('$line', async ({ line, shown }) => {
    const ran = await run(line);
    // Recipes succeed; the guide also shows puzzles for which the answer is no.
    const worst = name === 'README.md' ? 0 : 1;
    expect(ran).toMatchObject({
      code: expect.toSatisfy((code: number) => code <= worst || line.startsWith('serve')),
    });
    if (shown !== '') expect(ran.out.trimEnd()).toMatch(patternOf(shown));
  });
});
