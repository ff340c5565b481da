/** Searches for a step that once ended with an error: they asked about marks that no reason at hand has. */
import { expect, it } from 'vitest';
import { explainPuzzle, hintFor } from '../../src/explain/index.js';
import { slitherlink, sudoku } from '../../src/families/index.js';

it('a reason of the board, one loop, is stated before the engine is asked what a step needs', () => {
  const grid = ['...22..', '..23.3.', '..2.2.2', '.2..2..', '2.22222', '..23.22', '3..2.2.'];
  const puzzle = { family: 'slitherlink', grid } as const;
  const joint = { proving: 0, choosing: 0, attempts: 1 };
  const answer = hintFor({ family: slitherlink, puzzle, joint } as never);
  expect(answer).toMatchObject({ ok: true, value: { status: 'hint' } });
});

it('facts of which no reason speaks are left out where a conclusion is refuted case by case', () => {
  const grid = [[], [0, 0, 3], [0, 0, 0, 2], [], [0, 0, 1], [0, 0, 0, 0, 4]].map((row) =>
    Array.from({ length: 6 }, (_, column) => row[column] ?? 0),
  );
  const lines = [
    [
      [3, 4],
      [4, 5],
    ],
    [
      [1, 0],
      [1, 1],
      [2, 0],
      [3, 1],
      [3, 0],
      [2, 1],
      [1, 2],
    ],
    [
      [2, 2],
      [2, 3],
      [1, 4],
      [0, 4],
      [0, 5],
      [1, 5],
      [2, 5],
      [2, 4],
    ],
  ];
  const constraints = lines.map((cells) => ({ type: 'modular', cells }));
  const puzzle = { family: 'sudoku', box: [2, 3], grid, constraints };
  const joint = { proving: 0, choosing: 0, attempts: 1 };
  for (const limit of [{}, { joint }]) {
    const answer = explainPuzzle({
      family: sudoku,
      puzzle,
      queries: 20_000,
      proofs: true,
      ...limit,
    } as never);
    expect(answer.status).toBe('explained');
  }
});
