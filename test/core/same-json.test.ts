import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameJson } from '../../src/core/same-json.js';

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

/** The same value with sorted keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
