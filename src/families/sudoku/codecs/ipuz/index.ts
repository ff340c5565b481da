/**
 * Sudokus as ipuz documents: rows of givens in `puzzle` (0 or null for open cells), `charset` for their
 * characters, `"boxes": false` where there are none, `zones` whose characters differ (the regions of a
 * jigsaw come first), `cages` with sums, signs between cells as styles, and `solution`. Latin squares, both
 * diagonals and further boxes are kinds.
 */
import { z } from 'zod';
import {
  type Cell,
  cellsOf,
  describeCell,
  failure,
  issue,
  type Result,
  readAll,
  sizeOfRows,
  success,
} from '../../../../core/index.js';
import {
  cellsOfGroup,
  charsetOf,
  groupOf,
  IPUZ_CELL,
  IPUZ_CONTENT,
  IPUZ_GROUP,
  IPUZ_STYLES,
  ipuzFormat,
  ipuzGroups,
  numberOfContent,
} from '../../../kit/codecs/ipuz.js';
import { usualBox } from '../../box.js';
import type { Constraint, KillerCage } from '../../constraints/index.js';
import { type SudokuPuzzle, type SudokuSolution, sideOf } from '../../puzzle.js';
import { LARGEST_SIDE } from '../../reading.js';
import { boxesOrRegions, boxNumbers } from '../box-regions.js';
import { type SudokuDraft, type SudokuFormat, unheld } from '../format.js';
import { cageOf, IPUZ_CAGE, writeCage } from './cages.js';
import { readSigns, unheldSign, writeSigns } from './signs.js';

/** The kinds that are rules by themselves, and the constraints of these. */
const RULES = { 'sudoku/diagonalsudoku': 'diagonals', 'sudoku/hypersudoku': 'windoku' } as const;
const [LATIN, JIGSAW, KILLER] = ['sudoku/latinsquare', 'sudoku/jigsawsudoku', 'sudoku/killersudoku'];
const HELD = ['killer-cage', 'extra-region', 'inequality', ...Object.values(RULES)];

const DOCUMENT = z.looseObject({
  charset: z.string().nullish(),
  boxes: z.boolean().nullish(),
  puzzle: z.array(z.array(IPUZ_CELL)),
  saved: z.array(z.array(z.union([IPUZ_CELL, z.array(IPUZ_CONTENT)]))).nullish(),
  solution: z.array(z.array(IPUZ_CELL)).nullish(),
  styles: IPUZ_STYLES,
  zones: ipuzGroups(IPUZ_GROUP).nullish(),
  cages: ipuzGroups(IPUZ_CAGE).nullish(),
});
type Document = z.infer<typeof DOCUMENT>;

export const ipuz: SudokuFormat = ipuzFormat<SudokuPuzzle, SudokuSolution, Document>({
  description: 'ipuz document (JSON) of a kind of Sudoku',
  kind: 'sudoku',
  kinds: ['sudoku', 'sudoku/wordoku', LATIN!, JIGSAW!, KILLER!, ...Object.keys(RULES)],
  longestSide: LARGEST_SIDE,
  schema: DOCUMENT,
  read: readDocument,
  lacks: (puzzle) =>
    unheld('ipuz', puzzle, {
      regions: true,
      types: HELD,
      ...(puzzle.regions === 'none' && { noRegions: true as const }),
    }) ?? unheldSign(puzzle),
  write: ({ puzzle, solution }) => {
    const charset = charsetOf(puzzle.grid.length);
    const signOf = (number: number): string | number => charset[number - 1] ?? 0;
    const { kinds, zones, cages } = partsOf(puzzle);
    return {
      kind: ['sudoku', ...kinds].map((kind) => `http://ipuz.org/${kind}#1`),
      charset,
      boxes: puzzle.box !== undefined && !kinds.includes(JIGSAW!),
      puzzle: writeSigns(puzzle, signOf),
      ...(zones.length > 0 && { zones: zones.map(groupOf) }),
      ...(cages.length > 0 && { cages: cages.map(writeCage), cageborder: 'dashed' }),
      ...(solution !== undefined && { solution: solution.map((row) => row.map(signOf)) }),
    };
  },
});

function readDocument(document: Document, kinds: readonly string[]): Result<SudokuDraft> {
  const { puzzle, solution, saved, boxes } = document;
  const side = puzzle.length;
  const charset = document.charset ?? charsetOf(side);
  const numbers = (grid: typeof puzzle): number[][] =>
    grid.map((row) => row.map(({ content }) => numberOfContent(content, charset)));
  const zones = readAll((document.zones ?? []).entries(), ([at, zone]) =>
    cellsOfGroup(zone, side, `zones[${at}]`),
  );
  if (!zones.ok) return zones;
  const cages = readAll((document.cages ?? []).entries(), ([at, cage]) => cageOf(cage, side, `cages[${at}]`));
  if (!cages.ok) return cages;
  const signs = readSigns(
    puzzle.map((row) => row.map(({ style }) => style)),
    document.styles ?? {},
  );
  if (!signs.ok) return signs;
  const jigsaw = kinds.includes(JIGSAW!) ? regionsFirst(zones.value, side) : success(undefined);
  if (!jigsaw.ok) return jigsaw;
  const isWithout = boxes === false || kinds.includes(LATIN!);
  const grid = numbers(puzzle);
  const constraints = [
    ...Object.entries(RULES).flatMap(([kind, type]) => (kinds.includes(kind) ? [{ type }] : [])),
    ...zones.value.slice(jigsaw.value?.count ?? 0).map((cells) => ({ type: 'extra-region', cells })),
    ...cages.value,
    ...signs.value,
  ];
  const areas =
    jigsaw.value !== undefined
      ? boxesOrRegions(jigsaw.value.regions)
      : isWithout
        ? { regions: 'none' as const }
        : { box: usualBox(Math.max(side, 1)) };
  const entered = saved?.map((row, r) =>
    row.map((cell, c) =>
      Array.isArray(cell)
        ? cell.map((one) => numberOfContent(one, charset))
        : numberOfContent(cell.content, charset) || (grid[r]?.[c] ?? 0),
    ),
  );
  return success({
    puzzle: { family: 'sudoku', ...areas, grid, constraints },
    ...(entered && { state: entered }),
    ...(solution && { solution: () => success(numbers(solution)) }),
  });
}

/** The regions that the first zones are, as many as it takes until each cell has one. */
function regionsFirst(
  zones: readonly (readonly Cell[])[],
  side: number,
): Result<{ readonly regions: readonly (readonly (number | null)[])[]; readonly count: number }> {
  const regions = Array.from({ length: side }, () => new Array<number | null>(side).fill(null));
  let open = side * side;
  let count = 0;
  for (const cells of zones) {
    if (open === 0) break;
    for (const cell of cells) {
      const [row, column] = cell;
      const owner = regions[row]![column] ?? count;
      if (owner !== count) {
        const message = `The cell at ${describeCell(cell)} is in zones[${owner}] too; the first zones are the regions of a jigsaw, of which each cell is expected in one.`;
        return failure(issue('format-unsupported', message, { part: `zones[${count}]` }));
      }
      if (regions[row]![column] === null) open--;
      regions[row]![column] = count;
    }
    count++;
  }
  return success({ regions, count });
}

/** The kinds, zones and cages of a puzzle. */
function partsOf(puzzle: SudokuPuzzle): {
  readonly kinds: readonly string[];
  readonly zones: readonly (readonly Cell[])[];
  readonly cages: readonly KillerCage[];
} {
  const { constraints = [], regions, box } = puzzle;
  const ofType = (type: string): readonly Constraint[] => constraints.filter((one) => one.type === type);
  const drawn = Array.isArray(regions) ? regions : hasUsualBox(puzzle) ? undefined : box && boxNumbers(box);
  const cages = ofType('killer-cage') as readonly KillerCage[];
  const extra = ofType('extra-region') as readonly KillerCage[];
  return {
    kinds: [
      ...(regions === 'none' ? [LATIN!] : []),
      ...(drawn === undefined ? [] : [JIGSAW!]),
      ...(cages.length === 0 ? [] : [KILLER!]),
      ...Object.entries(RULES).flatMap(([kind, type]) => (ofType(type).length > 0 ? [kind] : [])),
    ],
    zones: [...(drawn === undefined ? [] : cellsByRegion(drawn)), ...extra.map(({ cells }) => cells)],
    cages,
  };
}

function hasUsualBox(puzzle: SudokuPuzzle): boolean {
  if (puzzle.box === undefined) return false;
  const usual = usualBox(sideOf(puzzle));
  return puzzle.box.every((length, at) => length === usual[at]);
}

function cellsByRegion(regions: readonly (readonly (number | null)[])[]): readonly (readonly Cell[])[] {
  const numbers = [...new Set(regions.flat())].sort((one, other) => Number(one) - Number(other));
  const cells = cellsOf(sizeOfRows(regions));
  return numbers.map((number) => cells.filter(([row, column]) => regions[row]![column] === number));
}
