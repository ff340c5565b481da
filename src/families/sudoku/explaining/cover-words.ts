/**
 * Steps in which numbers that must go somewhere have only as many places as there are numbers, in words:
 * `r8c5 can only be 6 or 8, and column 2 has its 6 in r3c2 or r8c2; these two numbers use up 6 and 8 in row
 * 8`.
 */
import { cellCode } from '../../../core/index.js';
import type { Mark, StepShape } from '../../contract/explaining.js';
import { marksIfAll, numberOfMark, numbersOnce } from '../../kit/words/number-arguments.js';
import { inWords, listed } from '../../kit/words/words.js';
import { type Need, rulesOf } from './chain.js';
import { inTurn } from './clauses.js';
import { type AreaNumber, areaAndNumber } from './reasons.js';

/** Numbers up to which people follow where each of them can go. */
const MOST_NUMBERS = 6;

/** The argument of a step whose needs use all of its limits up; undefined for one of another kind. */
export function becauseOfCover(step: StepShape): string | undefined {
  const { needs, limits } = rulesOf(step);
  const excluded = marksIfAll(step.conclusions, false);
  if (excluded === undefined || marksIfAll(step.facts, false) === undefined) return undefined;
  if (needs.length !== limits.length || needs.length > MOST_NUMBERS) return undefined;
  const candidates = needs.flatMap(({ marks }) => marks);
  const isCovered =
    new Set(candidates).size === candidates.length &&
    candidates.every((mark) => limitsOf(mark, limits).length === 1) &&
    excluded.every((mark) => !candidates.includes(mark) && limitsOf(mark, limits).length > 0);
  if (!isCovered) return undefined;
  return `${saysNeeds(needs, limits)}; ${saysUse(needs, limits)}`;
}

function limitsOf(mark: Mark, limits: readonly Need[]): readonly Need[] {
  return limits.filter(({ marks }) => marks.includes(mark));
}

/** The candidates of each number, those that share a limit beside each other. */
function saysNeeds(needs: readonly Need[], limits: readonly Need[]): string {
  const clauses = new Map<string, readonly string[]>();
  for (const need of linkedNeeds(needs, limits)) {
    const about = aboutOf(need);
    const [subject, what] =
      about === undefined
        ? [`${cellOf(need)} can only be`, listed(numbersOf(need), 'or')]
        : [
            `${about.area} has its`,
            `${about.number} in ${listed(
              need.marks.map(({ place }) => place),
              'or',
            )}`,
          ];
    clauses.set(subject, [...(clauses.get(subject) ?? []), what]);
  }
  return inTurn([...clauses].map(([subject, parts]) => `${subject} ${parts.join(' and its ')}`));
}

function linkedNeeds(needs: readonly Need[], limits: readonly Need[]): readonly Need[] {
  const inOrder: Need[] = [];
  const isLinked = (one: Need, other: Need): boolean =>
    limits.some(({ marks }) => [one, other].every((need) => need.marks.some((mark) => marks.includes(mark))));
  while (inOrder.length < needs.length) {
    const left = needs.filter((need) => !inOrder.includes(need));
    const last = inOrder.at(-1);
    inOrder.push(left.find((need) => last !== undefined && isLinked(last, need)) ?? left[0]!);
  }
  return inOrder;
}

/** `these three numbers use up r3c7, 6 in column 9 and 7 in box 9`. */
function saysUse(needs: readonly Need[], limits: readonly Need[]): string {
  const about = limits.map(aboutOf).filter((one) => one !== undefined);
  const cells = limits.filter((limit) => aboutOf(limit) === undefined).map(cellOf);
  return `these ${inWords(needs.length)} numbers use up ${inSeries([...cells, ...saysShares(about)])}`;
}

/** Numbers by the areas that have them: `7 in column 3`, `5 and 6 in row 2`. */
export function saysShares(about: readonly AreaNumber[], joint = 'in'): readonly string[] {
  const areas = [...new Set(about.map(({ area }) => area))];
  return areas.map((area) => {
    const own = about.flatMap((one) => (one.area === area ? [one.number] : []));
    return `${listed(numbersOnce(own).map(String))} ${joint} ${area}`;
  });
}

/**
 * `7 in column 3 and 9 in box 7`; where one of them lists something itself, `5 and 6 in row 2, and 7 in box
 * 1`.
 */
export function inSeries(parts: readonly string[]): string {
  return parts.some((part) => part.includes(' and ')) ? inTurn(parts) : listed(parts);
}

function aboutOf({ reason }: Need): AreaNumber | undefined {
  return areaAndNumber(reason.id);
}

function cellOf({ reason }: Need): string {
  return cellCode(reason.cells[0]!);
}

function numbersOf({ marks }: Need): readonly string[] {
  return numbersOnce(marks.map(numberOfMark)).map(String);
}
