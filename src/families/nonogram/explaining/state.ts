/**
 * A nonogram being solved, as JSON: rows of the signs of solutions and `?` (not known yet). Drawn are filled
 * cells in their colours, small crosses in cells that are known to be empty, concluded cells in frames,
 * concluded crosses large. Notes on colours that a cell cannot have are not drawn.
 */
import { type Cell, cellsOf, type Result, textRowsOf } from '../../../core/index.js';
import { type Scene, type Shape, WHITE } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import { knownCross, reasonGrounds, strongCross, strongFrame } from '../../kit/pictures/state-picture.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { CELL, layOutSlots } from '../clue-slots.js';
import { colourNames } from '../colour-names.js';
import { colourCount, colourOf, signOf } from '../colours.js';
import { NOT_GIVEN } from '../given.js';
import { nonogramPicture } from '../picture.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { hasColourMarks, knownColour } from './reasons.js';

/** Reads rows of signs: `#` and `.`, in a colour nonogram the signs of its colours. */
export function readNonogramState(json: unknown, puzzle: NonogramPuzzle): Result<readonly Known[]> {
  const size = { rows: puzzle.rows.length, columns: puzzle.columns.length };
  return readSignState(json, {
    size,
    signs: signsOf(puzzle),
    open: NOT_GIVEN,
    given: puzzle.given,
    known: (sign, [row, column]) => knownColour(puzzle, row * size.columns + column, colourOf(sign)!),
  });
}

function signsOf(puzzle: NonogramPuzzle): Readonly<Record<string, string>> {
  const names = puzzle.palette === undefined ? ['', 'a filled cell'] : colourNames(puzzle.palette);
  const colours = Array.from({ length: colourCount(puzzle) }, (_, index) => index + 1);
  return {
    ...Object.fromEntries(colours.map((colour) => [signOf(puzzle, colour), names[colour]!])),
    '.': 'an empty cell',
    [NOT_GIVEN]: 'nothing known',
  };
}

/** Reach of the strokes of crosses, in millimetres. */
const KNOWN_REACH = 0.14 * CELL;
const STRONG_REACH = 0.24 * CELL;
/** The white band in which a frame stands. */
const BAND = 0.18 * CELL;

/** Draws a state over the puzzle, with the cells of the reasons on grounds of their own. */
export function nonogramStatePicture(puzzle: NonogramPuzzle, view: StateView): Scene {
  const { x, y, rows, columns } = layOutSlots(puzzle, false);
  const picture = new GridPicture({ rows, columns }, CELL, { x, y });
  const { title } = nonogramPicture(puzzle, {});
  const signs = signsByCell(puzzle, view, [...view.known, ...(view.concluded ?? [])]);
  const all = cellsOf(picture.size);
  const scene = nonogramPicture(puzzle, {
    solution: textRowsOf(all.map((cell) => signs.get(cell.join()) ?? NOT_GIVEN).join(''), columns),
  });
  const concluded = signsByCell(puzzle, view, view.concluded ?? []);
  return {
    ...scene,
    title,
    shapes: [
      ...reasonGrounds(picture, view.tints),
      ...scene.shapes,
      ...all.flatMap((cell): readonly Shape[] => {
        const sign = signs.get(cell.join());
        const given = puzzle.given?.[cell[0]]?.[cell[1]] ?? NOT_GIVEN;
        if (sign === undefined || given !== NOT_GIVEN) return [];
        if (concluded.has(cell.join())) return conclusion(picture, cell, sign);
        return colourOf(sign) === 0 ? knownCross(picture.middle(cell), KNOWN_REACH) : [];
      }),
    ],
  };
}

/** The signs of cells whose content is known, by cell; `row,column`. */
function signsByCell(
  puzzle: NonogramPuzzle,
  { marks }: StateView,
  known: readonly Known[],
): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const count = colourCount(puzzle) + 1;
  known.forEach(({ mark, value }) => {
    const isColour = hasColourMarks(puzzle);
    // Of a colour that a cell does not have nothing is drawn.
    if (isColour && !value) return;
    const colour = isColour ? mark % count : Number(value);
    signs.set(marks[mark]!.cells.join(), signOf(puzzle, colour));
  });
  return signs;
}

/** A frame with a white band on both sides around the colour of the cell, or a heavy cross. */
function conclusion(picture: GridPicture, cell: Cell, sign: string): readonly Shape[] {
  if (colourOf(sign) === 0) return strongCross(picture.middle(cell), STRONG_REACH);
  const { fill: _, ...frame } = strongFrame(picture, cell);
  return [{ ...frame, stroke: WHITE, strokeWidth: BAND }, frame];
}
