/**
 * Laws of rule kinds, for random rules on small boards: the direct check, the rows under both engines and
 * quick logic agree with brute force. A family with a kind of its own calls them too.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ReasonedBuilder } from '../../../../src/families/kit/models/reasoned-builder.js';
import type { Rule, RuleKind } from '../../../../src/families/kit/rules/index.js';
import {
  type Board,
  FLAG,
  flagWords,
  NUMBER_WORDS,
  RuleCandidates,
  valuesIn,
} from '../../../../src/families/kit/rules/index.js';
import { RuleRows } from '../../../../src/families/kit/rules/rule-rows.js';
import type { Engine } from '../../../../src/solve/index.js';

/** A rule and the values that its places can have. */
export interface RuleOnBoard {
  readonly rule: Rule;
  readonly domains: readonly number[];
}

const FLAG_WORDS = flagWords({
  en: {
    yes: ['is black', 'are black'],
    no: ['is white', 'are white'],
    one: 'one black cell',
    none: 'no black cells',
    many: 'black cells',
  },
  de: {
    yes: ['ist schwarz', 'sind schwarz'],
    no: ['ist weiß', 'sind weiß'],
    one: 'ein schwarzes Feld',
    none: 'kein schwarzes Feld',
    many: 'schwarze Felder',
  },
});

/** A board of places in one row. */
export function boardOf(domains: readonly number[]): Board<readonly number[]> {
  return {
    cells: domains.map((_, place) => [0, place] as const),
    domains,
    given: domains.map(() => -1),
    words: domains.every((domain) => domain === FLAG) ? FLAG_WORDS : NUMBER_WORDS,
    valuesOf: (values) => values,
    solutionOf: (values) => values,
  };
}

/** All fillings of places with these values. */
export function fillings(domains: readonly number[]): readonly (readonly number[])[] {
  return domains.reduce<readonly (readonly number[])[]>(
    (all, domain) => all.flatMap((filling) => valuesIn(domain).map((value) => [...filling, value])),
    [[]],
  );
}

/**
 * The laws of a kind.
 * @param keeps the rule in a second form, which the test states itself
 */
export function kindLaws(
  kind: RuleKind,
  random: fc.Arbitrary<RuleOnBoard>,
  keeps: (rule: never, values: readonly number[]) => boolean,
  engines: readonly Engine[],
): void {
  const kept = ({ rule, domains }: RuleOnBoard) =>
    fillings(domains).filter((filling) => keeps(rule as never, filling));

  /** Some of the values of every place are left. */
  const narrowed = random.chain((instance) =>
    fc.record({
      instance: fc.constant(instance),
      masks: fc.tuple(
        ...instance.domains.map((domain) => fc.subarray([...valuesIn(domain)], { minLength: 1 })),
      ),
    }),
  );

  it('checks a filling as the test does', () => {
    fc.assert(
      fc.property(random, ({ rule, domains }) => {
        for (const filling of fillings(domains)) {
          const fault = kind.fault(rule, filling, boardOf(domains));
          expect(fault === undefined, filling.join()).toBe(keeps(rule as never, filling));
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each(engines)('states rows that $id solves for just the fillings that keep the rule', (engine) => {
    fc.assert(
      fc.property(random, (instance) => {
        const { rule, domains } = instance;
        const builder = new ReasonedBuilder('law', true);
        const rows = new RuleRows(builder, boardOf(domains));
        kind.state(rule, rows);
        const right = new Set(kept(instance).map(String));
        const session = engine.open(builder.build());
        for (const filling of fillings(domains)) {
          const assumptions = filling.map((value, place) => {
            const literal = rows.literal(place, value)!;
            return literal >= 0 ? { variable: literal, value: 1 } : { variable: ~literal, value: 0 };
          });
          const { status } = session.solve({ assumptions });
          expect(status, filling.join()).toBe(right.has(String(filling)) ? 'optimal' : 'infeasible');
        }
        session.dispose();
      }),
      { numRuns: engine.id === 'sat' ? 60 : 8 },
    );
  });

  it('defines auxiliary variables for any values of the marks, also of places with several or none', () => {
    fc.assert(
      fc.property(random, fc.infiniteStream(fc.boolean()), ({ rule, domains }, bits) => {
        const builder = new ReasonedBuilder('law', true);
        const rows = new RuleRows(builder, boardOf(domains));
        kind.state(rule, rows);
        const model = builder.build();
        const definitions = model.rows.filter(({ reason }) => reason === undefined);
        const session = engines[0]!.open({ ...model, rows: definitions });
        const assumptions = rows.projection.map((variable) => {
          return { variable, value: bits.next().value === true ? 1 : 0 };
        });
        expect(session.solve({ assumptions }).status).toBe('optimal');
        session.dispose();
      }),
      { numRuns: 60 },
    );
  });

  it('says every reason in both languages, with the same halves', () => {
    fc.assert(
      fc.property(random, ({ rule, domains }) => {
        const builder = new ReasonedBuilder('law', true);
        kind.state(rule, new RuleRows(builder, boardOf(domains)));
        const reasons = builder.reasons.filter(({ kind }) => kind !== 'cell');
        expect(reasons.length).toBeGreaterThan(0);
        for (const { says, halves, translated } of reasons) {
          for (const text of [says, translated!.de.says]) expect(text).toMatch(/^\S.*[^.\s]$/);
          expect(translated!.de.halves === undefined).toBe(halves === undefined);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('never excludes a value of a filling that keeps the rule, and refutes one that breaks it', () => {
    fc.assert(
      fc.property(narrowed, ({ instance: { rule, domains }, masks }) => {
        const left = masks.map((values) => values.reduce((mask, value) => mask | (1 << value), 0));
        const logic = new RuleCandidates(boardOf(domains), [rule], [kind]);
        for (const [place, mask] of left.entries()) logic.restrict(place, mask);
        const progress = logic.propagate();
        const right = kept({ rule, domains: left });
        if (right.length > 0) expect(progress).not.toBe('contradiction');
        for (const filling of right)
          for (const [place, value] of filling.entries()) expect((logic.mask(place) >> value) & 1).toBe(1);
        if (right.length === 0 && masks.every(({ length }) => length === 1)) {
          expect(progress).toBe('contradiction');
        }
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(random, ({ rule, domains }) => {
        for (const filling of fillings(domains)) {
          const logic = new RuleCandidates(boardOf(domains), [rule], [kind]);
          for (const [place, value] of filling.entries()) logic.restrict(place, 1 << value);
          expect(logic.propagate()).toBe(keeps(rule as never, filling) ? 'solved' : 'contradiction');
        }
      }),
      { numRuns: 60 },
    );
  });

  const { fillings: few } = kind;
  if (few === undefined) return;

  it('keeps the values of the fillings that it goes through, and no others', () => {
    let wereFew = 0;
    fc.assert(
      fc.property(narrowed, ({ instance: { rule, domains }, masks }) => {
        if (!few.areFew(rule)) return;
        wereFew++;
        const left = masks.map((values) => values.reduce((mask, value) => mask | (1 << value), 0));
        const right = kept({ rule, domains: left });
        const found = [...left];
        let failed = false;
        few.exclude(rule, {
          mask: (place) => left[place]!,
          keep: (place, mask) => {
            found[place]! &= mask;
          },
          fail: () => {
            failed = true;
          },
        });
        expect(failed).toBe(right.length === 0);
        if (failed) return;
        const union = domains.map((_, place) =>
          right.reduce((mask, filling) => mask | (1 << filling[place]!), 0),
        );
        expect(found).toEqual(union);
      }),
      { numRuns: 1000 },
    );
    expect(wereFew).toBeGreaterThan(100);
  });
}
