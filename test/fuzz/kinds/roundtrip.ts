/**
 * Formats: what a codec writes it reads again and writes the same; a damaged text is answered with issues.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Rng } from '../../../src/core/random.js';
import type { AnyFamily, Codec, Puzzle, PuzzleDocument } from '../../../src/families/contract/family.js';
import { byteSource, type Source, textSource } from '../../../src/formats/source.js';
import type { Kind, Problem } from '../kind.js';
import { allSolutions } from '../puzzles/oracle.js';
import { type PuzzleSample, samplePuzzle } from '../puzzles/sample.js';
import { FAMILY_IDS, familyOf, showPuzzle, smallerSamples } from '../puzzles/subject.js';
import type { Tally } from '../tally.js';

type AnyCodec = Codec<Puzzle, unknown>;
type AnyDocument = PuzzleDocument<Puzzle, unknown>;

/** Damaged texts that are read for every format. */
const DAMAGES = 12;

export const roundtripKind: Kind<PuzzleSample> = {
  id: 'roundtrip',
  weight: 3,
  subjects: FAMILY_IDS,
  make: (subject, rng) => samplePuzzle(familyOf(subject), rng),
  examine: (sample, subject, rng, _context, tally) => {
    const family = familyOf(subject);
    const documents = documentsOf(family, sample);
    return family.codecs.flatMap((codec) =>
      documents.flatMap((document) => {
        const problems = codecProblems(family, codec, document, rng.fork(codec.format), tally);
        return problems.map(({ code, message }) => ({ code: `${codec.format}-${code}`, message }));
      }),
    );
  },
  smaller: smallerSamples,
  show: showPuzzle,
};

/** The puzzle alone, and with a solution where one is at hand. */
function documentsOf(family: AnyFamily, { puzzle, known, small }: PuzzleSample): readonly AnyDocument[] {
  const candidates = small ? (allSolutions(family, puzzle) ?? []) : known === undefined ? [] : [known];
  const solution = candidates.find((candidate) => {
    const read = family.readSolution(candidate, puzzle);
    return read.ok && family.verify(puzzle, read.value).length === 0;
  });
  const bare = { puzzle, credits: {} };
  if (solution === undefined) return [bare];
  return [bare, { puzzle, solution, credits: { title: 'A title', author: 'Somebody, else' } }];
}

/** Problems of a codec with a document, whole and with its text damaged. */
export function codecProblems(
  family: AnyFamily,
  codec: AnyCodec,
  document: AnyDocument,
  rng: Rng,
  tally: Tally,
): readonly Problem[] {
  const encoded = codec.encode(document);
  if (!encoded.ok) {
    tally.add('checks', 'format cannot hold the puzzle');
    return encoded.issues.length > 0
      ? []
      : [{ code: 'no-issue', message: 'encoding failed without an issue' }];
  }
  tally.add('checks', 'format round trip');
  const text = encoded.value;
  if (!codec.recognises(textSource(text)))
    return [{ code: 'not-recognised', message: `its own text is not recognised: ${JSON.stringify(text)}` }];
  const decoded = codec.decode(textSource(text));
  if (!decoded.ok)
    return [
      { code: 'not-read', message: `${JSON.stringify(text)} is refused: ${JSON.stringify(decoded.issues)}` },
    ];
  if (!areTheSame(family, codec, decoded.value.puzzle, document.puzzle))
    return [
      {
        code: 'other-puzzle',
        message: `read again: ${JSON.stringify(decoded.value.puzzle)}; text ${JSON.stringify(text)}`,
      },
    ];
  if (decoded.value.solution !== undefined && !isDeepStrictEqual(decoded.value.solution, document.solution))
    return [{ code: 'other-solution', message: `read again: ${JSON.stringify(decoded.value.solution)}` }];
  const again = codec.encode(decoded.value);
  if (!again.ok || !saysTheSame(family, codec, { text, puzzle: decoded.value.puzzle }, document, again.value))
    return [{ code: 'other-text', message: `${JSON.stringify(text)} becomes ${JSON.stringify(again)}` }];
  return damageProblems(family, codec, text, rng, tally);
}

/** True of the same text; where what was read has another order, of a text that says the same. */
function saysTheSame(
  family: AnyFamily,
  codec: AnyCodec,
  first: { readonly text: string; readonly puzzle: Puzzle },
  document: { readonly puzzle: Puzzle },
  text: string,
): boolean {
  if (text === first.text) return true;
  if (isDeepStrictEqual(first.puzzle, document.puzzle)) return false;
  const read = codec.decode(textSource(text));
  return read.ok && areTheSame(family, codec, read.value.puzzle, document.puzzle);
}

/**
 * True of the same data. Of another format than JSON the same model will do, whatever the order of what is
 * listed in the puzzle, of the model's rows and of their variables: formats keep sets of cells, and drawings,
 * in an order of their own.
 */
function areTheSame(family: AnyFamily, { format }: AnyCodec, read: Puzzle, written: Puzzle): boolean {
  if (isDeepStrictEqual(read, written)) return true;
  const [ofRead, ofWritten] = [read, written].map((puzzle) => modelOf(family, inOneOrder(puzzle)));
  return format !== 'json' && isDeepStrictEqual(ofRead, ofWritten);
}

/** The puzzle with its lists of objects, such as constraints, each once and in an order by their content. */
function inOneOrder(puzzle: Puzzle): Puzzle {
  const sorted = Object.entries(puzzle).map(([key, value]: [string, unknown]) => {
    const isList =
      Array.isArray(value) && value.every((item) => Object(item) === item && !Array.isArray(item));
    const byContent = (one: object, other: object): number => (contentOf(one) < contentOf(other) ? -1 : 1);
    if (!isList) return [key, value];
    const once = new Map((value as object[]).map((item) => [contentOf(item), item])).values();
    return [key, [...once].toSorted(byContent)];
  });
  return Object.fromEntries(sorted) as Puzzle;
}

/** All that an object has, whatever the order of the lists in it. */
function contentOf(item: object): string {
  const parts = Object.entries(item).map(([key, value]: [string, unknown]) => {
    const content = Array.isArray(value) ? value.map((part) => JSON.stringify(part)).toSorted() : value;
    return JSON.stringify([key, content]);
  });
  // Clues from both ends of a line have the same cells.
  return `${parts.toSorted().join()} ${JSON.stringify(item)}`;
}

/** The model as data in one order. */
function modelOf(family: AnyFamily, puzzle: Puzzle): unknown {
  const { model } = family.formulations[0]!.formulate(puzzle, { presolve: false });
  const rows = model.rows.flatMap(({ variables, coefficients, lower, upper }) => {
    const terms = variables.map((variable, index) => [variable, coefficients[index]!] as const);
    // Where nothing may be, one row or several exclude the same: variables are never below zero.
    const excludes = upper === 0 && lower <= 0 && coefficients.every((coefficient) => coefficient > 0);
    const parts = excludes ? terms.map(([variable]) => [[variable, 1] as const]) : [terms.toSorted()];
    return parts.map((part) => JSON.stringify([part, excludes ? 0 : lower, upper]));
  });
  return [model.variables.length, [...new Set(rows)].toSorted()];
}

function damageProblems(
  family: AnyFamily,
  codec: AnyCodec,
  text: string,
  rng: Rng,
  tally: Tally,
): readonly Problem[] {
  for (let number = 0; number < DAMAGES; number++) {
    const source = damaged(text, rng.fork(`damage ${number}`));
    const shown = JSON.stringify(source.text);
    try {
      codec.recognises(source);
      codec.pieces?.(source);
      const decoded = codec.decode(source);
      tally.add('checks', decoded.ok ? 'damaged text still read' : 'damaged text refused');
      if (!decoded.ok && decoded.issues.length === 0)
        return [{ code: 'no-issue', message: `${shown} is refused without an issue` }];
      if (
        decoded.ok &&
        !isDeepStrictEqual(family.readPuzzle(decoded.value.puzzle), { ok: true, value: decoded.value.puzzle })
      )
        return [
          { code: 'ill-formed', message: `${shown} is read as ${JSON.stringify(decoded.value.puzzle)}` },
        ];
    } catch (error) {
      return [
        { code: 'damage-throws', message: `${shown}: ${error instanceof Error ? error.stack : error}` },
      ];
    }
  }
  return [];
}

const INSERTS = [
  '',
  '0',
  '-',
  '9'.repeat(30),
  '\n',
  ' ',
  '"',
  '{',
  ']',
  ',',
  '\u0000',
  '\u001b[31m',
  '/',
  '#',
  'é',
  '\ud800',
];

/** The text with a part exchanged, doubled or cut off; sometimes its bytes changed. */
function damaged(text: string, rng: Rng): Source {
  const from = rng.integer(text.length + 1);
  const to = Math.min(text.length, from + rng.integer(rng.integer(3) === 0 ? 40 : 4));
  switch (rng.integer(6)) {
    case 0:
      return textSource(text.slice(0, from));
    case 1:
      return textSource(text.slice(0, to) + text.slice(from));
    case 2: {
      const { bytes } = textSource(text);
      return byteSource(bytes.length === 0 ? bytes : bytes.with(rng.integer(bytes.length), rng.integer(256)));
    }
    case 3:
      return textSource(text.slice(0, from) + (text[rng.integer(text.length)] ?? '') + text.slice(to));
    default:
      return textSource(text.slice(0, from) + rng.pick(INSERTS) + text.slice(to));
  }
}
