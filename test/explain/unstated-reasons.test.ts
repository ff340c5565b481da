/** Steps that need a reason which the board did not state yet: here that all lines are one loop. */
import { expect, it } from 'vitest';
import { hintFor } from '../../src/explain/index.js';
import { slitherlink } from '../../src/families/index.js';

it('is stated before what the engine needs for a step is asked for', () => {
  const grid = ['...22..', '..23.3.', '..2.2.2', '.2..2..', '2.22222', '..23.22', '3..2.2.'];
  const puzzle = { family: 'slitherlink', grid } as const;
  const joint = { proving: 0, choosing: 0, attempts: 1 };
  const answer = hintFor({ family: slitherlink, puzzle, joint } as never);
  expect(answer).toMatchObject({ ok: true, value: { status: 'hint' } });
});
