/**
 * Cells that are taken, empty or still open (stars, queens): rows of characters as data, and their signs in a picture.
 * Every cell has one mark at most.
 */
import { z } from 'zod';
import type { Cell, Size } from '../../core/grid/cell.js';
import { failure, type Result, success } from '../../core/result.js';
import { BLACK, type Colour, HAIRLINE, type Line, type Shape } from '../../draw/scene.js';
import type { Known, Mark, StateView } from '../explaining.js';
import { gridIssues, placesOfCells } from './grid-issues.js';
import type { GridPicture } from './grid-picture.js';
import { readShape } from './read-json.js';
import { KNOWN_COLOUR, strongRing } from './state-picture.js';

/** A cell of which nothing is known, in the rows of a state. */
export const OPEN_CELL = '?';

/** What a character says of its cell: taken or empty, or nothing (`open`); undefined where it cannot stand. */
type Meaning = boolean | 'open' | undefined;

/** How the rows of a state are read. */
interface CellStateRules {
  readonly size: Size;
  meaning(character: string, cell: Cell): Meaning;
  /** What can stand, for messages: `"*" for a star, "." for an empty cell or "?" for an open one`. */
  readonly expected: string;
}

/** Reads rows of characters: what they say of the marks. */
export function readCellState(
  json: unknown,
  marks: readonly Mark[],
  { size, meaning, expected }: CellStateRules,
): Result<readonly Known[]> {
  const shape = readShape(z.array(z.string()), json);
  if (!shape.ok) return shape;
  const grid = shape.value.map((characters, row) =>
    [...characters].map((character, column) => ({ character, cell: [row, column] as const })),
  );
  const issues = gridIssues(grid, {
    size,
    asked: { rows: `the puzzle has ${size.rows}`, columns: `the puzzle has ${size.columns}` },
    codes: ['state-size', 'state-cell'],
    isCell: ({ character, cell }) => meaning(character, cell) !== undefined,
    wrong: ({ character }) => `${JSON.stringify(character)} cannot stand here; expected ${expected}`,
    place: placesOfCells,
  });
  if (issues.length > 0) return failure(...issues);
  return success(
    marks.flatMap(({ cells }, mark) => {
      const [row, column] = cells[0]!;
      const { character, cell } = grid[row]![column]!;
      const value = meaning(character, cell);
      return typeof value === 'boolean' ? [{ mark, value }] : [];
    }),
  );
}

/** Half the width of the cross of an empty cell, as shares of the cell: known before, and concluded. */
const CROSS = { known: 0.11, concluded: 0.19 } as const;

/**
 * The signs of the cells that are known, conclusions in bold rings: what is taken as the family draws it, a cross for
 * what is empty.
 * @param taken the sign of a cell that is taken
 * @param given whether the picture shows a cell already
 */
export function cellsOfState(
  picture: GridPicture,
  { marks, known, concluded = [] }: StateView,
  taken: (cell: Cell) => readonly Shape[],
  given: (cell: Cell) => boolean = () => false,
): readonly Shape[] {
  const isConcluded = new Set(concluded.map(({ mark }) => mark));
  const cellOf = ({ mark }: Known): Cell => marks[mark]!.cells[0]!;
  return [
    ...known
      .filter((entry) => !isConcluded.has(entry.mark) && !given(cellOf(entry)))
      .flatMap((entry) =>
        entry.value
          ? taken(cellOf(entry))
          : emptyCross(picture, cellOf(entry), CROSS.known, { width: 1.2 * HAIRLINE, colour: KNOWN_COLOUR }),
      ),
    ...concluded.flatMap((entry) => [
      strongRing(picture, cellOf(entry)),
      ...(entry.value
        ? taken(cellOf(entry))
        : emptyCross(picture, cellOf(entry), CROSS.concluded, { width: 3 * HAIRLINE, colour: BLACK })),
    ]),
  ];
}

function emptyCross(
  picture: GridPicture,
  cell: Cell,
  share: number,
  style: { readonly width: number; readonly colour: Colour },
): readonly Line[] {
  const { x, y } = picture.middle(cell);
  const reach = share * picture.cell;
  const line = { kind: 'line', cap: 'round', x1: x - reach, x2: x + reach, ...style } as const;
  return [
    { ...line, y1: y - reach, y2: y + reach },
    { ...line, y1: y + reach, y2: y - reach },
  ];
}
