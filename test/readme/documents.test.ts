/**
 * Documents in docs/ that show real runs: their commands print every line that is shown, rounds on standard
 * error included.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder, words } from '../cli/harness.js';
import { examplesOf, patternOf } from './console-examples.js';

const documents = path.resolve(import.meta.dirname, '../../docs');
enterWorkFolder();

function examplesIn(name: string) {
  return examplesOf(readFileSync(path.join(documents, name), 'utf8'));
}

describe.each(['leader-and-follower.md', 'zebra-inferences.md'])('docs/%s', (name) => {
  it.each(examplesIn(name))('$line', async ({ line, shown }) => {
    const { code, out, err } = await cli(words(line));
    expect(code).toBe(0);
    expect(shown).not.toBe('');
    // The rounds come first: the answer is written when the loop has ended.
    const printed = line.includes('--verbose') ? `${err}\n${out}` : out;
    expect(printed.trimEnd()).toMatch(patternOf(shown));
  });
});

describe('docs/leader-and-follower.md', () => {
  it('shows all rounds of a run, from nothing chosen to the follower that fails', () => {
    const [first] = examplesIn('leader-and-follower.md');
    expect(first?.line).toContain('--verbose');
    expect(first?.shown).toMatch(/^round 1, leader: at least 0\n {2}chooses {3}nothing\n/);
    expect(first?.shown).toMatch(/^ {2}follower {2}finds no other solution$/m);
    expect(first?.shown).not.toContain('…');
  });
});
