/**
 * Rules with more rows than can be stated: clauses are derived from them when an assignment breaks them, or
 * leaves one place that can still keep them. Such a clause is written as a nogood: values that some places,
 * all of them flags, never have together. Source: lazy clause generation (Ohrimenko, Stuckey and Codish,
 * 2009).
 */
import type { Cell } from '../../../core/index.js';
import type { InLanguages } from '../../contract/language.js';
import type { Board } from './board.js';
import type { Left, Narrowing } from './narrowing.js';
import type { Rule, RuleWords } from './rule.js';

/** Values that some flags have together in no filling which keeps a rule. */
export interface Nogood {
  /** None twice. */
  readonly places: readonly number[];
  /** By position in `places`: 0 or 1. */
  readonly values: readonly number[];
}

/**
 * The part of a kind that derives clauses from its rules. Methods on purpose: a kind only ever receives its
 * own rules.
 */
export interface Deriving<R extends Rule = Rule> {
  /**
   * Nogoods of which all values are known, or all but one: as many as are worth following, and at least one
   * for every complete filling that breaks the rule.
   */
  nogoods(rule: R, left: Left): readonly Nogood[];
  /**
   * Plain confirmation of a nogood; it shares nothing with `nogoods`. False: the rule alone does not say so.
   */
  excludes(rule: R, nogood: Nogood): boolean;
  /** The sentence of a nogood. */
  words(rule: R, nogood: Nogood, board: Board<unknown>): InLanguages<RuleWords>;
  /** The cells and places that it is about, as in `Reason`; absent: those of its places. */
  shown?(
    rule: R,
    nogood: Nogood,
    board: Board<unknown>,
  ): { readonly cells: readonly Cell[]; readonly at?: readonly Cell[] };
}

/** Follows nogoods: the last place that can keep one does, and one that is broken fails. */
export function followNogoods(nogoods: readonly Nogood[], left: Narrowing): void {
  for (const { places, values } of nogoods) {
    let open = -1;
    let openPlaces = 0;
    for (let at = 0; at < places.length && openPlaces < 2; at++) {
      const mask = left.mask(places[at]!);
      const own = 1 << values[at]!;
      // The place has the other value: nothing follows.
      if ((mask & own) === 0) openPlaces = 2;
      else if (mask !== own) {
        open = at;
        openPlaces++;
      }
    }
    if (openPlaces === 0) left.fail();
    else if (openPlaces === 1) left.keep(places[open]!, ~(1 << values[open]!));
  }
}

/** A nogood of values that are known: those of the first places, then those of the others. */
export function nogoodOf(ones: readonly number[], zeros: readonly number[] = [], value: 0 | 1 = 1): Nogood {
  return {
    places: [...ones, ...zeros],
    values: [...ones.map(() => value), ...zeros.map(() => 1 - value)],
  };
}

/** The places of a nogood that have a value in it. */
export function placesWith({ places, values }: Nogood, value: number): readonly number[] {
  return places.filter((_, at) => values[at] === value);
}
