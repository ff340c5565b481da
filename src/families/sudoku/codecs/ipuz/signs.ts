/**
 * Signs of inequality as styles of cells: `lessthan` and `greaterthan` name the sides on which the sign
 * stands. To the right of and below a cell it says how the cell compares with its neighbour; to the left and
 * above, the specification leaves open from which of the two it is read, and such a sign is refused.
 */
import {
  type Cell,
  failure,
  inReadingOrder,
  issue,
  type Result,
  readAll,
  success,
} from '../../../../core/index.js';
import { IPUZ_SIGNS, type IpuzStyle, ipuzStyle, ruleOfStyle } from '../../../kit/codecs/ipuz.js';
import type { NeighbourPair } from '../../../kit/neighbour-pairs.js';
import type { Constraint } from '../../constraints/index.js';
import type { SudokuPuzzle } from '../../puzzle.js';

type Style = Exclude<IpuzStyle, string>;

/** The ways to the neighbours that a sign on a side is about. */
const SIDES: Readonly<Record<string, Cell>> = { R: [0, 1], B: [1, 0] };

/**
 * The constraints of the signs, or the issue of a style that may be a rule.
 * @param named the styles of the document by their names
 */
export function readSigns(
  styles: readonly (readonly IpuzStyle[])[],
  named: Readonly<Record<string, Style>>,
): Result<readonly object[]> {
  const isInside = ([row, column]: Cell): boolean => styles[row]?.[column] !== undefined;
  const cells = styles.flatMap((line, row) =>
    line.map((style, column) => ({ style, cell: [row, column] as const })),
  );
  const read = readAll(cells, ({ style: said, cell }) => {
    const style = ipuzStyle(said, named);
    if (style !== undefined) return signsOfCell(style, cell, isInside);
    const message = `The cell has the style ${JSON.stringify(said)}, which is not among the "styles" of the document; the name of one is expected.`;
    return failure(issue('format-unsupported', message, { part: `puzzle[${cell[0]}][${cell[1]}]` }));
  });
  return read.ok ? success(read.value.flat()) : read;
}

function signsOfCell(style: Style, cell: Cell, isInside: (cell: Cell) => boolean): Result<readonly object[]> {
  const refused = (message: string): Result<never> =>
    failure(issue('format-unsupported', message, { part: `puzzle[${cell[0]}][${cell[1]}]` }));
  const named = ruleOfStyle(style);
  if (named !== undefined) {
    return refused(
      `The cell has the style ${JSON.stringify(named)}, which may be a rule that is not known; without styles or with "lessthan" and "greaterthan" it can be read.`,
    );
  }
  const sides = IPUZ_SIGNS.flatMap((sign) =>
    Array.from(String(style[sign] ?? ''), (side) => ({ sign, side })),
  );
  return readAll(sides, ({ sign, side }) => {
    const [down, along] = SIDES[side] ?? [-1, -1];
    const other: Cell = [cell[0] + down, cell[1] + along];
    if (down < 0 || !isInside(other)) {
      return refused(
        `The style ${JSON.stringify(sign)} has the side ${JSON.stringify(side)}; "R" and "B" inside the grid are expected.`,
      );
    }
    return success({ type: 'inequality', cells: sign === 'lessthan' ? [cell, other] : [other, cell] });
  });
}

function signsOf({ constraints = [] }: SudokuPuzzle): readonly NeighbourPair[] {
  return constraints
    .filter(({ type }) => type === 'inequality')
    .map((one) => (one as Constraint & { readonly cells: NeighbourPair }).cells);
}

/** The sentence about two signs between the same cells, of which a cell has room for one. */
export function unheldSign(puzzle: SudokuPuzzle): string | undefined {
  const pairs = signsOf(puzzle).map((pair) => String(pair));
  return new Set(pairs).size === pairs.length
    ? undefined
    : 'The format ipuz holds a sign between two cells once; this puzzle has one twice. The format json can hold it.';
}

/** The cells of `puzzle`, those with signs as objects. */
export function writeSigns(
  puzzle: SudokuPuzzle,
  contentOf: (number: number) => string | number,
): readonly (readonly unknown[])[] {
  const styles = new Map<string, Record<string, string>>();
  for (const [less, greater] of signsOf(puzzle)) {
    const [first, second] = inReadingOrder([less, greater]);
    const sign = first === less ? 'lessthan' : 'greaterthan';
    const style = styles.get(first.join()) ?? {};
    style[sign] = `${style[sign] ?? ''}${first[0] === second[0] ? 'R' : 'B'}`;
    styles.set(first.join(), style);
  }
  return puzzle.grid.map((row, r) =>
    row.map((number, c) => {
      const style = styles.get(`${r},${c}`);
      return style === undefined ? contentOf(number) : { cell: contentOf(number), style };
    }),
  );
}
