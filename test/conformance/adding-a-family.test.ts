/**
 * Makes a family as docs/adding-a-family.md says, in a copy of the project, by the very commands that it
 * names.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyFamily } from '../../src/families/contract/family.js';
import { type CommandRun, copyProject, followDocument } from './followed-document.js';

/** The families that the document makes, of cells and of numbers. */
const [ID, OF_NUMBERS] = ['threes', 'four-corners'];
const DOCUMENT = 'docs/adding-a-family.md';

// Who has made this family already follows no document that makes it.
describe.skipIf([ID, OF_NUMBERS].some((id) => existsSync(`src/families/${id}`)))(
  'the document about new families',
  () => {
    let root: string;
    let runs: readonly CommandRun[];

    beforeAll(async () => {
      root = copyProject();
      runs = await followDocument(readFileSync(DOCUMENT, 'utf8'), root);
    }, 1_200_000);
    afterAll(() => rmSync(root, { recursive: true, force: true }));

    it.each([ID, OF_NUMBERS])('asks of %s the laws of registered families, all of which hold', (id) => {
      const script = `npm run golden -- ${id}\nnpx vitest run test/conformance -t ${id}\n`;
      const output = runs.find((run) => run.script === script)!.output;
      expect(output).toContain(`test/golden/puzzles/${id}.json`);
      const [, passed] = /Tests\s+(\d+) passed/.exec(output) ?? [];
      expect(Number(passed)).toBeGreaterThan(60);
    });

    it('makes families with rules of their own', async () => {
      const { threes: family } = (await import(`${root}/src/families/${ID}/index.ts`)) as {
        threes: AnyFamily;
      };
      // Three alike are allowed, four are not.
      const puzzle = { family: ID, grid: ['......', '......'] };
      expect(family.verify(puzzle, ['###ooo', 'ooo###'])).toEqual([]);
      const long = { family: ID, grid: ['........', '........'] };
      expect(family.verify(long, ['####oooo', 'oooo####']).map(({ code }) => code)).toContain('wrong-count');
      const { fourCorners } = (await import(`${root}/src/families/${OF_NUMBERS}/index.ts`)) as {
        fourCorners: AnyFamily;
      };
      // Both diagonals repeat numbers, and in the second square so do the corners.
      const open = { family: OF_NUMBERS, grid: [1, 2, 3, 4].map(() => [0, 0, 0, 0]) };
      const square = (rows: string) => rows.split(' ').map((row) => Array.from(row, Number));
      expect(fourCorners.verify(open, square('1234 3142 4321 2413'))).toEqual([]);
      expect(fourCorners.verify(open, square('1234 2143 4321 3412'))).toEqual([]);
      const alike = fourCorners.verify(open, square('1234 2143 3412 4321'));
      expect(alike.map(({ code }) => code)).toEqual(['value-repeated']);
    });
  },
);
