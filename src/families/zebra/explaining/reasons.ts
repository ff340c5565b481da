/**
 * The rules and clues of a zebra puzzle as reasons, and the places of values as marks. Cells are those of the grid that
 * people cross out: a row for every value, in the order of the puzzle, and a column for every house.
 */
import type { Cell } from '../../../core/grid/cell.js';
import type { Mark, Reason, StepShape } from '../../explaining.js';
import type { AssignedValues } from '../../kit/models/assigned-values.js';
import { isOneOf } from '../../kit/step-shapes.js';
import { listed } from '../../kit/words.js';
import type { Numbering } from '../numbering.js';
import type { Reference, ZebraPuzzle } from '../puzzle.js';
import { Sentences } from '../sentences/sentences.js';
import { houseNumbers, someOrder, valueItems } from './some-order.js';
import { houseKind, isHouse, valueWords } from './words.js';

/** The words for one puzzle. Items are the values, counted through all attributes. */
export class ZebraReasons {
  readonly #puzzle: ZebraPuzzle;
  readonly #numbering: Numbering;
  readonly #sentences: Sentences;

  constructor(puzzle: ZebraPuzzle, numbering: Numbering) {
    this.#puzzle = puzzle;
    this.#numbering = numbering;
    this.#sentences = new Sentences(puzzle);
  }

  /** A value has one house. */
  oneHouse(item: number): Reason {
    const kind = houseKind(this.#reference(item));
    const { place } = valueWords(this.#reference(item));
    return {
      id: `value-${item + 1}`,
      kind: 'value',
      cells: this.#rowsOf([item]),
      says: `There is exactly one ${kind}`,
      exclusive: true,
      halves: { least: `There is at least one ${kind}`, most: `There is only one ${kind}` },
      rest: {
        others: `no other house is left for ${place}`,
        all: `no house is left for ${place}`,
        isWhole: true,
      },
    };
  }

  /** A house has one value of an attribute. */
  oneValue(house: number, attribute: number): Reason {
    const { houses, attributes } = this.#numbering;
    const name = attributes[attribute]!;
    return {
      id: `house-${house + 1}-attribute-${attribute + 1}`,
      kind: 'house',
      cells: this.#street().map((place) => [attribute * houses + place, house]),
      says: `House ${house + 1} has exactly one ${name}`,
      exclusive: true,
      halves: {
        least: `House ${house + 1} has at least one ${name}`,
        most: `House ${house + 1} has only one ${name}`,
      },
      rest: {
        others: `no other ${name} is left for house ${house + 1}`,
        all: `no ${name} is left for house ${house + 1}`,
        isWhole: true,
      },
    };
  }

  /** A clue in its own words, with the values that it is about. That each of these has one house is part of it. */
  clue(index: number, items: readonly number[]): Reason {
    const sentence = this.#sentences.write(this.#puzzle.clues[index]!).replace(/\.$/, '');
    return {
      id: `clue-${index + 1}`,
      kind: 'clue',
      cells: this.#rowsOf(items),
      says: `Clue ${index + 1}: ${sentence}`,
      cited: `clue ${index + 1}`,
      ofOnePlace: {
        says: 'Each value is in exactly one house',
        others: 'no other house is left',
        all: 'no house is left',
      },
    };
  }

  /** That a value has a house, for every value and every house; none may be excluded beforehand. */
  marks(placed: AssignedValues): readonly Mark[] {
    return this.#numbering.values.flatMap((_, item) => {
      const { place, yes, no } = valueWords(this.#reference(item));
      return placed.of(item).map(({ value: house, variable }): Mark => {
        return { variable, cells: [[item, house]], place, yes: yes(house), no: no(house) };
      });
    });
  }

  /** The argument of a step in which one place is left, or a few for as many values, as it follows `because`; else undefined. */
  because(step: StepShape, saysKnown: () => string): string | undefined {
    const kind = step.reasons.length > 1 ? someOrder(step) : undefined;
    if (kind === 'houses of values') return this.#housesOfValues(step, saysKnown);
    if (kind === 'values of houses') return this.#valuesOfHouses(step);
    const [entered, ...more] = step.conclusions.filter(({ value }) => value);
    const isLeft = more.length === 0 && step.facts.every(({ value }) => !value);
    if (entered === undefined || !isLeft) return undefined;
    const { place, cells } = entered.mark;
    const [item, house] = cells[0]!;
    const reference = this.#reference(item);
    if (isOneOf(step, ['house'])) return `no other ${reference[0]} is left for house ${house + 1}`;
    if (!isOneOf(step, ['value'])) return undefined;
    return isHouse(reference) ? `no other house can be ${place}` : `no other house is left for ${place}`;
  }

  /** Some values have only as many houses left, which then have no other value of the attribute. */
  #housesOfValues({ reasons }: StepShape, saysKnown: () => string): string {
    const houses = houseNumbers(reasons);
    const [name] = this.#reference(valueItems(reasons)[0]!);
    return `${saysKnown()}; so they take houses ${listed(houses)} in some order, and no other ${name} is left there`;
  }

  /** Some houses have only as many values of an attribute left, which then are in no other house. */
  #valuesOfHouses({ reasons }: StepShape): string {
    const places = valueItems(reasons).map((item) => valueWords(this.#reference(item)).place);
    const houses = listed(houseNumbers(reasons));
    return `only ${listed(places)} are left for houses ${houses}, and so they take these houses in some order`;
  }

  #reference(item: number): Reference {
    const { houses, attributes, values } = this.#numbering;
    return [attributes[Math.floor(item / houses)]!, values[item]!];
  }

  #street(): readonly number[] {
    return Array.from({ length: this.#numbering.houses }, (_, house) => house);
  }

  /** The rows of some values, row-major. */
  #rowsOf(items: readonly number[]): readonly Cell[] {
    const inOrder = items.toSorted((one, other) => one - other);
    return inOrder.flatMap((item) => this.#street().map((house): Cell => [item, house]));
  }
}
