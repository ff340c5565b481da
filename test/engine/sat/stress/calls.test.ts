/** Random calls of the solver's interface under stress, against all assignments. */
import process from 'node:process';
import { expect, test } from 'vitest';
import { type Answers, runRandomCalls } from './run-calls.js';

const SEQUENCES = 300;

/** `CALLS_CASE=17 npx vitest run test/engine/sat/stress/calls.test.ts` replays one sequence. */
const replayed = process.env.CALLS_CASE;

test.runIf(replayed !== undefined)('the sequence that was asked for', () => {
  expect(runRandomCalls(replayed!)).toHaveProperty('satisfiable');
});

test.skipIf(replayed !== undefined)('every answer, value, core and proof is right', () => {
  const total = { satisfiable: 0, unsatisfiable: 0, conflicts: 0, abort: 0 };
  for (let seed = 0; seed < SEQUENCES; seed++) {
    const answers = runRandomCalls(String(seed));
    for (const name of Object.keys(total) as (keyof Answers)[]) total[name] += answers[name];
  }
  expect(total.satisfiable).toBeGreaterThan(500);
  expect(total.unsatisfiable).toBeGreaterThan(500);
  expect(total.conflicts).toBeGreaterThan(20);
  expect(total.abort).toBeGreaterThan(20);
});
