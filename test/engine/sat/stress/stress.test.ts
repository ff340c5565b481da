/** Random models under tunings that make the solver's rare steps common, against brute force. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import type { StressCase } from './cases.js';
import { replayStressCase, runStressCase, type StressWork } from './run.js';

const CASES = 100;

/** `STRESS_CASE=17 npx vitest run test/engine/sat/stress/stress.test.ts` replays one case. */
const replayed = process.env.STRESS_CASE;

/** Cases that failed once, by what was wrong. */
const FOUND = JSON.parse(readFileSync(new URL('found-cases.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, StressCase>
>;

describe('stress', () => {
  test.runIf(replayed !== undefined)('the case that was asked for', () => {
    expect(runStressCase(replayed!).solves).toBeGreaterThanOrEqual(0);
  });

  test.skipIf(replayed !== undefined)('solutions, optima and counts are those of brute force', () => {
    const total = { solves: 0, solutions: 0, conflicts: 0, restarts: 0, reductions: 0, inspections: 0 };
    for (let seed = 0; seed < CASES; seed++) {
      const work = runStressCase(String(seed));
      for (const name of Object.keys(total) as (keyof StressWork)[]) total[name] += work[name];
    }
    expect(total.solves).toBeGreaterThan(150);
    expect(total.solutions).toBeGreaterThan(1000);
    expect(total.conflicts).toBeGreaterThan(800);
    expect(total.restarts).toBeGreaterThan(400);
    expect(total.reductions).toBeGreaterThan(120);
    expect(total.inspections).toBeGreaterThan(2000);
  });

  test.each(Object.entries(FOUND))('%s', (_, given) => {
    // With the checks of proof and state, and by the answers alone.
    const checked = replayStressCase(given);
    const plain = replayStressCase({ ...given, certify: false, inspected: false });
    expect(plain.solutions).toBe(checked.solutions);
  });
});
