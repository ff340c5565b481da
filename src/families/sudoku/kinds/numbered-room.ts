/**
 * Numbered rooms: a number stands at the place whose position, counted from 1, is the first value.
 *
 * - Rows: if the first value is i, the place i has the number.
 * - Plainly: a first value stays if its place can have the number; a known one puts it there.
 */
import { type Rule, type RuleKind, valuesIn } from '../../kit/rules/index.js';
import { cellsOfRule } from './words.js';

/** The number at the place whose position is the first value. */
export interface NumberedRoomRule extends Rule {
  readonly kind: 'numbered-room';
  readonly number: number;
}

export const numberedRoomKind: RuleKind<NumberedRoomRule> = {
  id: 'numbered-room',
  issue: 'wrong-room',
  fault({ places, number }, values) {
    const at = values[places[0]!]!;
    const place = places[at - 1];
    if (place === undefined) return `There is no place ${at}.`;
    return values[place] === number ? undefined : `${values[place]} stands at place ${at}, not ${number}.`;
  },
  state(rule, rows) {
    const { id, places, number } = rule;
    const says = () => {
      const { en, de } = cellsOfRule(rule, rows.board);
      return {
        en: { says: `In ${en}, the first number tells at which place there is ${number}` },
        de: { says: `In ${de} nennt die erste Zahl den Platz, an dem ${number} steht` },
      };
    };
    rows.because(rule, { says }, () => {
      const first = places[0]!;
      for (const at of rows.valuesOf(first)) {
        const place = places[at - 1];
        if (place === first && at === number) continue;
        const there = place === undefined || place === first ? [] : rows.literalsOf([place], number);
        rows.clause(`${id}_at_${at}`, [~rows.literal(first, at)!, ...there]);
      }
    });
  },
  narrow({ places, number }, left) {
    const first = places[0]!;
    const own = 1 << number;
    const mask = left.mask(first);
    let keep = 0;
    for (const at of valuesIn(mask)) {
      const place = places[at - 1];
      if (place === undefined || (place === first && at !== number)) continue;
      if ((left.mask(place) & own) !== 0) keep |= 1 << at;
    }
    left.keep(first, keep);
    if (keep !== 0 && (keep & (keep - 1)) === 0) left.keep(places[30 - Math.clz32(keep)]!, own);
  },
};
