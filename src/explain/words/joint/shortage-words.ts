/** A shortage of room in words: the ships needed, and the places for them at most. */
import { type Cell, compareCells } from '../../../core/index.js';
import type { Mark } from '../../../families/contract/index.js';
import { inWords, listed } from '../../../families/kit/index.js';
import type { Bound, Shortage, UsedReason } from '../../model/index.js';
import { inSentence, listedMarks, ofWhich } from '../lists.js';
import { saysHalf } from '../rule-words.js';

/** The context of the words for a shortage. */
interface Context {
  readonly marks: readonly Mark[];
  /** By position: the reasons, with the halves that are needed. */
  readonly reasons: readonly Pick<UsedReason, 'reason' | 'half'>[];
}

/** The words for a shortage, as they follow `because`. */
export function shortageWords(context: Context, { needing, found, bounds }: Shortage): string {
  const total = bounds.reduce((sum, { most }) => sum + most, 0);
  const needs = joinedNeeds(needing.map((position) => context.reasons[position]!));
  const besides = found.length === 0 ? '' : `besides ${listed(found.map((at) => nameOf(context, at)))} `;
  const amount = total === 0 ? 'none' : `only ${inWords(total)}${needing.length > 1 ? ' of them' : ''}`;
  const where = alike(bounds).map((group) => {
    const numbered = group.map((bound) => {
      // Where they are all that there is, their number is said already.
      const some = bounds.length === 1 ? '' : `${numberOf(context, needing, bound)} `;
      return some + placeWords(context, bound);
    });
    return `${numbered.join(', and ')}${ruleWords(context, group[0]!)}`;
  });
  return `${needs}, but ${besides}there is room for ${amount}: ${where.join('; ')}`;
}

/** Bounds by the same rule and the same entries together. */
function alike(bounds: readonly Bound[]): readonly (readonly Bound[])[] {
  const groups = new Map<string, Bound[]>();
  for (const [place, bound] of bounds.entries()) {
    const key = bound.by === undefined ? `${place}` : `by ${bound.by} ${bound.held.join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), bound]);
  }
  return [...groups.values()];
}

/** `the fleet has at least two ships of three cells and one ship of four cells` */
function joinedNeeds(needing: Context['reasons']): string {
  const [first, ...others] = needing.map((used) => ruleIn(used).split(' '));
  const number = inWords(needing[0]!.reason.room!.count);
  const same = first!.findIndex(
    (word, place) => word === number || others.some((other) => other[place] !== word),
  );
  return listed([first!, ...others.map((other) => other.slice(same))].map((words) => words.join(' ')));
}

/**
 * The number of ships that fit; `no ship of three cells` if none fits and all places are those of one of
 * several kinds.
 */
function numberOf({ reasons }: Context, needing: readonly number[], { places, most }: Bound): string {
  if (most > 0) return inWords(most);
  const [kind, ...others] = needing.filter((position) =>
    places.some(({ at }) => at.length === reasons[position]!.reason.room!.length),
  );
  const isOnly = needing.length > 1 && others.length === 0;
  return isOnly ? reasons[kind!]!.reason.room!.of.replace(/^an? /, 'no ') : 'none';
}

/** `within r3c2 to r6c2 or r4c9 to r7c9` */
function placeWords(context: Context, { places }: Bound): string {
  return `${places.length === 1 ? 'in' : 'within'} ${listed(runsOf(context, places), 'or')}`;
}

/** `, as row 5 has at most two ship cells, of which r5c5 is one` */
function ruleWords(context: Context, { by, held }: Bound): string {
  if (by === undefined) return '';
  const has = ofWhich(listedMarks(context.marks, held), held.length);
  return `, as ${ruleIn(context.reasons[by]!)}${has}`;
}

function ruleIn({ reason, half }: Context['reasons'][number]): string {
  return inSentence(saysHalf(reason, half));
}

/** The places, those that overlap in a row or column joined. */
function runsOf(context: Context, places: Bound['places']): readonly string[] {
  const runs: { readonly isDown: boolean; at: readonly number[] }[] = [];
  const inOrder = places.toSorted((one, other) =>
    compareCells(startOf(context, one), startOf(context, other)),
  );
  for (const { at } of inOrder) {
    const isDown = isBelow(context, at[1]!, at[0]!);
    const run = runs.find((one) => one.isDown === isDown && one.at.includes(at[0]!));
    if (run === undefined) runs.push({ isDown, at });
    else run.at = [...new Set([...run.at, ...at])];
  }
  return runs.map(({ at }) => nameOf(context, at));
}

function startOf({ marks }: Context, { at }: Bound['places'][number]): Cell {
  return marks[at[0]!]!.cells[0]!;
}

function isBelow({ marks }: Context, mark: number, other: number): boolean {
  return marks[mark]!.cells[0]![0] > marks[other]!.cells[0]![0];
}

function nameOf({ marks }: Context, at: readonly number[]): string {
  return `${marks[at[0]!]!.place} to ${marks[at.at(-1)!]!.place}`;
}
