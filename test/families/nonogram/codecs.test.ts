/** Laws of the nonogram formats: written texts are read back, and what a format cannot hold is named. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NonogramDocument } from '../../../src/families/nonogram/codecs/format.js';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { puzzleOfPicture, solutionOfCells } from '../../../src/families/nonogram/puzzle.js';
import { LONGEST_SIDE } from '../../../src/families/nonogram/reading.js';
import { textSource } from '../../../src/formats/source.js';

const HOLD_CREDITS = ['json', 'non', 'webpbn', 'pbm', 'text'];
/** The credits of formats that have no place for all of them. */
const SOME_CREDITS: Readonly<Record<string, readonly string[]>> = {
  pzpr: ['author', 'catalogue', 'description'],
  penpa: ['title', 'author', 'catalogue', 'description'],
  ipuz: ['title', 'author', 'copyright', 'description'],
  woven: ['title', 'author', 'license', 'catalogue', 'description'],
};
const HOLD_GIVEN = ['json', 'tatham', 'text'];

const codecOf = (format: string) => nonogram.codecs.find((codec) => codec.format === format)!;

/** Text that formats of lines and tags could stumble over, on one line and without space at the ends. */
const creditText = fc
  .stringMatching(/^[!-~é☃🙂](?:[ -~é☃🙂]{0,20}[!-~é☃🙂])?$/u)
  .filter((text) => text === text.trim());

const credits = fc.record(
  {
    title: creditText,
    author: creditText,
    copyright: creditText,
    license: creditText,
    catalogue: creditText,
    description: creditText,
  },
  { requiredKeys: [] },
);

/** A random picture with its clues, perhaps some of its cells given, perhaps with its solution. */
const documents: fc.Arbitrary<NonogramDocument> = fc
  .record({
    rows: fc.integer({ min: 1, max: 12 }),
    columns: fc.integer({ min: 1, max: 12 }),
    bits: fc.infiniteStream(fc.constantFrom(0, 1)),
    shown: fc.option(fc.infiniteStream(fc.boolean()), { nil: undefined }),
    solved: fc.boolean(),
    credits,
  })
  .map(({ rows, columns, bits, shown, solved, credits }) => {
    const cells = Array.from({ length: rows * columns }, () => bits.next().value as number);
    const solution = solutionOfCells(cells, rows, columns);
    const puzzle = puzzleOfPicture(cells, rows, columns);
    const given =
      shown === undefined
        ? {}
        : { given: solution.map((row) => row.replace(/./g, (cell) => (shown.next().value ? cell : '?'))) };
    return { puzzle: { ...puzzle, ...given }, credits, ...(solved ? { solution } : {}) };
  });

const WRITTEN = nonogram.codecs.filter(({ readOnly }) => !readOnly);

describe.each(WRITTEN)('$format', (codec) => {
  it('reads back what it writes, recognised by no format before it', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const encoded = codec.encode(document);
        const cannot =
          (document.puzzle.given !== undefined && !HOLD_GIVEN.includes(codec.format)) ||
          (document.solution === undefined && codec.needsSolution);
        expect(encoded.ok).toBe(!cannot);
        if (!encoded.ok) return;
        const source = textSource(encoded.value);
        expect(nonogram.codecs.find((other) => other.recognises(source))).toBe(codec);
        const decoded = codec.decode(source);
        if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
        expect(decoded.value.puzzle).toEqual(document.puzzle);
        const held = Object.entries(document.credits).filter(
          ([credit]) => HOLD_CREDITS.includes(codec.format) || SOME_CREDITS[codec.format]?.includes(credit),
        );
        expect(decoded.value.credits).toEqual(Object.fromEntries(held));
        if (HOLD_CREDITS.includes(codec.format)) expect(decoded.value.solution).toEqual(document.solution);
        expect(codec.encode(decoded.value)).toEqual(encoded);
      }),
      { numRuns: 200 },
    );
  });

  it('refuses to write a puzzle that is not well-formed', () => {
    const broken = { family: 'nonogram', rows: [[2]], columns: [[1]] } as const;
    expect(codec.encode({ puzzle: broken, credits: {} })).toMatchObject({ ok: false });
  });
});

describe('what a format cannot hold', () => {
  const puzzle = { family: 'nonogram', rows: [[1]], columns: [[1]] } as const;

  it.each(WRITTEN.map(({ format }) => format).filter((format) => !HOLD_GIVEN.includes(format)))(
    '%s has no place for given cells',
    (format) => {
      const encoded = codecOf(format).encode({
        puzzle: { ...puzzle, given: ['#'] },
        solution: ['#'],
        credits: {},
      });
      expect(encoded).toMatchObject({ ok: false, issues: [{ code: 'format-cannot-hold' }] });
    },
  );

  it('a picture file needs the solution', () => {
    const encoded = codecOf('pbm').encode({ puzzle, credits: {} });
    expect(encoded).toMatchObject({ ok: false, issues: [{ code: 'solution-needed' }] });
  });

  it.each(['non', 'webpbn', 'pbm', 'text'])('%s writes no solution that contradicts the puzzle', (format) => {
    const encoded = codecOf(format).encode({ puzzle, solution: ['.'], credits: {} });
    expect(encoded).toMatchObject({ ok: false, issues: [{ code: 'solution-contradicts-clues' }, {}] });
  });

  it('says where a solution contradicts a given cell', () => {
    const free = { family: 'nonogram', rows: [[1], [1]], columns: [[1], [1]], given: ['??', '.?'] } as const;
    const encoded = codecOf('text').encode({ puzzle: free, solution: ['.#', '#.'], credits: {} });
    expect(encoded).toMatchObject({
      ok: false,
      issues: [
        {
          code: 'solution-contradicts-given',
          message: 'The given cell in column 1 is ., but the solution has #.',
          place: { part: 'given, row 2' },
        },
      ],
    });
  });

  it('fills up the short lines of the widest picture that there is', () => {
    const longest = textSource(`${'#'.repeat(LONGEST_SIDE)}\n#\n`);
    const decoded = codecOf('text').decode(longest);
    if (!decoded.ok) expect.fail(JSON.stringify(decoded.issues));
    expect(decoded.value.puzzle.rows).toEqual([[LONGEST_SIDE], [1]]);
  });

  it('puts credits of several lines on one', () => {
    const document = { puzzle, credits: { title: ' two\r\n  lines ', description: '\n' } };
    for (const format of ['non', 'webpbn', 'text']) {
      const encoded = codecOf(format).encode(document);
      const decoded = encoded.ok && codecOf(format).decode(textSource(encoded.value));
      expect(decoded).toMatchObject({ ok: true, value: { credits: { title: 'two lines' } } });
    }
  });
});

describe('long runs of open cells in Pattern ids', () => {
  it.each([24, 25, 26, 49, 50, 51])('%i cells before a given one', (run) => {
    const width = run + 2;
    const given = [`${'?'.repeat(run)}#?`];
    const columns = Array.from({ length: width }, (_, column) => (column === run ? [1] : []));
    const puzzle = { family: 'nonogram', rows: [[1]], columns, given } as const;
    const encoded = codecOf('tatham').encode({ puzzle, credits: {} });
    expect(encoded.ok && codecOf('tatham').decode(textSource(encoded.value))).toEqual({
      ok: true,
      value: { puzzle, credits: {} },
    });
  });
});

describe('wide bitmaps', () => {
  it('keep lines within 70 characters', () => {
    const columns = Array.from({ length: 150 }, () => [1]);
    const document = {
      puzzle: { family: 'nonogram', rows: [[150]], columns },
      solution: ['#'.repeat(150)],
      credits: {},
    } as const;
    const encoded = codecOf('pbm').encode(document);
    if (!encoded.ok) throw new Error('not written');
    expect(Math.max(...encoded.value.split('\n').map((line) => line.length))).toBe(70);
    expect(codecOf('pbm').decode(textSource(encoded.value))).toEqual({ ok: true, value: document });
  });
});
