/** The clues of a nonogram as reasons, and its cells as marks. */
import { type Cell, capitalised, cellCode, type NamedCells } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Known, Mark, Predicate } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';

import { colourNames } from '../colour-names.js';
import { colourCount, type Run } from '../colours.js';
import { givenColours } from '../given.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { clueWords } from './block-names.js';

export const IS_EMPTY: Predicate = { one: 'is empty', many: 'are empty' };
export const IS_FILLED: Predicate = { one: 'is filled', many: 'are filled' };

/** A row or column with the lengths of its blocks. */
export function lineClue(
  { palette }: NonogramPuzzle,
  { name, cells }: NamedCells,
  runs: readonly Run[],
): Reason {
  const line = capitalised(name);
  return {
    id: name.replace(' ', '-'),
    kind: name.split(' ')[0]!,
    cells,
    says:
      runs.length === 0 ? `${line} has no filled cells` : `${line} has the clue ${clueWords(palette, runs)}`,
  };
}

/** True if cells have a mark for the background and for every colour, and not one alone. */
export function hasColourMarks(puzzle: NonogramPuzzle): boolean {
  return colourCount(puzzle) > 1;
}

/**
 * The marks of a cell: filled or not, or, where there are several colours, one for the background and for
 * every colour, in the order of the palette.
 */
export function marksOfCell(
  puzzle: NonogramPuzzle,
  cell: Cell,
  variables: readonly VariableIndex[],
): readonly Mark[] {
  const place = { cells: [cell], place: cellCode(cell) };
  const { palette } = puzzle;
  if (palette === undefined || !hasColourMarks(puzzle)) {
    return [{ ...place, variable: variables[0]!, yes: IS_FILLED, no: IS_EMPTY }];
  }
  const names = colourNames(palette);
  return variables.map((variable, colour): Mark => {
    if (colour === 0) return { ...place, variable, yes: IS_EMPTY, no: IS_FILLED };
    const name = names[colour]!;
    const [yes, no] = [`is ${name}`, `is not ${name}`];
    return {
      ...place,
      variable,
      yes: { one: yes, many: `are ${name}` },
      no: { one: no, many: `are not ${name}` },
    };
  });
}

/**
 * The marks that the colour of a cell (by its row-major index) makes known, of the marks of all cells,
 * row-major.
 */
export function knownColour(puzzle: NonogramPuzzle, index: number, colour: number): readonly Known[] {
  if (!hasColourMarks(puzzle)) return [{ mark: index, value: colour > 0 }];
  const count = colourCount(puzzle) + 1;
  return Array.from({ length: count }, (_, other) => ({
    mark: index * count + other,
    value: other === colour,
  }));
}

/** The marks that the puzzle gives. */
export function givenMarks(puzzle: NonogramPuzzle): readonly Known[] {
  return givenColours(puzzle).flatMap(([index, colour]) => knownColour(puzzle, index, colour));
}
