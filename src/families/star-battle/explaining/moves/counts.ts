/**
 * Counts as people make them: rows, columns or regions that need stars together, and others that take some
 * of these, so that only a few cells are left besides.
 */
import { oncePerObject } from '../../../../core/index.js';
import { choices } from '../../../kit/moves/choose.js';
import { mostApart } from './cover.js';
import type { Stars, Unit } from './stars.js';

/** Units that need stars, and what takes them. */
export interface Count {
  /** No open cell is in two of them. */
  readonly units: readonly Unit[];
  /** The stars that they need together. */
  readonly needs: number;
  readonly cells: readonly number[];
  /** Others that take some of the stars, and how many. */
  readonly limits: readonly Unit[];
  readonly taken: number;
  /** The cells in none of these. */
  readonly rest: readonly number[];
}

/** Ways to choose the units that are counted. */
export type Choice = (stars: Stars) => Iterable<readonly Unit[]>;

/** A star takes no more than this: where more is to spare, nothing follows from it. */
const MOST_SPARE = 2;
/** People do not count more stars at once. */
const MOST_STARS = 8;

/** Single units: regions, then lines. */
export const single: Choice = ({ units }) =>
  ['region', 'row', 'column'].flatMap((kind) =>
    units.filter((unit) => unit.kind === kind && unit.needs > 0).map((unit) => [unit]),
  );

/** Rows or columns side by side. */
export function sideBySide(count: number): Choice {
  return ({ units }) =>
    ['row', 'column'].flatMap((kind) => {
      const lines = units.filter((unit) => unit.kind === kind);
      return lines
        .slice(count - 1)
        .map((_, first) => lines.slice(first, first + count))
        .filter((some) => some.every(({ needs }) => needs > 0));
    });
}

/** Regions, `count` at once. */
export function regions(count: number): Choice {
  return ({ units }) =>
    choices(
      units.filter(({ kind, needs }) => kind === 'region' && needs > 0),
      count,
    );
}

/** A line and a region without a common open cell. */
export const lineAndRegion: Choice = ({ units }) => {
  const open = units.filter(({ needs }) => needs > 0);
  const own = open.filter(({ kind }) => kind === 'region');
  return open
    .filter(({ kind }) => kind !== 'region')
    .flatMap((line) =>
      own
        .filter(({ open: cells }) => !cells.some((cell) => line.open.includes(cell)))
        .map((region) => [line, region]),
    );
};

/** Counts of some units, with `limits` others that take some of their stars. */
export function* countsOf(stars: Stars, choice: Choice, limits: number): Iterable<Count> {
  for (const units of choice(stars)) {
    const needs = needOf(units);
    if (needs > MOST_STARS) continue;
    const cells = inOrder(units);
    const others = limits === 0 ? [] : limitsOf(stars, units, cells);
    for (const some of choices(others, limits)) {
      const taken = needOf(some);
      const rest = cells.filter((cell) => !some.some(({ marks }) => marks.includes(cell)));
      if (taken + mostApart(stars, rest, rest.length) > needs + MOST_SPARE) continue;
      yield { units, needs, cells, limits: some, taken, rest };
    }
  }
}

/**
 * Counts of all units of a kind that lie within some lines or regions, `limits` at once.
 * @param outer no cell is in two of them
 * @param hasMore also with one more unit of which something lies elsewhere
 */
export function* countsWithin(
  outer: readonly Unit[],
  inner: readonly Unit[],
  limits: number,
  hasMore: boolean,
): Iterable<Count> {
  const open = outer.filter(({ needs }) => needs > 0);
  // How many open cells each inner unit has in each outer one.
  const shared = inner.map((unit) =>
    open.map(({ marks }) => unit.open.filter((cell) => marks.includes(cell)).length),
  );
  for (const chosen of choices([...open.keys()], limits)) {
    const some = chosen.map((index) => open[index]!);
    const taken = needOf(some);
    const within: Unit[] = [];
    const more: Unit[] = [];
    for (const [index, unit] of inner.entries()) {
      const count = chosen.reduce((sum, place) => sum + shared[index]![place]!, 0);
      if (count > 0) (count === unit.open.length ? within : more).push(unit);
    }
    for (const units of [within, ...(hasMore ? more.map((unit) => [...within, unit]) : [])]) {
      const needs = needOf(units);
      if (units.length === 0 || needs < taken) continue;
      const inside = new Set(some.flatMap(({ marks }) => marks));
      const cells = inOrder(units);
      const rest = cells.filter((cell) => !inside.has(cell));
      yield { units, needs, cells, limits: some, taken, rest };
    }
  }
}

/** The same counts for several moves: of one state they are made once. */
export function once(countsIn: (stars: Stars) => Iterable<Count>): (stars: Stars) => Iterable<Count> {
  return oncePerObject((stars: Stars) => [...countsIn(stars)]);
}

/** Units that take fewer stars than the cells that they share with some cells have room for. */
function limitsOf(stars: Stars, units: readonly Unit[], cells: readonly number[]): readonly Unit[] {
  return stars.units.filter((unit) => {
    if (unit.needs === 0 || units.includes(unit)) return false;
    const shared = cells.filter((cell) => unit.marks.includes(cell));
    return mostApart(stars, shared, unit.needs) >= unit.needs;
  });
}

function needOf(units: readonly Unit[]): number {
  return units.reduce((sum, { needs }) => sum + needs, 0);
}

function inOrder(units: readonly Unit[]): readonly number[] {
  return units.flatMap(({ open }) => open).sort((one, other) => one - other);
}
