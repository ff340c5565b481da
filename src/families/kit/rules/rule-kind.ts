/**
 * The contract of rule kinds: one object that says everything about the rules of a kind. Of what it says, the
 * direct check and the rows are independent of each other, and so is what follows plainly from what is known.
 */
import type { Board } from './board.js';
import type { Narrowing } from './narrowing.js';
import type { Deriving } from './nogood.js';
import type { Rule } from './rule.js';
import type { RuleRows } from './rule-rows.js';

/** Rules of one kind. */
export type RuleKind<R extends Rule = Rule> = NarrowingKind<R> | CountingKind<R>;

/** The parts of both. Methods are declared as methods on purpose: a kind only ever receives its own rules. */
interface KindParts<R extends Rule> {
  readonly id: string;
  /** Code of the issue of a broken rule. */
  readonly issue: string;
  /**
   * The direct check: the fault of a filling that breaks the rule, as a sentence; undefined: it keeps it.
   * @param values by place
   */
  fault(rule: R, values: readonly number[], board: Board<unknown>): string | undefined;
  /** States the rule: rows under one reason or several, whose ids begin with that of the rule. */
  state(rule: R, rows: RuleRows): void;
  /**
   * Confirmation by going through all fillings instead of rows, for kinds that state many rows; it shares
   * nothing with `narrow`.
   */
  readonly fillings?: RuleFillings<R>;
  /** Clauses that `state` leaves out because they are too many. Absent: the rows say all. */
  readonly deriving?: Deriving<R>;
}

/** A kind that says what plainly follows from its rules; they are asked whenever a place loses values. */
export interface NarrowingKind<R extends Rule = Rule> extends KindParts<R> {
  /**
   * Excludes values that plainly cannot be, by this rule alone. It never excludes a value of a filling that
   * keeps the rule, and when all values are known it leaves none if the rule is broken.
   */
  narrow(rule: R, left: Narrowing): void;
  readonly counting?: undefined;
}

/** A kind of rules that say how many places have a value and nothing else: quick logic counts them itself. */
interface CountingKind<R extends Rule> extends KindParts<R> {
  counting(rule: R): Counting;
  readonly narrow?: undefined;
}

/** The number of places that have a value, which lies within bounds. */
export interface Counting {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Numbers between these that are excluded, each below 31; absent: none. */
  readonly not?: readonly number[];
}

/** The fillings of the places of a rule. Methods on purpose, as above. */
interface RuleFillings<R extends Rule> {
  /** True if there are few enough. */
  areFew(rule: R): boolean;
  /** Keeps the values that some filling has which keeps the rule, and no other ones. */
  exclude(rule: R, left: Narrowing): void;
}

/** The kinds that a family's rules are of. */
export type RuleKinds = readonly RuleKind[];

/** The kind of a rule. @throws Error for a kind that the family did not name: a defect of the family */
export function kindOf(kinds: RuleKinds, rule: Rule): RuleKind {
  for (let at = 0; at < kinds.length; at++) if (kinds[at]!.id === rule.kind) return kinds[at]!;
  throw new Error(`rule ${rule.id} is of the unknown kind ${rule.kind}`);
}
