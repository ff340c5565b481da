/**
 * The README is documentation that runs: every command line of its `console` blocks is run in order in a fresh
 * folder, and what it prints on standard output is compared with the lines shown under it. A line `…` stands for any lines.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCommands } from '../../src/cli/commands/index.js';
import { cli, enterWorkFolder, words } from '../cli/harness.js';
import { examplesOf, patternOf } from './console-examples.js';

const project = path.resolve(import.meta.dirname, '../..');
const readme = readFileSync(path.join(project, 'README.md'), 'utf8');

const examples = examplesOf(readme);
enterWorkFolder();
const COMMANDS = await loadCommands();

function interruptAtOnce(stop: () => void): () => void {
  setImmediate(stop);
  return () => undefined;
}

describe('the README', () => {
  it('has an example of every verb', () => {
    const shown = new Set(examples.map(({ line }) => line.split(' ')[0]));
    expect(COMMANDS.map(({ verb }) => verb).filter((verb) => !shown.has(verb))).toEqual([]);
  });

  it.each(examples)('$line', async ({ line, shown }) => {
    // What runs until somebody interrupts it is interrupted at once.
    const isServer = line.startsWith('serve');
    const ran = await cli(words(line), '', isServer ? { onInterrupt: interruptAtOnce } : {});
    expect(ran).toMatchObject({ code: expect.toSatisfy((code: number) => code <= 1 || isServer) });
    if (shown !== '') expect(ran.out.trimEnd()).toMatch(patternOf(shown));
  });
});
