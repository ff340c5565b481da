/**
 * Where a rule allows a number of things in lines that do not touch: which of them there are, and which one would be too many:
 * `the fleet has at most two ships of one cell: r1c3 and r4c4, and r6c1 would be a third`.
 */
import { cellCode } from '../../core/grid/cell.js';
import type { Known, Mark } from '../../families/explaining.js';
import { inWords, listed, ORDINALS } from '../../families/kit/words.js';
import type { UsedReason } from '../step.js';
import type { Inference } from './inference.js';
import { type Field, fieldOf, wholeRuns } from './room-field.js';

/** What follows the sentence of the rule; undefined where there would not be too many of these things. */
export function tooManyWords(
  marks: readonly Mark[],
  { reason: { room, cells }, half }: UsedReason,
  { facts, conclusions }: Inference,
): string | undefined {
  if (room === undefined || half === 'least') return undefined;
  const field = (known: readonly Known[]): Field => fieldOf(marks, known, cells, room.length);
  const there = wholeRuns(field(facts)).map(nameOfRun);
  if (conclusions.length === 0) {
    return there.length > room.count ? `, and ${listed(there)} would be ${inWords(there.length)}` : undefined;
  }
  const supposed = conclusions.map(({ mark, value }) =>
    wholeRuns(field([...facts, { mark, value: !value }])).map(nameOfRun),
  );
  if (!supposed.every(({ length }) => length > room.count)) return undefined;
  const otherwise = conclusions.every(({ value }) => value) ? 'otherwise ' : '';
  const further = [...new Set(supposed.flat())].filter((name) => !there.includes(name));
  const areSingle = there.length === room.count && supposed.every(({ length }) => length === room.count + 1);
  if (!areSingle) {
    const [first, ...more] = supposed;
    return more.length > 0
      ? undefined
      : `, and ${listed(first!)} would ${otherwise}be ${inWords(first!.length)}`;
  }
  const names = there.length === 0 ? '' : `: ${listed(there)}`;
  const ordinal = there.length === 0 ? 'one' : withArticle(ORDINALS[room.count] ?? 'further one');
  return `${names}, and ${listed(further, 'or')} would ${otherwise}be ${ordinal}`;
}

/** `a fifth`, `an eighth` */
function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** One of these things by its first and its last cell. */
export function nameOfRun(run: readonly (readonly [number, number])[]): string {
  const [first, last] = [run[0]!, run.at(-1)!].map(cellCode);
  return first === last ? first! : `${first} to ${last}`;
}
