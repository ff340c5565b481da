import { describe, expect, it } from 'vitest';
import { type WhyAnswer, whyCell } from '../../src/explain/answers/why-cell.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { ClaimChecker } from '../../src/explain/statement/check.js';
import type { Known } from '../../src/families/contract/explaining.js';
import { findFamily } from '../../src/families/index.js';
import { openStepChecker } from '../bench/explained-steps/checker.js';

const family = findFamily('star-battle')!;
const { puzzle } = family.examples.find(({ name }) => name === 'two cells given')!;

type Found = Extract<WhyAnswer, { readonly status: 'explained' }>;

function why(row: number, column: number): Found {
  const answer = whyCell({ family, puzzle, cell: [row, column] });
  if (answer.status !== 'explained') throw new Error(answer.status);
  return answer;
}

const cells = Array.from({ length: 25 }, (_, index) => [Math.floor(index / 5), index % 5] as const);
const answers = cells.map(([row, column]) => ({ mark: 5 * row + column, ...why(row, column) }));
const direct = answers.filter((answer) => answer.direct.length > 0);

describe('why a cell is as it is', () => {
  it('is a step from what the puzzle gives alone, besides several that lead there', async () => {
    const preparation = prepare({ family, puzzle });
    if (preparation.status !== 'ready') throw new Error(preparation.status);
    const { board } = preparation.prepared;
    const checker = await openStepChecker(board);
    const given = new Set(board.given.map(({ mark }) => mark));
    expect(direct.length).toBeGreaterThan(5);
    for (const [index, { mark, whole, found, direct: steps }] of direct.entries()) {
      expect(steps).toHaveLength(1);
      const [step] = steps;
      expect(step!.conclusions.map((known) => known.mark)).toEqual([mark]);
      if (index % 4 === 0) expect(checker.wrongWith(step!, given, whole.values)).toBeUndefined();
      expect(found.status === 'steps' && found.explanation.steps.length).toBeGreaterThan(1);
    }
  });

  it('has the fewest rules that decide the cell', () => {
    const preparation = prepare({ family, puzzle });
    if (preparation.status !== 'ready') throw new Error(preparation.status);
    const { board } = preparation.prepared;
    const checker = new ClaimChecker(board);
    const facts: readonly Known[] = board.given;
    const proved = direct.filter((answer) => answer.direct[0]!.smallest === 'proved');
    expect(proved.some((answer) => answer.direct[0]!.size > 1)).toBe(true);
    for (const { direct: steps } of proved) {
      const { size, conclusions } = steps[0]!;
      const pairs = size > 2 ? setsOfTwo(board.reasons.length) : [];
      const singles = size > 1 ? board.reasons.map(({ index }) => [index]) : [];
      for (const set of [...singles, ...pairs]) {
        const scope = new Set(set.flatMap((index) => board.reasons[index]!.scope));
        const claim = {
          parts: set.map((reason) => ({ reason })),
          facts: facts.filter(({ mark }) => scope.has(mark)),
          conclusions,
        };
        expect(checker.check(claim).status).toBe('refused');
      }
    }
  });

  it('is left out where it is given, where one step leads there, and where no small step does', () => {
    for (const { found, direct: steps } of answers) {
      if (found.status === 'given') expect(steps).toEqual([]);
      if (found.status === 'steps' && found.explanation.steps.length === 1) expect(steps).toEqual([]);
      for (const { size } of steps) expect(size).toBeLessThanOrEqual(6);
    }
    expect(answers.some(({ found }) => found.status === 'given')).toBe(true);
  });

  it('needs a puzzle with one solution', () => {
    const many = family.examples.find(({ verdict }) => verdict === 'multiple')!;
    expect(whyCell({ family, puzzle: many.puzzle, cell: [0, 0] })).toEqual({ status: 'multiple' });
  });
});

function setsOfTwo(count: number): readonly (readonly number[])[] {
  const all = [...Array(count).keys()];
  return all.flatMap((one) => all.filter((other) => other > one).map((other) => [one, other]));
}
