/**
 * The rounds that are shown: every cut with a solution that keeps the choice and breaks just the clues of the
 * cut.
 */
import { describe, expect, it } from 'vitest';
import { fewestClues } from '../../src/minimum/fewest-clues.js';
import type { LoopReport } from '../../src/minimum/problem.js';
import { openEngine } from '../../src/solve/engines.js';
import { CASES, prepare } from './clue-cases.js';

const SAT = await openEngine('sat');
const HIGHS = await openEngine('highs');
/** Rounds that are looked at; the loop alone may need hundreds. */
const ROUNDS = 20;

describe.each(CASES)('the rounds of $id ($about)', (asked) => {
  const { family, set, solution } = prepare(asked);

  it.each([true, false])('show other solutions and what they break (plain: %s)', (plain) => {
    const reports: LoopReport[] = [];
    const answer = fewestClues({
      family,
      set,
      solution,
      engine: SAT,
      leader: HIGHS,
      plain,
      seed: 'any',
      budget: { rounds: ROUNDS },
      onRound: (report) => reports.push(report),
    });
    if (answer.status !== 'found') throw new Error(`the clues are ${answer.status}`);
    const rounds = reports.filter((report) => report.kind === 'round');
    expect(rounds.length).toBeGreaterThan(0);
    for (const { answer, chosen, puzzle, cuts } of rounds) {
      expect(cuts.length > 0).toBe(answer === 'broken' || answer === 'known');
      for (const { oneOf, other, differing } of cuts) {
        expect(oneOf.filter((name) => chosen.includes(name))).toEqual([]);
        if (answer === 'broken') expect(family.verify(puzzle, other)).toEqual([]);
        expect(set.brokenBy(other).map((clue) => set.clues[clue]!.name)).toEqual(oneOf);
        expect(differing).toBe(family.differences(other, solution).length);
        expect(differing).toBeGreaterThan(0);
      }
    }
    if (answer.proved) expect(Math.max(...reports.map(({ lower }) => lower))).toBe(answer.upper);
  });
});
