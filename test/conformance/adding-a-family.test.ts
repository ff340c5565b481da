/**
 * Makes a family as docs/adding-a-family.md says, in a copy of the project, by the very commands that it
 * names.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyFamily } from '../../src/families/contract/family.js';
import { type CommandRun, copyProject, followDocument } from './followed-document.js';

const ID = 'threes';
const DOCUMENT = 'docs/adding-a-family.md';

// Who has made this family already follows no document that makes it.
describe.skipIf(existsSync(`src/families/${ID}`))('the document about new families', () => {
  let root: string;
  let runs: readonly CommandRun[];

  beforeAll(async () => {
    root = copyProject();
    runs = await followDocument(readFileSync(DOCUMENT, 'utf8'), root);
  }, 600_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('ends with the laws of the registered family, all of which hold', () => {
    const { script, output } = runs.at(-1)!;
    expect(script).toBe(`npm run golden -- ${ID}\nnpx vitest run test/conformance -t ${ID}\n`);
    expect(output).toContain(`test/golden/puzzles/${ID}.json`);
    const [, passed] = /Tests\s+(\d+) passed/.exec(output) ?? [];
    expect(Number(passed)).toBeGreaterThan(60);
  });

  it('makes a family with rules of its own', async () => {
    const { threes: family } = (await import(`${root}/src/families/${ID}/index.ts`)) as { threes: AnyFamily };
    // Three alike are allowed, four are not.
    const puzzle = { family: ID, grid: ['......', '......'] };
    expect(family.verify(puzzle, ['###ooo', 'ooo###'])).toEqual([]);
    const long = { family: ID, grid: ['........', '........'] };
    expect(family.verify(long, ['####oooo', 'oooo####']).map(({ code }) => code)).toContain('wrong-count');
  });
});
