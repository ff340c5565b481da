/**
 * What a rule about groups of cells gives, in the words of single groups: of the parts into which walls cut the rows each holds
 * one queen at most, and all but some hold one.
 */
import { type Cell, cellCode } from '../../core/grid/cell.js';
import type { Known, Mark } from '../../families/explaining.js';
import type { CellGroups } from '../../model/model.js';
import type { Step } from '../step.js';
import { exclusionWords, type SaidLine } from './exclusion-words.js';
import { listed } from './lists.js';
import type { Inference } from './rest-words.js';

/** What follows, from which facts, and why. */
interface GroupInference extends Inference {
  /** Whether that a group holds one at most is all that is used. */
  readonly isAtMostOne: boolean;
}

/** A line of a proof as a line for each way in which its rule gives something; where it is about no groups, the line itself. */
export function linesByGroup(marks: readonly Mark[], step: Step, line: SaidLine): readonly SaidLine[] {
  if (!('reason' in line)) return [line];
  const used = step.reasons[line.reason]!;
  const { groups } = used.reason;
  // What entries keep away is one sentence, also where it lies in other groups than they do.
  if (groups === undefined || exclusionWords(marks, used, line) !== undefined) return [line];
  return groupInferences(marks, groups, line).map((inference) => ({ ...line, ...inference }));
}

/** What is empty beside an entry of its group comes first and by itself; the rest is what the number of groups gives. */
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

/**
 * The sentence of a rule about groups with what the facts leave of them: which hold none, and where only one cell is left;
 * undefined where it is neither.
 */
export function groupWords(
  marks: readonly Mark[],
  groups: CellGroups,
  words: string,
  { facts, conclusions }: Inference,
): string | undefined {
  const groupOf = groupsByCell(marks, groups);
  const [any] = [...facts, ...conclusions];
  if (any === undefined || facts.some(({ value }) => value)) return undefined;
  const excluded = new Set(facts.flatMap(({ mark }) => marks[mark]!.cells.map(cellCode)));
  const { no } = marks[any.mark]!;
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
  const names = listed(empty.map(nameOf));
  const one = empty.length === 1;
  if (conclusions.length === 0) {
    return `${words}, and the ${groups.noun}${one ? '' : 's'} ${names} ${one ? no.one : no.many}`;
  }
  const which = empty.length === 0 ? '' : `, which ${one ? 'is' : 'are'} ${names}`;
  return `${words}${which}, and ${leftWords(places, open, groups.noun)}`;
}

/** What is left of each group: where all are single cells that is said of one alone, since without it nothing names the cell. */
function leftWords(places: readonly string[], open: readonly (readonly Cell[])[], noun: string): string {
  const isPlural = places.length > 1;
  if (open.every((cells) => cells.length === 1)) {
    return isPlural ? `${listed(places)} are ${noun}s by themselves` : `${places[0]} is a ${noun} by itself`;
  }
  return isPlural
    ? `${listed(places)} are the only cells left in their ${noun}s`
    : `${places[0]} is the only cell left in its ${noun}`;
}

/** A group by its first and its last cell. */
function nameOf(cells: readonly Cell[]): string {
  const [first, last] = [cells[0]!, cells.at(-1)!].map(cellCode);
  return first === last ? first! : `${first} to ${last}`;
}

/** The position of the group of what is known. */
function groupsByCell(marks: readonly Mark[], { cells }: CellGroups): (known: Known) => number | undefined {
  const positions = new Map(
    cells.flatMap((group, index) => group.map((cell) => [cellCode(cell), index] as const)),
  );
  return ({ mark }) => positions.get(cellCode(marks[mark]!.cells[0]!));
}
