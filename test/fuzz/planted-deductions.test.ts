/**
 * Faults in deductions, which certificates must not rest on: whatever a deduction claims, no wrong verdict is
 * called certified. The claim is not confirmed, and the puzzle is asked about as a whole, by code that no
 * deduction has a part in.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Deduction as BattleshipDeduction } from '../../src/families/battleship/deduction.js';
import { Deduction as CircuitDeduction } from '../../src/families/circuit/deduction.js';
import type { AnyFamily } from '../../src/families/contract/family.js';
import { Bounds } from '../../src/families/hashi/bounds.js';
import { FAMILIES, type FamilyId, findFamily } from '../../src/families/index.js';
import { CELL } from '../../src/families/kit/confirm/cells.js';
import type { CandidateMasks } from '../../src/families/kit/logic/candidate-masks.js';
import { LatinCandidates } from '../../src/families/kit/logic/latin-candidates.js';
import { ColourField } from '../../src/families/nonogram/colour/field.js';
import { Field as LineField } from '../../src/families/nonogram/lines/field.js';
import { Field as StarField } from '../../src/families/star-battle/field.js';
import { Candidates as ZebraCandidates } from '../../src/families/zebra/candidates.js';
import { certify } from '../../src/proving/certify.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { ENGINE_IDS, openEngine } from '../../src/solve/engines.js';

const [sat] = await Promise.all(ENGINE_IDS.filter((id) => id === 'sat').map(openEngine));

/** The classes that deduce, by the family that they deduce for. */
const DEDUCING = [
  ['sudoku', LatinCandidates.prototype],
  ['kenken', LatinCandidates.prototype],
  ['zebra', ZebraCandidates.prototype],
  ['star-battle', StarField.prototype],
  ['battleship', BattleshipDeduction.prototype],
  ['circuit', CircuitDeduction.prototype],
  ['hashi', Bounds.prototype],
  ['nonogram', LineField.prototype],
  ['nonogram', ColourField.prototype],
] as const satisfies readonly (readonly [FamilyId, Deducing])[];

type Deducing = { propagate(): string };

/** Makes a deduction go on to something false after it has done its work. */
function plant(deducing: Deducing, fault: (logic: Deducing) => string | undefined): void {
  const { propagate } = deducing;
  vi.spyOn(deducing, 'propagate').mockImplementation(function faulty(this: Deducing): string {
    const progress = propagate.call(this);
    return fault(this) ?? progress;
  });
}

/**
 * The verdicts of `check` on the examples of a family; `rests`: on the claims of deductions alone, which
 * nobody confirms.
 */
function verdictsOf(id: string, rests: boolean) {
  const family = findFamily(id)!;
  return family.examples.map(({ puzzle, verdict }) => {
    const request = { family, puzzle, engine: sat!, formulation: chooseFormulation(family, 'sat') };
    try {
      const answer = checkPuzzle({ ...request, certify: !rests });
      return { expected: verdict, found: answer.verdict, certified: answer.certified };
    } catch (error) {
      // A model that lost what the puzzle gives may have solutions that are none: the defect is
      // reported, and there is no verdict.
      expect(String(error)).toContain(`the rules of ${id} refuse the solution`);
      return { expected: verdict, found: 'refused', certified: false };
    }
  });
}

const isWrong = ({ expected, found }: { expected: string; found: string }): boolean => expected !== found;

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(DEDUCING)('a deduction of %s', (id, deducing) => {
  it('that finds a contradiction everywhere makes no wrong verdict that is certified', () => {
    plant(deducing, () => 'contradiction');
    expect(verdictsOf(id, true).some(isWrong)).toBe(true);
    const certified = verdictsOf(id, false);
    expect(certified.filter((answer) => isWrong(answer) || !answer.certified)).toEqual([]);
  });
});

it('has faults planted for every family whose models take deductions for granted', () => {
  const deduces = ({ examples: [example], formulations }: AnyFamily): boolean =>
    formulations.some(
      ({ formulate }) => formulate(example!.puzzle, { presolve: true }).confirmPresolve !== undefined,
    );
  const planted = new Set<string>(DEDUCING.map(([id]) => id));
  expect(FAMILIES.filter((family) => deduces(family) && !planted.has(family.id))).toEqual([]);
});

/** Bit masks of the values that are left to each place. */
const masksOf = (logic: Deducing): Int32Array => (logic as unknown as { masks: Int32Array }).masks;

describe.each([
  ['sudoku', LatinCandidates.prototype],
  ['kenken', LatinCandidates.prototype],
  ['zebra', ZebraCandidates.prototype],
] as const)('a deduction of %s', (id, deducing: CandidateMasks) => {
  it.each([
    ['the least', (mask: number) => mask & -mask],
    ['the greatest', (mask: number) => 1 << (31 - Math.clz32(mask))],
  ])('that leaves %s value alone in an open place makes no wrong verdict that is certified', (_, kept) => {
    plant(deducing, (logic) => {
      const masks = masksOf(logic);
      const open = masks.findIndex((mask) => (mask & (mask - 1)) !== 0);
      if (open >= 0) masks[open] = kept(masks[open]!);
      return undefined;
    });
    const certified = verdictsOf(id, false);
    expect(certified.filter((answer) => isWrong(answer) || !answer.certified)).toEqual([]);
  });

  it('that gives places without open values another one makes no wrong verdict that is certified', () => {
    plant(deducing, (logic) => {
      masksOf(logic)[0] = 1;
      return undefined;
    });
    expect(verdictsOf(id, true).some(isWrong)).toBe(true);
    const certified = verdictsOf(id, false);
    expect(certified.filter((answer) => isWrong(answer) || !answer.certified)).toEqual([]);
  });
});

describe.each([
  ['star-battle', StarField.prototype],
  ['battleship', BattleshipDeduction.prototype],
  ['circuit', CircuitDeduction.prototype],
] as const)('a deduction of %s', (id, deducing) => {
  it('that empties a cell which is taken makes no wrong verdict that is certified', () => {
    plant(deducing, (logic) => {
      const { states } = logic as unknown as { states: Uint8Array };
      const place = states.indexOf(CELL.taken);
      if (place >= 0) states[place] = CELL.empty;
      return undefined;
    });
    expect(verdictsOf(id, true).some(isWrong)).toBe(true);
    expect(verdictsOf(id, false).filter((answer) => isWrong(answer) && answer.certified)).toEqual([]);
  });
});

it('a puzzle that was made is certified by none of it', () => {
  const family = findFamily('sudoku')!;
  plant(LatinCandidates.prototype, () => 'contradiction');
  for (const { puzzle, verdict, solution } of family.examples) {
    const expected = solution === undefined ? {} : { expected: solution };
    expect(certify(family, puzzle, { engine: sat!, ...expected })).toMatchObject({
      verdict,
      certified: true,
    });
  }
});
