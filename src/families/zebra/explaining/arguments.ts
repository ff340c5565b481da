/** Arguments of players for steps of zebra puzzles and against suppositions of proofs, in one sentence. */
import type { StepShape } from '../../contract/explaining.js';
import { isOneOf } from '../../kit/words/step-shapes.js';
import { listed } from '../../kit/words/words.js';
import { type Numbering, referenceOf } from '../numbering.js';
import { clueWithHouse } from './clue-with-house.js';
import { fullHousesOf } from './full-houses.js';
import { houseNumbers, someOrder, valueItems } from './some-order.js';
import { isHouse, type ValueWords, valueWords } from './words.js';

/** The words for one puzzle. Items are the values, counted through all attributes. */
export class ZebraArguments {
  readonly #numbering: Numbering;
  /** A clue by its position, as `3: Ada drinks tea`. */
  readonly #clueWords: (index: number) => string;

  constructor(numbering: Numbering, clueWords: (index: number) => string) {
    this.#numbering = numbering;
    this.#clueWords = clueWords;
  }

  /**
   * The argument of a step in which one place is left, or a few for as many values, or in which a clue needs
   * a house, as it follows `because`; else undefined.
   */
  because(step: StepShape, saysKnown: () => string): string | undefined {
    const kind = step.reasons.length > 1 ? someOrder(step) : undefined;
    if (kind === 'houses of values') return this.#housesOfValues(step, saysKnown);
    if (kind === 'values of houses') return this.#valuesOfHouses(step);
    const [entered, ...more] = step.conclusions.filter(({ value }) => value);
    const isLeft = more.length === 0 && step.facts.every(({ value }) => !value);
    if (entered === undefined) return this.#clueWithHouse(step, saysKnown, true);
    if (!isLeft) return undefined;
    const { place, cells } = entered.mark;
    const [item, house] = cells[0]!;
    const reference = referenceOf(this.#numbering, item);
    if (isOneOf(step, ['house'])) return `no other ${reference[0]} is left for house ${house + 1}`;
    if (!isOneOf(step, ['value'])) return undefined;
    return isHouse(reference) ? `no other house can be ${place}` : `no other house is left for ${place}`;
  }

  /**
   * The same of what a proof supposes and refutes: values that take as many houses may be known by any of its
   * rules.
   */
  becauseOfCase(step: StepShape, saysKnown: () => string): string | undefined {
    const full = fullHousesOf(step, this.#numbering.houses);
    if (full === undefined) return this.#clueWithHouse(step, saysKnown, false);
    const values = this.#placesOf(full.items);
    const houses = listed(full.houses.map((house) => String(house + 1)));
    return full.leftFor === 'values'
      ? `only houses ${houses} are left for ${values}, and so they take these houses in some order`
      : `only ${values} are left for houses ${houses}, and so they take these houses in some order`;
  }

  /** Some values have only as many houses left, which then have no other value of the attribute. */
  #housesOfValues({ reasons }: StepShape, saysKnown: () => string): string {
    const houses = houseNumbers(reasons);
    const [name] = referenceOf(this.#numbering, valueItems(reasons)[0]!);
    return `${saysKnown()}; so they take houses ${listed(houses)} in some order, and no other ${name} is left there`;
  }

  /** Some houses have only as many values of an attribute left, which then are in no other house. */
  #valuesOfHouses({ reasons }: StepShape): string {
    const places = this.#placesOf(valueItems(reasons));
    const houses = listed(houseNumbers(reasons));
    return `only ${places} are left for houses ${houses}, and so they take these houses in some order`;
  }

  /**
   * A clue about two values of one attribute one of which takes a house, so that no other value of the
   * attribute does.
   * @param isQuoted whether the clue stands nowhere else
   */
  #clueWithHouse(step: StepShape, saysKnown: () => string, isQuoted: boolean): string | undefined {
    const found = clueWithHouse(step, this.#numbering.houses);
    if (found === undefined) return undefined;
    const { items, house, index } = found;
    const known = step.facts.length === 0 ? '' : saysKnown();
    const words = items.map((item) => this.#wordsOf(item));
    const either = `${listed(
      words.map(({ place }) => place),
      'or',
    )} ${words.at(-1)!.yes(house).one}`;
    const [name] = referenceOf(this.#numbering, items[0]!);
    const full = `and house ${house + 1} has only one ${name}`;
    if (!isQuoted) return `${known === '' ? '' : `${known}; so `}by clue ${index + 1} ${either}, ${full}`;
    return `clue ${this.#clueWords(index)}${known === '' ? '' : `, while ${known}`}; so ${either}, ${full}`;
  }

  #wordsOf(item: number): ValueWords {
    return valueWords(referenceOf(this.#numbering, item));
  }

  #placesOf(items: readonly number[]): string {
    return listed(items.map((item) => this.#wordsOf(item).place));
  }
}
