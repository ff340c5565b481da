/** Saved data comes back as it was, and any other content of a file is refused with its place. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REACHES } from '../../generators/shared/goal.js';
import { FAMILIES } from '../../src/families/index.js';
import { BOOK_HEAD, PUZZLE_ENTRY, PUZZLE_PLACE } from '../../src/jobs/batch/saved-puzzle.js';
import { MINIMUM_ENTRY } from '../../src/jobs/minimum/saved-minimum.js';
import { SAVED_CLUES } from '../../src/minimum/saved-clues.js';
import { savedState } from '../../src/minimum/sudoku/search/saved-state.js';
import { readSaved, type SavedSchema } from '../../src/settings/saved.js';

const CELLS = 16;
const whole = fc.nat({ max: 1e6 });
const lists = fc.array(fc.array(whole, { maxLength: 5 }), { maxLength: 5 });
const givens = fc.array(fc.nat({ max: CELLS - 1 }), { maxLength: CELLS });
const total = fc.nat({ max: CELLS });
const data = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });

const clues = fc.record(
  { sets: lists, chosen: fc.array(whole, { maxLength: 5 }) },
  { requiredKeys: ['sets'] },
);
const step = fc.record({
  total,
  plan: whole,
  every: fc.boolean(),
  done: fc.array(whole, { maxLength: 5 }),
  found: fc.array(fc.record({ task: whole, puzzles: fc.array(givens, { maxLength: 3 }) }), { maxLength: 3 }),
});
const state = fc.record({ lower: total, givens, step }, { requiredKeys: ['lower', 'givens'] });
const fewest = fc.record({
  of: fc.string(),
  number: whole,
  lower: whole,
  by: fc.constantFrom('loop', 'search'),
  certified: fc.boolean(),
  words: fc.string(),
});
const puzzle = fc
  .tuple(fc.constantFrom(...FAMILIES.map(({ id }) => id)), data)
  .map(([family, rest]) => ({ ...rest, family }));
const record = fc.record(
  {
    id: fc.string(),
    family: fc.string(),
    seed: fc.string(),
    puzzle,
    solution: fc.jsonValue({ maxDepth: 2 }),
    verdict: fc.constant('unique'),
    difficulty: fc.constantFrom('easy', 'medium', 'hard'),
    logic: fc.constantFrom(...REACHES),
    engine: fc.constantFrom('sat', 'highs'),
    certified: fc.boolean(),
    fewest,
    attempts: fc.integer({ min: 1, max: 1e6 }),
  },
  {
    requiredKeys: [
      ...(['id', 'family', 'seed', 'puzzle', 'solution', 'verdict', 'logic'] as const),
      ...(['engine', 'certified', 'attempts'] as const),
    ],
  },
);
const version = fc.constant(1);

/** Schemas of everything that is saved, with values that runs may save. */
const SAVED: readonly (readonly [
  what: string,
  schema: SavedSchema<unknown>,
  values: fc.Arbitrary<unknown>,
])[] = [
  ['the choice of the fewest clues', SAVED_CLUES, clues],
  ['the search for the fewest givens', savedState(CELLS), state],
  [
    'a minimum problem',
    MINIMUM_ENTRY,
    fc.record({ version, problem: fc.string(), question: data, state: fc.oneof(clues, state, data) }),
  ],
  ['a puzzle', PUZZLE_ENTRY, fc.record({ number: fc.integer({ min: 1, max: 1e6 }), record })],
  [
    'the place of a puzzle',
    PUZZLE_PLACE,
    fc.record({ number: whole, record: fc.record({ id: fc.string() }) }),
  ],
  ['the head of a book', BOOK_HEAD, fc.record({ version, seed: fc.string() })],
];

describe.each(SAVED)('%s', (_what, schema, values) => {
  const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('comes back as it was saved', () => {
    fc.assert(
      fc.property(values, (value) => {
        // Zod leaves this key out of what it reads. No data that a run saves has it.
        fc.pre(!JSON.stringify(value).includes('"__proto__"'));
        expect(readSaved(schema, copyOf(value))).toEqual({ ok: true, value: copyOf(value) });
      }),
    );
  });

  it('is refused with a place where one of its keys holds something else', () => {
    const strange = Symbol('no JSON');
    fc.assert(
      fc.property(values, fc.nat(), (value, index) => {
        const keys = Object.keys(value as object);
        const key = keys[index % keys.length]!;
        const read = readSaved(schema, { ...(value as object), [key]: strange });
        expect(read.ok).toBe(false);
        if (!read.ok) expect(read.issues[0]!.place?.part).toMatch(new RegExp(`^${key}`));
      }),
    );
  });

  it('may be any data, which is read or refused with a sentence', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = readSaved(schema, value);
        if (read.ok) return;
        expect(read.issues.length).toBeGreaterThan(0);
        for (const { message } of read.issues) expect(message).toMatch(/^[A-Z].*\.$/s);
      }),
    );
  });
});

it('of another version is refused', () => {
  const versioned: readonly SavedSchema<unknown>[] = [BOOK_HEAD, MINIMUM_ENTRY];
  for (const schema of versioned)
    expect(
      readSaved(schema, { version: 2, seed: 'a', problem: 'sudoku', question: {}, state: {} }),
    ).toMatchObject({
      issues: [{ message: 'Version 1 is expected; found 2.', place: { part: 'version' } }],
    });
});
