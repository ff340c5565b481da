import { describe, expect, it } from 'vitest';
import { explainPrepared, explainPuzzle } from '../../src/explain/answers/explain.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { Board } from '../../src/explain/model/board.js';
import { rowsOf } from '../../src/explain/model/part.js';
import type { Explanation, Step, Witness } from '../../src/explain/model/step.js';
import type { Claim } from '../../src/explain/proof/claim-shape.js';
import { ClaimChecker } from '../../src/explain/statement/check.js';
import type { Known } from '../../src/families/contract/explaining.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { rowHolds } from '../../src/solve/model/evaluate.js';
import { openStepChecker } from '../bench/explained-steps/checker.js';
import { withOtherFamilies } from '../families/small-examples.js';
import { searchedSteps } from './next-steps.js';
import { statedParts } from './stated.js';

/** A board of the puzzle without its reasons that are added on the way; enough where there are none. */
function boardOf(family: AnyFamily, puzzle: Puzzle): Board {
  const { explaining, formulations } = family;
  const formulation = formulations.find(({ id }) => id === explaining!.formulation)!;
  const { model, explained } = formulation.formulate(puzzle, { presolve: false, reasons: true });
  return new Board(model, explained!);
}

function explained(family: AnyFamily, puzzle: Puzzle): Explanation {
  const answer = explainPuzzle({ family, puzzle });
  if (answer.status !== 'explained') throw new Error(answer.status);
  return answer.explanation;
}

/** The same with the board, which then has the reasons that were added on the way. */
function onBoard(family: AnyFamily, puzzle: Puzzle) {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { prepared } = preparation;
  return {
    prepared,
    board: prepared.board,
    explanation: explainPrepared(prepared, { family, puzzle }),
  };
}

/**
 * True if the facts and all rules but one hold in a witness and a conclusion does not, as far as its marks
 * say.
 */
function isWitness(board: Board, step: Step, { without, values }: Witness): boolean {
  const value = new Map(values.map((known) => [board.marks[known.mark]!.variable, Number(known.value)]));
  const holds = ({ mark, value: wanted }: Known): boolean =>
    value.get(board.marks[mark]!.variable) === Number(wanted);
  const assignment = new Float64Array(board.model.variables.length);
  for (const [variable, one] of value) assignment[variable] = one;
  const others = claimOf(board, step).parts.filter((_, part) => part !== without);
  const rows = others.flatMap(({ reason, half }) => rowsOf(board.reasons[reason]!, half));
  const ofMarks = rows.filter(({ variables }) => variables.every((variable) => value.has(variable)));
  return (
    step.facts.every(holds) &&
    !step.conclusions.every(holds) &&
    ofMarks.every((row) => rowHolds(row, assignment))
  );
}

const claimOf = (board: Board, { reasons, facts, conclusions }: Step): Claim => ({
  parts: statedParts(board, reasons),
  facts,
  conclusions,
});

/** Small puzzles of every family that explains, those that are named with steps of several reasons. */
const SAMPLES = withOtherFamilies(
  [
    ['nonogram', 'look-ahead needed'],
    ['nonogram', 'flower'],
    ['sudoku', 'six by six'],
    ['kenken', 'operations not given'],
    ['star-battle', 'cells of no region'],
  ],
  ({ explaining }) => explaining !== undefined,
);

const starBattle = findFamily('star-battle')!;
/** Needs steps of two, three and four rules. */
const PARK = starBattle.examples.find(({ name }) => name === 'cells of no region')!.puzzle;

describe('an explanation', () => {
  it.each(SAMPLES)(
    'of %s (%s) makes each step from what is known by then, and ends with the solution',
    async (id, name) => {
      const family = findFamily(id)!;
      const { puzzle } = family.examples.find((example) => example.name === name)!;
      const { board, explanation } = onBoard(family, puzzle);
      const { verdict, steps, given, values, marks } = explanation;
      expect(verdict).toBe('solved');
      const checker = await openStepChecker(board);
      const known = new Set(given.map(({ mark }) => mark));
      for (const [index, step] of steps.entries()) {
        // Simple steps are much alike.
        if (step.size > 1 || index % 8 === 0) {
          expect(checker.wrongWith(step, known, values)).toBeUndefined();
        }
        for (const { mark } of step.conclusions) {
          expect(known.has(mark)).toBe(false);
          known.add(mark);
        }
        expect(step.size).toBe(step.reasons.length);
        expect(step.check.witnesses.map(({ without }) => without)).toEqual([...step.reasons.keys()]);
        expect(step.check.witnesses.filter((witness) => !isWitness(board, step, witness))).toEqual([]);
      }
      expect(marks.filter((_, mark) => values[mark] && !known.has(mark))).toEqual([]);
    },
  );

  it('says that there are several solutions, or none, and that a limit was hit', () => {
    for (const verdict of ['multiple', 'none'] as const) {
      const { puzzle } = starBattle.examples.find((example) => example.verdict === verdict)!;
      expect(explainPuzzle({ family: starBattle, puzzle })).toEqual({ status: verdict });
    }
    const { verdict, steps } = (
      explainPuzzle({ family: starBattle, puzzle: PARK, steps: 2 }) as { explanation: Explanation }
    ).explanation;
    expect([verdict, steps.length]).toEqual(['limit', 2]);
  });

  it('is the same the second time', () => {
    expect(explained(starBattle, PARK)).toEqual(explained(starBattle, PARK));
  });

  it('has steps of the same sizes however the puzzle is turned', () => {
    const sizes = starBattle.variants(PARK).map((variant) =>
      explained(starBattle, variant)
        .steps.map(({ size }) => size)
        .filter((size) => size > 1)
        .sort(),
    );
    expect(sizes.length).toBeGreaterThan(1);
    for (const other of sizes) expect(other).toEqual(sizes[0]);
  });
});

describe('a step', () => {
  const plain = boardOf(starBattle, PARK);
  const board = plain;
  const steps = searchedSteps(onBoard(starBattle, PARK).prepared);
  const joint = steps.filter(({ size }) => size > 1);
  const checker = new ClaimChecker(board);

  it('has as few rules as any that conclude something', () => {
    const small = joint.map((step) => {
      const before = steps.filter(({ round }) => round < step.round);
      return { step, known: [...board.given, ...before.flatMap(({ conclusions }) => conclusions)] };
    });
    const tried = small.filter(({ known }) => board.marks.length - known.length <= 14);
    expect(Math.max(...tried.map(({ step }) => step.size))).toBeGreaterThan(2);
    for (const { step, known } of tried) {
      expect(step.smallest).toBe('proved');
      const own = claimOf(board, step).parts.map(({ reason }) => reason);
      const decides = decidedByEnumeration(board, known);
      const sets = subsetsBelow(plain.reasons.length, step.size);
      expect(sets.filter((set) => decides(set))).toEqual([]);
      expect(decides(own)).toBe(true);
    }
  });

  it('is refused when it is false, or has a rule too many', () => {
    const claim = claimOf(board, joint[0]!);
    const [first, ...others] = claim.conclusions;
    expect(checker.check(claim).status).toBe('checked');
    const opposite = { ...claim, conclusions: [{ ...first!, value: !first!.value }, ...others] };
    expect(checker.check(opposite)).toMatchObject({
      status: 'refused',
      why: expect.stringMatching(/do not force/),
    });
    const unused = board.reasons.find(({ index }) => claim.parts.every(({ reason }) => reason !== index))!;
    const longer = { ...claim, parts: [...claim.parts, { reason: unused.index }] };
    expect(checker.check(longer)).toMatchObject({
      status: 'refused',
      why: expect.stringMatching(/is not needed/),
    });
    expect(checker.check({ ...claim, parts: claim.parts.slice(1) }).status).toBe('refused');
  });
});

/** All sets of fewer than `size` of the first `count` whole numbers. */
function subsetsBelow(count: number, size: number): readonly (readonly number[])[] {
  let last: readonly (readonly number[])[] = [[]];
  const all = [...last];
  for (let length = 1; length < size; length++) {
    last = last.flatMap((set) =>
      Array.from({ length: count }, (_, reason) => [...set, reason]).filter(
        (longer) => longer.length < 2 || longer.at(-2)! < longer.at(-1)!,
      ),
    );
    all.push(...last);
  }
  return all;
}

/** True if some reasons decide an unknown mark, by trying all assignments of the marks. */
function decidedByEnumeration(board: Board, known: readonly Known[]): (set: readonly number[]) => boolean {
  const fixed = new Map(known.map(({ mark, value }) => [mark, value]));
  const open = [...board.marks.keys()].filter((mark) => !fixed.has(mark));
  const all = Array.from({ length: 2 ** open.length }, (_, bits) => {
    const values = new Float64Array(board.model.variables.length);
    for (const [mark, value] of fixed) values[board.marks[mark]!.variable] = Number(value);
    open.forEach((mark, index) => {
      values[board.marks[mark]!.variable] = (bits >> index) & 1;
    });
    return { bits, holds: board.reasons.map(({ rows }) => rows.every((row) => rowHolds(row, values))) };
  });
  return (set) => {
    const possible = all.filter(({ holds }) => set.every((reason) => holds[reason]));
    const ones = possible.reduce((bits, one) => bits | one.bits, 0);
    const zeros = possible.reduce((bits, one) => bits | ~one.bits, 0);
    return (ones & zeros & (all.length - 1)) !== all.length - 1;
  };
}
