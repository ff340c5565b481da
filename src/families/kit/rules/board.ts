/**
 * Boards: places that each take one of some values. A place with the values 0 and 1 is a flag (a cell that is
 * marked or not) and has one variable; any other place has one for each of its values.
 */
import { type Cell, cellCode, type EdgeGraph } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { MarkWords } from '../../contract/mark.js';
import { type LineName, linesWords } from '../words/sides.js';
import { inWords } from '../words/words.js';

/** The values 0 and 1 as bits. */
export const FLAG = 0b11;

/** A predicate in both numbers. */
type Predicates = readonly [one: string, many: string];

/** The words for the values of places. */
export interface ValueWords {
  /** The predicates of a place that has the value, and of one that has not; of a flag for the value 1. */
  mark(value: number, language: StepLanguage): MarkWords;
  /**
   * Places with the value, counted, as an object: `two tents`, `2 Zelte`, `no tents`.
   * @param value 1 for flags
   */
  counted(count: number, value: number, language: StepLanguage): string;
  /** True if it goes without saying that a place has one value. Absent: it is a reason. */
  readonly isOneUnderstood?: true;
  /** The verb between places and these; absent: `has`, `have`. */
  readonly has?: InLanguages<Predicates | undefined>;
}

/** Places that are lines between neighbouring points: the sides of cells, or ways from cell to cell. */
export interface LinePlaces extends EdgeGraph {
  /** The cells that a line belongs to or joins. */
  cellsOf(place: number): readonly Cell[];
  /** The middle of a line among the cells, as in `Mark.at`. */
  at(place: number): Cell;
  /** The name of a line, as `linesWords` says it: `the top of r1c1`, `r1c1–r1c2`. */
  nameOf(place: number, language: StepLanguage): LineName;
  /** The name of a point, and its place among the cells: `the top left corner of r1c1`, `r1c1`. */
  pointName(point: number, language: StepLanguage): string;
  pointAt(point: number): Cell;
  /** The way of a ring of lines in words: `round r1c1 and r1c2`, `through r1c1 to r1c3, ...`. */
  ringWords(ring: readonly number[], language: StepLanguage): string;
}

/** The places of a puzzle. `S` is the family's solution. */
export interface Board<S> {
  /** The cell of every place; of a line the first of its cells. */
  readonly cells: readonly Cell[];
  /** The lines that the places are, in their order; absent: the places are cells. */
  readonly lines?: LinePlaces;
  /** By place: the values that it can have, as bits; {@link FLAG}, or at least two values from 0 to 30. */
  readonly domains: readonly number[];
  /** By place: the value that the puzzle gives; -1 where it gives none. */
  readonly given: readonly number[];
  readonly words: ValueWords;
  /** The value of every place in a solution of the right form. */
  valuesOf(solution: S): readonly number[];
  /** The solution that has these values. */
  solutionOf(values: readonly number[]): S;
}

/** True if a place is marked or not. */
export function isFlag(board: Pick<Board<unknown>, 'domains'>, place: number): boolean {
  return board.domains[place] === FLAG;
}

/** The values of a set, in rising order. */
export function valuesIn(mask: number): readonly number[] {
  const values: number[] = [];
  for (let value = 0; value < 32 && mask >>> value !== 0; value++)
    if ((mask >>> value) & 1) values.push(value);
  return values;
}

/** The values from one to another as a set. */
export function valuesFrom(least: number, most: number): number {
  return (2 ** (most + 1) - 2 ** least) | 0;
}

/** The words for a flag in one language. */
interface FlagText {
  readonly yes: Predicates;
  readonly no: Predicates;
  /** Absent: `has`, `have`. */
  readonly has?: Predicates;
  /** One marked place, no marked places, and the noun of several, as objects. */
  readonly one: string;
  readonly none: string;
  readonly many: string;
}

/** The words for flags. */
export function flagWords(texts: InLanguages<FlagText>): ValueWords {
  return {
    mark(_, language) {
      const { yes, no } = texts[language];
      return { yes: { one: yes[0], many: yes[1] }, no: { one: no[0], many: no[1] } };
    },
    counted(count, _, language) {
      const { one, none, many } = texts[language];
      return count === 1 ? one : count === 0 ? none : `${inWords(count, language)} ${many}`;
    },
    has: { en: texts.en.has, de: texts.de.has },
  };
}

/** The words for cells that are black or white. */
export const COLOUR_WORDS: ValueWords = flagWords({
  en: {
    yes: ['is black', 'are black'],
    no: ['is white', 'are white'],
    one: 'one black cell',
    none: 'no black cell',
    many: 'black cells',
  },
  de: {
    yes: ['ist schwarz', 'sind schwarz'],
    no: ['ist weiß', 'sind weiß'],
    one: 'ein schwarzes Feld',
    none: 'kein schwarzes Feld',
    many: 'schwarze Felder',
  },
});

/** The words for numbers in cells. */
export const NUMBER_WORDS: ValueWords = {
  mark: (number, language) =>
    language === 'en'
      ? {
          yes: { one: `is ${number}`, many: `are ${number}` },
          no: { one: `is not ${number}`, many: `are not ${number}` },
        }
      : {
          yes: { one: `ist ${number}`, many: `sind ${number}` },
          no: { one: `ist nicht ${number}`, many: `sind nicht ${number}` },
        },
  counted: (count, number, language) =>
    language === 'en'
      ? `${number} ${count === 1 ? 'once' : `${inWords(count, 'en')} times`}`
      : `die ${number} ${inWords(count, 'de')}mal`,
};

/** The words for lines that are drawn or not. */
export const LINE_WORDS: ValueWords = flagWords({
  en: {
    yes: ['has a line', 'have lines'],
    no: ['has no line', 'have no lines'],
    one: 'one line',
    none: 'no line',
    many: 'lines',
  },
  de: {
    yes: ['hat eine Linie', 'haben Linien'],
    no: ['hat keine Linie', 'haben keine Linien'],
    one: 'eine Linie',
    none: 'keine Linie',
    many: 'Linien',
  },
});

/** The parts of a board that name its places. */
type Named = Pick<Board<unknown>, 'cells' | 'lines'>;

/** The names of places: `r1c3`, `the top of r1c1`. */
export function codesOf(
  { cells, lines }: Named,
  places: readonly number[],
  language: StepLanguage = 'en',
): readonly string[] {
  return places.map((place) =>
    lines === undefined ? cellCode(cells[place]!) : linesWords([lines.nameOf(place, language)], language),
  );
}

/** The cells of a place: one, or those that a line belongs to. */
export function cellsOfPlace({ cells, lines }: Named, place: number): readonly Cell[] {
  return lines?.cellsOf(place) ?? [cells[place]!];
}

/** The numbers that tell a place from all others, for names in models: `0_3`, `0_3_0_4`. */
export function placeKey({ cells, lines }: Named, place: number): string {
  const numbers: readonly number[] = lines === undefined ? cells[place]! : lines.edges[place]!.flat();
  return numbers.join('_');
}
