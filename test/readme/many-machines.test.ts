/**
 * docs/many-machines.md: every command line that it shows can be read, whatever the shell puts in place of
 * its variables.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../src/cli/arguments/parse-arguments.js';
import { loadCommand } from '../../src/cli/commands/loaders.js';
import { words } from '../cli/harness.js';

const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/many-machines.md'), 'utf8');
const blocks = [...text.matchAll(/```(?:sh|yaml)\n(.*?)```/gs)].map(([, block]) => block!);
const LINES = blocks
  .flatMap((block) => block.split('\n'))
  .flatMap((line) => /\bpuzzlewright ((?:generate|merge|minimum|work) .*?)(?: :::.*)?$/.exec(line)?.[1] ?? [])
  .map((line) => line.replaceAll(/\$\(\(.*?\)\)|\$\w+_COUNT|\{\}/g, '8').replaceAll(/\$\w+/g, '3'));

describe('docs/many-machines.md', () => {
  it('shows command lines of each kind', () => {
    expect(LINES.length).toBeGreaterThanOrEqual(7);
    for (const word of ['work', 'generate', 'merge', 'minimum', '--queue', '--shard 3/8', '--shard 8/100'])
      expect(LINES.join('\n')).toContain(word);
  });

  it.each(LINES)('%s', async (line) => {
    const [name, ...others] = words(line);
    const command = await loadCommand(name!);
    expect(() => parseArguments(command!, others)).not.toThrow();
  });
});
