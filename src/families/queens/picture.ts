/**
 * The printed form of a Queens puzzle: a chequered board in a light tint with a heavy frame, walls as solid
 * black blocks, queens as crowns. The number of queens to place is below the board. Cells are 9 mm wide.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type LatticeSign,
  type Path,
  type PathStep,
  type Scene,
  type Shape,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, MARGIN } from '../kit/pictures/grid-picture.js';
import type { SheetContent } from '../kit/pictures/sheet-content.js';
import { QUEEN, type QueensPuzzle, type QueensSolution, WALL } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 9;
const FRAME = 3.5 * HAIRLINE;
/** The line below the board that states the number of queens; a terminal has words for it. */
const CAPTION = 6;
const CAPTION_SIZE = 3.6;
/** From the crown to the words. */
const CAPTION_GAP = 0.7;
/** Words below the board. */
export const QUEENS_WORDS = { largest: 'as many as fit' };
const TINT: Colour = '#dedede';
const LINE_COLOUR: Colour = '#8a8a8a';
/** The ring in a marked cell; a crown fits into it. */
const MARK_RADIUS = 0.43 * CELL;
const MARK = { stroke: BLACK, strokeWidth: 2 * HAIRLINE } as const;

/** A crown in a square of side 1 around the origin: the ends of its points, and the corners between them. */
const POINTS = [
  [-0.36, -0.16],
  [-0.19, -0.28],
  [0, -0.33],
  [0.19, -0.28],
  [0.36, -0.16],
] as const;
const VALLEYS = [
  [-0.2, 0.06],
  [-0.08, 0.03],
  [0.08, 0.03],
  [0.2, 0.06],
] as const;
const JEWEL = 0.05;

/** Draws a Queens puzzle: the board, the queens when the view has a solution, marked cells with a ring. */
export function queensPicture(puzzle: QueensPuzzle, view: View<QueensSolution>): Scene {
  const solution = view.solution ?? [];
  return queensScene(puzzle, {
    isSolved: view.solution !== undefined,
    hasCaption: !view.answerOnly,
    ...(view.words === undefined ? {} : { words: view.words }),
    // Queens as a terminal shows them.
    signs: (picture) =>
      flatMapCells(solution, (symbol, cell): LatticeSign[] =>
        symbol === QUEEN ? [{ ...picture.middle(cell), unicode: '♛', ascii: 'Q' }] : [],
      ),
    grounds: () => [],
    entries: (picture) => [
      ...(view.marks ?? []).map((cell) => picture.circle(cell, MARK_RADIUS, MARK)),
      ...flatMapCells(solution, (symbol, cell) => (symbol === QUEEN ? queenIn(picture, cell) : [])),
    ],
  });
}

/** The contents of the sheet besides the board. */
interface Content extends SheetContent {
  readonly hasCaption: boolean;
  /** {@link QUEENS_WORDS} in another language. */
  readonly words?: View<QueensSolution>['words'];
  signs(picture: GridPicture): readonly LatticeSign[];
}

/** The sheet of a Queens puzzle with its board. */
export function queensScene(
  { board, queens }: QueensPuzzle,
  { isSolved, hasCaption, words, signs, grounds, entries }: Content,
): Scene {
  const size = sizeOfRows(board);
  const picture = new GridPicture(size, CELL);
  const asked = queens === undefined ? 'as many queens as fit' : `${queens} queens`;
  return picture.scene({
    title: `Queens, ${size.rows} by ${size.columns}, ${asked}`,
    isSolved,
    foot: hasCaption ? CAPTION : 0,
    lattice: { signs: signs(picture), caption: `Queens: ${asked.replace(' queens', '')}` },
    shapes: [
      ...flatMapCells(board, (symbol, cell) =>
        symbol !== WALL && (cell[0] + cell[1]) % 2 === 1 ? [picture.ground(cell, TINT)] : [],
      ),
      ...grounds(picture),
      ...innerLines(picture, LINE_COLOUR),
      ...flatMapCells(board, (symbol, cell) => (symbol === WALL ? [picture.ground(cell, BLACK)] : [])),
      picture.frame(BLACK, FRAME),
      ...entries(picture),
      ...(hasCaption ? caption(picture, queens, words?.largest ?? QUEENS_WORDS.largest) : []),
    ],
  });
}

/** The queen of a cell. */
export function queenIn(picture: GridPicture, cell: Cell): readonly Shape[] {
  const { x, y } = picture.middle(cell);
  return crown(x, y, CELL);
}

/** A crown in the middle of a square of the given size: five points with a jewel each, and a base. */
function crown(x: number, y: number, size: number): readonly Shape[] {
  const at = (across: number, down: number) => [x + across * size, y + down * size] as const;
  const rim = POINTS.flatMap((point, index): PathStep[] => {
    const valley = VALLEYS[index];
    const tip: PathStep = [index === 0 ? 'M' : 'L', ...at(point[0], point[1])];
    return valley === undefined ? [tip] : [tip, ['L', ...at(valley[0], valley[1])]];
  });
  const bottom: PathStep[] = [['L', ...at(0.25, 0.2)], ['L', ...at(-0.25, 0.2)], ['Z']];
  const [left, top] = at(-0.27, 0.24);
  const base = { x: left, y: top, width: 0.54 * size, height: 0.09 * size, radius: 0.03 * size };
  const body: Path = { kind: 'path', steps: [...rim, ...bottom], fill: BLACK };
  const jewels = POINTS.map((point): Shape => {
    const [middle, height] = at(point[0], point[1]);
    return { kind: 'circle', x: middle, y: height, radius: JEWEL * size, fill: BLACK };
  });
  return [...jewels, { kind: 'rectangle', ...base, fill: BLACK }, body];
}

/** A crown and how many there are, made smaller on a board too narrow for the words. */
function caption(picture: GridPicture, queens: number | undefined, largest: string): readonly Shape[] {
  const text = queens === undefined ? largest : `× ${queens}`;
  return [
    ...crown(MARGIN + CAPTION / 2, picture.below(CAPTION), CAPTION),
    picture.caption(text, CAPTION, CAPTION_SIZE, CAPTION + CAPTION_GAP),
  ];
}
