/** The rules of the lines of a proof, in order: refutations that agree in them are stated in the same way. */
import { cellCode } from '../../core/index.js';
import type { Mark } from '../../families/contract/index.js';
import type { Packing, ProofLine, Refutation, Step } from '../model/index.js';
import { jointWords } from './joint/index.js';

/** Words that depend on the number of places listed, and on whether these are excluded or left. */
const LISTING: ReadonlySet<string> = new Set(
  'a already and are as be can column four has in is left no not only or row then there three to two'.split(
    ' ',
  ),
);

/**
 * The rules of a refutation in their order, with brackets around the lines below a supposition; also whether
 * it holds. A packing is given by the kinds of its counted rules, and its sum: another row is counted in the
 * same way, but a row and a region together are not. A rule about groups is given with its empty groups, as a
 * reader would have to find others.
 */
export function rulesOf(marks: readonly Mark[], step: Step, { supposed, lines }: Refutation): string {
  return `(${supposed.value} ${rulesOfLines(marks, step, lines)})`;
}

/**
 * The same of some lines, without refutations by the same rules as one before: where there are more of these
 * a reader does the same again.
 */
export function rulesOfLines(marks: readonly Mark[], step: Step, lines: Refutation['lines']): string {
  const rules = lines.map((line) => rulesOfLine(marks, step, line));
  const isAgain = (place: number): boolean =>
    'supposed' in lines[place]! && rules.indexOf(rules[place]!) < place;
  return rules.filter((_, place) => !isAgain(place)).join(' ');
}

/**
 * The sums of the lines of several rules in a refutation, with a sign for each list of places: if these agree
 * too, only the places differ.
 */
export function sumsOf(marks: readonly Mark[], step: Step, lines: Refutation['lines']): string {
  const place = /r\d+c\d+(?:–r\d+c\d+)?(?: to r\d+c\d+)?/.source;
  const places = new RegExp(`${place}(?:(?:, | and | or )${place})*`, 'g');
  const sums = lines.map((line) => {
    if ('supposed' in line) return sumsOf(marks, step, line.lines);
    if ('places' in line) return line.places.map((one) => sumsOf(marks, step, one.lines)).join('; ');
    return 'together' in line ? jointWords(marks, step, line).replace(places, '#') : '';
  });
  return sums.filter((sum) => sum !== '').join('; ');
}

function rulesOfLine(marks: readonly Mark[], step: Step, line: Refutation['lines'][number]): string {
  if ('supposed' in line) return rulesOf(marks, step, line);
  if ('places' in line) {
    const places = line.places.map(({ lines }) => rulesOfLines(marks, step, lines));
    return `${line.needing} placed (${places.join(', ')})`;
  }
  if ('cover' in line)
    return `${line.counted} covered ${line.cover.length} ${line.needing.join()} ${line.empty.join()}`;
  if ('together' in line) return line.together.join('+');
  return 'groups' in line ? packingKey(step, line) : ruleKey(marks, step, line);
}

function packingKey({ reasons }: Step, packing: Packing): string {
  const { packed, least, most, needed, held, used, groups, room } = packing;
  const kindsOf = (positions: readonly number[]): string =>
    positions.map((position) => reasons[position]!.reason.kind).join('+');
  const sum = [needed - held.length, room - held.length, groups.length, used.length];
  return `${packed} packed ${kindsOf(least)} <= ${kindsOf(most)} ${sum.join()}`;
}

/**
 * The rule of a line, with its argument where the family has one, and of its groups those that the line says
 * are empty.
 */
function ruleKey(marks: readonly Mark[], { reasons }: Step, { reason, facts, because }: ProofLine): string {
  const { groups } = reasons[reason]!.reason;
  const rule = because === undefined ? String(reason) : `${reason} ${argumentOf(because)}`;
  if (groups === undefined) return rule;
  const excluded = facts.flatMap(({ mark, value }) => (value ? [] : marks[mark]!.cells.map(cellCode)));
  const empty = groups.cells.flatMap((cells, position) =>
    cells.every((cell) => excluded.includes(cellCode(cell))) ? [position] : [],
  );
  return `${rule} ${empty.join()}`;
}

/**
 * The words of an argument without its places, its numbers and how many of them there are. That only some
 * places are left for a value is another argument than that only some values are left for a place.
 */
function argumentOf(because: string): string {
  const words = because
    .replace(/\bonly (?=r\d+c\d+\b)/g, 'alone ')
    .replace(/\br\d+c\d+\b/g, '')
    .match(/[a-z]+/g);
  return [...new Set((words ?? []).filter((word) => !LISTING.has(word)))].sort().join(' ');
}
