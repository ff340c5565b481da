/**
 * Quick logic that is taken back and asked again: after any calls it knows what logic knows that is made
 * anew, so that its counts are right. And a loop is narrowed as its nogoods say.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allDifferent,
  type CountRule,
  count,
  FLAG,
  logicOver,
  loopRules,
  oneLoop,
  type Rule,
  RuleCandidates,
  type RuleKinds,
  sideBoard,
} from '../../../../src/families/kit/rules/index.js';
import { loopNogoods } from '../../../../src/families/kit/rules/kinds/loop-nogoods.js';
import type { Narrowing } from '../../../../src/families/kit/rules/narrowing.js';
import { followNogoods } from '../../../../src/families/kit/rules/nogood.js';

const PLACES = 6;
const NUMBERS = 0b1110;
const KINDS: RuleKinds = [count, allDifferent];

/** Counts of one value in some places, with bounds and numbers between them that are excluded. */
function countRule(value: number, places: readonly number[], bounds: readonly number[]): CountRule {
  const [least, width, ...not] = bounds as [number, number];
  return { kind: 'count', id: 'count', role: 'count', places, value, least, most: least + width, not };
}

const random = fc.record({
  domains: fc.array(fc.constantFrom(FLAG, NUMBERS, 0b10), { minLength: PLACES, maxLength: PLACES }),
  rules: fc.array(
    fc.record({
      value: fc.integer({ min: 0, max: 3 }),
      places: fc.shuffledSubarray([...Array(PLACES).keys()], { minLength: 2 }),
      bounds: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 3 }),
      isCount: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  calls: fc.array(
    fc.record({
      place: fc.integer({ min: 0, max: PLACES - 1 }),
      mask: fc.integer({ min: 1, max: 15 }),
      rule: fc.nat(),
      call: fc.constantFrom('restrict', 'try', 'try', 'try', 'probe', 'restart', 'restate'),
    }),
    { maxLength: 12 },
  ),
});

/** A call with its arguments, as far as it needs them. */
interface Call {
  readonly place: number;
  readonly mask: number;
  readonly rule: number;
  readonly call: string;
}

/** Logic that is asked again and again, and what it was given since it began. */
class Asked {
  readonly logic: RuleCandidates;
  readonly off: Uint8Array;
  given: (readonly [number, number])[] = [];
  /** Nothing is asked of logic after a contradiction until it begins again. */
  isBroken = false;
  contradictions = 0;

  constructor(
    readonly board: { readonly domains: readonly number[]; readonly given: readonly number[] },
    public rules: readonly Rule[],
  ) {
    this.logic = new RuleCandidates(board, rules, KINDS);
    this.off = new Uint8Array(rules.length);
  }

  ask({ place, mask, rule, call }: Call): void {
    const own = rule % this.off.length;
    if (call === 'restart') {
      this.off[own] = 1 - this.off[own]!;
      this.given = [];
      this.isBroken = false;
      this.logic.restart(this.board.given, this.off);
      return;
    }
    if (call === 'restate') {
      // Other bounds of the same places.
      this.rules = this.rules.map((one) => ('least' in one ? { ...one, most: mask % 4 } : one));
      this.off.fill(0);
      this.given = [];
      this.isBroken = false;
      expect(logicOver(this.board, this.rules, KINDS, this.logic)).toBe(this.logic);
      return;
    }
    this.isBroken ||= this.logic.propagate() === 'contradiction';
    if (this.isBroken) return;
    if (call === 'restrict') {
      this.logic.restrict(place, mask);
      this.given.push([place, mask]);
    } else if (call === 'try') this.#try(place, mask & -mask, this.off[own] === 1 ? own : undefined);
    else this.isBroken = this.logic.probe().progress === 'contradiction';
  }

  /** Supposes something, by a rule more where one is named, and takes it back. */
  #try(place: number, mask: number, rule: number | undefined): void {
    const before = this.logic.save();
    if (rule !== undefined) this.logic.switchOn(rule);
    this.logic.restrict(place, mask);
    if (this.logic.propagate() === 'contradiction') this.contradictions++;
    if (rule !== undefined) this.logic.switchOff(rule);
    this.logic.restore(before);
  }
}

describe('quick logic with counts', () => {
  it('knows after any calls what logic knows that is made anew', () => {
    let contradictions = 0;
    let narrowed = 0;
    fc.assert(
      fc.property(random, ({ domains, rules: drawn, calls }) => {
        const rules = drawn.map(
          ({ value, places, bounds, isCount }): Rule =>
            isCount
              ? countRule(value, places, bounds)
              : { kind: 'all-different', id: 'all', role: 'all', places: places.slice(0, 3) },
        );
        const asked = new Asked({ domains, given: domains.map(() => -1) }, rules);
        for (const call of calls) asked.ask(call);
        contradictions += asked.contradictions;
        const progress = asked.isBroken ? 'contradiction' : asked.logic.probe().progress;
        const anew = new RuleCandidates(asked.board, asked.rules, KINDS);
        anew.restart(asked.board.given, asked.off);
        for (const [place, mask] of asked.given) anew.restrict(place, mask);
        expect(anew.probe().progress).toBe(progress);
        if (progress === 'contradiction') return;
        const masks = domains.map((_, place) => asked.logic.mask(place));
        expect(masks).toEqual(domains.map((_, place) => anew.mask(place)));
        const isGiven = (place: number) => asked.given.some(([one]) => one === place);
        if (masks.some((mask, place) => mask !== domains[place] && !isGiven(place))) narrowed++;
      }),
      { numRuns: 3000 },
    );
    expect(narrowed).toBeGreaterThan(100);
    expect(contradictions).toBeGreaterThan(5);
  });
});

describe('quick logic of rules that have a solution', () => {
  it('finishes where all that follows leaves one value to every place', () => {
    let solved = 0;
    let open = 0;
    const solution = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: PLACES, maxLength: PLACES });
    const lists = fc.array(fc.shuffledSubarray([...Array(PLACES).keys()], { minLength: 1 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(solution, lists, (values, places) => {
        const rules = places.map((own) => {
          const ones = own.filter((place) => values[place] === 1).length;
          return countRule(1, own, [ones, 0]);
        });
        const board = { domains: values.map(() => FLAG), given: values.map(() => -1) };
        const [quick, whole] = [1, 2].map(() => new RuleCandidates(board, rules, KINDS));
        const isSolved = whole!.propagate() === 'solved';
        expect(quick!.finishes()).toBe(isSolved);
        expect(values.map((_, place) => quick!.mask(place))).toEqual(
          values.map((_, place) => whole!.mask(place)),
        );
        if (isSolved) solved++;
        else open++;
      }),
    );
    expect(Math.min(solved, open)).toBeGreaterThan(5);
  });
});

/** The values that are left, and whether the rule can be kept. */
class Masks implements Narrowing {
  readonly masks: number[];
  isBroken = false;

  constructor(masks: readonly number[]) {
    this.masks = [...masks];
  }

  mask(place: number): number {
    return this.masks[place]!;
  }

  keep(place: number, mask: number): void {
    this.masks[place]! &= mask;
    if (this.masks[place] === 0) this.isBroken = true;
  }

  fail(): void {
    this.isBroken = true;
  }
}

describe('one loop', () => {
  it('excludes the lines that its nogoods exclude', () => {
    const size = { rows: 2, columns: 3 };
    const { lines, domains } = sideBoard(size);
    const { loop } = loopRules(lines!);
    const random = fc.record({
      masks: fc.array(fc.constantFrom(1, 1, 2, 2, 3), {
        minLength: domains.length,
        maxLength: domains.length,
      }),
      passed: fc.array(fc.nat(domains.length - 1), { minLength: 1, maxLength: 3 }),
      isPassed: fc.boolean(),
    });
    let broken = 0;
    let narrowed = 0;
    fc.assert(
      fc.property(random, ({ masks, passed, isPassed }) => {
        const rule = { ...loop, passes: isPassed ? [{ clue: [0, 0] as const, places: passed }] : [] };
        const [quick, slow] = [new Masks(masks), new Masks(masks)];
        oneLoop.narrow(rule, quick);
        followNogoods(loopNogoods(rule, slow), slow);
        expect(quick.isBroken).toBe(slow.isBroken);
        if (quick.isBroken) broken++;
        else {
          expect(quick.masks).toEqual(slow.masks);
          if (String(quick.masks) !== String(masks)) narrowed++;
        }
      }),
      { numRuns: 4000 },
    );
    expect(Math.min(broken, narrowed)).toBeGreaterThan(50);
  });
});
