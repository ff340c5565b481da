import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareJson, isSameJson } from '../../src/core/same-json.js';

/** The same value with the keys of its objects the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]) => [key, turned(inner)]));
}

describe('values of JSON', () => {
  it('are the same whatever the order of their keys, and exactly then', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(isSameJson(one, turned(JSON.parse(JSON.stringify(one))))).toBe(true);
        const isEqual = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        expect(isSameJson(one, other)).toBe(isEqual);
      }),
    );
  });

  it.each<[unknown, unknown]>([
    [[], {}],
    [null, {}],
    [{ a: undefined }, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { b: 1 }],
    ['1', 1],
  ])('%j is not %j', (one, other) => {
    expect(isSameJson(one, other)).toBe(false);
    expect(isSameJson(other, one)).toBe(false);
  });
});

describe('the order of values of JSON', () => {
  it('is an order, in which values written alike are the same and no others', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (one, other, third) => {
        const order = Math.sign(compareJson(one, other));
        expect(order === 0).toBe(JSON.stringify(one) === JSON.stringify(other));
        expect(Math.sign(compareJson(other, one)) + order).toBe(0);
        const [first, second, last] = [one, other, third].sort(compareJson);
        expect(compareJson(first, second)).toBeLessThanOrEqual(0);
        expect(compareJson(second, last)).toBeLessThanOrEqual(0);
        expect(compareJson(first, last)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it.each<[unknown, unknown]>([
    [null, {}],
    [[], {}],
    [[1], { 0: 1 }],
    [9, 10],
    [[9, 1], [10]],
    [
      [1, 2],
      [1, 2, 0],
    ],
    [{ a: 1 }, { b: 0 }],
  ])('distinguishes %j and %j, either way round', (one, other) => {
    expect(Math.sign(compareJson(one, other))).toBe(-Math.sign(compareJson(other, one)));
    expect(compareJson(one, other)).not.toBe(0);
  });
});

/** The same value with sorted keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
