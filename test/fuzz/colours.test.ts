/**
 * The random puzzles of the fuzz run include colour nonograms, generated and small, about which all answers
 * agree.
 */
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.js';
import { nonogram } from '../../src/families/nonogram/index.js';
import { contextOf } from './context.js';
import { verdictKind } from './kinds/verdict.js';
import { allSolutions } from './puzzles/oracle.js';
import { type PuzzleSample, samplePuzzle } from './puzzles/sample.js';
import { SETTINGS } from './puzzles/settings.js';
import { Tally } from './tally.js';

const CONTEXT = await contextOf({
  kind: 'verdict',
  subject: 'nonogram',
  seed: 'c',
  number: 0,
  stress: false,
});

function isInColours({ puzzle }: PuzzleSample): boolean {
  return 'palette' in puzzle;
}

/** Cases in colours among the first ones of the fuzz run, until there is one of each kind. */
async function drawn(): Promise<Readonly<Record<'small' | 'generated', PuzzleSample>>> {
  const found: Partial<Record<'small' | 'generated', PuzzleSample>> = {};
  for (let number = 0; number < 80; number++) {
    const sample = await samplePuzzle(nonogram, createRng(`colours ${number}`));
    if (isInColours(sample)) found[sample.small ? 'small' : 'generated'] ??= sample;
    const { small, generated } = found;
    if (small !== undefined && generated !== undefined) return { small, generated };
  }
  throw new Error(`no colour nonograms among the first cases but ${Object.keys(found).join(' and ')}`);
}

const SAMPLES = await drawn();

describe('colour nonograms of the fuzz run', () => {
  it.each(['small', 'generated'] as const)('get the same answers everywhere: a %s one', async (which) => {
    const sample = SAMPLES[which];
    const tally = new Tally();
    expect(await verdictKind.examine(sample, 'nonogram', createRng(which), CONTEXT, tally)).toEqual([]);
  });

  it('are compared with brute force where they are small', () => {
    expect(allSolutions(nonogram, SAMPLES.small.puzzle)).toBeDefined();
  });

  it('are found wrong where their generator promises one solution and another is put in its place', async () => {
    const settings = SETTINGS.nonogram!.filter(({ colours }) => colours === 2);
    const sample = await samplePuzzle(nonogram, createRng('promised'), settings);
    const puzzle = nonogram.readPuzzle({
      family: 'nonogram',
      palette: ['#ffffff', '#d82020', '#2860d0'],
      rows: [[[1, 1]], [[1, 1]]],
      columns: [[[1, 1]], [[1, 1]]],
    });
    if (!puzzle.ok) throw new Error('the puzzle was expected to be read');
    const wrong = { ...sample, puzzle: puzzle.value, known: ['1.', '.1'], intact: true };
    const problems = await verdictKind.examine(wrong, 'nonogram', createRng('p'), CONTEXT, new Tally());
    expect(problems.length).toBeGreaterThan(0);
  });
});
