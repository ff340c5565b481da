/**
 * The JSON of SudokuPad. It knows the givens, regions, cages with sums, and switches of the whole grid as
 * rules; all else is drawn, and its rules stand in the text alone.
 */
import { z } from 'zod';
import {
  type Cell,
  describeCell,
  failure,
  flatMapCells,
  issue,
  type Result,
  rowsOf,
  success,
} from '../../../../core/index.js';
import { quote } from '../../../../formats/index.js';
import type { Credits } from '../../../contract/family.js';
import { tooLarge } from '../../../kit/codecs/too-large.js';
import { isWhole, readShape } from '../../../kit/read-json.js';
import type { SudokuPuzzle } from '../../puzzle.js';
import { LARGEST_SIDE } from '../../reading.js';
import { boxesOrRegions } from '../box-regions.js';
import type { SudokuDraft } from '../format.js';
import { drawingWarnings } from '../shapes.js';
import { solutionOf } from '../solution.js';
import { CAGE, drawnCage, ruleOfCage, TEXT } from './cages.js';
import { readSudokupadCosmetics, SUDOKUPAD_COSMETICS } from './cosmetics.js';

/** Marks that a setter has put into a cell: a list, or one. */
const MARKS = z.union([TEXT, z.array(TEXT)]);
const CELLS = z.array(z.tuple([z.number(), z.number()]));
const PUZZLE = z.looseObject({
  cells: z.array(z.array(z.looseObject({ value: TEXT, centremarks: MARKS, pencilMarks: MARKS }))),
  regions: z.array(CELLS).nullish(),
  cages: z.array(CAGE).nullish(),
  metadata: z.looseObject({}).nullish(),
  // So the site's own reader of f-puzzles spells it.
  metaData: z.looseObject({}).nullish(),
  global: z.array(z.string()).nullish(),
  foglight: CELLS.nullish(),
  ...SUDOKUPAD_COSMETICS,
});
type Json = z.infer<typeof PUZZLE>;

/** Switches by their names in `global`; in `metadata` some are true. */
export const SWITCHES: Readonly<Record<string, string>> = {
  antiknight: 'anti-knight',
  antiking: 'anti-king',
  nonconsecutive: 'non-consecutive',
  disjoint: 'disjoint-groups',
};

/** Reads the JSON of a puzzle, of any shape. */
export function readSudokupad(json: unknown): Result<SudokuDraft> {
  const large = tooLarge(json, 'cells', LARGEST_SIDE);
  if (large !== undefined) return failure(large);
  const shape = readShape(PUZZLE, json);
  if (!shape.ok) return shape;
  const { cells, cages, foglight } = shape.value;
  const side = cells.length;
  if (!cells.every((row) => row.length === side)) {
    const message = `The grid has ${side} rows of ${cells[0]?.length} cells; as many rows as columns are expected.`;
    return failure(issue('grid-size', message));
  }
  const words = flatMapCells(cells, ({ value }, cell) =>
    Number.isNaN(Number(value ?? 0)) ? [`${quote(String(value))} stands at ${describeCell(cell)}`] : [],
  );
  if (words.length > 0) {
    return failure(
      issue('format-unsupported', `${words[0]}; numbers are expected as givens.`, { part: 'cells' }),
    );
  }
  const said = saidBy(shape.value);
  const switches = switchesOf(shape.value);
  if (!switches.ok) return switches;
  const drawing = readSudokupadCosmetics(
    shape.value,
    (cages ?? []).flatMap((cage) => drawnCage(cage, switches.value)),
    flatMapCells(cells, ({ centremarks, pencilMarks }, cell) => [
      { cell, centre: [centremarks ?? []].flat(), corner: [pencilMarks ?? []].flat() },
    ]),
  );
  const constraints = [
    ...switches.value.map((type) => ({ type })),
    ...(cages ?? []).flatMap((cage) => ruleOfCage(cage, switches.value)),
    ...(foglight?.length ? [{ type: 'fog', cells: foglight }] : []),
    ...drawing,
  ];
  const grid = cells.map((row) => row.map(({ value }) => Number(value ?? 0)));
  const puzzle = { family: 'sudoku', ...layoutOf(shape.value, side), grid, constraints };
  const { title, author, rules, solution = '' } = said;
  const full = solutionOf(puzzle, [[...solution]]);
  const warnings = warningsOf(drawing, rules);
  return success({
    puzzle,
    ...(warnings.length > 0 && { warnings }),
    credits: filled({ title, author, description: rules }),
    ...(full !== undefined && { solution: () => success(full) }),
  });
}

/** Sentences about drawings and words that may be rules. */
function warningsOf(drawing: ReturnType<typeof readSudokupadCosmetics>, rules = ''): readonly string[] {
  return [
    ...drawingWarnings(drawing),
    ...(rules.trim() === ''
      ? []
      : ['The puzzle has rules in words, which are kept as the description and not read.']),
  ];
}

function filled(credits: { readonly [key in keyof Credits]: string | undefined }): Credits {
  return Object.fromEntries(Object.entries(credits).filter(([, text]) => text?.trim()));
}

/** Texts about the puzzle by their names: from `metadata`, and from cages without cells, `title: …`. */
function saidBy({ metaData, metadata, cages }: Json): Readonly<Record<string, string | undefined>> {
  const inCages = (cages ?? [])
    .filter(({ cells }) => (cells ?? []).length === 0)
    .flatMap(({ value }) => {
      const [, name, text] = /^(\w+):\s*(.*)$/s.exec(String(value ?? '')) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), text!] as const];
    });
  const texts = Object.entries({ ...metaData, ...metadata }).filter(([, text]) =>
    ['string', 'number'].includes(typeof text),
  );
  return Object.fromEntries([...inCages, ...texts.map(([name, text]) => [name, String(text)] as const)]);
}

function switchesOf({ global, metaData, metadata }: Json): Result<readonly string[]> {
  const said: Readonly<Record<string, unknown>> = { ...metaData, ...metadata };
  const isOn = (name: string): boolean => said[name] === true || said[name] === 'true';
  const named = Object.keys(SWITCHES).filter(isOn);
  if (isOn('norowcol')) {
    return failure(
      issue(
        'format-unsupported',
        'Rows and columns without the rule of Sudoku ("norowcol") are not supported.',
      ),
    );
  }
  const names = [...new Set([...(global ?? []), ...named])];
  const unknown = names.find((name) => !Object.hasOwn(SWITCHES, name));
  if (unknown !== undefined) {
    const message = `The rule ${JSON.stringify(unknown)} of the whole grid is not supported.`;
    return failure(issue('format-unsupported', message, { part: 'global' }));
  }
  return success(names.map((name) => SWITCHES[name]!));
}

function layoutOf({ regions }: Json, side: number): Pick<SudokuPuzzle, 'box' | 'regions'> {
  const owners = new Array<number | null>(side * side).fill(null);
  for (const [region, cells] of (regions ?? []).entries()) {
    for (const [row, column] of cells as readonly Cell[]) {
      const index = row * side + column;
      if (index in owners && column < side) owners[index] = region;
    }
  }
  return boxesOrRegions(rowsOf(owners, side));
}
