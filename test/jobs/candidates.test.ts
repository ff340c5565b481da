/**
 * The best of many candidates: ranked by their worth, the same for any workers, and what the caller fixed is
 * kept.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cellsOfSolution, nonogram, openPictureField } from '../../src/families/nonogram/index.js';
import { type Candidate, type CandidatesRequest, makeCandidates } from '../../src/jobs/picture/candidates.js';
import { takeSamples } from '../../src/picture/cells/samples.js';
import { sizedPicture } from '../../src/picture/cells/sized-picture.js';
import { loadPicture } from '../../src/picture/decode/load.js';
import { succeed } from '../image/pictures.js';
import { endedAfter, strictWorkers } from './worlds.js';

const svg = (body: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`);

/** A boat with yellow sails on white: a threshold loses the sails. */
const BOAT = svg(
  '<path d="M48 8 L48 62 L12 62 Z" fill="#ffe34d"/><path d="M54 18 L54 62 L84 62 Z" fill="#ffe34d"/>' +
    '<path d="M8 70 H92 L78 90 H22 Z" fill="#8a4b20"/>',
);

/** Diagonal bars: line logic alone does not solve them as they are. */
const BARS = svg(
  '<path d="M10 18 L82 90 M38 10 L90 62" stroke="#223" stroke-width="6" fill="none"/>' +
    '<path d="M10 60 L40 90" stroke="#223" stroke-width="5" fill="none"/>',
);

/** @param grids how many: 14 columns, then fewer */
async function request(
  bytes: Uint8Array,
  { grids = 2, ...wishes }: Partial<CandidatesRequest> & { readonly grids?: 1 | 2 } = {},
): Promise<CandidatesRequest> {
  const { image } = succeed(await loadPicture(bytes));
  const { image: subject, fits } = succeed(sizedPicture(image, { width: 14 }));
  const [asked, ...others] = fits.slice(0, grids).map((fit) => takeSamples(subject, fit));
  return { samples: [asked!, ...others], seed: '1', budget: {}, certify: true, count: 1, ...wishes };
}

async function candidatesOf(wanted: CandidatesRequest, width = 1): Promise<readonly Candidate[]> {
  const end = await makeCandidates(wanted, { workers: strictWorkers(width) });
  if (end.status !== 'done') throw new Error('the candidates were stopped');
  return end.candidates;
}

function expectSound({ made, unique, goal }: Candidate): void {
  const { puzzle, solution, original, changed, given } = made;
  expect(nonogram.verify(puzzle, solution)).toEqual([]);
  expect(made.verdict).toBe('unique');
  const cells = cellsOfSolution(solution);
  const differing = [...cells.keys()].filter((cell) => cells[cell] !== original.cells[cell]);
  expect(changed.map(([row, column]) => row * original.width + column)).toEqual(differing);
  if (unique !== 'repair') expect(changed).toEqual([]);
  if (unique !== 'givens') expect(given).toEqual([]);
  if (goal === 'line' && unique === 'repair') {
    expect(openPictureField(cells, original.height, original.width).propagate()).toBe('solved');
  }
}

describe('candidates', () => {
  it('are ranked by their worth, each with a sound puzzle, the same whatever the workers are', async () => {
    const wanted = await request(BOAT, { count: 6 });
    const candidates = await candidatesOf(wanted);
    expect(candidates.length).toBeGreaterThanOrEqual(6);
    for (const candidate of candidates) expectSound(candidate);
    const scores = candidates.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(await candidatesOf(wanted, 4)).toEqual(candidates);
  });

  it('show the sails that a threshold loses', async () => {
    const [best] = await candidatesOf(await request(BOAT, { grids: 1 }));
    const { solution, looks } = best!.made;
    expect(looks.likeness.value).toBeGreaterThan(0.85);
    const upper = solution.slice(0, Math.floor(solution.length / 2)).join('');
    expect(upper.replaceAll('.', '').length).toBeGreaterThan(15);
  });

  it('give cells or change few where a picture is not solvable as it is', async () => {
    const candidates = await candidatesOf(await request(BARS, { grids: 1 }));
    for (const candidate of candidates) expectSound(candidate);
    expect(candidates[0]!.made.changed.length).toBeLessThanOrEqual(3);
  });

  it.each(['repair', 'givens'] as const)('keep to %s where that is asked for', async (unique) => {
    const wanted = await request(BARS, { grids: 1, unique, goal: 'line' });
    const candidates = await candidatesOf(wanted);
    for (const candidate of candidates) {
      expectSound(candidate);
      expect([candidate.unique, candidate.goal]).toEqual([unique, 'line']);
    }
  });

  it.each([
    ['easy', BOAT],
    ['medium', BARS],
    ['hard', BARS],
  ] as const)('put those of difficulty %s first', async (difficulty, picture) => {
    const candidates = await candidatesOf(await request(picture, { difficulty, count: 4 }));
    const found = candidates.map(({ made }) => made.rating?.difficulty === difficulty);
    expect(found).toEqual(found.toSorted((one, other) => Number(other) - Number(one)));
    if (difficulty !== 'medium') expect(found).toContain(true);
  });

  it('of a photograph exist too', async () => {
    const photo = readFileSync(path.resolve(import.meta.dirname, '../../images/coffee.jpg'));
    const [best] = await candidatesOf(await request(photo));
    expectSound(best!);
  });

  it('end when their workers are cancelled', async () => {
    const wanted = await request(BOAT);
    expect(await makeCandidates(wanted, { workers: endedAfter(1) })).toEqual({ status: 'stopped' });
  });

  it('are refused where a picture shows nothing', async () => {
    const blank = await request(svg('<rect width="100" height="100" fill="#fff"/>'));
    await expect(candidatesOf(blank)).rejects.toMatchObject({ code: 'picture-one-colour' });
  });
});
