/**
 * Rules about the number of marked places, as moves see them: the places that are marked, those that are
 * open, and what follows from one rule after the other where a value is supposed.
 */
import type { MoveBoard } from '../../contract/move.js';
import type { Consequence, Follow, Values } from './suppose.js';

/** Of some places, whose marks have the same numbers, as many are marked as the bounds say. */
export interface Counted {
  /** Id of the reason that says so. */
  readonly id: string;
  readonly places: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** The places of a rule on a board. */
export interface CountNow {
  readonly marked: readonly number[];
  readonly open: readonly number[];
}

/** The marked and the open places of a rule. */
export function countNow({ places }: Counted, board: Pick<MoveBoard, 'value'>): CountNow {
  return {
    marked: places.filter((place) => board.value(place) === true),
    open: places.filter((place) => board.value(place) === undefined),
  };
}

/** A rule by which places are all marked or all not; without places: it cannot hold. */
export interface Forced<Rule> {
  readonly rule: Rule;
  readonly value: boolean;
  readonly places: readonly number[];
}

/** All that follows at once from each rule about a changed place. */
export function followCounts<Rule extends Counted>(
  about: (place: number) => readonly Rule[],
): Follow<Forced<Rule>> {
  return function* (values, changed) {
    for (const rule of about(changed)) {
      const found = consequence(rule, values);
      if (found !== undefined) yield found;
    }
  };
}

function consequence<Rule extends Counted>(
  rule: Rule,
  values: Values,
): Consequence<Forced<Rule>> | undefined {
  const marked = rule.places.filter((place) => values(place) === true);
  const open = rule.places.filter((place) => values(place) === undefined);
  const isFull = marked.length >= rule.most;
  if (!isFull && marked.length + open.length > rule.least) return undefined;
  const isBroken = marked.length > rule.most || marked.length + open.length < rule.least;
  if (open.length === 0 && !isBroken) return undefined;
  return {
    conclusions: isBroken ? [] : open.map((mark) => ({ mark, value: !isFull })),
    rules: () => [rule.id],
    from: isFull ? marked : rule.places.filter((place) => values(place) === false),
    says: (used) => ({ rule, value: !isFull, places: used.map(({ mark }) => mark) }),
  };
}
