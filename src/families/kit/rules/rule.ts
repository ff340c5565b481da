/** Rules of puzzles as plain data about the places of a board, which are counted from 0. */
import type { Cell } from '../../../core/index.js';
import type { InLanguages } from '../../contract/language.js';
import type { AreaName } from '../words/areas.js';

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
  /** The subject of its sentence, without a capital; absent: the area, or its places. */
  readonly subject?: InLanguages<string>;
  /** The cell of the clue that states it. */
  readonly clue?: Cell;
  /** The places that pictures colour, as in `Reason.at`; absent: those of the rule. */
  readonly at?: readonly Cell[];
}

/** The sentence of a rule without a full stop, and those of the two halves of an equality. */
export interface RuleWords {
  readonly says: string;
  /** As in `Reason.short`. */
  readonly short?: string;
  readonly halves?: { readonly least: string; readonly most: string };
}

/** The sentence of a rule, made when it is asked for: most models are never explained. */
export type SaysRule = () => InLanguages<RuleWords>;

/** A family's own sentence for a rule, or for a part of it; undefined: that of its kind. */
export type SaysOtherwise = (rule: Rule, part: string | undefined) => InLanguages<RuleWords> | undefined;
