/** Books made of the families' own examples: no generator is needed to set pages. */

import fc from 'fast-check';
import { REACHES } from '../../generators/shared/goal.js';
import { LANGUAGE_CODES } from '../../src/book/languages/languages.js';
import { arrange, type BookPart } from '../../src/book/puzzles/entries.js';
import { type BookSpec, readSpec } from '../../src/book/spec/spec.js';
import type { Issue } from '../../src/core/issue.js';
import { FAMILIES } from '../../src/families/index.js';
import type { CertifiedPuzzle } from '../../src/proving/certified-puzzle.js';

/** All examples with one solution, rated. */
export const PUZZLES: readonly CertifiedPuzzle[] = FAMILIES.flatMap((family) =>
  family.examples.flatMap(({ name, puzzle, verdict, solution }): CertifiedPuzzle[] => {
    if (verdict !== 'unique') return [];
    const { logic } = family.rate(puzzle);
    const difficulty = (['easy', 'medium', 'hard'] as const)[REACHES.indexOf(logic)]!;
    const id = `${family.id}/${name}`;
    const proof = { engine: 'sat', certified: true };
    return [{ id, family: family.id, puzzle, solution, verdict, logic, difficulty, ...proof }];
  }),
);

export interface SampleBook {
  readonly spec: BookSpec;
  readonly parts: readonly BookPart[];
}

/** A specification from data, as if it had been written. */
export function specFrom(data: object): BookSpec {
  const read = readSpec(JSON.stringify(data));
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value.spec;
}

/** A book whose parts hold the puzzles of the given positions in {@link PUZZLES}. */
export function sampleBook(
  options: object,
  parts: readonly { readonly look?: object; readonly puzzles: readonly number[] }[],
): SampleBook {
  const spec = specFrom({ ...options, parts: parts.map(({ look }) => ({ files: ['examples'], ...look })) });
  const puzzles = parts.map((part) => part.puzzles.map((index) => PUZZLES[index]!));
  return { spec, parts: arrange(spec, puzzles) };
}

/** Everything once, in one part. */
export const EVERYTHING = [{ puzzles: PUZZLES.map((_, index) => index) }];

/** The numbers of the puzzles that warnings of a code name, as `puzzles 2, 4-9` does. */
export function namedIn(warnings: readonly Issue[], code: string): ReadonlySet<number> {
  const named = warnings.filter((warning) => warning.code === code).map(({ place }) => place?.part ?? '');
  return new Set(
    named.flatMap((part) =>
      [...part.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, first, last = first]) =>
        Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
      ),
    ),
  );
}

const words = fc.constantFrom(
  'Puzzles',
  'A very long title that never seems to come to an end, or does it?',
  'Ł & <b>',
  '冬の夜長にじっくり楽しむ、解が1つだけのパズルの本（上級編）',
);

/** The arguments of {@link sampleBook}: plain data, so that a counterexample can be read. */
export type Sample = Parameters<typeof sampleBook>;

/** Any specification of up to four parts over the examples, no example twice. */
export const anySample: fc.Arbitrary<Sample> = fc
  .record({
    options: fc.record(
      {
        language: fc.constantFrom(...LANGUAGE_CODES),
        title: words,
        subtitle: words,
        author: words,
        trim: fc.constantFrom('letter', 'a4', '8x10', '6x9', '5.5x8.5', 'a5', '170x240 mm', '4x6 in'),
        bleed: fc.constantFrom(0, 3, '0.125 in'),
        margins: fc.constantFrom({}, { inner: 20 }, { top: 7, outer: '0.25 in' }),
        answers: fc.constantFrom('back', 'overleaf', 'beside', 'facing', 'separate'),
        rules: fc.boolean(),
        'title-page': fc.boolean(),
        contents: fc.boolean(),
        openings: fc.boolean(),
        numbering: fc.constantFrom('continuous', 'parts'),
        'difficulty-labels': fc.boolean(),
        'page-numbers': fc.boolean(),
        'large-print': fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    looks: fc.array(
      fc.record(
        {
          title: words,
          'per-page': fc.constantFrom('auto', 1, 2, 3, 4, 6, 9, 12),
          'large-print': fc.boolean(),
          order: fc.constantFrom('difficulty', 'given'),
        },
        { requiredKeys: [] },
      ),
      { minLength: 1, maxLength: 4 },
    ),
    order: fc.shuffledSubarray(
      PUZZLES.map((_, index) => index),
      { minLength: 4, maxLength: 24 },
    ),
  })
  .map(
    ({ options, looks, order }): Sample => [
      options,
      looks.map((look, part) => ({ look, puzzles: order.filter((_, at) => at % looks.length === part) })),
    ],
  );
