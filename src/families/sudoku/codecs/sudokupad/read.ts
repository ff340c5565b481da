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
import { withoutBlanks } from '../../../kit/codecs/credit-lines.js';
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

/** Switches by their names in `global`; where they are said as well, some are on. */
export const SWITCHES: Readonly<Record<string, string>> = {
  antiknight: 'anti-knight',
  antiking: 'anti-king',
  nonconsecutive: 'non-consecutive',
  disjoint: 'disjoint-groups',
};

/** The switch that takes the rule of rows and columns away. */
const NO_ROWS = 'norowcol';
const ON = ['true', '1'];
const OFF = ['false', '0', ''];

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
  const layout = layoutOf(shape.value, side);
  if (!layout.ok) return layout;
  const said = saidBy(shape.value);
  const switches = switchesOf(said, shape.value.global ?? []);
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
  const puzzle = { family: 'sudoku', ...layout.value, grid, constraints };
  const [title, author, rules, solution = ''] = ['title', 'author', 'rules', 'solution'].map((name) =>
    textOf(said[name]),
  );
  const full = solutionOf(puzzle, [[...solution]]);
  const warnings = warningsOf(drawing, rules);
  return success({
    puzzle,
    ...(warnings.length > 0 && { warnings }),
    credits: withoutBlanks({ title, author, description: rules }),
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

/** Titles, rules and switches by their names: from `metadata`, and from cages without cells, `title: …`. */
function saidBy({ metaData, metadata, cages }: Json): Readonly<Record<string, unknown>> {
  const inCages = (cages ?? [])
    .filter(({ cells }) => (cells ?? []).length === 0)
    .flatMap(({ value }) => {
      const [, name, text] = /^(\w+):\s*(.*)$/s.exec(String(value ?? '')) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), text!] as const];
    });
  return { ...Object.fromEntries(inCages), ...metaData, ...metadata };
}

function textOf(said: unknown): string | undefined {
  return typeof said === 'string' || typeof said === 'number' ? String(said) : undefined;
}

/** The rules of the whole grid that are said or listed. */
function switchesOf(
  said: Readonly<Record<string, unknown>>,
  listed: readonly string[],
): Result<readonly string[]> {
  const wordOf = (name: string): string =>
    String(said[name] ?? '')
      .trim()
      .toLowerCase();
  const known = [...Object.keys(SWITCHES), NO_ROWS];
  const unclear = known.find((name) => ![...ON, ...OFF].includes(wordOf(name)));
  if (unclear !== undefined) {
    const message = `The rule ${JSON.stringify(unclear)} has the value ${JSON.stringify(said[unclear])}; true or false is expected.`;
    return failure(issue('format-unsupported', message, { part: 'metadata' }));
  }
  const isOn = (name: string): boolean => ON.includes(wordOf(name));
  const named = Object.keys(SWITCHES).filter(isOn);
  if (isOn(NO_ROWS)) {
    return failure(
      issue(
        'format-unsupported',
        'Rows and columns without the rule of Sudoku ("norowcol") are not supported.',
      ),
    );
  }
  const names = [...new Set([...listed, ...named])];
  const unknown = names.find((name) => !Object.hasOwn(SWITCHES, name));
  if (unknown !== undefined) {
    const message = `The rule ${JSON.stringify(unknown)} of the whole grid is not supported.`;
    return failure(issue('format-unsupported', message, { part: 'global' }));
  }
  return success(names.map((name) => SWITCHES[name]!));
}

function layoutOf({ regions }: Json, side: number): Result<Pick<SudokuPuzzle, 'box' | 'regions'>> {
  const owners = new Array<number | null>(side * side).fill(null);
  for (const [region, cells] of (regions ?? []).entries()) {
    const wrong = (message: string): Result<never> =>
      failure(issue('format-unsupported', message, { part: `regions[${region}]` }));
    for (const cell of cells as readonly Cell[]) {
      if (!cell.every((index) => isWhole(index, 0, side - 1))) {
        return wrong(
          `The cell [${cell.join(', ')}] lies outside the grid; rows and columns from 0 to ${side - 1} are expected.`,
        );
      }
      const index = cell[0] * side + cell[1];
      const owner = owners[index] ?? region;
      if (owner !== region) {
        return wrong(
          `The cell at ${describeCell(cell)} is in regions[${owner}] too; one region is expected for each cell.`,
        );
      }
      owners[index] = region;
    }
  }
  return success(boxesOrRegions(rowsOf(owners, side)));
}
