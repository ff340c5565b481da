/** Sets of clues of which every choice with one solution has one, against all fillings of small boards. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Change, PossibleClue } from '../../../../src/families/kit/rules/index.js';
import { neededSets } from '../../../../src/families/kit/rules/needed-sets.js';
import { kindOf } from '../../../../src/families/kit/rules/rule-kind.js';
import { fillingsOf, KINDS, type SmallBoard, smallBoards } from './small-boards.js';

/** Some of the rules are clues, and so are the values of all places. */
function cluesOf(
  { board, rules }: SmallBoard,
  solution: readonly number[],
  ruleClues: number,
): PossibleClue[] {
  return [
    ...solution.map((value, place) => ({ of: { place, value }, cells: [board.cells[place]!], given: true })),
    ...rules.slice(0, ruleClues).map((of) => ({ of, cells: [board.cells[of.places[0]!]!], given: true })),
  ];
}

function changesBetween(from: readonly number[], to: readonly number[]): readonly Change[] {
  return to.flatMap((value, place) => (value === from[place] ? [] : [{ place, value }]));
}

it('each set leads to another filling, none has another one in it, and each change has one', () => {
  let sets = 0;
  fc.assert(
    fc.property(smallBoards, fc.nat(), fc.nat(3), (small, chosen, ruleClues) => {
      const solutions = fillingsOf(small);
      if (solutions.length === 0) return;
      const solution = solutions[chosen % solutions.length]!;
      const clues = cluesOf(small, solution, ruleClues);
      const rest = { ...small, rules: small.rules.slice(ruleClues) };
      const others = fillingsOf(rest).filter((filling) => String(filling) !== String(solution));
      /** The clues that another filling does not have. */
      const lostIn = (filling: readonly number[]): readonly number[] =>
        clues.flatMap(({ of }, index) => {
          if (Array.isArray(of)) throw new Error('one fact each');
          const fact = of as Exclude<typeof of, readonly unknown[]>;
          const isKept =
            'place' in fact
              ? filling[fact.place] === fact.value
              : kindOf(KINDS, fact).fault(fact, filling, small.board) === undefined;
          return isKept ? [] : [index];
        });
      const wrong = { place: 0, value: solution[0]! === 3 ? 1 : solution[0]! + 1 };
      const found = neededSets({
        ...rest,
        kinds: KINDS,
        clues,
        values: solution,
        // Not every change keeps the rules.
        changes: [[wrong], ...others.map((filling) => changesBetween(solution, filling))],
      });
      const lost = others.map(lostIn);
      for (const set of found) expect(lost).toContainEqual(set);
      for (const one of lost) expect(found.some((set) => set.every((clue) => one.includes(clue)))).toBe(true);
      for (const set of found)
        for (const other of found)
          if (other !== set) expect(other.every((clue) => set.includes(clue))).toBe(false);
      sets += found.length;
      // Only sets that hold less than one clue by the shares.
      const shares = clues.map((_, index) => (index === 0 ? 1 : 0.2));
      const cheap = neededSets({
        ...rest,
        kinds: KINDS,
        clues,
        values: solution,
        changes: others.map((filling) => changesBetween(solution, filling)),
        shares,
      });
      const isCheap = (set: readonly number[]): boolean =>
        set.reduce((total, clue) => total + shares[clue]!, 0) < 0.999;
      expect(cheap.every(isCheap)).toBe(true);
      for (const one of lost.filter(isCheap))
        expect(cheap.some((set) => set.every((clue) => one.includes(clue)))).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(sets).toBeGreaterThan(300);
});
