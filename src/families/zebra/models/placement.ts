/**
 * Common part of both formulations of the zebra puzzle: the 0-1 variable `x_house_attribute_value` says that
 * a house has a value (the document's x_ij by attribute).
 *
 * - Every house has exactly one value of each attribute (7.1a).
 * - Every value is in exactly one house (7.1b).
 * - `same` (the document's attribute connections): in every house, the variables of both values are equal.
 * - `at` (its direct locations): the variable of that house is 1.
 * - `different`, not in the document: no house has both values.
 * - `not-at`, not in the document: the variable of that house is 0.
 *
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, section 7.2.1. With presolve, houses that a deduction
 * claims to be impossible have no variable; a contradiction leaves the row `contradiction`.
 */
import { sum, type VariableIndex } from '../../../solve/index.js';
import type { Explained } from '../../contract/explaining.js';
import type { Formulated, FormulationOptions } from '../../contract/family.js';
import type { CandidateClaim } from '../../kit/confirm/candidates.js';
import { AssignedValues } from '../../kit/models/assigned-values.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { confirmZebra } from '../confirm.js';
import { ZebraReasons } from '../explaining/reasons.js';
import { type NumberedClue, type Numbering, numberZebra, solutionOf } from '../numbering.js';
import type { PairRelation, ZebraPuzzle, ZebraSolution } from '../puzzle.js';

/** A clue about how two values stand to each other along the street. */
export interface StreetClue {
  readonly type: Exclude<PairRelation, 'same' | 'different'>;
  readonly a: number;
  readonly b: number;
  /** `clue_3`, counted from 1 as in the list of clues. */
  readonly name: string;
}

/** Makes the claim of presolve about the solutions of a puzzle: items are places, houses their values. */
export type DeduceHouses = (puzzle: ZebraPuzzle) => CandidateClaim;

export class Placement {
  readonly numbering: Numbering;
  readonly builder: ReasonedBuilder;
  /** Items are places of the assignment, houses their values. */
  readonly #houses: AssignedValues;
  readonly #confirmation: Pick<Formulated<ZebraSolution>, 'confirmPresolve'>;
  /** The words for reasons, where these were asked for. */
  readonly #words: ZebraReasons | undefined;

  /**
   * Declares the variables and writes the rows of houses and values and, unless they explain, of clues about
   * single houses.
   * @param deduce asked with presolve only
   */
  constructor(
    name: string,
    puzzle: ZebraPuzzle,
    { presolve, reasons = false }: FormulationOptions,
    deduce: DeduceHouses,
  ) {
    this.numbering = numberZebra(puzzle);
    this.builder = new ReasonedBuilder(name, reasons);
    this.#words = reasons ? new ZebraReasons(puzzle, this.numbering) : undefined;
    const labels = labelsOf(this.numbering);
    this.#houses = new AssignedValues(
      this.builder,
      {
        places: this.numbering.values.length,
        values: this.numbering.houses,
        claim: presolve ? deduce(puzzle) : undefined,
      },
      (item, house) => `x_${house + 1}_${labels[item]}`,
    );
    const claim = this.#houses.claim;
    this.#confirmation = presolve ? { confirmPresolve: () => confirmZebra(puzzle, claim) } : {};
    this.#addPartitions();
    if (this.#words === undefined) this.#addHouseClues();
  }

  /**
   * Writes the rows of the clues along the street, each by the given function. For explaining all clues are
   * written in their order; elsewhere those about single houses come first.
   */
  addStreetClues(state: (clue: StreetClue) => void): void {
    this.numbering.clues.forEach((clue, index) => {
      if (isAlongStreet(clue)) {
        const street: StreetClue = { ...clue, name: `clue_${index + 1}` };
        this.#stateClue(index, [clue.a, clue.b], () => state(street));
      } else if (this.#words !== undefined) this.#addHouseClue(clue, index);
    });
  }

  /** The variable for an item in a house, or undefined where it cannot be. */
  at(item: number, house: number): VariableIndex | undefined {
    return this.#houses.at(item, house);
  }

  /** The variables for an item in some houses, those that exist. */
  among(item: number, houses: readonly number[]): VariableIndex[] {
    return this.#houses.valuesAt(item, houses);
  }

  /** The finished model; solutions differ where their placements do. */
  finish(): Formulated<ZebraSolution> {
    return {
      model: this.builder.build(),
      projection: this.#houses.all,
      decode: (values) => {
        const houses = this.#houses.decode(values);
        return solutionOf(this.numbering, (item) => houses[item]!);
      },
      ...this.#confirmation,
      ...(this.#words === undefined ? {} : { explained: this.#explained(this.#words) }),
    };
  }

  #explained(words: ZebraReasons): Explained {
    return { reasons: this.builder.reasons, marks: words.marks(this.#houses), given: [] };
  }

  #street(): readonly number[] {
    return Array.from({ length: this.numbering.houses }, (_, house) => house);
  }

  #addPartitions(): void {
    const { houses, attributes, values } = this.numbering;
    const { builder } = this;
    attributes.forEach((_, attribute) => {
      const items = this.#street().map((index) => attribute * houses + index);
      for (const house of this.#street()) {
        const holders = sum(this.#houses.placesOf(house, items));
        builder.because(
          () => this.#words!.oneValue(house, attribute),
          () => builder.row(`house_${house + 1}_attribute_${attribute + 1}`, holders, '=', 1),
        );
      }
    });
    values.forEach((_, item) => {
      builder.because(
        () => this.#words!.oneHouse(item),
        () => this.#stateOneHouse(`value_${item + 1}`, item),
      );
    });
  }

  #stateOneHouse(name: string, item: number): void {
    this.builder.row(name, sum(this.among(item, this.#street())), '=', 1);
  }

  /**
   * A clue with the facts that it takes for granted, for explanations: its values have one house each.
   */
  #stateClue(index: number, items: readonly number[], state: () => void): void {
    this.builder.because(
      () => this.#words!.clue(index, items),
      () => {
        if (this.#words !== undefined) {
          for (const item of items) this.#stateOneHouse(`clue_${index + 1}_value_${item + 1}`, item);
        }
        state();
      },
    );
  }

  #addHouseClues(): void {
    this.numbering.clues.forEach((clue, index) => {
      if (!isAlongStreet(clue)) this.#addHouseClue(clue, index);
    });
  }

  #addHouseClue(clue: NumberedClue, index: number): void {
    const items = 'house' in clue ? [clue.a] : [clue.a, clue.b];
    this.#stateClue(index, items, () => this.#stateHouseClue(clue, `clue_${index + 1}`));
  }

  #stateHouseClue(clue: NumberedClue, name: string): void {
    const { builder } = this;
    if ('house' in clue) {
      const terms = sum(this.among(clue.a, [clue.house]));
      builder.row(name, terms, '=', clue.type === 'at' ? 1 : 0);
      return;
    }
    for (const house of this.#street()) {
      const a = sum(this.among(clue.a, [house]));
      if (clue.type === 'same') {
        builder.row(`${name}_${house + 1}`, [...a, ...sum(this.among(clue.b, [house]), -1)], '=', 0);
      } else {
        builder.row(`${name}_${house + 1}`, [...a, ...sum(this.among(clue.b, [house]))], '<=', 1);
      }
    }
  }
}

function isAlongStreet(clue: NumberedClue): clue is Pick<StreetClue, 'type' | 'a' | 'b'> {
  return !('house' in clue) && clue.type !== 'same' && clue.type !== 'different';
}

/** By item, its attribute and its value as the names of variables spell them. */
function labelsOf({ houses, attributes, values }: Numbering): readonly string[] {
  return distinctLabels(attributes).flatMap((attribute, index) =>
    distinctLabels(values.slice(index * houses, (index + 1) * houses)).map(
      (value) => `${attribute}_${value}`,
    ),
  );
}

/**
 * Names without the characters that a model's names must not have, or numbers from 1 where that would leave
 * two alike.
 */
function distinctLabels(names: readonly string[]): readonly string[] {
  const labels = names.map((name) => name.replace(/[^A-Za-z0-9]/g, ''));
  const distinct = new Set(labels).size === labels.length && !labels.includes('');
  return distinct ? labels : names.map((_, index) => String(index + 1));
}
