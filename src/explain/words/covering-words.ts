/** The end of a proof by covering, in words. */
import type { CellGroups, Known, Mark } from '../../families/contract/index.js';
import { inWords, listed } from '../../families/kit/index.js';
import type { Covering, Step } from '../model/index.js';
import { saysReason } from './because.js';
import { nameOfGroup } from './group-words.js';
import { inSentence, listedClauses, listedMarks } from './lists.js';

/**
 * A covering without the places that are known by then not to hold, which it may list where it need not know
 * that.
 * @param decided the marks that earlier lines suppose or conclude
 * @param before the facts known before the step
 */
export function coveringBeside(
  covering: Covering,
  decided: ReadonlyMap<number, boolean>,
  before: readonly Known[],
): Covering {
  const gone = new Set(before.flatMap(({ mark, value }) => (value ? [] : [mark])));
  const isOpen = (mark: number): boolean => !gone.has(mark) && decided.get(mark) !== false;
  const cover = covering.cover
    .map((line) => ({ ...line, marks: line.marks.filter(isOpen) }))
    .filter(({ marks }) => marks.length > 0);
  return cover.length === 0 ? covering : { ...covering, cover };
}

/** In how few lines all places lie that are left of some groups, and why that is not enough. */
export function coveringWords(marks: readonly Mark[], step: Step, covering: Covering): readonly string[] {
  const { counted, cover, needing, empty } = covering;
  const { reason } = step.reasons[counted]!;
  const groups = reason.groups!;
  const { yes, no } = marks[cover[0]!.marks[0]!]!;
  const lines = cover.map((line) => listedMarks(marks, line.marks));
  const missing = needing.length - cover.length;
  const lost = `at least ${inWords(missing)} of these ${inWords(needing.length)} ${missing === 1 ? no.one : no.many}`;
  const all = empty.length === 0 ? '' : `, ${inWords(missing + empty.length)} with ${namesOf(groups, empty)}`;
  const rule = inSentence(reason.short ?? saysReason(step.reasons[counted]!, step));
  return [
    cover.length === 1
      ? `At most one of ${lines[0]!} ${yes.one}, because ${rulesOf(step, covering)}.`
      : `At most one in each of these lists ${yes.one}, because ${rulesOf(step, covering)}: ${lines.join('; ')}.`,
    `No other places are left in the ${groups.noun}s ${namesOf(groups, needing)}: so ${lost}${all}, but ${rule}.`,
  ];
}

function namesOf({ cells }: CellGroups, places: readonly number[]): string {
  return listed(places.map((place) => nameOfGroup(cells[place]!)));
}

/** The reasons why each line allows one: the common sentence of rules of this kind, or each of the rules. */
function rulesOf(step: Step, { cover }: Covering): string {
  const rules = cover.map(({ by }) => {
    const { reason } = step.reasons[by]!;
    return reason.excludes?.says ?? inSentence(reason.groups?.most ?? reason.short ?? reason.says);
  });
  return listedClauses([...new Set(rules)]);
}
