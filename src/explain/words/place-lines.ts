/**
 * Rules that also say that each place holds exactly one value: the conclusions at a place from this alone,
 * apart from those by the sentence of the rule, as people look for the reason of each.
 */
import type { Known, Mark } from '../../families/contract/index.js';
import { marksAtPlaces, type Step } from '../model/index.js';
import type { SaidLine } from './exclusion-words.js';
import type { Inference } from './inference.js';

/**
 * A line of a proof as a line for each place with a conclusion by itself, and one for the rest.
 * @param known the facts known before the line
 */
export function linesByPlace(
  marks: readonly Mark[],
  step: Step,
  line: SaidLine,
  known: readonly Known[],
): readonly SaidLine[] {
  if (!('reason' in line) || step.reasons[line.reason]!.reason.ofOnePlace === undefined) return [line];
  const own = placesOf(marks, line).flatMap((place) => ofPlace(marks, line, place, known));
  const shown = own.flatMap(({ conclusions }) => conclusions);
  const others = line.conclusions.filter((one) => !shown.includes(one));
  const lines = own.map((one) => ({ ...line, ...one }));
  if (others.length === 0) return lines.length === 0 ? [line] : lines;
  if (lines.length === 0) return [line];
  return [...lines, { ...line, facts: withEntries(marks, line.facts, shown), conclusions: others }];
}

/**
 * The conclusions of a line at a place if they follow there by themselves; for the last value left, from all
 * known facts there.
 */
function ofPlace(
  marks: readonly Mark[],
  line: Inference,
  place: string,
  known: readonly Known[],
): readonly Inference[] {
  const isHere = ({ mark }: Known): boolean => marks[mark]!.place === place;
  const [facts, conclusions] = [line.facts.filter(isHere), line.conclusions.filter(isHere)];
  if (facts.length === 0 || conclusions.length === 0) return [];
  const isLast = conclusions.some(({ value }) => value);
  const here = { facts: isLast ? known.filter(isHere) : facts, conclusions };
  return isOfOnePlace(marks, here) ? [here] : [];
}

/** True if something follows because one place holds exactly one value, or is impossible for that reason. */
export function isOfOnePlace(marks: readonly Mark[], { facts, conclusions }: Inference): boolean {
  const [place, ...more] = placesOf(marks, { facts, conclusions });
  if (place === undefined || more.length > 0) return false;
  const held = facts.filter(({ value }) => value).length;
  const excluded = facts.length - held;
  const values = marksAtPlaces(marks).get(place);
  if (conclusions.length === 0) return held > 1 || excluded === values;
  return held === 1 ? conclusions.every(({ value }) => !value) : held === 0 && excluded + 1 === values;
}

/** The facts; of a place at which an entry was concluded first, only this. */
function withEntries(
  marks: readonly Mark[],
  facts: readonly Known[],
  shown: readonly Known[],
): readonly Known[] {
  const entries = shown.filter(({ value }) => value);
  const places = new Set(entries.map(({ mark }) => marks[mark]!.place));
  return [...facts.filter(({ mark }) => !places.has(marks[mark]!.place)), ...entries];
}

function placesOf(marks: readonly Mark[], { facts, conclusions }: Inference): readonly string[] {
  return [...new Set([...facts, ...conclusions].map(({ mark }) => marks[mark]!.place))];
}
