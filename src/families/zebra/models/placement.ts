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
import { Candidates } from '../candidates.js';
import { confirmZebra, type ZebraClaim } from '../confirm.js';
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
  /** By item * houses + house; undefined: the item cannot have the house. */
  readonly #variables: readonly (VariableIndex | undefined)[];
  readonly #confirmation: Pick<Formulated<ZebraSolution>, 'confirmPresolve'>;

  /** Declares the variables and writes all rows but those of the clues along the street. */
  constructor(name: string, puzzle: ZebraPuzzle, { presolve }: FormulationOptions) {
    this.numbering = numberZebra(puzzle);
    this.builder = new ModelBuilder(name);
    const candidates = new Candidates(presolve ? puzzle : { ...puzzle, clues: [] });
    const contradicts = candidates.propagate() === 'contradiction';
    if (contradicts) this.builder.row('contradiction', [], '>=', 1);
    this.#variables = this.#declare(candidates);
    const claim: ZebraClaim = contradicts
      ? 'contradiction'
      : (value, house) => this.at(value, house) !== undefined;
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
    return this.#variables[item * this.numbering.houses + house];
  }

  /** The variables for an item in some houses, those that exist. */
  among(item: number, houses: readonly number[]): VariableIndex[] {
    return houses.flatMap((house) => this.at(item, house) ?? []);
  }

  /** The finished model; solutions differ where their placements do. */
  finish(): Formulated<ZebraSolution> {
    const { houses } = this.numbering;
    return {
      model: this.builder.build(),
      projection: this.#variables.filter((variable) => variable !== undefined),
      decode: (values) =>
        solutionOf(this.numbering, (item) =>
          this.#street().findIndex((house) => {
            const variable = this.#variables[item * houses + house];
            return variable !== undefined && values[variable] === 1;
          }),
        ),
      ...this.#confirmation,
    };
  }

  #street(): readonly number[] {
    return Array.from({ length: this.numbering.houses }, (_, house) => house);
  }

  #declare(candidates: Candidates): readonly (VariableIndex | undefined)[] {
    const { houses, attributes, values } = this.numbering;
    const attributeLabels = distinctLabels(attributes);
    return values.flatMap((_, item) => {
      const attribute = Math.floor(item / houses);
      const first = attribute * houses;
      const label = distinctLabels(values.slice(first, first + houses))[item - first]!;
      return this.#street().map((house) =>
        (candidates.mask(item) & (1 << house)) === 0
          ? undefined
          : this.builder.binary(`x_${house + 1}_${attributeLabels[attribute]}_${label}`),
      );
    });
  }

  #addPartitions(): void {
    const { houses, attributes, values } = this.numbering;
    attributes.forEach((_, attribute) => {
      const items = this.#street().map((index) => attribute * houses + index);
      for (const house of this.#street()) {
        const holders = items.flatMap((item) => this.at(item, house) ?? []);
        this.builder.row(`house_${house + 1}_attribute_${attribute + 1}`, sum(holders), '=', 1);
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

/** Names without what a model's names must not have, or numbers from 1 where that would leave two alike. */
function distinctLabels(names: readonly string[]): readonly string[] {
  const labels = names.map((name) => name.replace(/[^A-Za-z0-9]/g, ''));
  const distinct = new Set(labels).size === labels.length && !labels.includes('');
  return distinct ? labels : names.map((_, index) => String(index + 1));
}
