/**
 * A Binairo being solved, with a mark for each cell that says that it holds 1: numbers as in a solution,
 * concluded ones in frames.
 */
import { type Cell, flatMapCells } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import {
  KNOWN_COLOUR,
  marksAt,
  partsOfGrid,
  reasonGrounds,
  strongEntry,
} from '../../kit/pictures/state-picture.js';
import { binairoScene, numberIn } from '../picture.js';
import { type BinairoPuzzle, ONE, OPEN, ZERO } from '../puzzle.js';

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
