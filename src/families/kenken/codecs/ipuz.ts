/**
 * Calcudokus as ipuz documents: a cage is a list of cells with its target as `value` and its operation as
 * `operator`. A cage without an operator is one of a single cell, or one whose operation is not given.
 */
import { z } from 'zod';
import { failure, issue, type Result, readAll, success } from '../../../core/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import {
  cellsOfGroup,
  charsetOf,
  groupOf,
  IPUZ_CELL,
  IPUZ_GROUP,
  IPUZ_SIGNS,
  IPUZ_STYLES,
  type IpuzStyle,
  ipuzFormat,
  ipuzGroups,
  ipuzStyle,
  numberOfContent,
  ruleOfStyle,
} from '../../kit/codecs/ipuz.js';
import type { KenkenPuzzle, KenkenSolution } from '../puzzle.js';
import { LARGEST_SIDE } from '../reading.js';

const KIND = 'sudoku/calcudoku';
const DOCUMENT = z.looseObject({
  charset: z.string().nullish(),
  puzzle: z.array(z.array(IPUZ_CELL)),
  solution: z.array(z.array(IPUZ_CELL)).nullish(),
  cages: ipuzGroups(
    IPUZ_GROUP.extend({ value: z.number().nullish(), operator: z.enum(['+', '-', '*', '/']).nullish() }),
  ),
  zones: z.array(z.unknown()).nullish(),
  styles: IPUZ_STYLES,
});
type Document = z.infer<typeof DOCUMENT>;

export const kenkenIpuz = ipuzFormat<KenkenPuzzle, KenkenSolution, Document>({
  description: 'ipuz document (JSON) of the kind Calcudoku',
  kind: KIND,
  kinds: ['sudoku', 'sudoku/latinsquare', KIND],
  longestSide: LARGEST_SIDE,
  schema: DOCUMENT,
  read: readDocument,
  lacks: ({ cages }) =>
    cages.some(({ op, target, cells }) => op === null && target !== null && cells.length === 1)
      ? 'The format ipuz cannot hold a cage of one cell whose operation is not given; text and json can.'
      : undefined,
  write: ({ puzzle: { size, cages }, solution }) => {
    const charset = charsetOf(size);
    return {
      kind: ['http://ipuz.org/sudoku#1', `http://ipuz.org/${KIND}#1`],
      charset,
      boxes: false,
      showoperators: cages.every(({ op, target }) => op !== null || target === null),
      puzzle: Array.from({ length: size }, () => new Array<number>(size).fill(0)),
      cages: cages.map(({ op, target, cells }) => ({
        ...groupOf(cells),
        ...(target !== null && { value: target }),
        ...(op !== null && op !== '=' && { operator: op }),
      })),
      ...(solution && { solution: solution.map((row) => row.map((number) => charset[number - 1])) }),
    };
  },
});

function readDocument(document: Document): Result<Draft<KenkenPuzzle>> {
  const { puzzle, solution, zones } = document;
  const size = puzzle.length;
  const charset = document.charset ?? charsetOf(size);
  const numbers = (grid: typeof puzzle): number[][] =>
    grid.map((row) => row.map(({ content }) => numberOfContent(content, charset)));
  const isGiven = numbers(puzzle)
    .flat()
    .some((number) => number !== 0);
  if (isGiven || zones?.length) {
    const message = `The document has ${isGiven ? 'givens in "puzzle"' : '"zones"'}; a Calcudoku has cages alone.`;
    return failure(issue('format-unsupported', message));
  }
  const [styled] = puzzle.flatMap((row, r) =>
    row.flatMap(({ style }, c) => {
      const rule = ruleIn(style, document.styles);
      return rule === undefined ? [] : [{ rule, part: `puzzle[${r}][${c}]` }];
    }),
  );
  if (styled !== undefined) {
    const { rule, part } = styled;
    const message = `The cell has the style ${JSON.stringify(rule)}, which may be a rule; a Calcudoku has cages alone.`;
    return failure(issue('format-unsupported', message, { part }));
  }
  const cages = readAll(document.cages.entries(), ([at, cage]) => {
    const cells = cellsOfGroup(cage, size, `cages[${at}]`);
    if (!cells.ok) return cells;
    const single = cells.value.length === 1 && typeof cage.value === 'number';
    const op = single ? '=' : (cage.operator ?? null);
    return success({ op, target: cage.value ?? null, cells: cells.value });
  });
  if (!cages.ok) return cages;
  return success({
    puzzle: { family: 'kenken', size, cages: cages.value },
    ...(solution && { solution: () => success(numbers(solution)) }),
  });
}

/** The part of a cell's style that may be a rule, or the name of a style that there is not. */
function ruleIn(said: IpuzStyle, named: Document['styles']): string | undefined {
  const style = ipuzStyle(said, named ?? {});
  if (style === undefined) return String(said);
  return IPUZ_SIGNS.find((sign) => style[sign]) ?? ruleOfStyle(style);
}
