import { EMPTY, FILLED, OPEN } from './lines/states.js';
import type { NonogramPuzzle } from './puzzle.js';

/** The cells that a puzzle gives: row-major index, and FILLED or EMPTY. */
export function givenStates({ given = [], columns }: NonogramPuzzle): [index: number, state: number][] {
  return given.flatMap((text, row) =>
    [...text].flatMap((character, column): [number, number][] => {
      const state = character === '#' ? FILLED : character === '.' ? EMPTY : OPEN;
      return state === OPEN ? [] : [[row * columns.length + column, state]];
    }),
  );
}
