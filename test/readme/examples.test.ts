/**
 * The README is documentation that runs: every command line of its `console` blocks is run in order in a fresh
 * folder, and what it prints on standard output is compared with the lines shown under it. A line `…` stands for any lines.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { cli, enterWorkFolder, words } from '../cli/harness.js';

const PROMPT = '$ npx puzzlewright ';
const project = path.resolve(import.meta.dirname, '../..');
const readme = readFileSync(path.join(project, 'README.md'), 'utf8');

interface Example {
  readonly line: string;
  readonly shown: string;
}

function examplesOf(markdown: string): Example[] {
  const blocks = [...markdown.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(([, block]) => block!);
  return blocks.flatMap((block) =>
    block
      .split(/^(?=\$ )/m)
      .filter((part) => part.startsWith(PROMPT))
      .map((part) => {
        const [command, ...rest] = part.split('\n');
        return { line: command!.slice(PROMPT.length), shown: rest.join('\n').trimEnd() };
      }),
  );
}

/** What is shown as a pattern: `…` on a line of its own stands for any lines, within a line for any characters. */
function patternOf(shown: string): RegExp {
  const escaped = shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/^…$/gm, '[\\s\\S]*').replaceAll('…', '.*')}$`);
}

const examples = examplesOf(readme);
enterWorkFolder();

describe('the README', () => {
  it('has an example of every verb', () => {
    const shown = new Set(examples.map(({ line }) => line.split(' ')[0]));
    expect(COMMANDS.map(({ usage }) => usage.split(' ')[0]).filter((verb) => !shown.has(verb))).toEqual([]);
  });

  it.each(examples)('$line', async ({ line, shown }) => {
    const ran = await cli(words(line));
    expect(ran).toMatchObject({ code: expect.toSatisfy((code: number) => code <= 1) });
    if (shown !== '') expect(ran.out.trimEnd()).toMatch(patternOf(shown));
  });
});
