/**
 * A Binairo being solved, as JSON: rows of the signs of puzzles. Drawn are numbers as in a solution,
 * concluded ones in frames.
 */
import { type Cell, flatMapCells, type Result, sizeOfRows } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import {
  KNOWN_COLOUR,
  marksAt,
  partsOfGrid,
  reasonGrounds,
  strongEntry,
} from '../../kit/pictures/state-picture.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { binairoScene, numberIn } from '../picture.js';
import { type BinairoPuzzle, ONE, OPEN, ZERO } from '../puzzle.js';

/** Reads rows of signs. */
export function readBinairoState(json: unknown, { grid }: BinairoPuzzle): Result<readonly Known[]> {
  const size = sizeOfRows(grid);
  return readSignState(json, {
    size,
    signs: { [ZERO]: 'a 0', [ONE]: 'a 1', [OPEN]: 'nothing known' },
    open: OPEN,
    given: grid,
    known: (sign, [row, column]) => [{ mark: row * size.columns + column, value: sign === ONE }],
  });
}

/** Draws a state with the cells of the reasons on grounds of their own. */
export function binairoStatePicture(puzzle: BinairoPuzzle, view: StateView): Scene {
  const isOpen = ([row, column]: Cell): boolean => puzzle.grid[row]![column] === OPEN;
  const numberOf = (isOne: boolean): string => (isOne ? ONE : ZERO);
  return binairoScene(puzzle, {
    isSolved: false,
    hasClues: true,
    grounds: (picture) => reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    entries: (picture) => [
      ...flatMapCells(puzzle.grid, (given, cell) =>
        given === OPEN ? [] : [numberIn(picture, cell, given, { bold: true })],
      ),
      ...marksAt(view.marks, view.known)
        .filter(({ cell }) => isOpen(cell))
        .map(({ cell, value }) => numberIn(picture, cell, numberOf(value), { colour: KNOWN_COLOUR })),
      ...marksAt(view.marks, view.concluded).flatMap(({ cell, value }) =>
        strongEntry(picture, cell, [numberIn(picture, cell, numberOf(value), { bold: true })]),
      ),
    ],
  });
}
