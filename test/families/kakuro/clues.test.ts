/** The clues of Kakuro as rows of a model, where a run is as long as there are numbers. */
import { expect, it } from 'vitest';
import type { AnyFamily, ClueSet, Puzzle } from '../../../src/families/contract/index.js';
import { kakuro } from '../../../src/families/kakuro/index.js';
import { clueSetOf, openClues } from '../../../src/minimum/index.js';
import { satEngine } from '../../../src/solve/index.js';

const family = kakuro as AnyFamily;
const BLACK = [0, 0];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

it('adds rows for the sum of a run of nine cells, and takes none', () => {
  const heads = NUMBERS.map((number) => [number, 0]);
  const puzzle = {
    family: 'kakuro',
    grid: [
      [BLACK, ...heads],
      [[0, 45], ...NUMBERS.map(() => 0)],
    ],
  } as Puzzle;
  const solution = [NUMBERS.map(() => 0).concat(0), [0, ...NUMBERS]];
  const set = clueSetOf(family, { puzzle, among: 'all' }, solution) as ClueSet<Puzzle, unknown>;
  const opened = openClues({ family, set, solution, engine: satEngine });
  if (opened.status !== 'open') expect.fail(opened.status);
  const { session } = opened;
  const all = new Uint8Array(session.count).fill(1);
  expect(session.challenge(all).status).toBe('feasible');
  expect(session.challenge(new Uint8Array(session.count)).status).toBe('broken');
  session.dispose();
});
