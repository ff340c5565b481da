/**
 * The conclusions of a rule about groups of cells, in the words of single groups: each part into which walls
 * cut the rows holds at most one queen, and all but some hold one.
 */

import { type Cell, cellCode } from '../../core/index.js';
import type { CellGroups, Known, Mark, Reason } from '../../families/contract/index.js';
import { listed } from '../../families/kit/index.js';
import type { Step } from '../model/index.js';
import { exclusionWords, type SaidLine } from './exclusion-words.js';
import type { Inference } from './inference.js';

/** Facts and conclusions about groups, with the kind of the argument. */
interface GroupInference extends Inference {
  /** True if only the limit of one per group is used. */
  readonly isAtMostOne: boolean;
}

/**
 * A line of a proof as a line for each way in which its rule gives something; where it is about no groups,
 * the line itself.
 */
export function linesByGroup(marks: readonly Mark[], step: Step, line: SaidLine): readonly SaidLine[] {
  if (!('reason' in line)) return [line];
  const used = step.reasons[line.reason]!;
  const { groups } = used.reason;
  // What entries keep away is one sentence, also where it lies in other groups than they do.
  if (groups === undefined || exclusionWords(marks, used, line) !== undefined) return [line];
  return groupInferences(marks, groups, line).map((inference) => ({ ...line, ...inference }));
}

/**
 * First, by themselves, the empty cells beside an entry of their group; then the conclusions from the number
 * of groups.
 */
export function groupInferences(
  marks: readonly Mark[],
  groups: CellGroups,
  { facts, conclusions }: Inference,
): readonly GroupInference[] {
  const groupOf = groupsByCell(marks, groups);
  const held = facts.filter(({ value }) => value);
  const holding = new Map(held.map((fact) => [groupOf(fact), fact]));
  if (conclusions.length === 0 && holding.size < held.length) {
    return [{ facts: held, conclusions, isAtMostOne: true }];
  }
  const beside = conclusions.filter((known) => !known.value && holding.has(groupOf(known)));
  const others = conclusions.filter((known) => !beside.includes(known));
  const excluding = new Set(beside.map(groupOf));
  const excluded = facts.filter(({ value }) => !value);
  // Entries matter to this only where there are already as many as there may be.
  const counted = excluded.length > 0 && others.every(({ value }) => value) ? excluded : facts;
  return [
    ...(beside.length === 0
      ? []
      : [
          {
            facts: held.filter((fact) => excluding.has(groupOf(fact))),
            conclusions: beside,
            isAtMostOne: true,
          },
        ]),
    ...(others.length === 0 && conclusions.length > 0
      ? []
      : [{ facts: counted, conclusions: others, isAtMostOne: false }]),
  ];
}

/** The places that facts leave in the groups of a rule. */
interface GroupsLeft {
  /** The groups that hold none, in words: `r1c3 and r2c4 to r2c6`. */
  readonly names: string;
  readonly count: number;
  /** The cells that are the only ones left in their groups; of the groups of single cells, that they are. */
  readonly places: readonly string[];
  readonly areSingle: boolean;
}

/**
 * The sentence of a rule about groups with the groups that hold none, and the groups with one cell left;
 * undefined if there are neither.
 */
export function groupWords(
  marks: readonly Mark[],
  groups: CellGroups,
  words: string,
  inference: Inference,
): string | undefined {
  const left = groupsLeft(marks, groups, inference);
  if (left === undefined) return undefined;
  const { names, count } = left;
  if (left.places.length === 0) {
    const { no } = marks[inference.facts[0]!.mark]!;
    return `${words}, and the ${groups.noun}${count === 1 ? '' : 's'} ${names} ${count === 1 ? no.one : no.many}`;
  }
  const which = count === 0 ? '' : `, which ${count === 1 ? 'is' : 'are'} ${names}`;
  return `${words}${which}, and ${leftWords(left, groups.noun)}`;
}

/**
 * Only the cells that the facts leave, if the empty groups are named already, or there are none: `r2c5 is the
 * only cell left in its part of the rows`; undefined for anything else.
 * @param said the groups, by rule, that were said to hold none; it grows
 */
export function lastCellWords(
  marks: readonly Mark[],
  { id, groups }: Reason,
  inference: Inference,
  said: Set<string>,
): string | undefined {
  const left = groups === undefined ? undefined : groupsLeft(marks, groups, inference);
  if (left === undefined || left.places.length === 0) return undefined;
  const key = `${id}: ${left.names}`;
  const isSaid = left.count === 0 || said.has(key);
  said.add(key);
  return isSaid ? leftWords(left, groups!.noun, ` of ${groups!.of}`) : undefined;
}

function groupsLeft(
  marks: readonly Mark[],
  groups: CellGroups,
  { facts, conclusions }: Inference,
): GroupsLeft | undefined {
  const groupOf = groupsByCell(marks, groups);
  if (facts.length + conclusions.length === 0 || facts.some(({ value }) => value)) return undefined;
  if (conclusions.some(({ value }) => !value)) return undefined;
  const excluded = new Set(facts.flatMap(({ mark }) => marks[mark]!.cells.map(cellCode)));
  const empty = groups.cells.filter((cells) => cells.every((cell) => excluded.has(cellCode(cell))));
  const decided = new Set(conclusions.map(groupOf));
  const open = groups.cells.filter((_, index) => decided.has(index));
  const used = [...empty, ...open].flat().map(cellCode);
  const isEnough = empty.length === groups.spare + (conclusions.length === 0 ? 1 : 0);
  if (!isEnough || ![...excluded].every((code) => used.includes(code))) return undefined;
  const places = conclusions.map(({ mark }) => marks[mark]!.place);
  const isOnly =
    open.flat().length - places.length === open.flat().filter((cell) => excluded.has(cellCode(cell))).length;
  if (!isOnly) return undefined;
  const areSingle = open.every((cells) => cells.length === 1);
  return { names: listed(empty.map(nameOfGroup)), count: empty.length, places, areSingle };
}

/**
 * Words for the cells left in groups. A group of one cell is stated by itself, since nothing else names the
 * cell.
 * @param their kind of groups, where nothing before says it
 */
function leftWords({ places, areSingle }: GroupsLeft, noun: string, of = ''): string {
  const [first, ...more] = places;
  if (areSingle) {
    return more.length > 0
      ? `${listed(places)} are ${noun}s${of} by themselves`
      : `${first} is a ${noun}${of} by itself`;
  }
  return more.length > 0
    ? `${listed(places)} are the only cells left in their ${noun}s${of}`
    : `${first} is the only cell left in its ${noun}${of}`;
}

/** A group by its first and its last cell. */
export function nameOfGroup(cells: readonly Cell[]): string {
  const [first, last] = [cells[0]!, cells.at(-1)!].map(cellCode);
  return first === last ? first! : `${first} to ${last}`;
}

/** The position of the group of a fact. */
function groupsByCell(marks: readonly Mark[], { cells }: CellGroups): (known: Known) => number | undefined {
  const positions = new Map(
    cells.flatMap((group, index) => group.map((cell) => [cellCode(cell), index] as const)),
  );
  return ({ mark }) => positions.get(cellCode(marks[mark]!.cells[0]!));
}
