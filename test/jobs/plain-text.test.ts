/** Plain data of tasks as JSON for a queue: bytes come back as they were. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainOfJson, textOfPlain } from '../../src/jobs/ports/plain-text.js';

it('keeps JSON data and bytes, wherever they are', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.uint8Array(), (json, bytes) => {
      const data = { json, list: [bytes, { image: { pixels: bytes } }] };
      const expected = { json: JSON.parse(JSON.stringify(json)), list: data.list };
      expect(plainOfJson(JSON.parse(textOfPlain(data)))).toEqual(expected);
    }),
  );
});

it('writes bytes as base64', () => {
  expect(textOfPlain({ pixels: Uint8Array.of(0, 1, 2) })).toBe('{"pixels":{"$base64":"AAEC"}}');
});
