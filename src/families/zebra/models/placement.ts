/**
 * What both formulations of the zebra puzzle share: the 0-1 variable `x_house_attribute_value` says that a house has
 * a value (the document's x_ij by attribute).
 *
 * - Every house has exactly one value of each attribute (7.1a).
 * - Every value is in exactly one house (7.1b).
 * - `same` (the document's attribute connections): in every house, the variables of both values are equal.
 * - `at` (its direct locations): the variable of that house is 1.
 * - `different`, not in the document: no house has both values.
 * - `not-at`, not in the document: the variable of that house is 0.
 *
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, section 7.2.1. With presolve, houses that direct inference
 * rules out have no variable; a contradiction leaves the row `contradiction`.
 */
import { ModelBuilder } from '../../../model/builder.js';
import type { VariableIndex } from '../../../model/model.js';
import { sum } from '../../../model/row.js';
import type { Formulated, FormulationOptions } from '../../family.js';
import { AssignedValues } from '../../kit/models/assigned-values.js';
import { Candidates } from '../candidates.js';
import { confirmZebra } from '../confirm.js';
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

export class Placement {
  readonly numbering: Numbering;
  readonly builder: ModelBuilder;
  /** Items are places of the assignment, houses their values. */
  readonly #houses: AssignedValues;
  readonly #confirmation: Pick<Formulated<ZebraSolution>, 'confirmPresolve'>;

  /** Declares the variables and writes all rows but those of the clues along the street. */
  constructor(name: string, puzzle: ZebraPuzzle, { presolve }: FormulationOptions) {
    this.numbering = numberZebra(puzzle);
    this.builder = new ModelBuilder(name);
    const candidates = new Candidates(presolve ? puzzle : { ...puzzle, clues: [] });
    const labels = labelsOf(this.numbering);
    this.#houses = new AssignedValues(
      this.builder,
      candidates,
      (item, house) => `x_${house + 1}_${labels[item]}`,
    );
    const claim = this.#houses.claim;
    this.#confirmation = presolve ? { confirmPresolve: () => confirmZebra(puzzle, claim) } : {};
    this.#addPartitions();
    this.numbering.clues.forEach((clue, index) => {
      this.#addHouseClue(clue, `clue_${index + 1}`);
    });
  }

  /** The clues whose rows are still to be written. */
  get streetClues(): readonly StreetClue[] {
    return this.numbering.clues.flatMap((clue, index): StreetClue[] => {
      const isOther = clue.type === 'same' || clue.type === 'different' || 'house' in clue;
      return isOther ? [] : [{ type: clue.type, a: clue.a, b: clue.b, name: `clue_${index + 1}` }];
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
    };
  }

  #street(): readonly number[] {
    return Array.from({ length: this.numbering.houses }, (_, house) => house);
  }

  #addPartitions(): void {
    const { houses, attributes, values } = this.numbering;
    attributes.forEach((_, attribute) => {
      const items = this.#street().map((index) => attribute * houses + index);
      for (const house of this.#street()) {
        const holders = sum(this.#houses.placesOf(house, items));
        this.builder.row(`house_${house + 1}_attribute_${attribute + 1}`, holders, '=', 1);
      }
    });
    values.forEach((_, item) => {
      this.builder.row(`value_${item + 1}`, sum(this.among(item, this.#street())), '=', 1);
    });
  }

  #addHouseClue(clue: NumberedClue, name: string): void {
    const { builder } = this;
    if ('house' in clue) {
      const terms = sum(this.among(clue.a, [clue.house]));
      builder.row(name, terms, '=', clue.type === 'at' ? 1 : 0);
      return;
    }
    if (clue.type !== 'same' && clue.type !== 'different') return;
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

/** By item, its attribute and its value as the names of variables spell them. */
function labelsOf({ houses, attributes, values }: Numbering): readonly string[] {
  return distinctLabels(attributes).flatMap((attribute, index) =>
    distinctLabels(values.slice(index * houses, (index + 1) * houses)).map(
      (value) => `${attribute}_${value}`,
    ),
  );
}

/** Names without what a model's names must not have, or numbers from 1 where that would leave two alike. */
function distinctLabels(names: readonly string[]): readonly string[] {
  const labels = names.map((name) => name.replace(/[^A-Za-z0-9]/g, ''));
  const distinct = new Set(labels).size === labels.length && !labels.includes('');
  return distinct ? labels : names.map((_, index) => String(index + 1));
}
