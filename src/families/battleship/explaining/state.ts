/**
 * A Battleship puzzle being solved, as JSON: rows of the signs of puzzles, `.` for an open cell. Which part
 * of a ship a cell shows is not looked at: it follows from the cells around it. Drawn are grey squares for
 * ship cells, small waves for water; concluded ship cells stand in frames, concluded waves are large and
 * bold.
 */
import type { Cell, Result } from '../../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type Rectangle,
  type Scene,
  type Shape,
  WHITE,
} from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import {
  CONCLUDED_COLOUR,
  KNOWN_COLOUR,
  marksAt,
  partsOfGrid,
  reasonGrounds,
  strongEntry,
} from '../../kit/pictures/state-picture.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { battleshipPicture, CELL, SOLUTION_COLOUR } from '../picture.js';
import { ANY_SHIP, type BattleshipPuzzle, OPEN, sizeOf, WATER } from '../puzzle.js';
import { SEGMENTS } from './reasons.js';

/** Reads rows of signs. */
export function readBattleshipState(json: unknown, puzzle: BattleshipPuzzle): Result<readonly Known[]> {
  const size = sizeOf(puzzle);
  return readSignState(json, {
    size,
    signs: { ...SEGMENTS, [ANY_SHIP]: 'a ship cell', [WATER]: 'water', [OPEN]: 'nothing known' },
    open: OPEN,
    given: puzzle.grid,
    agrees: (given, found) =>
      given === found || (given !== WATER && found === ANY_SHIP) || (given === ANY_SHIP && found !== WATER),
    known: (sign, [row, column]) => [{ mark: row * size.columns + column, value: sign !== WATER }],
  });
}

/** Font sizes of waves. */
const WAVE_SIZES = { known: 4.2, concluded: 7 } as const;
/** Half the side of the square of a ship cell, as a part of a cell. */
const REACH = { known: 0.32, concluded: 0.24 } as const;

/** Draws a state over the puzzle, with the cells of the reasons on grounds of their own. */
export function battleshipStatePicture(puzzle: BattleshipPuzzle, view: StateView): Scene {
  const scene = battleshipPicture(puzzle, {});
  const picture = new GridPicture(sizeOf(puzzle), CELL);
  const isGiven = ([row, column]: Cell): boolean => puzzle.grid[row]![column] !== OPEN;
  const concluded = new Set((view.concluded ?? []).map(({ mark }) => mark));
  const known = view.known.filter(({ mark }) => !concluded.has(mark));
  return {
    ...scene,
    shapes: [
      ...reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
      ...scene.shapes,
      ...marksAt(view.marks, known)
        .filter(({ cell }) => !isGiven(cell))
        .map(({ cell, value }): Shape => {
          if (value) return shipSquare(picture, cell, REACH.known, SOLUTION_COLOUR);
          return picture.text(cell, '~', { size: WAVE_SIZES.known, colour: KNOWN_COLOUR });
        }),
      ...marksAt(view.marks, view.concluded).flatMap(({ cell, value }): readonly Shape[] =>
        value
          ? strongEntry(picture, cell, [shipSquare(picture, cell, REACH.concluded, BLACK)])
          : strongWave(picture, cell),
      ),
    ],
  };
}

function strongWave(picture: GridPicture, cell: Cell): readonly Shape[] {
  const look = { size: WAVE_SIZES.concluded, bold: true, colour: CONCLUDED_COLOUR };
  return [picture.circle(cell, 0.32 * CELL, { fill: WHITE }), picture.text(cell, '~', look)];
}

/** A square with rounded corners in the middle of a cell: part of a ship, whichever it is. */
function shipSquare(picture: GridPicture, cell: Cell, reach: number, fill: Colour): Rectangle {
  const { x, y } = picture.middle(cell);
  const half = reach * CELL;
  const sides = { x: x - half, y: y - half, width: 2 * half, height: 2 * half, radius: 0.5 * half };
  return { kind: 'rectangle', ...sides, fill, stroke: BLACK, strokeWidth: HAIRLINE };
}
