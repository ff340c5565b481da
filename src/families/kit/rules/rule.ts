/**
 * The contract of rules and rule kinds. A rule is plain data about places of a board, which are counted from
 * 0; its kind is one object that says everything about rules of that kind. Of what it says, the direct check
 * and the rows are independent of each other, and so is what follows plainly from what is known.
 */
import type { Cell } from '../../../core/index.js';
import type { InLanguages } from '../../contract/language.js';
import type { AreaName } from '../words/areas.js';
import type { Board } from './board.js';
import type { RuleRows } from './rule-rows.js';

/** A rule of a puzzle at some places. */
export interface Rule {
  /** Id of its kind. */
  readonly kind: string;
  /** Unique in the puzzle, the same every time: `row-3`, `number-r2c4`. */
  readonly id: string;
  /** The name in the family of rules of this sort, one word or two with a hyphen: `row`, `no-touching`. */
  readonly role: string;
  /** The places that it speaks about, none twice, in the order that its kind understands. */
  readonly places: readonly number[];
  /** The area that it is said of; absent: its cells are listed. */
  readonly area?: AreaName;
  /** The cell of the clue that states it. */
  readonly clue?: Cell;
}

/** The sentence of a rule without a full stop, and those of the two halves of an equality. */
export interface RuleWords {
  readonly says: string;
  readonly halves?: { readonly least: string; readonly most: string };
}

/** The sentence of a rule, made when it is asked for: most models are never explained. */
export type SaysRule = () => InLanguages<RuleWords>;

/** A family's own sentence for a rule, or for a part of it; undefined: that of its kind. */
export type SaysOtherwise = (rule: Rule, part: string | undefined) => InLanguages<RuleWords> | undefined;

/** The values that are left for places, as bits: bit v for the value v. */
export interface Narrowing {
  /** The values that are left for a place; never none. */
  mask(place: number): number;
  /** Keeps only the values of a mask in a place; none left: the rules contradict what is known. */
  keep(place: number, mask: number): void;
  /** The rule cannot be kept. */
  fail(): void;
}

/** Rules of one kind. Methods are declared as methods on purpose: a kind only ever receives its own rules. */
export interface RuleKind<R extends Rule = Rule> {
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
   * Excludes values that plainly cannot be, by this rule alone. It never excludes a value of a filling that
   * keeps the rule, and when all values are known it leaves none if the rule is broken.
   */
  narrow(rule: R, left: Narrowing): void;
}

/** The kinds that a family's rules are of. */
export type RuleKinds = readonly RuleKind[];

/** The kind of a rule. @throws Error for a kind that the family did not name: a defect of the family */
export function kindOf(kinds: RuleKinds, { kind: id, id: rule }: Rule): RuleKind {
  const kind = kinds.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`rule ${rule} is of the unknown kind ${id}`);
  return kind;
}
