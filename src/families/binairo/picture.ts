/**
 * The printed form of a Binairo: thin lines between cells, a heavy frame, given numbers in bold and those of
 * the solution in regular type, so that they can be distinguished in black and white; signs stand on the
 * borders of their cells. Below the grid stands that all rows and columns differ, where they must. Cells are
 * 8 mm wide.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Scene, type Text } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import {
  type BorderSign,
  borderSigns,
  latticeBetween,
  type PlacedBorderSign,
} from '../kit/pictures/border-signs.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { type CluedContent, MARK_COLOUR, SOLUTION_COLOUR } from '../kit/pictures/sheet-content.js';
import { type BinairoPuzzle, type BinairoSolution, OPEN, signsOf } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 8;
const FRAME = 3 * HAIRLINE;
const NUMBER_SIZE = 5.2;
const LINE_COLOUR: Colour = '#8a8a8a';
/** The line below the grid. */
const CAPTION = 5;
const CAPTION_SIZE = 3.2;

/** The words below the grid of a puzzle whose lines all differ. */
export const BINAIRO_WORDS = { distinct: 'All rows and all columns differ.' } as const;

const SIGNS: Readonly<Record<'=' | 'x', BorderSign>> = {
  '=': {
    look: [
      [
        [-0.8, -0.4],
        [0.8, -0.4],
      ],
      [
        [-0.8, 0.4],
        [0.8, 0.4],
      ],
    ],
    unicode: '=',
    ascii: '=',
  },
  x: {
    look: [
      [
        [-0.7, -0.7],
        [0.7, 0.7],
      ],
      [
        [-0.7, 0.7],
        [0.7, -0.7],
      ],
    ],
    unicode: '×',
    ascii: 'x',
  },
};

/** Draws a puzzle: the given numbers, the solution when the view has one, marked cells on a grey ground. */
export function binairoPicture(puzzle: BinairoPuzzle, view: View<BinairoSolution>): Scene {
  const { solution } = view;
  return binairoScene(puzzle, {
    isSolved: solution !== undefined,
    hasClues: !view.answerOnly,
    words: view.words,
    grounds: (picture) => picture.grounds(view.marks, MARK_COLOUR),
    entries: (picture) =>
      flatMapCells(puzzle.grid, (given, cell) => {
        const number = given === OPEN ? solution?.[cell[0]]?.[cell[1]] : given;
        if (number === undefined) return [];
        const style = given === OPEN ? { colour: SOLUTION_COLOUR } : { bold: true };
        return [numberIn(picture, cell, number, style)];
      }),
  });
}

/** The contents of the sheet besides lines and clues. */
interface Content extends CluedContent {
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/** The sheet of a Binairo with its lines and signs. */
export function binairoScene(puzzle: BinairoPuzzle, content: Content): Scene {
  const { hasClues } = content;
  const size = sizeOfRows(puzzle.grid);
  const picture = new GridPicture(size, CELL);
  const signs: readonly PlacedBorderSign[] = hasClues
    ? signsOf(puzzle).map(({ pair, sign }) => ({ pair, sign: SIGNS[sign] }))
    : [];
  const { distinct } = { ...BINAIRO_WORDS, ...content.words };
  const caption = puzzle.distinct && hasClues ? distinct : undefined;
  return picture.scene({
    title: titleOfSize('Binairo', size),
    isSolved: content.isSolved,
    foot: caption === undefined ? 0 : CAPTION,
    lattice: {
      size,
      roomy: true,
      between: latticeBetween(picture, signs),
      ...(caption !== undefined && { caption }),
    },
    shapes: [
      ...content.grounds(picture),
      ...innerLines(picture, LINE_COLOUR),
      picture.frame(BLACK, FRAME),
      ...content.entries(picture),
      ...borderSigns(picture, signs),
      ...(caption === undefined ? [] : [picture.caption(caption, CAPTION, CAPTION_SIZE)]),
    ],
  });
}

/** A number in the middle of a cell. */
export function numberIn(picture: GridPicture, cell: Cell, number: string, style: Partial<Text>): Text {
  return picture.text(cell, number, { size: NUMBER_SIZE, ...style });
}
