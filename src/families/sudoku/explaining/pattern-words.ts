/** Named patterns of Sudoku in words that show them: which lines, which cells, and what sees both ends. */
import type { Mark, StepShape } from '../../contract/explaining.js';
import { numberOfMark, placesOf, placesOnce } from '../../kit/words/number-arguments.js';
import { listed } from '../../kit/words/words.js';
import type { Need } from './chain.js';
import { type Links, linksOf } from './links.js';
import { areaAndNumber } from './reasons.js';

/** The words of a pattern in which one of two ends holds, without what sees both. */
type EndsWords = (links: Links) => string;

/** Two parallel lines, or a row and a column, of which the inner places share a line or a box. */
export const twoLines = seenByEnds(({ needs, limits }) => {
  const [first, last] = needs as [Need, Need];
  const middle = limits[1]!;
  const ends = [outside(first, middle), outside(last, middle)];
  const inner = [inside(first, middle), inside(last, middle)];
  return `${saysNeed(first)}, ${saysNeed(last)}, and ${placesOf(places(inner))} share ${areaOf(middle)}; so ${saysEnds(ends)}`;
});

/** Two cells of the same two numbers, and a line that has one of these in two places. */
export const wWing = seenByEnds(({ needs, limits }) => {
  const [first, middle, last] = needs as [Need, Need, Need];
  const [outer, toMiddle, toLast] = limits as [Need, Need, Need];
  const cells = places([first.marks[0]!, last.marks[0]!]);
  const numbers = listed(
    first.marks.map((mark) => String(numberOfMark(mark))),
    'or',
  );
  const [near, far] = [inside(middle, toMiddle), outside(middle, toMiddle)];
  const { area, number } = areaAndNumber(middle.reason.id)!;
  const ends = [inside(first, outer), outside(last, toLast)];
  return (
    `${listed(cells)} can only be ${numbers}, and ${area} has its ${number} in ${near.place}, which sees ${cells[0]!}, ` +
    `or in ${far.place}, which sees ${cells[1]!}; so ${saysEnds(ends)}`
  );
});

/** A cell of two numbers that sees two others, each of which has one of these and a third number. */
export const xyWing = seenByEnds(({ needs, limits }) => {
  const [first, pivot, last] = needs as [Need, Need, Need];
  const ends = [inside(first, limits[0]!), inside(last, limits[3]!)];
  return `${saysCells([pivot, first, last])}; so ${saysEnds(ends)}`;
});

function seenByEnds(says: EndsWords): (step: StepShape) => string | undefined {
  return (step) => {
    const chains = linksOf(step);
    if (chains === undefined || !chains.every(isSplit)) return undefined;
    const patterns = new Set(chains.map((links) => says(inOrder(links))));
    const [pattern] = patterns;
    return patterns.size === 1 ? `${pattern!}, and ${saysSeeing(step)} both` : undefined;
  };
}

/** True if the limits beside each need of two have one of its candidates each. */
function isSplit({ needs, limits }: Links): boolean {
  const isOneOf = (need: Need, limit: Need): boolean =>
    need.marks.filter((mark) => limit.marks.includes(mark)).length === 1;
  return needs.every((need, place) => isOneOf(need, limits[place]!) && isOneOf(need, limits[place + 1]!));
}

/** A chain from the end that stands first in the grid, whichever way it was found. */
function inOrder(links: Links): Links {
  const first = inside(links.needs[0]!, links.limits[0]!);
  const last = inside(links.needs.at(-1)!, links.limits.at(-1)!);
  return first.variable < last.variable
    ? links
    : { ...links, needs: links.needs.toReversed(), limits: links.limits.toReversed() };
}

/** `r1c2 and r1c5 see`, for the excluded candidates. */
export function saysSeeing({ conclusions }: StepShape): string {
  const excluded = placesOnce(conclusions.map(({ mark }) => mark));
  return `${placesOf(excluded)} ${excluded.length === 1 ? 'sees' : 'see'}`;
}

/** `r1c1 can only be 1 or 2, r1c4 only 1 or 3, and r3c1 only 2 or 3`. */
export function saysCells(cells: readonly Need[]): string {
  const clauses = cells.map(({ marks }, position) => {
    const numbers = marks.map(numberOfMark).toSorted((one, other) => one - other);
    return `${marks[0]!.place} ${position === 0 ? 'can ' : ''}only ${position === 0 ? 'be ' : ''}${listed(numbers.map(String), 'or')}`;
  });
  return `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)!}`;
}

function saysNeed({ reason, marks }: Need): string {
  const { area, number } = areaAndNumber(reason.id)!;
  return `${area} has its ${number} in ${listed(places(marks), 'or')}`;
}

function saysEnds(ends: readonly Mark[]): string {
  return `${listed(places(ends), 'or')} is ${numberOfMark(ends[0]!)}`;
}

function areaOf({ reason }: Need): string {
  return areaAndNumber(reason.id)!.area;
}

function places(marks: readonly Mark[]): readonly string[] {
  return marks.map(({ place }) => place);
}

/** The candidate of a need of two that a limit has. */
function inside({ marks }: Need, limit: Need): Mark {
  return marks.find((mark) => limit.marks.includes(mark))!;
}

/** The candidate of a need of two that a limit does not have. */
function outside({ marks }: Need, limit: Need): Mark {
  return marks.find((mark) => !limit.marks.includes(mark))!;
}
