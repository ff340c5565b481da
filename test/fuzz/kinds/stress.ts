/**
 * The clause-learning solver under stress: random models asked in many ways, and random calls of its
 * interface.
 */
import { createRng } from '../../../src/core/random.js';
import type { Tuning } from '../../../src/solve/sat/solver/tuning.js';
import { drawCalls, type SolverCall, writeCalls } from '../../engine/sat/stress/calls.js';
import { drawStressCase, type StressCase, writeStressCase } from '../../engine/sat/stress/cases.js';
import { replayStressCase } from '../../engine/sat/stress/run.js';
import { runCalls } from '../../engine/sat/stress/run-calls.js';
import { omissions, smallerCases } from '../../engine/sat/stress/shrink.js';
import { drawTuning } from '../../engine/sat/stress/tunings.js';
import type { Kind } from '../kind.js';

/**
 * Models with every kind of row against brute force, with the invariants of the solver and its proofs
 * checked.
 */
export const stressKind: Kind<StressCase> = {
  id: 'stress',
  weight: 10,
  subjects: ['rows'],
  make: async (_, rng) => drawStressCase(rng.seed),
  examine: (sample, _, __, ___, tally) => {
    const { solves, solutions, conflicts, reductions, restarts, inspections } = replayStressCase(sample);
    tally.add('answers', 'stress solves', solves);
    tally.add('answers', 'stress solutions counted', solutions);
    tally.add('work', 'stress conflicts', conflicts);
    tally.add('work', 'stress reductions', reductions);
    tally.add('work', 'stress restarts', restarts);
    tally.add('checks', 'stress states inspected', inspections);
    return [];
  },
  smaller: (sample) => smallerCases(sample),
  show: writeStressCase,
};

interface CallSample {
  readonly tuning: Tuning;
  readonly calls: readonly SolverCall[];
}

/** Calls of the solver in any order, every answer against all assignments. */
export const callsKind: Kind<CallSample> = {
  id: 'calls',
  weight: 5,
  subjects: ['solver'],
  make: async (_, rng) => ({
    tuning: drawTuning(createRng(`${rng.seed}/tuning`)),
    calls: drawCalls(rng.seed),
  }),
  examine: ({ tuning, calls }, _, __, ___, tally) => {
    const { satisfiable, unsatisfiable } = runCalls(calls, tuning);
    tally.add('answers', 'calls satisfiable', satisfiable);
    tally.add('answers', 'calls unsatisfiable', unsatisfiable);
    return [];
  },
  *smaller({ tuning, calls }) {
    const [first, ...rest] = calls;
    for (const fewer of omissions(rest)) yield { tuning, calls: [first!, ...fewer] };
  },
  show: ({ tuning, calls }) => `${JSON.stringify(tuning)}\n${writeCalls(calls)}`,
};
