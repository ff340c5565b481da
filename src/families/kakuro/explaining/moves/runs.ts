/**
 * A Kakuro at one moment as moves see it: the numbers that are left for cells, and the ways to make the runs.
 * Sets of numbers are bits, bit v for the number v.
 */
import { cellCode } from '../../../../core/index.js';
import type { Known } from '../../../contract/explaining.js';
import type { MoveBoard } from '../../../contract/move.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import type { SumArea, SumBoard } from '../../../kit/moves/sum-areas.js';
import { setsOf, valuesFrom, valuesIn } from '../../../kit/rules/index.js';
import { type KakuroPuzzle, LARGEST_NUMBER, type Run, runsOf } from '../../puzzle.js';
import { ruleOfRun } from '../../rules.js';
import { type RunName, runWords } from './words.js';

/** All numbers. */
const ALL = valuesFrom(1, LARGEST_NUMBER);

/** A run at one moment. */
export interface RunNow extends SumArea {
  readonly name: RunName;
  readonly direction: Run['direction'];
}

/** The grid at one moment. */
export class RunGrid implements SumBoard {
  /** The runs that a rule speaks about. */
  readonly runs: readonly RunNow[];
  readonly #codes: readonly string[];
  /** By place: the number entered, 0 for none. */
  readonly #entered: readonly number[];
  /** By place: the numbers of which nothing is known. */
  readonly #unknown: readonly number[];

  constructor(board: MoveBoard<KakuroPuzzle>) {
    const { puzzle, marks } = board;
    const value = (place: number, number: number) => board.value(markOf(place, number));
    const places = marks.filter((_, mark) => mark % LARGEST_NUMBER === 0);
    this.#codes = places.map(({ place }) => place);
    this.#entered = places.map((_, place) => {
      return valuesIn(ALL).find((number) => value(place, number) === true) ?? 0;
    });
    this.#unknown = places.map((_, place) =>
      setOf(valuesIn(ALL).filter((number) => value(place, number) === undefined)),
    );
    this.runs = runsOf(puzzle)
      .filter(({ sum, cells }) => sum > 0 || cells.length > 1)
      .map((run) => this.#now(run));
  }

  get sums(): readonly SumArea[] {
    return this.runs;
  }

  get placeCount(): number {
    return this.#codes.length;
  }

  isOpen(place: number): boolean {
    return this.#entered[place] === 0;
  }

  /** The numbers that are left for a place; of an entry that number. */
  left(place: number): number {
    return this.isOpen(place) ? this.#unknown[place]! : 1 << this.entered(place);
  }

  entered(place: number): number {
    return this.#entered[place]!;
  }

  runsOf(place: number): readonly RunNow[] {
    return this.runs.filter(({ places }) => places.includes(place));
  }

  codes(places: readonly number[]): readonly string[] {
    return places.map((place) => this.#codes[place]!);
  }

  /** The rules that places hold one number each. */
  cellRules(places: readonly number[]): readonly string[] {
    return this.codes(places).map((code) => `cell-${code}`);
  }

  is(place: number, number: number): Known {
    return { mark: markOf(place, number), value: true };
  }

  /** The conclusions that places have none of some numbers, as far as that is not known. */
  without(places: readonly number[], numbers: number): readonly Known[] {
    return places.flatMap((place) =>
      valuesIn(this.#unknown[place]! & numbers).map((number) => ({
        mark: markOf(place, number),
        value: false,
      })),
    );
  }

  #now(run: Run): RunNow {
    const { sum, direction } = run;
    const cells = run.cells.map(cellCode);
    const places = cells.map((code) => this.#codes.indexOf(code));
    const entered = setOf(places.map((place) => this.entered(place))) & ALL;
    const ways =
      sum === 0
        ? undefined
        : [...setsOf(cells.length, sum, LARGEST_NUMBER)].filter(
            (way) => (way & 1) === 0 && (way & entered) === entered,
          );
    const id = ruleOfRun(run);
    const name = { sum, cells };
    const idOf = (number: number): string => `${id}-number-${number}`;
    return {
      name,
      words: { en: runWords(name, 'en'), de: runWords(name, 'de') },
      direction,
      places,
      open: places.filter((place) => this.isOpen(place)),
      entered,
      ways,
      possible: (ways?.reduce((union, way) => union | way, 0) ?? ALL) & ~entered,
      rules: (number) => (sum > 0 ? [id] : number === undefined ? valuesIn(ALL).map(idOf) : [idOf(number)]),
    };
  }
}

function markOf(place: number, number: number): number {
  return place * LARGEST_NUMBER + number - 1;
}

/** Numbers as a set. */
function setOf(numbers: readonly number[]): number {
  return numbers.reduce((set, number) => set | (1 << number), 0);
}

/** The grid as it is now. */
export const runGridOf: (board: MoveBoard<KakuroPuzzle>) => RunGrid = whileUnchanged(
  (board) => new RunGrid(board),
);
