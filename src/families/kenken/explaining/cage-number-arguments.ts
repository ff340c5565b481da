/**
 * Arguments by one row or column with notes of the numbers that cages are made of: a cage with too few other
 * cells for one of its numbers needs it in the line, so that nothing else there is that number, and another
 * cage has its own one elsewhere.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import type { MarkedValue, StepShape } from '../../contract/explaining.js';
import { numberOfMark, numbersOnce, placesOf } from '../../kit/words/number-arguments.js';
import { includesCell } from '../../kit/words/step-shapes.js';
import { inWords, listed } from '../../kit/words/words.js';
import { type Cage, hasClue, type KenkenPuzzle } from '../puzzle.js';
import { clauses, groupedBy } from './cage-need-words.js';
import { isFurtherNote, numbersOfNote } from './notes.js';
import { cageName } from './reasons.js';

/** A cage whose numbers are noted. */
interface NotedCage {
  readonly cage: Cage;
  readonly numbers: readonly number[];
}

/** A cage that needs a number in the line. */
interface Need {
  readonly number: number;
  readonly noted: NotedCage;
  readonly count: number;
  /** Its cells elsewhere that cannot be the number. */
  readonly barred: readonly Cell[];
}

/**
 * The argument of a step or line by one row or column and such notes; undefined where these do not give it.
 */
export function becauseOfNotes(puzzle: KenkenPuzzle, step: StepShape): string | undefined {
  const noted = step.facts.filter(({ mark }) => isFurtherNote(mark)).map((note) => notedCage(puzzle, note));
  if (noted.some((one) => one === undefined) || step.conclusions.some(({ mark }) => isFurtherNote(mark)))
    return undefined;
  const line = new NotedLine(noted as readonly NotedCage[], step);
  if (step.conclusions.length === 0) return line.contradiction();
  const numbers = numbersOnce(step.conclusions.map(({ mark }) => numberOfMark(mark)));
  return step.conclusions.every(({ value }) => !value) ? line.exclusions(numbers) : line.entries(numbers);
}

/** Undefined where it is another note, or denies numbers of a cage. */
function notedCage({ cages }: KenkenPuzzle, { mark, value }: MarkedValue): NotedCage | undefined {
  const numbers = value ? numbersOfNote(mark) : undefined;
  const cage = cages.filter(hasClue).find((one) => cageName(one) === mark.place);
  return numbers && cage && { cage, numbers };
}

class NotedLine {
  readonly #noted: readonly NotedCage[];
  readonly #step: StepShape;
  readonly #cells: readonly Cell[];
  readonly #name: string;

  constructor(noted: readonly NotedCage[], step: StepShape) {
    const { id, cells } = step.reasons[0]!;
    this.#noted = noted;
    this.#step = step;
    this.#cells = cells;
    this.#name = id.replace('-', ' ');
  }

  /** The argument that one number would be twice in the line. */
  contradiction(): string | undefined {
    const numbers = numbersOnce(this.#noted.flatMap((one) => one.numbers));
    for (const number of numbers) {
      const needs = this.#needs(number);
      const [first, second] = needs;
      if (first === undefined) continue;
      const twice = needs.find(({ count }) => count > 1);
      if (twice !== undefined) return this.#saysNeed(twice);
      if (second !== undefined)
        return `${this.#saysNeed(first)}, and so does ${nameOf(second)}${barredWords(second)}`;
      const entered = this.#entryBeside(first.noted, number);
      if (entered !== undefined) return `${this.#saysNeed(first)}, but ${entered} is ${number}`;
    }
    return undefined;
  }

  /** `the cage 12+ of r6c1 (1-1-3-7) needs 1 in row 7, as r6c2 is not 1` */
  exclusions(numbers: readonly number[]): string | undefined {
    const needs = numbers.flatMap((number) => this.#needExcluding(number) ?? []);
    if (needs.length < numbers.length) return undefined;
    const groups = groupedBy(needs, ({ noted, barred }) => `${nameOf({ noted })} ${barred.join(' ')}`);
    return clauses(
      [...groups.values()].map((group) =>
        this.#saysNeed(
          group[0]!,
          group.map(({ number }) => number),
        ),
      ),
    );
  }

  /** The argument that cells elsewhere are these numbers; undefined where the step excludes some as well. */
  entries(numbers: readonly number[]): string | undefined {
    const words = numbers.flatMap((number) => {
      const own = this.#concluded(number);
      const cells = own.map(({ mark }) => mark.cells[0]!);
      return (own.every(({ value }) => value) ? this.#elsewhere(number, cells) : undefined) ?? [];
    });
    return words.length < numbers.length ? undefined : clauses(words);
  }

  #needExcluding(number: number): Need | undefined {
    const cells = this.#concluded(number).map(({ mark }) => mark.cells[0]!);
    return this.#needs(number).find(({ noted }) =>
      cells.every((cell) => includesCell(this.#cells, cell) && !includesCell(noted.cage.cells, cell)),
    );
  }

  #concluded(number: number): readonly MarkedValue[] {
    return this.#step.conclusions.filter(({ mark }) => numberOfMark(mark) === number);
  }

  /** The same, `so the cage 35× of r6c6 (1-5-7) has its 1 elsewhere, where only r6c6 can be 1`. */
  #elsewhere(number: number, cells: readonly Cell[]): string | undefined {
    for (const noted of this.#noted) {
      const able = this.#elsewhereOf(noted).filter((cell) => !this.#isBarred(cell, number));
      const count = countOf(noted, number);
      if (able.length !== count || !cells.every((cell) => includesCell(able, cell))) continue;
      const why = this.#takenBeside(noted, number);
      if (why === undefined) continue;
      const its = count === 1 ? `its ${number}` : `its ${inWords(count)} ${number}s`;
      return `${why}, so ${nameOf({ noted })} has ${its} elsewhere, where only ${placesOf(able.map(cellCode))} can be ${number}`;
    }
    return undefined;
  }

  /** The argument against a number of the line in a cage. */
  #takenBeside(noted: NotedCage, number: number): string | undefined {
    const entered = this.#entryBeside(noted, number);
    if (entered !== undefined) return `${entered} is ${number}`;
    const need = this.#needs(number).find((one) => one.noted !== noted);
    return need && this.#saysNeed(need);
  }

  /** The cell of the line with the number outside a cage; undefined where it is not entered. */
  #entryBeside({ cage }: NotedCage, number: number): string | undefined {
    return this.#step.facts.find(
      ({ mark, value }) =>
        value &&
        !isFurtherNote(mark) &&
        numberOfMark(mark) === number &&
        includesCell(this.#cells, mark.cells[0]!) &&
        !includesCell(cage.cells, mark.cells[0]!),
    )?.mark.place;
  }

  #needs(number: number): readonly Need[] {
    return this.#noted.flatMap((noted) => {
      const elsewhere = this.#elsewhereOf(noted);
      const barred = elsewhere.filter((cell) => this.#isBarred(cell, number));
      const count = countOf(noted, number) - (elsewhere.length - barred.length);
      return count > 0 ? [{ number, noted, count, barred }] : [];
    });
  }

  #elsewhereOf({ cage }: NotedCage): readonly Cell[] {
    return cage.cells.filter((cell) => !includesCell(this.#cells, cell));
  }

  #isBarred(cell: Cell, number: number): boolean {
    return this.#step.facts.some(({ mark, value }) => {
      const isThere = !isFurtherNote(mark) && mark.place === cellCode(cell);
      return isThere && value !== (numberOfMark(mark) === number);
    });
  }

  /** @param numbers all that its cage needs in the same way */
  #saysNeed(need: Need, numbers: readonly number[] = [need.number]): string {
    const often = need.count === 1 ? '' : need.count === 2 ? ' twice' : ` ${inWords(need.count)} times`;
    const what = `${listed(numbers.map(String))}${often}`;
    return `${nameOf(need)} needs ${what} in ${this.#name}${barredWords(need, numbers)}`;
  }
}

function countOf({ numbers }: NotedCage, number: number): number {
  return numbers.filter((one) => one === number).length;
}

function nameOf({ noted: { cage, numbers } }: Pick<Need, 'noted'>): string {
  return `${cageName(cage)} (${numbers.join('-')})`;
}

function barredWords({ barred, number }: Need, numbers: readonly number[] = [number]): string {
  if (barred.length === 0) return '';
  const not = listed(numbers.map(String), 'or');
  return `, as ${placesOf(barred.map(cellCode))} ${barred.length === 1 ? 'is' : 'are'} not ${not}`;
}
