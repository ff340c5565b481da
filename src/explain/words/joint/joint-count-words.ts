/**
 * Words for several counting rules taken together: the amount that some need, the places left for it where
 * the others do not count, and the amount that these allow.
 */
import type { Mark } from '../../../families/contract/index.js';
import { countedInWords, inWords, listed } from '../../../families/kit/index.js';
import type { Counted, CountedTogether } from '../../model/index.js';
import { listedMarks } from '../lists.js';

/**
 * The words after `because`: `rows 3 and 5 need 2 + 3 = 5 ship cells: r3c1 and r5c1, and all 1 + 2 = 3 that
 * columns 2 and 6 allow, as no other places are left`.
 */
export function jointCountWords(
  marks: readonly Mark[],
  { least, most, elsewhere, used }: CountedTogether,
): string {
  const needs = neededWords(least);
  const allow = areSeveral(most) ? 'allow' : 'allows';
  const besides = used.length === 0 ? '' : ` besides ${listedMarks(marks, used)}`;
  if (elsewhere.length === 0) {
    const no = most.length === 1 && used.length === 0 ? 'no more' : `only ${leftOf(most, used)}${besides}`;
    return `${needs}, and all places left for ${least.length === 1 && least[0]!.amount === 1 ? 'it' : 'these'} are in ${namesOf(most)}, which ${allow} ${no}`;
  }
  const rest = `${allOf(most, used)} that ${namesOf(most)} ${allow}${besides}`;
  return `${needs}: ${listedMarks(marks, elsewhere)}, and ${rest}, as no other places are left`;
}

/** `rows 3 and 5 need 2 + 3 = 5 ship cells`, `row 3 needs two ship cells` */
function neededWords(least: readonly Counted[]): string {
  const [first, ...more] = least;
  const { things, amount } = first!;
  const need = areSeveral(least) ? 'need' : 'needs';
  if (more.length === 0) return `${namesOf(least)} ${need} ${countedInWords(amount, things)}`;
  return `${namesOf(least)} ${need} ${amountOf(least, [])} ${things}s`;
}

/** `all 1 + 2 = 3`, `the one` */
function allOf(most: readonly Counted[], used: readonly number[]): string {
  return `${isPlain(most, used) ? 'the' : 'all'} ${leftOf(most, used)}`;
}

/** The amount that lines still allow: as a sum, or of one line in words. */
function leftOf(most: readonly Counted[], used: readonly number[]): string {
  return isPlain(most, used) ? inWords(totalOf(most) - used.length) : amountOf(most, used);
}

/** True if the amount that a single line still allows needs no sum. */
function isPlain(most: readonly Counted[], used: readonly number[]): boolean {
  return most.length === 1 && totalOf(most) > used.length;
}

/** The amount that lines count together, as a sum, less the marks there already: `1 + 2 − 1 = 2`. */
function amountOf(counted: readonly Counted[], used: readonly number[]): string {
  const total = totalOf(counted) - used.length;
  const terms = counted.map(({ amount }) => amount).join(' + ');
  if (counted.length === 1 && used.length === 0) return String(total);
  return `${terms}${used.length === 0 ? '' : ` − ${used.length}`} = ${total}`;
}

function totalOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

/** Lines by their names, those of one kind together: `rows 3 and 5 and column 2`. */
function namesOf(counted: readonly Counted[]): string {
  const kinds = [...new Set(counted.map(({ many }) => many))];
  return listed(
    kinds.map((kind) => {
      const own = counted.filter(({ many }) => many === kind);
      return `${own.length === 1 ? own[0]!.one : kind} ${listed(own.map(({ name }) => name))}`;
    }),
  );
}

/** True if these are several lines, be it by one rule. */
function areSeveral([first, ...more]: readonly Counted[]): boolean {
  return more.length > 0 || first!.one === first!.many;
}
