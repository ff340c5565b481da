/**
 * The printed form of Tents: thin lines between cells, a heavy frame, the numbers right of the rows and below
 * the columns. Trees are solid black, with a crown of three discs on a trunk; tents of the solution are white
 * triangles with a black opening, so that they can be distinguished in black and white. Cells are 8 mm wide.
 */
import { type Cell, flatMapCells } from '../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type LatticeSign,
  type Path,
  type PathStep,
  type Scene,
  type Shape,
  WHITE,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { type CluedContent, MARK_COLOUR } from '../kit/pictures/sheet-content.js';
import { sideNumbers } from '../kit/pictures/side-numbers.js';
import { sizeOf, TENT, type TentsPuzzle, type TentsSolution, TREE } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 8;
const FRAME = 3 * HAIRLINE;
const LINE_COLOUR: Colour = '#6e6e6e';
const RIM = 2 * HAIRLINE;
/** Shares of a cell around its middle: the discs of a tree's crown, and its trunk below. */
const CROWN = [
  { aside: -0.15, above: 0.04 },
  { aside: 0.15, above: 0.04 },
  { aside: 0, above: 0.2 },
] as const;
const CROWN_RADIUS = 0.17;
const TRUNK = { half: 0.06, end: 0.37 } as const;
/** A tent: half its width, its top above and its foot below the middle; its opening. */
const TENT_SHAPE = { half: 0.33, top: 0.3, foot: 0.3 } as const;
const OPENING = { half: 0.12, top: 0.06 } as const;

/** Draws a puzzle: trees and numbers, the tents when the view has a solution, marked cells on grey. */
export function tentsPicture(puzzle: TentsPuzzle, view: View<TentsSolution>): Scene {
  const { solution, marks, answerOnly = false } = view;
  const tents = flatMapCells(solution ?? [], (sign, cell) => (sign === TENT ? [cell] : []));
  return tentsScene(puzzle, {
    isSolved: solution !== undefined,
    hasClues: !answerOnly,
    tents,
    grounds: (picture) => picture.grounds(marks, MARK_COLOUR),
    entries: (picture) => tents.flatMap((cell) => tentIn(picture, cell)),
  });
}

/** The contents of the sheet besides the puzzle. */
interface Content extends CluedContent {
  /** The cells of the tents, of which a terminal shows signs. */
  readonly tents: readonly Cell[];
}

/** The sheet of a puzzle with its trees and numbers. */
export function tentsScene(
  puzzle: TentsPuzzle,
  { isSolved, hasClues, tents, grounds, entries }: Content,
): Scene {
  const size = sizeOf(puzzle);
  const picture = new GridPicture(size, CELL);
  const trees = flatMapCells(puzzle.grid, (sign, cell) => (sign === TREE ? [cell] : []));
  const scene = picture.scene({
    title: titleOfSize('Tents', size),
    isSolved,
    lattice: {
      signs: [
        ...trees.map((cell): LatticeSign => ({ ...picture.middle(cell), unicode: '♣', ascii: TREE })),
        ...tents.map((cell): LatticeSign => ({ ...picture.middle(cell), unicode: '▲', ascii: TENT })),
      ],
    },
    shapes: [
      ...grounds(picture),
      ...innerLines(picture, LINE_COLOUR),
      picture.frame(BLACK, FRAME),
      ...trees.flatMap((cell) => treeIn(picture, cell)),
      ...entries(picture),
      ...(hasClues ? sideNumbers(picture, puzzle) : []),
    ],
  });
  const beside = hasClues ? CELL : 0;
  return { ...scene, width: scene.width + beside, height: scene.height + beside };
}

/** A crown on a trunk. */
function treeIn(picture: GridPicture, [row, column]: Cell): readonly Shape[] {
  const corner: Cell = [row + 0.5, column + 0.5 - TRUNK.half];
  return [
    picture.ground(corner, BLACK, 2 * TRUNK.half, TRUNK.end),
    ...CROWN.map(({ aside, above }) =>
      picture.circle([row - above, column + aside], CROWN_RADIUS * CELL, { fill: BLACK }),
    ),
  ];
}

/** A tent from the front: a triangle with a black opening. */
export function tentIn(picture: GridPicture, cell: Cell): readonly Path[] {
  const { x, y } = picture.middle(cell);
  const triangle = (half: number, top: number): readonly PathStep[] => [
    ['M', x, y + top * CELL],
    ['L', x + half * CELL, y + TENT_SHAPE.foot * CELL],
    ['L', x - half * CELL, y + TENT_SHAPE.foot * CELL],
    ['Z'],
  ];
  return [
    {
      kind: 'path',
      steps: triangle(TENT_SHAPE.half, -TENT_SHAPE.top),
      fill: WHITE,
      stroke: BLACK,
      strokeWidth: RIM,
    },
    { kind: 'path', steps: triangle(OPENING.half, -OPENING.top), fill: BLACK },
  ];
}
