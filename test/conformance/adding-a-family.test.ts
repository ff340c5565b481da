/** Makes a family as docs/adding-a-family.md says, in a mirror of the project, and runs every law on it. */
import { readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyFamily } from '../../src/families/family.js';
import { FAMILIES } from '../../src/families/index.js';
import type { AnySmallPuzzles } from './candidates/index.js';
import { followDocument, mirrorProject } from './followed-document.js';
import { everyLaw } from './laws/index.js';

const ID = 'threes';
const COPIED = [
  'src/families/index.ts',
  'src/families/template',
  'test/conformance/candidates/index.ts',
  'test/conformance/candidates/template.ts',
];

/** The registry and the small puzzles after the last step. */
async function followed(): Promise<{
  readonly families: readonly AnyFamily[];
  readonly small: readonly AnySmallPuzzles[];
}> {
  const root = mirrorProject(COPIED);
  try {
    followDocument(readFileSync('docs/adding-a-family.md', 'utf8'), root);
    const registry = (await import(`${root}/src/families/index.ts`)) as { FAMILIES: readonly AnyFamily[] };
    const candidates = (await import(`${root}/test/conformance/candidates/index.ts`)) as {
      SMALL_PUZZLES: readonly AnySmallPuzzles[];
    };
    return { families: registry.FAMILIES, small: candidates.SMALL_PUZZLES };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const { families, small } = await followed();
const family = families.find(({ id }) => id === ID)!;

it('the document adds one family to the registry', () => {
  expect(families.map(({ id }) => id)).toEqual([...FAMILIES.map(({ id }) => id), ID]);
});

it('the new family has rules of its own', () => {
  // Three alike are allowed, four are not.
  const puzzle = { family: ID, grid: ['......', '......'] };
  expect(family.verify(puzzle, ['###ooo', 'ooo###'])).toEqual([]);
  const long = { family: ID, grid: ['........', '........'] };
  expect(family.verify(long, ['####oooo', 'oooo####']).map(({ code }) => code)).toContain('black-count');
});

everyLaw([{ id: ID, family, small: small.find((candidate) => candidate.family === ID)! }]);
