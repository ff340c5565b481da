/**
 * Words for rules that allow a number of ships: the ships there are, and the one that would be too many: `the
 * fleet has at most two ships of one cell: r1c3 and r4c4, and r6c1 would be a third`.
 */
import { type Cell, cellCode } from '../../core/index.js';
import type { Known, Mark } from '../../families/contract/index.js';
import { inWords, listed, ORDINALS } from '../../families/kit/index.js';
import type { UsedReason } from '../model/index.js';
import type { Inference } from './inference.js';
import { type Field, fieldOf, wholeRuns } from './room-field.js';

/** The cells of a ship. */
type Run = readonly Cell[];

/** The words after the sentence of the rule; undefined if there would not be too many ships. */
export function tooManyWords(
  marks: readonly Mark[],
  { reason: { room, cells }, half }: UsedReason,
  { facts, conclusions }: Inference,
): string | undefined {
  if (room === undefined || half === 'least') return undefined;
  const field = (known: readonly Known[]): Field => fieldOf(marks, known, cells, room.length);
  const found = wholeRuns(field(facts));
  const there = found.map(nameOfRun);
  if (conclusions.length === 0) {
    const amount = `${inWords(there.length)}${touchingWords(found, found)}`;
    return there.length > room.count ? `, and ${listed(there)} would be ${amount}` : undefined;
  }
  const runs = conclusions.map(({ mark, value }) => wholeRuns(field([...facts, { mark, value: !value }])));
  const supposed = runs.map((own) => own.map(nameOfRun));
  if (!supposed.every(({ length }) => length > room.count)) return undefined;
  const otherwise = conclusions.every(({ value }) => value) ? 'otherwise ' : '';
  const further = [...new Set(supposed.flat())].filter((name) => !there.includes(name));
  const areSingle = there.length === room.count && supposed.every(({ length }) => length === room.count + 1);
  if (!areSingle) {
    const [first, ...more] = supposed;
    return more.length > 0
      ? undefined
      : `, and ${listed(first!)} would ${otherwise}be ${inWords(first!.length)}${touchingWords(runs[0]!, runs[0]!)}`;
  }
  const names = there.length === 0 ? '' : `: ${listed(there)}`;
  const ordinal = there.length === 0 ? 'one' : withArticle(ORDINALS[room.count] ?? 'further one');
  const added = runs.flat().filter((run) => further.includes(nameOfRun(run)));
  return `${names}, and ${listed(further, 'or')} would ${otherwise}be ${ordinal}${touchingWords(added, found)}`;
}

/**
 * Words for ships, each one too many, that touch or cross others: the number is reached without the rule
 * against touching, which need not be in the step, but people see the contact at one look. Empty if none
 * touch.
 */
function touchingWords(runs: readonly Run[], others: readonly Run[]): string {
  const pairs = runs.flatMap((run, place) =>
    (runs === others ? others.slice(0, place) : others)
      .filter((other) => touch(run, other))
      .map((other) => `${nameOfRun(run)} ${cross(run, other) ? 'crossing' : 'touching'} ${nameOfRun(other)}`),
  );
  return pairs.length === 0 ? '' : ` (${listed([...new Set(pairs)])})`;
}

function touch(some: Run, others: Run): boolean {
  return some.some(([row, column]) =>
    others.some(([r, c]) => Math.abs(row - r) <= 1 && Math.abs(column - c) <= 1),
  );
}

/** True if they have a cell in common. */
function cross(some: Run, others: Run): boolean {
  return some.some(([row, column]) => others.some(([r, c]) => row === r && column === c));
}

/** `a fifth`, `an eighth` */
function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** A ship by its first and its last cell. */
export function nameOfRun(run: Run): string {
  const [first, last] = [run[0]!, run.at(-1)!].map(cellCode);
  return first === last ? first! : `${first} to ${last}`;
}
