/** Choices of clues judged by one logic for all, against logic that is stated anew for each choice. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ClueJudge,
  type PossibleClue,
  type QuickLogic,
  type Rule,
  RuleCandidates,
} from '../../../../src/families/kit/rules/index.js';
import { fillingsOf, KINDS, smallBoards } from './small-boards.js';

const REACHES: readonly QuickLogic[] = ['plain', 'look-ahead'];

it('has the reach of logic of every choice, also with what another judge made, and drops what is not needed', () => {
  let before: ClueJudge | undefined;
  let solved = 0;
  fc.assert(
    fc.property(
      smallBoards,
      fc.nat(),
      fc.nat(3),
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      (small, chosen, ruleClues, keys) => {
        const solutions = fillingsOf(small);
        if (solutions.length === 0) return;
        const { board, rules } = small;
        const solution = solutions[chosen % solutions.length]!;
        const common = rules.slice(ruleClues);
        const facts = [
          ...solution.map((value, place) => ({ place, value })),
          ...rules.slice(0, ruleClues),
        ] as const;
        const clues: readonly PossibleClue[] = facts.map((of) => ({ of, cells: [[0, 0]], given: true }));
        const judge = new ClueJudge(board, common, KINDS, clues, before);
        before = judge;
        const fresh = (indices: readonly number[], upTo: QuickLogic) => {
          const given = [...board.given];
          const stated: Rule[] = [...common];
          for (const index of indices) {
            const fact = facts[index]!;
            if ('place' in fact) given[fact.place] = fact.value;
            else stated.push(fact);
          }
          return new RuleCandidates({ ...board, given }, stated, KINDS).reach(upTo);
        };
        const order = [...facts.keys()].sort((one, other) => keys[one]! - keys[other]! || one - other);
        for (let length = 0; length <= order.length; length++)
          for (const upTo of REACHES)
            expect(judge.logicOf(order.slice(0, length), upTo)).toBe(fresh(order.slice(0, length), upTo));
        for (const upTo of REACHES) {
          const kept = judge.solving(order, upTo);
          const finishes = (indices: readonly number[]): boolean => fresh(indices, upTo) !== 'beyond';
          expect(kept !== undefined).toBe(finishes(order));
          if (kept === undefined) continue;
          expect(finishes(kept)).toBe(true);
          for (const clue of kept) expect(finishes(kept.filter((other) => other !== clue))).toBe(false);
          solved++;
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(solved).toBeGreaterThan(100);
});
