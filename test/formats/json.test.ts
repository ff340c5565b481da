import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/formats/json.js';

describe('JSON with places', () => {
  it.each<[string, string, number, number]>([
    ['nothing', '', 1, 1],
    ['a missing value', '{"a":\n  }', 2, 3],
    ['a comma before the end of a list', '[1,\n2,]', 2, 3],
    ['a comma before the end of an object', '{"a":1,\n}', 2, 1],
    ['a missing comma', '[1\n 2]', 2, 2],
    ['a missing colon', '{"a" 1}', 1, 6],
    ['a key without quotes', '{a:1}', 1, 2],
    ['single quotes', "['a']", 1, 2],
    ['a wrong bracket', '{"a":[1}}', 1, 8],
    ['a leading zero', '[01]', 1, 2],
    ['a number with a plus', '[+1]', 1, 2],
    ['a word', '[1,tru]', 1, 4],
    ['a second value', '{}\r\n{}', 2, 1],
    ['an open string', '["abc', 1, 6],
    ['a line end in a string', '["a\nb"]', 1, 4],
    ['a wrong escape', '["\\x"]', 1, 3],
    ['an end too early', '{"a":[1', 1, 8],
  ])('finds %s', (_, text, line, column) => {
    expect(parseJson(text)).toMatchObject({
      ok: false,
      issues: [{ code: 'json-syntax', place: { line, column } }],
    });
  });

  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('finds the fault of a cut text at its end', () => {
    const cut = fc.json().filter((text) => /[\]}"]$/.test(text));
    fc.assert(
      fc.property(cut, (text) => {
        const parsed = parseJson(text.slice(0, -1));
        expect(parsed).toMatchObject({ ok: false, issues: [{ place: { line: 1, column: text.length } }] });
      }),
    );
  });

  it('finds a fault in every text that JSON.parse refuses', () => {
    const text = fc.string({ unit: fc.constantFrom(...'{}[],:"\\ 01.e-', 'true', 'null', '\\u0041') });
    fc.assert(
      fc.property(text, (value) => {
        const parsed = parseJson(value);
        if (parsed.ok) return;
        const column = parsed.issues[0]!.place!.column!;
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual(value.length + 1);
        expect(parsed.issues[0]!.message).toMatch(/where JSON expects ./);
      }),
      { numRuns: 1000 },
    );
  });
});
