/**
 * The rules and clues of a zebra puzzle as reasons, and the places of values as marks. Cells are those of the
 * grid that people cross out: a row for every value, in the order of the puzzle, and a column for every
 * house.
 */
import type { Cell } from '../../../core/index.js';
import type { Mark } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import type { AssignedValues } from '../../kit/models/assigned-values.js';
import { type Numbering, referenceOf } from '../numbering.js';
import { isPlaceClue, type Reference, type ZebraClue, type ZebraPuzzle } from '../puzzle.js';
import { Sentences } from '../sentences/sentences.js';
import { germanWords, houseKind, quoted, valueWords } from './words.js';

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
    const name = quoted(this.#reference(item)[1]);
    return {
      id: `value-${item + 1}`,
      kind: 'value',
      cells: this.#rowsOf([item]),
      says: `There is exactly one ${kind}`,
      exclusive: true,
      halves: { least: `There is at least one ${kind}`, most: `There is only one ${kind}` },
      translated: {
        de: {
          says: `${name} ist in genau einem Haus`,
          halves: {
            least: `${name} ist in mindestens einem Haus`,
            most: `${name} ist in höchstens einem Haus`,
          },
        },
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
      translated: {
        de: {
          says: `In Haus ${house + 1} ist genau ein Wert von ${quoted(name)}`,
          halves: {
            least: `In Haus ${house + 1} ist mindestens ein Wert von ${quoted(name)}`,
            most: `In Haus ${house + 1} ist höchstens ein Wert von ${quoted(name)}`,
          },
        },
      },
    };
  }

  /**
   * A clue in its own words, with the values that it is about. That each of these has one house is part of
   * it.
   */
  clue(index: number, items: readonly number[]): Reason {
    return {
      id: `clue-${index + 1}`,
      kind: 'clue',
      cells: this.#rowsOf(items),
      says: `Clue ${index + 1}: ${this.#sentences.write(this.#puzzle.clues[index]!).replace(/\.$/, '')}`,
      translated: {
        de: { says: `Hinweis ${index + 1}: ${germanClue(this.#puzzle.clues[index]!)}` },
      },
    };
  }

  /** The marks that a value has a house, for every value and every house; none may be excluded beforehand. */
  marks(placed: AssignedValues): readonly Mark[] {
    return this.#numbering.values.flatMap((_, item) => {
      const { place, yes, no } = valueWords(this.#reference(item));
      return placed.of(item).map(({ value: house, variable }): Mark => {
        return {
          variable,
          cells: [[item, house]],
          place,
          yes: yes(house),
          no: no(house),
          translated: { de: germanWords(this.#reference(item), house) },
        };
      });
    });
  }

  #reference(item: number): Reference {
    return referenceOf(this.#numbering, item);
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

const RELATIONS: Readonly<Record<ZebraClue['type'], string>> = {
  same: 'ist im selben Haus wie',
  different: 'ist nicht im selben Haus wie',
  at: 'ist in Haus',
  'not-at': 'ist nicht in Haus',
  'directly-left': 'ist direkt links von',
  'directly-right': 'ist direkt rechts von',
  left: 'ist irgendwo links von',
  right: 'ist irgendwo rechts von',
  adjacent: 'ist direkt neben',
  'between-1': 'und',
  'between-2': 'und',
};

const BETWEEN: Readonly<Partial<Record<ZebraClue['type'], string>>> = {
  'between-1': 'ist genau ein Haus',
  'between-2': 'sind genau zwei Häuser',
};

/** The clue without a full stop: `„red“ ist direkt neben „dog“`. */
function germanClue(clue: ZebraClue): string {
  const first = quoted(clue.a[1]);
  if (isPlaceClue(clue)) return `${first} ${RELATIONS[clue.type]} ${clue.house + 1}`;
  const pair = `${first} ${RELATIONS[clue.type]} ${quoted(clue.b[1])}`;
  const between = BETWEEN[clue.type];
  return between === undefined ? pair : `Zwischen ${pair} ${between}`;
}
