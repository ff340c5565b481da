/** The places that a covering lists. */
import { describe, expect, it } from 'vitest';
import { coveringBeside } from '../../src/explain/words/covering-words.js';
import { no } from './sample-steps.js';

const COVERING = {
  counted: 0,
  needing: [0, 1],
  empty: [],
  cover: [
    { by: 1, marks: [0, 1, 2] },
    { by: 1, marks: [3] },
  ],
  facts: [],
};

describe('a covering in words', () => {
  it('lists no place that is known by then to be empty', () => {
    const decided = new Map([[1, false]]);
    expect(coveringBeside(COVERING, decided, [no(3)]).cover).toEqual([{ by: 1, marks: [0, 2] }]);
  });
});
