/**
 * Entries as people and programs write them: the sentence of a mark (`r1c3 is 4`), or its place with the
 * number of the choice there and whether it holds.
 */
import { failure, type Issue, issue, nearestWord, type Result, success } from '../../core/index.js';
import type { Known, Mark, StepLanguage } from '../../families/contract/index.js';
import { flag, readSettings, sentence, settings, text, whole } from '../../settings/index.js';
import { saysKnown } from '../words/index.js';

/** The longest entry and place, in characters; names that an unknown one is compared with. */
const MOST_TEXT = 200;
const MOST_COMPARED = 2000;

/** An entry, or a note, as JSON. */
export type WrittenEntry =
  | string
  | {
      /** The place as sentences name it: `r1c3`. */
      readonly place: string;
      /** The number among all that could be there, from 0, as in the conclusions of steps. Default 0. */
      readonly choice?: number | undefined;
      /** False: the place does not hold it. Default true. */
      readonly holds?: boolean | undefined;
    };

/** An entry as JSON answers show it; it can be written back. */
export interface EntryRecord {
  readonly place: string;
  readonly choice: number;
  readonly holds: boolean;
  readonly says: string;
}

/** The parts of an entry. */
const ENTRY = settings({
  place: text('the place as sentences name it: r1c3'),
  choice: whole('which of all that could be there', { least: 0 }).default(0),
  holds: flag('false: the place does not hold it').default(true),
  says: text('its sentence, which records have; not looked at').optional(),
});

/** The marks of a board by their words. */
export class EntryNames {
  readonly #marks: readonly Mark[];
  readonly #byWords: Map<string, Known> = new Map();
  readonly #byPlace: Map<string, number[]> = new Map();

  constructor(marks: readonly Mark[]) {
    this.#marks = marks;
    for (const [mark, { place }] of marks.entries()) {
      for (const value of [true, false]) {
        const words = saysKnown(marks, { mark, value });
        if (!this.#byWords.has(words)) this.#byWords.set(words, { mark, value });
      }
      const there = this.#byPlace.get(place);
      if (there === undefined) this.#byPlace.set(place, [mark]);
      else there.push(mark);
    }
  }

  /** Reads an entry. */
  read(written: unknown): Result<Known> {
    if (typeof written === 'string' && written.length <= MOST_TEXT) {
      const known = this.#byWords.get(written);
      return known === undefined
        ? failure(this.#unknown(written, [...this.#byWords.keys()]))
        : success(known);
    }
    if (typeof written !== 'object' || written === null) return failure(this.#misshapen(written));
    const shape = readSettings(ENTRY, written as Readonly<Record<string, unknown>>);
    if (!shape.ok) return failure(this.#misshapen(written));
    const { place, choice, holds } = shape.value;
    const marks = this.#byPlace.get(place);
    if (marks === undefined) return failure(this.#unknown(place, [...this.#byPlace.keys()]));
    const mark = marks[choice];
    if (mark !== undefined) return success({ mark, value: holds });
    const range = marks.length === 1 ? 'choice 0' : `a choice from 0 to ${marks.length - 1}`;
    return failure(issue('entry-choice', sentence(`${range} at ${place}`, choice), { part: place }));
  }

  /** An entry as JSON, with its sentence; only English sentences can be read again. */
  write(known: Known, language: StepLanguage = 'en'): EntryRecord {
    const { place } = this.#marks[known.mark]!;
    const choice = this.#byPlace.get(place)!.indexOf(known.mark);
    return { place, choice, holds: known.value, says: saysKnown(this.#marks, known, language) };
  }

  #misshapen(written: unknown): Issue {
    const expected = 'a sentence such as "r1c3 is 4", or {"place": …, "choice": …, "holds": …},';
    return issue('entry-shape', sentence(expected, written), { part: 'entry' });
  }

  #unknown(found: string, all: readonly string[]): Issue {
    const near = nearestWord(found, all.slice(0, MOST_COMPARED));
    const example = saysKnown(this.#marks, { mark: 0, value: true });
    const message = sentence(`something that can be written in this puzzle, such as "${example}",`, found);
    return issue('entry-unknown', near === undefined ? message : `${message} Did you mean ${near}?`, {
      part: 'entry',
    });
  }
}
