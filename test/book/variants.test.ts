/** Books with variants of Sudoku: made with their constraints, which are drawn and said in a sentence. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli } from '../cli/harness.js';
import { workInFreshFolder } from './fresh-folder.js';

workInFreshFolder();

const SPEC = `title: Variants
seed: owl
trim: a5
parts:
  - { family: sudoku, count: 2, parameters: { size: 6, variant: killer } }
  - { family: sudoku, count: 2, parameters: { size: 6, variant: "thermo,diagonal" } }
`;
const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

interface Sidecar {
  readonly parts: readonly {
    readonly puzzles: readonly {
      readonly verdict: string;
      readonly page: number;
      readonly answerPage: number;
      readonly id: string;
    }[];
  }[];
}

describe('books with variants', () => {
  it('have one solution each and say the rules of their constraints, in each language', async () => {
    writeFileSync('variants.yaml', SPEC);
    const { code, err } = await cli(['book', 'variants.yaml', '-o', 'variants.pdf', '--json']);
    expect([code, err]).toEqual([0, expect.not.stringContaining('warning')]);
    const { parts } = JSON.parse(readFileSync('variants.json', 'utf8')) as Sidecar;
    expect(parts.map(({ puzzles }) => puzzles.length)).toEqual([2, 2]);
    for (const { verdict, page, answerPage, id } of parts.flatMap(({ puzzles }) => puzzles)) {
      expect({ verdict, id }).toEqual({ verdict: 'unique', id: expect.stringContaining('variant') });
      expect(page).toBeLessThan(answerPage);
    }
    if (!hasPoppler) return;
    const english = execFileSync('pdftotext', ['variants.pdf', '-'], { encoding: 'utf8' });
    expect(english.replaceAll(/\s+/g, ' ')).toMatch(/cage.*thermometer/);
    writeFileSync('german.yaml', `language: de\n${SPEC}`);
    expect((await cli(['book', 'german.yaml', '-o', 'german.pdf'])).code).toBe(0);
    const german = execFileSync('pdftotext', ['german.pdf', '-'], { encoding: 'utf8' });
    expect(german.replaceAll(/\s+/g, ' ')).toMatch(/Käfig.*Thermometer/);
  });
});
