/**
 * The printed form of a Battleship puzzle: cells of 8 mm, ships as segments with rounded ends, the clues
 * right of the rows and below the columns, the fleet at the foot. Given cells are black, water a wave, a ship
 * of unknown kind a ringed question mark; ships of the solution are grey with a black rim, so that they can
 * be distinguished in black and white.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Scene, type Shape, WHITE } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { cellLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, MARGIN, titleOfSize } from '../kit/pictures/grid-picture.js';
import { sideNumbers } from '../kit/pictures/side-numbers.js';
import {
  ANY_SHIP,
  type BattleshipPuzzle,
  type BattleshipSolution,
  gridWith,
  OPEN,
  type Placement,
  WATER,
} from './puzzle.js';
import { segmentSigns } from './segment-signs.js';

/** Side of a cell in millimetres. */
export const CELL = 8;
const LINES = { thinColour: '#6e6e6e', heavy: 3 * HAIRLINE } as const;
/** Half the thickness of a ship, and the rim of a ship of the solution, in millimetres. */
const REACH = 0.39 * CELL;
const RIM = 0.5;
export const SOLUTION_COLOUR: Colour = '#b4b4b4';
const MARK_COLOUR: Colour = '#e2e2e2';
/** Overlap of a segment with the next cell of its ship, in cells, so that no seam shows. */
const OVERLAP = 0.01;
const CLUE_SIZE = 4.6;
/** From the clues of the columns to the fleet, as a part of a cell. */
const FLEET_GAP = 0.25;

/** The fleet below the grid, in cells. */
interface FleetPlan {
  readonly width: number;
  readonly rows: number;
  readonly ships: readonly Placement[];
}

/** Draws a puzzle: hints and clues, the solution when the view has one, marked cells on a grey ground. */
export function battleshipPicture(puzzle: BattleshipPuzzle, view: View<BattleshipSolution>): Scene {
  const { grid } = puzzle;
  const size = sizeOfRows(grid);
  const picture = new GridPicture(size, CELL);
  const plan = planFleet(puzzle);
  const fleetRows = gridWith({ rows: plan.rows, columns: plan.width }, plan.ships);
  const top = size.rows + 1 + FLEET_GAP;
  const below = 1 + (plan.rows === 0 ? 0 : plan.rows + FLEET_GAP);
  return {
    ...picture.scene({
      title: titleOfSize('Battleship', size),
      isSolved: view.solution !== undefined,
      lattice: {
        roomy: true,
        signs: [
          ...segmentSigns(picture, grid, 'unknown'),
          ...segmentSigns(picture, view.solution ?? [], 'found'),
          ...segmentSigns(picture, grid, 'given'),
          ...(view.answerOnly ? [] : segmentSigns(picture, fleetRows, 'fleet', top)),
        ],
      },
      shapes: [
        ...picture.grounds(view.marks, MARK_COLOUR),
        ...cellLines(picture, LINES),
        ...(view.solution === undefined ? [] : solvedShips(picture, view.solution)),
        ...hints(picture, puzzle),
        ...(view.answerOnly ? [] : [...sideNumbers(picture, puzzle), ...fleet(picture, fleetRows, top)]),
      ],
    }),
    width: (view.answerOnly ? size.columns : plan.width) * CELL + 2 * MARGIN,
    height: (view.answerOnly ? size.rows : size.rows + below) * CELL + 2 * MARGIN,
  };
}

/** Ships of the fleet are side by side with a cell between them, in as many rows as they need. */
function planFleet({ columns, fleet }: BattleshipPuzzle): FleetPlan {
  // The clues of the rows have a column of their own, in which no ship goes on.
  const room = Math.max(columns.length, ...fleet);
  const width = Math.max(columns.length + 1, ...fleet);
  const ships: Placement[] = [];
  let row = 0;
  let column = 0;
  for (const length of fleet) {
    if (column + length > room) {
      row++;
      column = 0;
    }
    const cells = Array.from({ length }, (_, index): Cell => [row, column + index]);
    ships.push({ length, row, column, vertical: false, cells });
    column += length + 1;
  }
  return { width, rows: fleet.length === 0 ? 0 : row + 1, ships };
}

/** Ships in grey with a black rim: the whole shape in black, then a smaller one over it. */
function solvedShips(picture: GridPicture, solution: BattleshipSolution): readonly Shape[] {
  const segments = (reach: number, colour: Colour): readonly Shape[] =>
    flatMapCells(solution, (symbol, [row, column]) => {
      if (symbol === WATER) return [];
      const upright = symbol === '#' && (solution[row - 1]?.[column] ?? WATER) !== WATER;
      return segment(picture, symbol, [row, column], reach, colour, upright ? 'down' : 'across');
    });
  return [...segments(REACH, BLACK), ...segments(REACH - RIM, SOLUTION_COLOUR)];
}

function hints(picture: GridPicture, { grid }: BattleshipPuzzle): readonly Shape[] {
  return flatMapCells(grid, (hint, cell): readonly Shape[] => {
    if (hint === OPEN) return [];
    if (hint === WATER) return [picture.text(cell, '~', { size: 1.4 * CLUE_SIZE, bold: true })];
    if (hint !== ANY_SHIP) return segment(picture, hint, cell, REACH, BLACK, 'alone');
    const ring = { stroke: BLACK, strokeWidth: 2 * HAIRLINE, fill: WHITE };
    return [
      picture.circle(cell, 0.34 * CELL, ring),
      picture.text(cell, '?', { size: 0.9 * CLUE_SIZE, bold: true }),
    ];
  });
}

/**
 * One cell of a ship: round at its ends, straight to the cell's border where the ship goes on. A middle goes
 * on both ways, or, where its direction is not given, is a square by itself.
 */
function segment(
  picture: GridPicture,
  symbol: string,
  [row, column]: Cell,
  reach: number,
  colour: Colour,
  middle: 'across' | 'down' | 'alone',
): readonly Shape[] {
  const half = reach / CELL;
  const [low, high] = [0.5 - half, 0.5 + half];
  const [before, after] = [-OVERLAP, 1 + OVERLAP];
  // Left, top, right and bottom of the straight part, in cells.
  const straight = {
    o: undefined,
    '<': [0.5, low, after, high],
    '>': [before, low, 0.5, high],
    '^': [low, 0.5, high, after],
    v: [low, before, high, 0.5],
    '#': {
      across: [before, low, after, high],
      down: [low, before, high, after],
      alone: [low, low, high, high],
    }[middle],
  }[symbol];
  const end = picture.circle([row, column], reach, { fill: colour });
  if (straight === undefined) return [end];
  const [left, top, right, bottom] = straight as [number, number, number, number];
  const corner: Cell = [row + top, column + left];
  const body = picture.ground(corner, colour, right - left, bottom - top);
  return symbol === '#' ? [body] : [body, end];
}

function fleet(picture: GridPicture, rows: readonly string[], top: number): readonly Shape[] {
  return flatMapCells(rows, (symbol, [row, column]) =>
    symbol === WATER ? [] : segment(picture, symbol, [top + row, column], 0.8 * REACH, BLACK, 'across'),
  );
}
