import { describe, expect, it } from 'vitest';
import { loadHighsEngine } from '../../src/engine/highs.js';
import { Board } from '../../src/explain/board.js';
import { type Claim, ClaimChecker } from '../../src/explain/check.js';
import { oppositeRow } from '../../src/explain/entailment.js';
import { explainPuzzle } from '../../src/explain/explain.js';
import { type Part, rowsOf } from '../../src/explain/part.js';
import type { Explanation, Step } from '../../src/explain/step.js';
import type { Known } from '../../src/families/explaining.js';
import type { AnyFamily, Puzzle } from '../../src/families/family.js';
import { FAMILIES, findFamily } from '../../src/families/index.js';
import { rowHolds } from '../../src/model/evaluate.js';

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

const claimOf = (board: Board, { reasons, facts, conclusions }: Step): Claim => ({
  parts: reasons.map(({ reason, half }): Part => {
    const index = board.reasons.findIndex((other) => other.reason.id === reason.id);
    return half === undefined ? { reason: index } : { reason: index, half };
  }),
  facts,
  conclusions,
});

/** The first small puzzle of every family that explains. */
const SAMPLES = FAMILIES.filter(({ explaining }) => explaining !== undefined).map((family) => {
  const unique = family.examples.filter(({ verdict }) => verdict === 'unique');
  const size = ({ puzzle }: { readonly puzzle: Puzzle }): number => JSON.stringify(puzzle).length;
  return [family.id, family, unique.toSorted((one, other) => size(one) - size(other))[0]!.puzzle] as const;
});

const starBattle = findFamily('star-battle')!;
/** Needs steps of two, three and four rules. */
const PARK = starBattle.examples.find(({ name }) => name === 'cells of no region')!.puzzle;

describe('an explanation', () => {
  it.each(SAMPLES)(
    'of %s starts from what is given, makes each step from what is known, and ends with the solution',
    (_, family, puzzle) => {
      const { verdict, steps, given, values, marks } = explained(family, puzzle);
      expect(verdict).toBe('solved');
      const known = new Map(given.map(({ mark, value }) => [mark, value]));
      let before = new Map(known);
      for (const [index, step] of steps.entries()) {
        if (step.round !== steps[index - 1]?.round) before = new Map(known);
        for (const { mark, value } of step.facts) expect(before.get(mark)).toBe(value);
        for (const { mark, value } of step.conclusions) {
          expect(known.has(mark)).toBe(false);
          expect(value).toBe(values[mark]);
          known.set(mark, value);
        }
        expect(step.size).toBe(step.reasons.length);
        expect(step.check.witnesses.map(({ without }) => without)).toEqual([...step.reasons.keys()]);
      }
      expect(known.size).toBe(marks.length);
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
  const board = boardOf(starBattle, PARK);
  const { steps } = explained(starBattle, PARK);
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
      const decides = decidedByEnumeration(board, known);
      const sets = subsetsBelow(board.reasons.length, step.size);
      expect(sets.filter((set) => decides(set))).toEqual([]);
      expect(decides(claimOf(board, step).parts.map(({ reason }) => reason))).toBe(true);
    }
  });

  it('follows and is minimal by another engine too', async () => {
    const engine = await loadHighsEngine();
    const infeasible = (
      parts: readonly Part[],
      facts: readonly Known[],
      conclusions: readonly Known[],
    ): boolean => {
      const rows = [
        ...parts.flatMap(({ reason, half }) => rowsOf(board.reasons[reason]!, half)),
        oppositeRow(board, conclusions),
      ];
      const value = new Map(facts.map((fact) => [board.marks[fact.mark]!.variable, Number(fact.value)]));
      const variables = board.model.variables.map((variable, index) => {
        const fixed = value.get(index);
        return fixed === undefined ? variable : { ...variable, lower: fixed, upper: fixed };
      });
      const session = engine.open({ name: 'step', variables, rows: [...board.definitions, ...rows] });
      const { status } = session.solve();
      session.dispose();
      return status === 'infeasible';
    };
    for (const step of [...joint, steps.at(-1)!]) {
      const { parts, facts, conclusions } = claimOf(board, step);
      expect(infeasible(parts, facts, conclusions)).toBe(true);
      for (const part of parts) {
        expect(
          infeasible(
            parts.filter((other) => other !== part),
            facts,
            conclusions,
          ),
        ).toBe(false);
      }
      for (const fact of facts) {
        expect(
          infeasible(
            parts,
            facts.filter((other) => other !== fact),
            conclusions,
          ),
        ).toBe(false);
      }
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

/** Whether some reasons decide an unknown mark, by trying all assignments of the marks. */
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
