/**
 * Notes that players make where it gets hard: which numbers a cage may be made of, and where a number of a
 * line is.
 */

import { type Cell, cellCode, linesOf, placeRuns } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/explaining.js';
import { includesCell } from '../../kit/words/step-shapes.js';
import { listed } from '../../kit/words/words.js';
import { type Cage, hasClue, type KenkenPuzzle } from '../puzzle.js';
import { cageName } from './reasons.js';

/** The note that a cage is made of some numbers, in any order. */
export function madeOf(cage: Cage, numbers: readonly number[], variable: VariableIndex): Mark {
  // One word, so that several are listed as one.
  const set = numbers.join('-');
  return {
    variable,
    cells: cage.cells,
    place: cageName(cage),
    yes: { one: `is made of ${set}`, many: `are made of ${set}` },
    no: { one: `is not made of ${set}`, many: `are not made of ${set}` },
    entry: 'neither',
  };
}

/** The numbers of such a note; undefined for any other mark. */
export function numbersOfNote({ yes, entry }: Mark): readonly number[] | undefined {
  const set = /^is made of ([\d-]+)$/.exec(yes.one)?.[1];
  return entry === 'neither' ? set?.split('-').map(Number) : undefined;
}

/** Some cells of a row or column. */
export interface LinePart {
  /** `column 3` */
  readonly line: string;
  readonly cells: readonly Cell[];
}

/**
 * The parts of lines that notes speak of: what a cage has of a line, and the rest of it; of two or more
 * cells, each once.
 */
export function lineParts({ size, cages }: KenkenPuzzle): readonly LinePart[] {
  const parts = linesOf({ rows: size, columns: size }).flatMap(({ name, cells }) =>
    cages.flatMap((cage): readonly LinePart[] => {
      const [inside, outside] = [true, false].map((isInside) =>
        cells.filter((cell) => includesCell(cage.cells, cell) === isInside),
      );
      return inside!.length === 0 ? [] : [inside!, outside!].map((some) => ({ line: name, cells: some }));
    }),
  );
  const byCells = new Map(parts.map((part) => [part.cells.join(';'), part]));
  return [...byCells.values()].filter(({ cells }) => cells.length > 1 && cells.length < size);
}

/** The note that a number of a line is in a part of it: `the 2 of column 3 is in r1c3 or r4c3 to r6c3`. */
export function isInPart(
  { line, cells }: LinePart,
  number: number,
  note: Pick<Mark, 'variable' | 'counts'>,
): Mark {
  const places = listed(
    placeRuns(cells.map(cellCode)).map(({ words }) => words),
    'or',
  );
  return {
    ...note,
    cells,
    place: `the ${number} of ${line}`,
    yes: { one: `is in ${places}`, many: `are in ${places}` },
    no: { one: `is not in ${places}`, many: `are not in ${places}` },
    entry: 'neither',
  };
}

/**
 * The cages of which notes say which numbers they hold: what a cage has of one line is a part of that line.
 */
export function wideCages({ cages }: KenkenPuzzle): readonly Cage[] {
  const lineCount = ({ cells }: Cage, axis: number): number => new Set(cells.map((cell) => cell[axis])).size;
  return cages.filter(hasClue).filter((cage) => lineCount(cage, 0) > 1 && lineCount(cage, 1) > 1);
}

/** The note that a cage holds a number at least once, or twice. */
export function holdsNumber(
  cage: Cage,
  number: number,
  { atLeast, ...note }: Pick<Mark, 'variable' | 'counts'> & { readonly atLeast: 1 | 2 },
): Mark {
  // Where the number stands last, several are listed behind one verb.
  const what = atLeast === 1 ? `${number}` : `${number} twice`;
  return {
    ...note,
    atLeast,
    cells: cage.cells,
    place: cageName(cage),
    yes: { one: `holds ${what}`, many: `hold ${what}` },
    no: { one: `does not hold ${what}`, many: `do not hold ${what}` },
    entry: 'neither',
  };
}

/** True if a mark is such a note, and not about a number in a cell. */
export function isFurtherNote({ entry }: Mark): boolean {
  return entry === 'neither';
}
