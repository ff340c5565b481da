/**
 * The rows of rules over the values of places. A literal is a fact as a number: `v` says that the 0-1
 * variable v is 1, `~v` that it is 0. Auxiliary variables are defined by literals in both directions, so that
 * every solution has one assignment.
 */
import { bitCount, type Cell, cellCode, compareCells } from '../../../core/index.js';
import type { Values, VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/mark.js';
import type { Reason } from '../../contract/reason.js';
import type { Bounds, ReasonedBuilder } from '../models/reasoned-builder.js';
import { type Board, cellsOfPlace, codesOf, FLAG, isFlag, placeKey, valuesIn } from './board.js';
import type { LaterRows } from './later-rows.js';
import type { Rule, SaysOtherwise, SaysRule } from './rule.js';

/** The value of a place in steps: what it has at least, and what every literal that holds adds. */
export interface Rises {
  readonly lowest: number;
  readonly literals: readonly number[];
  readonly by: readonly number[];
}

/** Part of a rule that is a reason of its own. */
interface Part {
  /** Follows the rule's id: `number-3`; absent: the whole rule. */
  readonly suffix?: string;
  /** The name of reasons of its sort; absent: that of the rule. */
  readonly role?: string;
  readonly says: SaysRule;
  /** As in `Reason.exclusive`. */
  readonly exclusive?: true;
  /** The cells that it speaks about; absent: those of the rule. */
  readonly cells?: readonly Cell[];
  /** As in `Reason.at`; absent: the lines of the rule, if it is about lines. */
  readonly at?: readonly Cell[];
}

/**
 * The cells and places of a reason.
 * @param own those that are not the rule's places
 */
export function placesOfReason(
  board: Board<unknown>,
  { clue, places, at: named }: Pick<Rule, 'clue' | 'places' | 'at'>,
  {
    cells,
    at = named,
  }: { readonly cells?: readonly Cell[] | undefined; readonly at?: readonly Cell[] | undefined },
): Pick<Reason, 'cells' | 'at'> {
  const { lines } = board;
  const shown = at ?? (lines && places.map((place) => lines.at(place)));
  const all = cells ?? places.flatMap((place) => cellsOfPlace(board, place));
  return {
    cells: distinct(cells === undefined && clue !== undefined ? [...all, clue] : all),
    ...(shown && { at: shown }),
  };
}

/** The receiver of variables and rows: a builder of models, or code that follows them itself. */
export type RowSink = Pick<ReasonedBuilder, 'binary' | 'sum' | 'because' | 'under'> & {
  /** Absent: variables of places are named after their cells, and rows may name their reasons. */
  readonly ignoresWords?: true;
};

export class RuleRows {
  readonly board: Board<unknown>;
  /** Rows that are left out of a model for a search; kinds add to them. */
  readonly later: LaterRows[] = [];
  /**
   * The most places of an area that is followed step by step from its root, see `kinds/areas-large.ts`.
   */
  readonly mostSteps: number;
  /** True if rows may be stated that follow from others, and are no reasons. */
  readonly isForSearch: boolean;
  readonly #builder: RowSink;
  /** By place: the variable of its first value, which those of the others follow; of a flag the one. */
  readonly #first: readonly VariableIndex[];
  readonly #saysOtherwise: SaysOtherwise | undefined;
  readonly #rises = new Map<number, Rises>();

  /** Declares the variables of all places, and that every place has one value. */
  constructor(
    builder: RowSink,
    board: Board<unknown>,
    saysOtherwise?: SaysOtherwise,
    mostSteps = Number.POSITIVE_INFINITY,
  ) {
    this.#builder = builder;
    this.mostSteps = mostSteps;
    this.isForSearch = mostSteps < Number.POSITIVE_INFINITY;
    this.board = board;
    this.#saysOtherwise = saysOtherwise;
    this.#first = board.cells.map((_, place) => {
      const name = builder.ignoresWords ? '' : `x_${placeKey(board, place)}`;
      if (isFlag(board, place)) return builder.binary(name);
      const [first] = valuesIn(board.domains[place]!).map((value) => builder.binary(`${name}_${value}`));
      return first!;
    });
    for (let place = 0; place < board.cells.length; place++) {
      if (!isFlag(board, place)) this.#oneValue(board.cells[place]!, place);
    }
  }

  /** The variables of all places; they make the solution. */
  get projection(): readonly VariableIndex[] {
    return this.#first.flatMap((_, place) => this.variablesOf(place));
  }

  /** The variables of the values of a place in rising order; of a flag the one variable. */
  variablesOf(place: number): readonly VariableIndex[] {
    const first = this.#first[place]!;
    return Array.from({ length: this.variableCount(place) }, (_, position) => first + position);
  }

  /** The number of these. */
  variableCount(place: number): number {
    return isFlag(this.board, place) ? 1 : bitCount(this.board.domains[place]!);
  }

  /** The literal that a place has a value; undefined: it cannot have it. */
  literal(place: number, value: number): number | undefined {
    const first = this.#first[place]!;
    const domain = this.board.domains[place]!;
    if (((domain >> value) & 1) === 0) return undefined;
    if (domain === FLAG) return value === 1 ? first : ~first;
    return first + bitCount(domain & ((1 << value) - 1));
  }

  /** The literals that a place has one of some values. */
  literalsIn(place: number, mask: number): readonly number[] {
    return valuesIn(mask & this.board.domains[place]!).map((value) => this.literal(place, value)!);
  }

  /** The literals that places have a value, of those that can have it. */
  literalsOf(places: readonly number[], value: number): readonly number[] {
    const literals = new Array<number>(places.length);
    let count = 0;
    for (let at = 0; at < places.length; at++) {
      const literal = this.literal(places[at]!, value);
      if (literal !== undefined) literals[count++] = literal;
    }
    if (count < places.length) literals.length = count;
    return literals;
  }

  /**
   * The value of a place as literals that it has at least a value, each of which the next one implies: rows
   * over them keep bounds of sums. They are defined when they are first asked for.
   */
  risesOf(place: number): Rises {
    const known = this.#rises.get(place) ?? this.#defineRises(place);
    this.#rises.set(place, known);
    return known;
  }

  /** Defines them anew where they are asked for again: rows that were taken back may have held them. */
  forgetRises(): void {
    this.#rises.clear();
  }

  #defineRises(place: number): Rises {
    const values = this.valuesOf(place);
    const literals: number[] = [];
    for (let at = values.length - 1; at > 0; at--) {
      const own = this.literal(place, values[at]!)!;
      const higher = literals[0];
      if (higher === undefined) literals.unshift(own);
      else {
        const [row, column] = this.board.cells[place]!;
        const name = `rises_${row}_${column}_${values[at]}`;
        const reached = this.either(name, [own, higher]);
        // Implied by the rule of the cell, and found out late without it.
        const before = this.literal(place, values[at - 1]!)!;
        this.#builder.under(cellRuleId(this.board.cells[place]!), () =>
          this.sum(`${name}_not_before`, [reached, before], { most: 1 }),
        );
        literals.unshift(reached);
      }
    }
    return { lowest: values[0]!, literals, by: values.slice(1).map((value, at) => value - values[at]!) };
  }

  /** The rows that `add` adds belong to the rule, or to a part of it. */
  because(rule: Rule, { suffix, role, says, exclusive, cells: own, at }: Part, add: () => void): void {
    if (this.#builder.ignoresWords) {
      add();
      return;
    }
    this.#builder.because(() => {
      const { en, de } = this.#saysOtherwise?.(rule, suffix) ?? says();
      return {
        id: suffix === undefined ? rule.id : `${rule.id}-${suffix}`,
        kind: role ?? rule.role,
        ...placesOfReason(this.board, rule, { cells: own, at }),
        ...en,
        ...(exclusive && { exclusive }),
        translated: { de },
      };
    }, add);
  }

  /** At least one of the literals holds. */
  clause(name: string, literals: readonly number[]): void {
    this.sum(name, literals, { least: 1 });
  }

  /**
   * Of the literals, as many hold as the bounds say.
   * @param weights of the literals; 1 each by default
   */
  sum(name: string, literals: readonly number[], bounds: Bounds, weights?: readonly number[]): void {
    this.#builder.sum(name, literals, bounds, weights);
  }

  /** A variable that is 1 exactly when one of the literals holds. */
  either(name: string, literals: readonly number[]): number {
    const defined = this.#builder.binary(name);
    this.#builder.under(undefined, () => {
      this.clause(`${name}_if`, [~defined, ...literals]);
      literals.forEach((literal, index) => {
        this.clause(`${name}_for_${index}`, [defined, ~literal]);
      });
    });
    return defined;
  }

  /** A variable that is 1 exactly when all literals hold. */
  both(name: string, literals: readonly number[]): number {
    return ~this.either(
      name,
      literals.map((literal) => ~literal),
    );
  }

  /** A variable that is 1 exactly when a literal holds and one of some others does. */
  withOneOf(name: string, literal: number, others: readonly number[]): number {
    const defined = this.#builder.binary(name);
    this.#builder.under(undefined, () => {
      this.clause(`${name}_only_if`, [~defined, literal]);
      this.clause(`${name}_if`, [~defined, ...others]);
      others.forEach((other, index) => {
        this.clause(`${name}_for_${index}`, [defined, ~literal, ~other]);
      });
    });
    return defined;
  }

  /** A variable that is 1 exactly when one of two literals holds and the other does not. */
  unlike(name: string, one: number, other: number): number {
    const defined = this.#builder.binary(name);
    this.#builder.under(undefined, () => {
      this.clause(`${name}_if_one`, [~defined, one, other]);
      this.clause(`${name}_if_not_both`, [~defined, ~one, ~other]);
      this.clause(`${name}_for_one`, [defined, ~one, other]);
      this.clause(`${name}_for_other`, [defined, one, ~other]);
    });
    return defined;
  }

  /** A variable that may be 1 where a literal holds, and is 0 elsewhere: what holds may be taken or not. */
  choice(name: string, literal: number): number {
    const chosen = this.#builder.binary(name);
    this.#builder.under(undefined, () => this.clause(`${name}_only_if`, [~chosen, literal]));
    return chosen;
  }

  /** A variable to which the rows of a rule leave one value in every solution. */
  variable(name: string): number {
    return this.#builder.binary(name);
  }

  /** The position among the marks of the first one of a place. */
  firstMark(place: number): number {
    return this.#first[place]!;
  }

  /** The values of a place that have variables, in rising order; both of a flag. */
  valuesOf(place: number): readonly number[] {
    return valuesIn(this.board.domains[place]!);
  }

  /** The marks that people write: of a flag one, of other places one for each value. */
  marks(): readonly Mark[] {
    const { board } = this;
    const { lines, words } = board;
    return board.cells.flatMap((_, place) => {
      const values = isFlag(board, place) ? [1] : valuesIn(board.domains[place]!);
      return values.map(
        (value, index): Mark => ({
          variable: this.#first[place]! + index,
          cells: cellsOfPlace(board, place),
          ...(lines && { at: lines.at(place) }),
          place: codesOf(board, [place])[0]!,
          ...words.mark(value, 'en'),
          translated: {
            de: { ...(lines && { place: codesOf(board, [place], 'de')[0]! }), ...words.mark(value, 'de') },
          },
        }),
      );
    });
  }

  /** The value of every place in an assignment. */
  decode(values: Values): readonly number[] {
    return this.#first.map((first, place) => {
      if (isFlag(this.board, place)) return values[first] === 1 ? 1 : 0;
      return this.valuesOf(place).find((_, position) => values[first + position] === 1) ?? -1;
    });
  }

  #oneValue(cell: Cell, place: number): void {
    const code = cellCode(cell);
    const state = (): void =>
      this.sum(`cell_${cell[0]}_${cell[1]}`, this.variablesOf(place), { least: 1, most: 1 });
    if (this.board.words.isOneUnderstood) {
      this.#builder.under(undefined, state);
      return;
    }
    this.#builder.because(
      () => ({
        id: cellRuleId(cell),
        kind: 'cell',
        cells: [cell],
        says: `${code} holds exactly one number`,
        exclusive: true,
        halves: { least: `${code} holds a number`, most: `${code} holds only one number` },
        translated: {
          de: {
            says: `In ${code} steht genau eine Zahl`,
            halves: { least: `In ${code} steht eine Zahl`, most: `In ${code} steht nur eine Zahl` },
          },
        },
      }),
      state,
    );
  }
}

/** The id of the rule that a cell holds one number. */
function cellRuleId(cell: Cell): string {
  return `cell-${cellCode(cell)}`;
}

/** Cells in reading order, each once. */
function distinct(cells: readonly Cell[]): readonly Cell[] {
  return [...new Map(cells.map((cell) => [cell.join(), cell])).values()].sort(compareCells);
}
