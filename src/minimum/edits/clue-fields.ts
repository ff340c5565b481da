/** The fields of a puzzle that hold clues or could hold one, and the puzzle with other texts in them. */
import { PuzzlewrightError } from '../../core/index.js';
import type { AnyFamily, FieldPlace, Fields, Puzzle } from '../../families/contract/index.js';

/** A field, which is identified by its position in the list. */
export interface ClueField {
  readonly group: string;
  readonly name: string;
  readonly at: FieldPlace;
  /** The text that stands there, and the one with which the field says nothing. */
  readonly text: string;
  readonly blank: string;
  /** The texts of the clues that could stand there. */
  readonly texts: readonly string[];
}

/** Another text in a field. */
export interface Change {
  readonly field: number;
  readonly text: string;
}

/** The fields of one puzzle. */
export class ClueFields {
  readonly list: readonly ClueField[];
  /** The positions of the fields that hold a clue. */
  readonly set: readonly number[];
  /** True where no clue can be judged alone. */
  readonly together: boolean;
  readonly #family: AnyFamily;
  readonly #puzzle: Puzzle;
  readonly #places: readonly { readonly group: Fields<Puzzle>['groups'][number]; readonly index: number }[];

  /**
   * @throws PuzzlewrightError `no-clues` for a family, or a puzzle, that has no such field; `asks-for-best`
   *   for a puzzle that asks for the best answer: a clue that excludes it makes others the best
   */
  constructor(family: AnyFamily, puzzle: Puzzle) {
    if (family.asksForBest?.(puzzle) === true) {
      throw new PuzzlewrightError(
        'asks-for-best',
        `${family.name}: this puzzle asks for the best answer, so that a clue may add solutions; its clues are not edited one by one.`,
      );
    }
    const { groups = [], together = false } = family.fields ?? {};
    const all = groups.flatMap((group) =>
      group.fieldsOf(puzzle).flatMap(({ clue, name, at, text }, index) => {
        if (clue === undefined) return [];
        const field: ClueField = { group: group.name, name, at, text, ...clue };
        return [{ field, place: { group, index } }];
      }),
    );
    if (all.length === 0) {
      throw new PuzzlewrightError(
        'no-clues',
        `${family.name}: this puzzle has no clues that can be added, removed or moved one by one.`,
      );
    }
    this.#family = family;
    this.#puzzle = puzzle;
    this.#places = all.map(({ place }) => place);
    this.list = all.map(({ field }) => field);
    this.set = [...this.list.keys()].filter((field) => this.list[field]!.text !== this.list[field]!.blank);
    this.together = together;
  }

  /** The puzzle after changes; undefined where it is no well-formed one. */
  with(changes: readonly Change[]): Puzzle | undefined {
    let puzzle: Puzzle | undefined = this.#puzzle;
    for (const { field, text } of changes) {
      const { group, index } = this.#places[field]!;
      puzzle = group.write(puzzle, index, text);
      if (puzzle === undefined) return undefined;
    }
    const read = this.#family.readPuzzle(puzzle);
    return read.ok ? read.value : undefined;
  }

  /** The changes that take clues away. */
  without(fields: readonly number[]): readonly Change[] {
    return fields.map((field) => ({ field, text: this.list[field]!.blank }));
  }

  /** The words of a clue: `given numbers, row 1, column 3: 5`. */
  nameOf(field: number): string {
    const { group, name, text } = this.list[field]!;
    return `${group.toLowerCase()}, ${name}: ${text}`;
  }
}
