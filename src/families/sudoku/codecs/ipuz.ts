/**
 * Sudokus as ipuz documents: JSON with the kind `http://ipuz.org/sudoku`, rows of givens in `puzzle` (0 or
 * null for open cells), `charset` for their characters, `"boxes": false` where there are none, and
 * `solution`. Zones and cages are not read.
 */
import { z } from 'zod';
import { failure, issue, type Result, success } from '../../../core/index.js';
import { jsonPieces, parseJson, type Source } from '../../../formats/index.js';
import { readShape } from '../../kit/read-json.js';
import { usualBox } from '../box.js';
import { characterOfNumber, type SudokuDraft, type SudokuFormat, unheld, unheldBox } from './format.js';

const KIND = 'http://ipuz.org/sudoku';
const CONTENT = z.union([z.string(), z.number(), z.null()]);
const CELL = z.union([
  CONTENT,
  z.looseObject({ cell: CONTENT.optional() }).transform(({ cell }) => cell ?? null),
]);
const TEXT = z.string().nullish();
const DOCUMENT = z.looseObject({
  kind: z.array(z.string()),
  charset: TEXT,
  boxes: z.boolean().nullish(),
  puzzle: z.array(z.array(CELL)),
  solution: z.array(z.array(CELL)).nullish(),
  title: TEXT,
  author: TEXT,
  copyright: TEXT,
  intro: TEXT,
});

/** Parts with rules of their own. */
const FURTHER = ['zones', 'cages'] as const;

export const ipuz: SudokuFormat = {
  format: 'ipuz',
  description: 'ipuz document (JSON) of the kind Sudoku',
  extension: 'ipuz',
  recognises: ({ text }) => /^\s*(?:ipuz\(\s*)?\{/.test(text) && /"https?:\/\/ipuz\.org\/sudoku/.test(text),
  pieces: ({ text }) => jsonPieces(text),
  read: readDocument,
  lacks: (puzzle) =>
    puzzle.regions === 'none' ? unheld('ipuz', puzzle, { noRegions: true }) : unheldBox('ipuz', puzzle),
  write: ({ puzzle, solution, credits: { title, author, copyright, description } }) => {
    const characters = Array.from({ length: puzzle.grid.length }, (_, index) => characterOfNumber(index + 1));
    const signs = (grid: readonly (readonly number[])[]): readonly (readonly (string | number)[])[] =>
      grid.map((row) => row.map((number) => characters[number - 1] ?? 0));
    const document = {
      version: 'http://ipuz.org/v2',
      kind: [`${KIND}#1`],
      ...(title !== undefined && { title }),
      ...(author !== undefined && { author }),
      ...(copyright !== undefined && { copyright }),
      ...(description !== undefined && { intro: description }),
      charset: characters.join(''),
      boxes: puzzle.regions === undefined,
      puzzle: signs(puzzle.grid),
      ...(solution !== undefined && { solution: signs(solution) }),
    };
    return `${JSON.stringify(document)}\n`;
  },
};

function readDocument({ text }: Source): Result<SudokuDraft> {
  const json = parseJson(text.replace(/^\s*ipuz\(([\s\S]*)\)\s*$/, '$1'));
  if (!json.ok) return json;
  const shape = readShape(DOCUMENT, json.value);
  if (!shape.ok) return shape;
  const { kind, boxes, puzzle, solution, title, author, copyright, intro } = shape.value;
  const further = FURTHER.find((part) => Array.isArray(shape.value[part]) && shape.value[part].length > 0);
  const other = kind.find((one) => !/^https?:\/\/ipuz\.org\/sudoku(#\d+)?$/.test(one));
  if (further !== undefined || other !== undefined) {
    const message = `The document has ${JSON.stringify(further ?? other)}, which is not supported; plain Sudokus are.`;
    return failure(issue('format-unsupported', message));
  }
  const side = puzzle.length;
  const charset =
    shape.value.charset ?? Array.from({ length: side }, (_, at) => characterOfNumber(at + 1)).join('');
  const numbers = (grid: typeof puzzle): readonly (readonly number[])[] =>
    grid.map((row) => row.map((content) => numberOf(content, charset)));
  const credits = Object.entries({ title, author, copyright, description: intro }).filter(([, said]) =>
    said?.trim(),
  );
  return success({
    puzzle: {
      family: 'sudoku',
      ...(boxes === false ? { regions: 'none' } : { box: usualBox(Math.max(side, 1)) }),
      grid: numbers(puzzle),
    },
    credits: Object.fromEntries(credits),
    ...(solution && { solution: () => success(numbers(solution)) }),
  });
}

/** The number of a character, 0 for an open cell, -1 for other characters. */
function numberOf(content: z.infer<typeof CONTENT>, charset: string): number {
  const text = String(content ?? 0).trim();
  if (text === '' || text === '0') return 0;
  const at = [...charset].indexOf(text);
  return at < 0 ? -1 : at + 1;
}
