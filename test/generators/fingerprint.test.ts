import { expect, it } from 'vitest';
import { fingerprint } from '../../generators/shared/fingerprint.js';

/** Test vectors of the FNV draft, 64 bits, FNV-1a. */
it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('the fingerprint of %j', (text, expected) => {
  expect(fingerprint(new TextEncoder().encode(text))).toBe(expected);
});
