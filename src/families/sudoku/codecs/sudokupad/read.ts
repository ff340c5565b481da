/**
 * The JSON of SudokuPad. It knows the givens, regions, cages with sums, and switches of the whole grid as
 * rules; all else is drawn, and its rules stand in the text alone.
 */
import { z } from 'zod';
import { type Cell, failure, issue, type Result, rowsOf, success } from '../../../../core/index.js';
import type { Credits } from '../../../contract/family.js';
import { readShape } from '../../../kit/read-json.js';
import type { SudokuPuzzle } from '../../puzzle.js';
import { boxesOrRegions } from '../box-regions.js';
import type { SudokuDraft } from '../format.js';
import { solutionOf } from '../solution.js';
import { readSudokupadCosmetics, SUDOKUPAD_COSMETICS } from './cosmetics.js';

const TEXT = z.union([z.string(), z.number()]).nullish();
const CELLS = z.array(z.tuple([z.number(), z.number()]));
const CAGE = z.looseObject({
  cells: CELLS.nullish(),
  value: TEXT,
  sum: TEXT,
  unique: z.boolean().nullish(),
  style: z.string().nullish(),
  hidden: z.boolean().nullish(),
});
const PUZZLE = z.looseObject({
  cells: z.array(z.array(z.looseObject({ value: TEXT }))),
  regions: z.array(CELLS).nullish(),
  cages: z.array(CAGE).nullish(),
  metadata: z.looseObject({}).nullish(),
  global: z.array(z.string()).nullish(),
  foglight: CELLS.nullish(),
  ...SUDOKUPAD_COSMETICS,
});
type Json = z.infer<typeof PUZZLE>;
type Cage = z.infer<typeof CAGE>;

/** Switches by their names in `global`; in `metadata` some are true. */
const SWITCHES: Readonly<Record<string, string>> = {
  antiknight: 'anti-knight',
  antiking: 'anti-king',
  nonconsecutive: 'non-consecutive',
  disjoint: 'disjoint-groups',
};

/** Reads the JSON of a puzzle, of any shape. */
export function readSudokupad(json: unknown): Result<SudokuDraft> {
  const shape = readShape(PUZZLE, json);
  if (!shape.ok) return shape;
  const { cells, cages, foglight } = shape.value;
  const side = cells.length;
  if (!cells.every((row) => row.length === side)) {
    const message = `The grid has ${side} rows of ${cells[0]?.length} cells; as many rows as columns are expected.`;
    return failure(issue('grid-size', message));
  }
  const said = saidBy(shape.value);
  const switches = switchesOf(shape.value);
  if (!switches.ok) return switches;
  const constraints = [
    ...switches.value.map((type) => ({ type })),
    ...(cages ?? []).flatMap((cage) => cageOf(cage, switches.value)),
    ...(foglight?.length ? [{ type: 'fog', cells: foglight }] : []),
    ...readSudokupadCosmetics(shape.value),
  ];
  const grid = cells.map((row) => row.map(({ value }) => Number(value ?? 0)));
  const puzzle = { family: 'sudoku', ...layoutOf(shape.value, side), grid, constraints };
  const { title, author, rules, solution = '' } = said;
  const full = solutionOf(puzzle, [[...solution]]);
  return success({
    puzzle,
    credits: filled({ title, author, description: rules }),
    ...(full !== undefined && { solution: () => success(full) }),
  });
}

function filled(credits: { readonly [key in keyof Credits]: string | undefined }): Credits {
  return Object.fromEntries(Object.entries(credits).filter(([, text]) => text?.trim()));
}

/** Texts about the puzzle by their names: from `metadata`, and from cages without cells, `title: …`. */
function saidBy({ metadata, cages }: Json): Readonly<Record<string, string | undefined>> {
  const inCages = (cages ?? [])
    .filter(({ cells }) => (cells ?? []).length === 0)
    .flatMap(({ value }) => {
      const [, name, text] = /^(\w+):\s*(.*)$/s.exec(String(value ?? '')) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), text!] as const];
    });
  const texts = Object.entries(metadata ?? {}).filter(([, text]) =>
    ['string', 'number'].includes(typeof text),
  );
  return Object.fromEntries([...inCages, ...texts.map(([name, text]) => [name, String(text)] as const)]);
}

function switchesOf({ global, metadata }: Json): Result<readonly string[]> {
  const named = Object.keys(SWITCHES).filter(
    (name) => metadata?.[name] === true || metadata?.[name] === 'true',
  );
  if (metadata?.norowcol === true || metadata?.norowcol === 'true') {
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

/** A cage whose numbers differ; one that says `"unique": false` is a drawing. */
function cageOf(cage: Cage, switches: readonly string[]): readonly object[] {
  const { cells, value, sum, unique, style, hidden, type } = cage;
  const isOfSwitch = type === 'disjoint' && switches.includes('disjoint-groups');
  if (!cells?.length || unique === false || isOfSwitch || type === 'rowcol') return [];
  const number = [sum, value].map((said) => String(said ?? '').trim()).find((said) => /^\d+$/.test(said));
  if (style === 'extraregion' || (hidden && unique && number === undefined)) {
    return cells.length < 2 ? [] : [{ type: 'extra-region', cells }];
  }
  if (number === undefined && !unique) return [];
  return [{ type: 'killer-cage', cells, ...(number !== undefined && { sum: Number(number) }) }];
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
