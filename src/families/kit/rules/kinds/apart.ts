/**
 * Keeping apart, as stars and queens do: of the places of every group, at most one has the value 1. It is one
 * rule and one reason, since people use it for as many places as they need at once, and steps that counted
 * the groups would seem longer than they are.
 *
 * - Rows: in each group the sum of the variables is at most one.
 * - Plainly: beside a place with the value, no place of its groups has it.
 */
import type { InLanguages } from '../../../contract/language.js';
import { codesOf } from '../board.js';
import type { Rule } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';

/** Of the places of every group, at most one has the value 1. */
export interface ApartRule extends Rule {
  readonly kind: 'apart';
  readonly groups: readonly (readonly number[])[];
}

/** The words of a rule of this kind. */
interface ApartWords {
  /** The code of the issue. */
  readonly issue: string;
  /** The sentence about cells that are too close. */
  readonly fault: (cells: readonly string[]) => string;
  /** Sentences without a full stop. */
  readonly says: InLanguages<string>;
}

const HELD = 0b10;

/** The kind with the words of a family. */
export function apart({ issue, fault, says }: ApartWords): RuleKind<ApartRule> {
  return {
    id: 'apart',
    issue,
    fault({ groups }, values, board) {
      for (const group of groups) {
        const held = group.filter((place) => values[place] === 1);
        if (held.length > 1) return fault(codesOf(board, held));
      }
      return undefined;
    },
    state(rule, rows) {
      const words = () => ({ en: { says: says.en }, de: { says: says.de } });
      rows.because(rule, { says: words }, () => {
        rule.groups.forEach((group, index) => {
          rows.sum(`${rule.id}_${index + 1}`, rows.literalsOf(group, 1), { most: 1 });
        });
      });
    },
    narrow({ groups }, left) {
      for (const group of groups) {
        const held = group.find((place) => left.mask(place) === HELD);
        if (held === undefined) continue;
        for (const place of group) if (place !== held) left.keep(place, ~HELD);
      }
    },
  };
}
