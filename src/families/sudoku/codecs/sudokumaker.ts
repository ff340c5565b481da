/**
 * Addresses of SudokuMaker, `?puzzle=` and JSON compressed by lz-string: cells by row, and blocks of
 * constraints, each with the number of its type. Read only; blocks that are switched off are passed over,
 * types that are not known are refused by their number. Source: the site does not describe its format; the
 * types are those that the program gridfind (caneff) publishes.
 */
import { z } from 'zod';
import { type Cell, failure, issue, type Result, readAll, rowsOf, success } from '../../../core/index.js';
import { readShape } from '../../kit/read-json.js';
import { LARGEST_SIDE } from '../reading.js';
import { boxesOrRegions } from './box-regions.js';
import type { SudokuDraft, SudokuFormat } from './format.js';
import { readCompressedJson } from './links.js';

const ADDRESS = /^\s*(?:https?:\/\/)?(?:www\.)?sudokumaker\.app\/\S*[?&]puzzle=([^&#\s]+)/i;
const INDEX = z.number().int().min(0);
const CELLS = z.array(INDEX);
const BLOCK = z.looseObject({
  type: z.number().int(),
  disabled: z.boolean().nullish(),
  regions: z.array(z.number().int()).nullish(),
  cells: CELLS.nullish(),
  slow: z.boolean().nullish(),
  thermometers: z.array(CELLS).nullish(),
  cages: z
    .array(z.looseObject({ cells: CELLS, value: z.union([z.number(), z.string()]).nullish() }))
    .nullish(),
  clues: z.array(z.looseObject({ edge: INDEX, value: z.number().int().nullish() })).nullish(),
  negative: z.array(z.unknown()).nullish(),
});
type Block = z.infer<typeof BLOCK>;
const DOCUMENT = z.looseObject({
  puzzle: z.looseObject({
    size: INDEX.nullish(),
    width: INDEX.nullish(),
    height: INDEX.nullish(),
    minDigit: z.number().int().nullish(),
    maxDigit: z.number().int().nullish(),
    cells: z.array(z.looseObject({ given: z.boolean().nullish(), value: z.number().int().nullish() })),
    constraints: z.array(BLOCK).nullish(),
  }),
});

/** Numbers of types: rules of the whole grid, sets of cells, and marks between two cells with their keys. */
const [GIVENS, REGIONS, FALLING, RISING, THERMOMETERS, CAGES, LOOKS] = [0, 1, 10, 11, 300, 301, 2001];
const WHOLE: Readonly<Record<number, string>> = {
  ...{ 12: 'anti-king', 13: 'anti-knight', 14: 'disjoint-groups', 15: 'non-consecutive' },
};
const SETS: Readonly<Record<number, string>> = { 100: 'even', 101: 'odd', 305: 'extra-region' };
const PAIRS: Readonly<Record<number, readonly [type: string, key: string]>> = {
  ...{ 200: ['kropki-white', 'difference'], 201: ['kropki-black', 'ratio'], 202: ['xv', 'sum'] },
};
const CLASSIC = 9;

export const sudokumaker: SudokuFormat = {
  format: 'sudokumaker',
  description: 'SudokuMaker address that holds the puzzle (?puzzle=…)',
  extension: 'url',
  lines: {},
  recognises: ({ text }) => ADDRESS.test(text),
  read: ({ text }) => {
    const packed = ADDRESS.exec(text)?.[1];
    if (packed === undefined)
      return refused('The text is no address of SudokuMaker; one with "?puzzle=…" is expected.');
    const json = readCompressedJson(packed);
    const document = json.ok ? readShape(DOCUMENT, json.value) : json;
    return document.ok ? readPuzzle(document.value.puzzle) : document;
  },
};

function readPuzzle(puzzle: z.infer<typeof DOCUMENT>['puzzle']): Result<SudokuDraft> {
  const { cells, width, height, minDigit, maxDigit, constraints } = puzzle;
  const side = width ?? puzzle.size ?? CLASSIC;
  if ((height ?? side) !== side || cells.length !== side * side) {
    return refused(
      `The puzzle has ${cells.length} cells in ${height ?? side} rows of ${side}; a square grid is expected.`,
    );
  }
  if ((minDigit ?? 1) !== 1 || (maxDigit ?? side) !== side) {
    return refused(`The numbers go from ${minDigit ?? 1} to ${maxDigit ?? side}; 1 to ${side} are expected.`);
  }
  if (side > LARGEST_SIDE) {
    return refused(`The puzzle has ${side} rows; at most ${LARGEST_SIDE} are expected.`);
  }
  const active = [...(constraints ?? []).entries()].filter(([, { disabled }]) => !disabled);
  const [layout, other] = active.filter(([, { type }]) => type === REGIONS);
  if (other !== undefined) {
    return refused('The puzzle has a second block of regions; one is expected.', `constraints[${other[0]}]`);
  }
  const regions = layout?.[1].regions;
  if (regions && regions.length !== side * side) {
    return refused(`The regions name ${regions.length} cells; ${side * side} are expected.`);
  }
  const read = readAll(active, ([at, block]) => constraintsOf(block, side, `constraints[${at}]`));
  if (!read.ok) return read;
  const numbers = (isWanted: (given: boolean) => boolean): readonly (readonly number[])[] =>
    rowsOf(
      cells.map(({ given, value }) => (isWanted(given === true) ? (value ?? 0) : 0)),
      side,
    );
  const isEntered = cells.some(({ given, value }) => given !== true && typeof value === 'number');
  const owners =
    regions &&
    rowsOf(
      regions.map((region) => (region < 0 ? null : region)),
      side,
    );
  return success({
    puzzle: {
      family: 'sudoku',
      ...(owners ? boxesOrRegions(owners) : { regions: 'none' as const }),
      grid: numbers((given) => given),
      constraints: read.value.flat(),
    },
    ...(isEntered && { state: numbers(() => true) }),
    ...(active.some(([, { type }]) => type === LOOKS) && {
      warnings: [
        'The puzzle has cages that are only drawn; if they are rules, an answer is about the other rules alone.',
      ],
    }),
  });
}

/** The constraints of a block. */
function constraintsOf(block: Block, side: number, part: string): Result<readonly object[]> {
  const { type, cells, thermometers, slow, cages, clues, negative } = block;
  const cellOf = (index: number): Cell => [Math.floor(index / side), index % side];
  const steps = Array.from({ length: side }, (_, at) => at);
  if (negative && negative.length > 0) {
    return refused('Marks of which all are given ("negative") are not supported.', part);
  }
  if (type === GIVENS || type === REGIONS || type === LOOKS) return success([]);
  if (type === FALLING) return success([{ type: 'diagonal', cells: steps.map((at) => [at, at]) }]);
  if (type === RISING) return success([{ type: 'diagonal', cells: steps.map((at) => [at, side - 1 - at]) }]);
  if (WHOLE[type] !== undefined) return success([{ type: WHOLE[type] }]);
  if (SETS[type] !== undefined)
    return success(cells?.length ? [{ type: SETS[type], cells: cells.map(cellOf) }] : []);
  if (type === THERMOMETERS) {
    const kind = slow ? { slow: true } : {};
    return success(
      (thermometers ?? []).map((path) => ({ type: 'thermometer', cells: path.map(cellOf), ...kind })),
    );
  }
  if (type === CAGES) {
    return readAll(cages ?? [], (cage) => {
      const sum = Number(cage.value || 0);
      if (!Number.isInteger(sum)) return refused(`The cage has the sum ${JSON.stringify(cage.value)}.`, part);
      // A sum of 0 is none.
      return success({ type: 'killer-cage', cells: cage.cells.map(cellOf), ...(sum !== 0 && { sum }) });
    });
  }
  const pair = PAIRS[type];
  if (pair === undefined) return refused(`The constraint of the type ${type} is not supported.`, part);
  return readAll(clues ?? [], ({ edge, value }) => {
    const around = cellsAtEdge(edge, side);
    if (around === undefined) return refused(`The side ${edge} lies outside the grid.`, part);
    return success({ type: pair[0], cells: around, ...(typeof value === 'number' && { [pair[1]]: value }) });
  });
}

/** Two cells by the number of the side between them: in each row those to the right, then those below. */
function cellsAtEdge(edge: number, side: number): readonly [Cell, Cell] | undefined {
  const [row, offset] = [Math.floor(edge / (2 * side)), edge % (2 * side)];
  if (row >= side) return undefined;
  if (offset >= 1 && offset < side)
    return [
      [row, offset - 1],
      [row, offset],
    ];
  const column = offset - side;
  return column < 0 || row + 1 >= side
    ? undefined
    : [
        [row, column],
        [row + 1, column],
      ];
}

function refused(message: string, part?: string): Result<never> {
  return failure(issue('format-unsupported', message, part === undefined ? undefined : { part }));
}
