/** Worked nonograms with their verdicts, and for every issue code an input that triggers it. */

import type { Colour } from '../../draw/index.js';
import type { Counterexample, Example } from '../contract/family.js';
import { coloursOfSolution, puzzleOfColours } from './colours.js';
import {
  type ColourClue,
  type ColourNonogram,
  cellsOfSolution,
  type NonogramPuzzle,
  type NonogramSolution,
  type PlainNonogram,
  puzzleOfPicture,
} from './puzzle.js';

const PROJECT = 'drawn for the project';

/** A puzzle whose clues are those of a picture, with that picture as its only solution. */
function drawn(name: string, picture: NonogramSolution, given?: readonly string[]): NonogramExample {
  const puzzle = puzzleOfPicture(cellsOfSolution(picture), picture.length, picture[0]!.length);
  const withGiven = given === undefined ? puzzle : { ...puzzle, given };
  return { name, source: PROJECT, puzzle: withGiven, verdict: 'unique', solution: picture };
}

function clues(rows: PlainNonogram['rows'], columns: PlainNonogram['columns']): PlainNonogram {
  return { family: 'nonogram', rows, columns };
}

const RED_AND_BLUE: readonly Colour[] = ['#ffffff', '#d82020', '#2860d0'];

const BLUE_ABOVE_RED: readonly ColourClue[] = [
  [1, 2],
  [1, 1],
];

/** The puzzle of a picture in colours. */
function coloured(picture: NonogramSolution, palette = RED_AND_BLUE): ColourNonogram {
  return puzzleOfColours(coloursOfSolution(picture), picture.length, picture[0]!.length, palette);
}

/** A puzzle in colours whose clues are those of a picture, with that picture as its only solution. */
function painted(
  name: string,
  palette: readonly Colour[],
  picture: NonogramSolution,
  given?: readonly string[],
): NonogramExample {
  const puzzle = coloured(picture, palette);
  const withGiven = given === undefined ? puzzle : { ...puzzle, given };
  return { name, source: PROJECT, puzzle: withGiven, verdict: 'unique', solution: picture };
}

type NonogramExample = Example<NonogramPuzzle, NonogramSolution>;

export const nonogramExamples = (): readonly NonogramExample[] => [
  drawn('house', ['..#..', '.###.', '#####', '.#.#.', '.###.']),
  {
    name: 'dancer',
    source: 'webpbn.com puzzle 1, "Demo Puzzle from Front Page", copyright 2004 by Jan Wolter',
    puzzle: clues(
      [[2], [2, 1], [1, 1], [3], [1, 1], [1, 1], [2], [1, 1], [1, 2], [2]],
      [[2, 1], [2, 1, 3], [7], [1, 3], [2, 1]],
    ),
    verdict: 'unique',
    solution: ['.##..', '.##.#', '..#.#', '.###.', '#.#..', '#.#..', '..##.', '.#.#.', '.#.##', '##...'],
  },
  drawn('one filled cell', ['#']),
  drawn('one empty cell', ['.']),
  drawn('one row', ['##.#.##']),
  drawn('blank lines', ['.....', '.###.', '.....', '.###.', '.....']),
  drawn('nothing but blank lines', ['...', '...']),
  drawn('look-ahead needed', ['#..#', '.##.', '....', '....']),
  drawn('a given cell decides', ['#.', '.#'], ['#?', '??']),
  {
    name: 'switch',
    source: `${PROJECT}; the smallest puzzle with two solutions`,
    puzzle: clues([[1], [1]], [[1], [1]]),
    verdict: 'multiple',
  },
  {
    name: 'three single cells',
    source: `${PROJECT}; every order of the columns solves it`,
    puzzle: clues([[1], [1], [1]], [[1], [1], [1]]),
    verdict: 'multiple',
  },
  {
    name: 'two ways round',
    source: `${PROJECT}; the mirror image solves it too`,
    puzzle: clues([[2], [], [1]], [[1], [1], [1]]),
    verdict: 'multiple',
  },
  {
    name: 'a split column',
    source: `${PROJECT}; every line fits by itself`,
    puzzle: clues([[2], []], [[1], [], [1]]),
    verdict: 'none',
  },
  {
    name: 'refuted by look-ahead only',
    source: `${PROJECT}; no line contradicts the others directly`,
    puzzle: clues([[1, 1], [1], [2], [2]], [[1, 1], [1], [2], [2]]),
    verdict: 'none',
  },
  {
    name: 'given cells that contradict',
    source: PROJECT,
    puzzle: { ...clues([[1], [1]], [[1], [1]]), given: ['#?', '#?'] },
    verdict: 'none',
  },
  painted(
    'flower',
    ['#ffffff', '#d82020', '#f6dc28', '#28a03c'],
    ['.1.1.', '12221', '.1.1.', '..3..', '.333.'],
  ),
  painted('colours that touch', RED_AND_BLUE, ['112', '2.1', '122']),
  painted('one colour', ['#ffffff', '#d82020'], ['1.1', '111', '.1.']),
  painted('given colours decide', RED_AND_BLUE, ['.12', '1.2'], ['.??', '???']),
  {
    name: 'red to and fro',
    source: `${PROJECT}; the rows can be exchanged`,
    puzzle: coloured(['.12', '1.2']),
    verdict: 'multiple',
  },
  {
    name: 'blue above red',
    source: `${PROJECT}; the rows ask for the other order`,
    puzzle: { ...coloured(['1.', '2.']), columns: [BLUE_ABOVE_RED, []] },
    verdict: 'none',
  },
];

export const nonogramCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'nonogram', rows: [[1]], columns: [['1']] } },
  { code: 'grid-empty', json: clues([], [[]]) },
  { code: 'grid-too-large', json: clues(Array(501).fill([]), [[]]) },
  { code: 'clue-not-positive', json: clues([[1, -2]], [[1], [], [1]]) },
  { code: 'clue-too-long', json: clues([[1, 2]], [[1], [], [1]]) },
  { code: 'clue-sums-differ', json: clues([[2]], [[1], []]) },
  { code: 'given-size', json: { ...clues([[1]], [[1]]), given: ['#', '.'] } },
  { code: 'given-character', json: { ...clues([[1]], [[1]]), given: ['x'] } },
  { code: 'palette-size', json: { ...clues([[]], [[]]), palette: ['#ffffff'] } },
  { code: 'palette-colour', json: { ...clues([[]], [[]]), palette: ['white', 'black'] } },
  { code: 'palette-repeats', json: { ...clues([[]], [[]]), palette: ['#ffffff', '#FFFFFF'] } },
  { code: 'clue-colour', json: { ...coloured(['1']), rows: [[[1, 3]]] } },
];
