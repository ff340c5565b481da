/** The document on leader and follower shows real runs: its commands print every line that it shows, on both streams. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder, words } from '../cli/harness.js';
import { examplesOf, patternOf } from './console-examples.js';

const document = path.resolve(import.meta.dirname, '../../docs/leader-and-follower.md');
const examples = examplesOf(readFileSync(document, 'utf8'));
enterWorkFolder();

describe('docs/leader-and-follower.md', () => {
  it('shows the rounds of a run to its end', () => {
    expect(examples[0]?.line).toContain('--verbose');
    expect(examples[0]?.shown).toMatch(
      /^round 1, leader: at least 0$[\s\S]*^ {2}follower {2}finds no other solution$/m,
    );
  });

  it.each(examples)('$line', async ({ line, shown }) => {
    const { code, out, err } = await cli(words(line));
    expect(code).toBe(0);
    // The rounds come first: the answer is written when the loop has ended.
    const printed = line.includes('--verbose') ? `${err}\n${out}` : out;
    expect(printed.trimEnd()).toMatch(patternOf(shown));
  });
});
