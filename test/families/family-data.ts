/** A family's readers, formats, examples, copies and pictures held against each other, without its rules. */
import { expect } from 'vitest';
import { type Cell, cellCode, cellsOf, type Result, type Size } from '../../src/core/index.js';
import { renderSvg, renderTerminal, type Scene } from '../../src/draw/index.js';
import type { Mark, StateView } from '../../src/families/contract/explaining.js';
import type {
  Codec,
  Counterexample,
  Example,
  Guide,
  Puzzle,
  View,
} from '../../src/families/contract/family.js';
import { textSource } from '../../src/formats/source.js';

/** A family's parts that need no rules. */
export interface FamilyData<P extends Puzzle, S> {
  readonly codecs: readonly Codec<P, S>[];
  readonly examples: readonly Example<P, S>[];
  readonly counterexamples: readonly Counterexample[];
  readPuzzle(json: unknown): Result<P>;
  readSolution(json: unknown, puzzle: P): Result<S>;
  variants(puzzle: P): readonly P[];
  picture(puzzle: P, view: View<S>): Scene;
  statePicture(puzzle: P, view: StateView): Scene;
  readonly guide: Guide;
}

/** Reads a text in a format, or throws its issues. */
export function decoded<P extends Puzzle, S>(
  { codecs }: Pick<FamilyData<P, S>, 'codecs'>,
  format: string,
  text: string,
): P {
  const read = codecs.find((codec) => codec.format === format)!.decode(textSource(text));
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value.puzzle;
}

/** The text of a puzzle in a format, without the line end; or its first issue. */
export function encoded<P extends Puzzle, S>(
  { codecs }: Pick<FamilyData<P, S>, 'codecs'>,
  format: string,
  puzzle: P,
): string {
  const text = codecs.find((codec) => codec.format === format)!.encode({ puzzle, credits: {} });
  return text.ok ? text.value.replace(/\n$/, '') : `${text.issues[0]!.code}: ${text.issues[0]!.message}`;
}

/** The issues of a text in a format, as JSON. */
export function issuesOf<P extends Puzzle, S>(
  { codecs }: Pick<FamilyData<P, S>, 'codecs'>,
  format: string,
  text: string,
) {
  const read = codecs.find((codec) => codec.format === format)!.decode(textSource(text));
  return read.ok ? 'read' : JSON.stringify(read.issues);
}

/** Every format that can hold an example gives it back, with its solution where it has a place for one. */
export function expectFormatsToKeepExamples<P extends Puzzle, S>(data: FamilyData<P, S>): void {
  for (const { name, puzzle, solution } of data.examples) {
    for (const codec of data.codecs) {
      const document = { puzzle, ...(solution === undefined ? {} : { solution }), credits: {} };
      const text = codec.encode(document);
      if (!text.ok) {
        expect(
          text.issues.map(({ code }) => code),
          `${name}, ${codec.format}`,
        ).toEqual(['format-cannot-hold']);
        continue;
      }
      const read = codec.decode(textSource(text.value));
      expect(read, `${name}, ${codec.format}`).toMatchObject({ ok: true, value: { puzzle } });
      if (!read.ok || read.value.solution === undefined) continue;
      expect(read.value.solution).toEqual(solution);
      expect(codec.encode(read.value)).toEqual(text);
    }
  }
}

/** Examples are well-formed as they are written, and every counterexample has its issue and no other. */
export function expectReadersToKnowExamples<P extends Puzzle, S>(data: FamilyData<P, S>): void {
  for (const { name, puzzle, solution } of data.examples) {
    expect(data.readPuzzle(puzzle), name).toEqual({ ok: true, value: puzzle });
    if (solution !== undefined)
      expect(data.readSolution(solution, puzzle)).toEqual({ ok: true, value: solution });
  }
  for (const { code, json } of data.counterexamples) {
    const read = data.readPuzzle(json);
    expect(read.ok ? [] : [...new Set(read.issues.map((found) => found.code))], code).toEqual([code]);
  }
}

/** Copies are in their one notation, the puzzle is among them, and all of them have the same copies. */
export function expectCopiesToAgree<P extends Puzzle, S>(data: FamilyData<P, S>): void {
  const keys = (puzzle: P): readonly string[] =>
    [...new Set(data.variants(puzzle).map((copy) => JSON.stringify(data.readPuzzle(copy))))].sort();
  for (const { name, puzzle } of data.examples) {
    const copies = data.variants(puzzle);
    for (const copy of copies) expect(data.readPuzzle(copy), name).toEqual({ ok: true, value: copy });
    expect(copies, name).toContainEqual(puzzle);
    expect(keys(copies.at(-1)!), name).toEqual(keys(puzzle));
  }
}

/** Pictures keep their size when the solution is known, and can be rendered. */
export function expectPicturesOfOneSize<P extends Puzzle, S>(data: FamilyData<P, S>): void {
  for (const { puzzle, solution } of data.examples) {
    const plain = data.picture(puzzle, {});
    expect(renderSvg(plain)).toContain('<svg');
    if (solution === undefined) continue;
    const solved = data.picture(puzzle, { solution });
    expect([solved.width, solved.height]).toEqual([plain.width, plain.height]);
    expect(solved.title).toBe(`${plain.title}, solution`);
    expect(renderTerminal(solved, { unicode: false })).not.toBe(renderTerminal(plain, { unicode: false }));
  }
}

/** The guide shows a small puzzle that has one solution. */
export function expectGuideToShowExample<P extends Puzzle, S>({ guide, examples }: FamilyData<P, S>): void {
  const shown = examples.find(({ name }) => name === guide.example);
  expect(shown).toMatchObject({ verdict: 'unique' });
  expect(guide.paragraphs.length).toBeGreaterThan(1);
}

/** A state shows what is known and what is concluded, on a picture of the size of the puzzle's. */
export function expectStateToShow<P extends Puzzle, S>(
  { picture, statePicture }: FamilyData<P, S>,
  puzzle: P,
  view: StateView,
  shown: string,
): void {
  const [plain, state] = [picture(puzzle, {}), statePicture(puzzle, view)];
  expect([state.width, state.height]).toEqual([plain.width, plain.height]);
  expect(renderTerminal(state, { unicode: true })).toBe(shown);
}

/** A mark for each cell of a grid. */
export function cellMarks(size: Size): readonly Mark[] {
  return cellsOf(size).map(markOf);
}

/** A mark for each number in each cell of a square grid. */
export function numberMarks(side: number): readonly Mark[] {
  return cellsOf({ rows: side, columns: side }).flatMap((cell) =>
    Array.from({ length: side }, (_, number) => markOf(cell, number)),
  );
}

function markOf(cell: Cell, variable: number): Mark {
  const words = { one: 'holds', many: 'hold' };
  return { variable, cells: [cell], place: cellCode(cell), yes: words, no: words };
}
