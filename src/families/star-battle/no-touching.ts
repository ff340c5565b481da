/**
 * The rule that stars do not touch, in every block of two by two cells: one rule and one reason, since people
 * use it for as many cells as they need at once, and steps that counted the blocks would seem longer than
 * they are.
 */
import { codesOf } from '../kit/rules/board.js';
import type { Rule, RuleKind } from '../kit/rules/index.js';

/** Of the places of every block, at most one has a star. */
export interface NoTouchingRule extends Rule {
  readonly kind: 'no-touching';
  readonly blocks: readonly (readonly number[])[];
}

const STAR = 0b10;

export const noTouching: RuleKind<NoTouchingRule> = {
  id: 'no-touching',
  issue: 'stars-touch',
  fault({ blocks }, values, board) {
    const crowded = blocks.find((block) => {
      let stars = 0;
      for (const place of block) stars += values[place]!;
      return stars > 1;
    });
    if (crowded === undefined) return undefined;
    const stars = crowded.filter((place) => values[place] === 1);
    return `The stars in ${codesOf(board, stars).join(' and ')} touch.`;
  },
  state(rule, rows) {
    const says = () => ({
      en: { says: 'No two stars touch' },
      de: { says: 'Keine zwei Sterne berühren sich' },
    });
    rows.because(rule, { says }, () => {
      rule.blocks.forEach((block, index) => {
        rows.sum(`block_${index + 1}`, rows.literalsOf(block, 1), { most: 1 });
      });
    });
  },
  narrow({ blocks }, left) {
    for (const block of blocks) {
      const star = block.find((place) => left.mask(place) === STAR);
      if (star === undefined) continue;
      for (const place of block) if (place !== star) left.keep(place, ~STAR);
    }
  },
};
