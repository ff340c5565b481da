/** The clues of a nonogram as reasons, and its cells as marks. */
import { type Cell, capitalised, cellCode, type NamedCells } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Known, Mark, MarkedValue, Predicate } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';

import { colourCount, type Run } from '../colours.js';
import { givenColours } from '../given.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { clueWords, colourWords } from './moves/block-names.js';

const IS_EMPTY: Predicate = { one: 'is empty', many: 'are empty' };
const IS_FILLED: Predicate = { one: 'is filled', many: 'are filled' };
const GERMAN_EMPTY: Predicate = { one: 'ist leer', many: 'sind leer' };
const GERMAN_FILLED: Predicate = { one: 'ist gefüllt', many: 'sind gefüllt' };
const GERMAN_LINES: Readonly<Record<string, string>> = { row: 'Zeile', column: 'Spalte' };

/** A row or column with the lengths of its blocks. */
export function lineClue(
  { palette }: NonogramPuzzle,
  { name, cells }: NamedCells,
  runs: readonly Run[],
): Reason {
  const [kind, number] = name.split(' ') as [string, string];
  const isBlank = runs.length === 0;
  const german = `${GERMAN_LINES[kind]} ${number} hat`;
  return {
    id: `${kind}-${number}`,
    kind,
    cells,
    says: `${capitalised(name)} has ${isBlank ? 'no filled cells' : `the clue ${clueWords(palette, runs, 'en')}`}`,
    translated: {
      de: {
        says: isBlank
          ? `${german} keine gefüllten Felder`
          : `${german} die Angabe ${clueWords(palette, runs, 'de')}`,
      },
    },
  };
}

/** True if cells have a mark for the background and for every colour, and not one alone. */
export function hasColourMarks(puzzle: Pick<NonogramPuzzle, 'palette'>): boolean {
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
    const translated = { de: { yes: GERMAN_FILLED, no: GERMAN_EMPTY } };
    return [{ ...place, variable: variables[0]!, yes: IS_FILLED, no: IS_EMPTY, translated }];
  }
  const [names, german] = [colourWords(palette, 'en'), colourWords(palette, 'de')];
  return variables.map((variable, colour): Mark => {
    if (colour === 0) {
      const translated = { de: { yes: GERMAN_EMPTY, no: GERMAN_FILLED } };
      return { ...place, variable, yes: IS_EMPTY, no: IS_FILLED, translated };
    }
    const [name, other] = [names[colour]!, german[colour]!];
    return {
      ...place,
      variable,
      yes: { one: `is ${name}`, many: `are ${name}` },
      no: { one: `is not ${name}`, many: `are not ${name}` },
      translated: {
        de: {
          yes: { one: `ist ${other}`, many: `sind ${other}` },
          no: { one: `ist nicht ${other}`, many: `sind nicht ${other}` },
        },
      },
    };
  });
}

/** The content of a cell by a mark with its value; undefined: only a colour that it does not have. */
export function contentOf({ mark, value }: MarkedValue): 'filled' | 'empty' | undefined {
  const said = (value ? mark.yes : mark.no).one;
  if (said === IS_EMPTY.one) return 'empty';
  return value || said === IS_FILLED.one ? 'filled' : undefined;
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
