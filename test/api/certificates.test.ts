/**
 * Certificates of every kind: made, written as JSON, checked from the puzzle alone, and refused when altered.
 */
import { describe, expect, it } from 'vitest';
import type { AnyFamily, Puzzle } from '../../src/families/contract/index.js';
import { FAMILIES, findFamily } from '../../src/families/index.js';
import {
  certificateInstance,
  certificateOfBoard,
  certificateOfMinimum,
  certificateOfSolutions,
  checkCertificate,
} from '../../src/index.js';

/** The certificate as a file has it. */
function filed(certificate: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(certificate));
}

const SLITHERLINK = findFamily('slitherlink')!;
const BOARD = { family: 'slitherlink', grid: ['..', '..'] } as Puzzle;
const GRID = {
  family: 'sudoku',
  box: [2, 2],
  grid: ['1234', '3412', '2143', '4321'].map((row) => [...row].map(Number)),
};

describe('the puzzle of a certificate', () => {
  const fewest = {
    ...{
      certificate: 'fewest-clues',
      version: 1,
      among: 'all',
      puzzle: GRID,
      solution: GRID.grid,
    },
    ...{ lower: 1, sets: [], others: '', chosen: [1] },
  };

  it('has the chosen clues', () => {
    expect(certificateInstance(fewest)?.puzzle).toMatchObject({
      grid: [[0, 2, 0, 0], ...Array(3).fill([0, 0, 0, 0])],
    });
  });

  it.each([
    { ...fewest, puzzle: { family: 'sudoku' } },
    { ...fewest, solution: null },
    { ...fewest, chosen: [16] },
  ])('is not there where the data has the right shape and makes no sense', (data) => {
    expect(certificateInstance(data)).toBeUndefined();
  });
});

describe('certificates of all solutions', () => {
  it.each(
    FAMILIES.flatMap((family) => {
      const one = family.examples.find(({ verdict }) => verdict === 'unique');
      return one === undefined ? [] : [[family.id, family as AnyFamily, one.puzzle as Puzzle] as const];
    }),
  )('of %s: verified, and refused for another proof', async (_, family, puzzle) => {
    const certificate = filed(await certificateOfSolutions(family, puzzle));
    expect(await checkCertificate(certificate)).toMatchObject({ status: 'verified' });
    const proof = { ...(certificate.proof as object), lrat: '' };
    expect(await checkCertificate({ ...certificate, proof })).toMatchObject({ status: 'refused' });
  });

  it('lists several solutions, none of which may be missing', async () => {
    const nonogram = findFamily('nonogram')!;
    const puzzle = { family: 'nonogram', rows: [[1], [1]], columns: [[1], [1]] } as Puzzle;
    const certificate = filed(await certificateOfSolutions(nonogram, puzzle));
    expect(await checkCertificate(certificate)).toEqual({
      status: 'verified',
      claim: 'this Nonogram has exactly 2 solutions, those given',
    });
    const { solutions } = certificate as { solutions: unknown[] };
    for (const altered of [solutions.slice(1), [solutions[0], solutions[0]], [...solutions, ['##', '..']]])
      expect(await checkCertificate({ ...certificate, solutions: altered })).toMatchObject({
        status: 'refused',
      });
    const other = { ...certificate, puzzle: { ...puzzle, rows: [[1], []] } };
    expect(await checkCertificate(other)).toMatchObject({ status: 'refused' });
  });
});

describe('certificates of the fewest clues', () => {
  it('of a Sudoku of four by four: no bound higher, no choice smaller', async () => {
    const sudoku = findFamily('sudoku')!;
    const made = await certificateOfMinimum(sudoku, { puzzle: GRID, settings: { engine: 'sat' } });
    const certificate = filed(made) as { lower: number; sets: number[][]; chosen: number[] };
    expect(certificate.lower).toBe(4);
    expect(await checkCertificate(certificate)).toMatchObject({ status: 'verified' });
    const altered = [
      { lower: 5 },
      { lower: 3 },
      { sets: [[0], ...certificate.sets.slice(1)] },
      { sets: certificate.sets.slice(1) },
      { chosen: certificate.chosen.slice(1) },
    ];
    for (const change of altered)
      expect(await checkCertificate({ ...certificate, ...change }), JSON.stringify(change)).toMatchObject({
        status: 'refused',
      });
  });
});

describe('certificates of a board', () => {
  it('count the loops of two by two cells by the fewest numbers', async () => {
    const certificate = filed(await certificateOfBoard(SLITHERLINK, BOARD));
    // OEIS A140517 has 13 loops.
    expect(certificate).toMatchObject({ solutions: 13 });
    expect(await checkCertificate(certificate)).toMatchObject({ status: 'verified' });
    const { byFewest } = certificate as { byFewest: number[] };
    for (const change of [{ byFewest: [1, ...byFewest] }, { solutions: 12 }, { digest: '00000000' }])
      expect(await checkCertificate({ ...certificate, ...change })).toMatchObject({ status: 'refused' });
  });

  it('refuse a board with clues', async () => {
    const puzzle = { ...BOARD, grid: ['3.', '..'] } as Puzzle;
    await expect(certificateOfBoard(SLITHERLINK, puzzle)).rejects.toThrow('no board without clues');
  });
});

it('walls: a placement, and a bound that is not the next', async () => {
  const queens = findFamily('queens')!;
  const settings = { size: 5, queens: 6 };
  const certificate = filed(await certificateOfMinimum(queens, { settings }));
  expect(await checkCertificate(certificate)).toMatchObject({ status: 'verified' });
  const { lower } = certificate as { lower: number };
  expect(await checkCertificate({ ...certificate, lower: lower + 1 })).toMatchObject({ status: 'refused' });
});

it('walls: no more than the parts of rows ask for need no proof, one more does', async () => {
  const queens = findFamily('queens')!;
  const certificate = filed(await certificateOfMinimum(queens, { settings: { size: 6, queens: 7 } }));
  expect(certificate).toMatchObject({ lower: 1 });
  expect(certificate).not.toHaveProperty('bound');
  expect(await checkCertificate(certificate)).toMatchObject({ status: 'verified' });
  const { placement: _, ...bare } = certificate;
  expect(await checkCertificate({ ...bare, lower: 2 })).toMatchObject({ status: 'refused' });
});

it('data that is no certificate is refused with its place', async () => {
  await expect(checkCertificate({ certificate: 'solutions' })).rejects.toThrow();
});
