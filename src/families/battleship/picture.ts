/**
 * The printed form of a Battleship puzzle: cells of 8 mm, ships as segments with rounded ends, the clues right of the
 * rows and below the columns, the fleet at the foot. Told cells are black, water a wave, a ship of unknown kind a
 * ringed question mark; ships of the solution are grey with a black rim, so that they are told apart in black and white.
 */
import type { Cell } from '../../core/grid/cell.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type Line,
  type Scene,
  type Shape,
  type Text,
  WHITE,
} from '../../draw/scene.js';
import type { View } from '../family.js';
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
const CELL = 8;
const MARGIN = 1;
const HEAVY = 3 * HAIRLINE;
const THIN_COLOUR: Colour = '#6e6e6e';
/** Half the thickness of a ship, and the rim of a ship of the solution, in millimetres. */
const REACH = 0.39 * CELL;
const RIM = 0.5;
const SOLUTION_COLOUR: Colour = '#b4b4b4';
const MARK_COLOUR: Colour = '#e2e2e2';
/** How far a segment reaches into the next cell of its ship, in cells, so that no seam shows. */
const OVERLAP = 0.01;
const CLUE_SIZE = 4.6;
/** From the clues of the columns to the fleet, as a part of a cell. */
const FLEET_GAP = 0.25;

/** The ground plan in cells: the grid, a strip of clues on two sides, the ships of the fleet below. */
interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly ships: readonly Placement[];
  readonly fleetRows: number;
}

/** Draws a puzzle: hints and clues, the solution when the view has one, marked cells on a grey ground. */
export function battleshipPicture(puzzle: BattleshipPuzzle, view: View<BattleshipSolution>): Scene {
  const layout = layOut(puzzle);
  const { rows, columns, width, fleetRows } = layout;
  const name = `Battleship, ${rows} ${rows === 1 ? 'row' : 'rows'}, ${columns} ${columns === 1 ? 'column' : 'columns'}`;
  const foot = fleetRows === 0 ? 0 : fleetRows + FLEET_GAP;
  return {
    width: (view.answerOnly ? columns : width) * CELL + 2 * MARGIN,
    height: (view.answerOnly ? rows : rows + 1 + foot) * CELL + 2 * MARGIN,
    title: view.solution === undefined ? name : `${name}, solution`,
    lattice: {
      x: MARGIN,
      y: MARGIN,
      pitch: CELL,
      roomy: true,
      signs: [
        ...segmentSigns(puzzle.grid, 'unknown', [MARGIN, MARGIN], CELL),
        ...segmentSigns(view.solution ?? [], 'found', [MARGIN, MARGIN], CELL),
        ...segmentSigns(puzzle.grid, 'told', [MARGIN, MARGIN], CELL),
        ...(view.answerOnly
          ? []
          : segmentSigns(fleetLines(layout), 'fleet', [MARGIN, at(fleetTop(layout))], CELL)),
      ],
    },
    shapes: [
      ...(view.marks ?? []).map(([row, column]) => square(column, row, 1, 1, MARK_COLOUR)),
      ...gridLines(layout),
      ...(view.solution === undefined ? [] : solvedShips(view.solution)),
      ...hints(puzzle),
      ...(view.answerOnly ? [] : [...clues(puzzle), ...fleet(layout)]),
    ],
  };
}

/** Ships of the fleet stand side by side with a cell between them, in as many lines as they need. */
function layOut({ rows, columns, fleet }: BattleshipPuzzle): Layout {
  const width = Math.max(columns.length + 1, ...fleet);
  const ships: Placement[] = [];
  let row = 0;
  let column = 0;
  for (const length of fleet) {
    if (column + length > width) {
      row++;
      column = 0;
    }
    const cells = Array.from({ length }, (_, index): Cell => [row, column + index]);
    ships.push({ length, row, column, vertical: false, cells });
    column += length + 1;
  }
  return {
    rows: rows.length,
    columns: columns.length,
    width,
    ships,
    fleetRows: fleet.length === 0 ? 0 : row + 1,
  };
}

function gridLines({ rows, columns }: Layout): readonly Line[] {
  const [right, bottom] = [MARGIN + columns * CELL, MARGIN + rows * CELL];
  const line = (index: number, count: number, ends: readonly [number, number, number, number]): Line => {
    const outer = index === 0 || index === count;
    const [x1, y1, x2, y2] = ends;
    const style = outer ? { width: HEAVY, colour: BLACK } : { width: HAIRLINE, colour: THIN_COLOUR };
    return { kind: 'line', x1, y1, x2, y2, ...style, cap: 'square' };
  };
  const across = Array.from({ length: rows + 1 }, (_, row) => {
    const y = MARGIN + row * CELL;
    return line(row, rows, [MARGIN, y, right, y]);
  });
  const down = Array.from({ length: columns + 1 }, (_, column) => {
    const x = MARGIN + column * CELL;
    return line(column, columns, [x, MARGIN, x, bottom]);
  });
  const lines = [...across, ...down];
  return [...lines.filter(({ width }) => width !== HEAVY), ...lines.filter(({ width }) => width === HEAVY)];
}

/** Ships in grey with a black rim: the whole shape in black, then a smaller one over it. */
function solvedShips(solution: BattleshipSolution): readonly Shape[] {
  const segments = (reach: number, colour: Colour): readonly Shape[] =>
    solution.flatMap((text, row) =>
      [...text].flatMap((symbol, column) => {
        const upright = symbol === '#' && (solution[row - 1]?.[column] ?? WATER) !== WATER;
        return symbol === WATER
          ? []
          : segment(symbol, row, column, reach, colour, upright ? 'down' : 'across');
      }),
    );
  return [...segments(REACH, BLACK), ...segments(REACH - RIM, SOLUTION_COLOUR)];
}

function hints({ grid }: BattleshipPuzzle): readonly Shape[] {
  return grid.flatMap((text, row) =>
    [...text].flatMap((hint, column): readonly Shape[] => {
      if (hint === OPEN) return [];
      if (hint === WATER) return [label('~', column + 0.5, row + 0.5, 1.4 * CLUE_SIZE, true)];
      if (hint !== ANY_SHIP) return segment(hint, row, column, REACH, BLACK, 'alone');
      const ring = { stroke: BLACK, strokeWidth: 2 * HAIRLINE, fill: WHITE };
      return [
        { kind: 'circle', x: at(column + 0.5), y: at(row + 0.5), radius: 0.34 * CELL, ...ring },
        label('?', column + 0.5, row + 0.5, 0.9 * CLUE_SIZE, true),
      ];
    }),
  );
}

/**
 * One cell of a ship: round at its ends, straight to the cell's border where the ship goes on. A middle goes on both
 * ways, or, where its direction is not told, is a square by itself.
 */
function segment(
  symbol: string,
  row: number,
  column: number,
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
  const end: Shape = { kind: 'circle', x: at(column + 0.5), y: at(row + 0.5), radius: reach, fill: colour };
  if (straight === undefined) return [end];
  const [left, top, right, bottom] = straight as [number, number, number, number];
  const body = square(column + left, row + top, right - left, bottom - top, colour);
  return symbol === '#' ? [body] : [body, end];
}

function clues({ rows, columns }: BattleshipPuzzle): readonly Shape[] {
  return [
    ...rows.flatMap((clue, row) =>
      clue === null ? [] : [label(String(clue), columns.length + 0.5, row + 0.5, CLUE_SIZE, false)],
    ),
    ...columns.flatMap((clue, column) =>
      clue === null ? [] : [label(String(clue), column + 0.5, rows.length + 0.5, CLUE_SIZE, false)],
    ),
  ];
}

function fleet(layout: Layout): readonly Shape[] {
  return fleetLines(layout).flatMap((text, row) =>
    [...text].flatMap((symbol, column) =>
      symbol === WATER ? [] : segment(symbol, fleetTop(layout) + row, column, 0.8 * REACH, BLACK, 'across'),
    ),
  );
}

function fleetLines({ width, ships, fleetRows }: Layout): readonly string[] {
  return gridWith({ rows: fleetRows, columns: width }, ships);
}

/** Where the fleet begins, in cells. */
function fleetTop({ rows }: Layout): number {
  return rows + 1 + FLEET_GAP;
}

/** Millimetres of a position in cells, the same in both directions. */
function at(cells: number): number {
  return MARGIN + cells * CELL;
}

function square(column: number, row: number, width: number, height: number, fill: Colour): Shape {
  return { kind: 'rectangle', x: at(column), y: at(row), width: width * CELL, height: height * CELL, fill };
}

function label(text: string, x: number, y: number, size: number, bold: boolean): Text {
  return { kind: 'text', text, x: at(x), y: at(y), size, anchor: 'middle', bold, colour: BLACK };
}
