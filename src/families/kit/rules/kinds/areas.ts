/**
 * Areas: connected places with a value are an area, each of which has exactly one of the roots, and as many
 * places as its root says. Areas do not touch; what other places have is free.
 *
 * - Definitions: for every root with a size n and every number k below it, the places that can be reached
 *   from the root in at most k steps through places with the value. For k = n - 1 these are the area.
 *   Source: reachability by distance levels, as in planning by satisfiability (Kautz and Selman, 1992).
 * - Rows: an area has its size; a place with the value beside one of its places belongs to it; a place that
 *   no root without a size could have has another value or belongs to one area; no place belongs to two.
 *   For a search: all areas together have as many places as they say, where all say it.
 * - Lazily, where a root says no size: see `areas-open.ts`; where an area is large: see `areas-large.ts`.
 * - Plainly: see `areas-narrow.ts`.
 */
import { cellCode, componentsOf, counted } from '../../../../core/index.js';
import type { RuleKind } from '../rule-kind.js';
import type { RuleRows } from '../rule-rows.js';
import { LargeArea } from './areas-large.js';
import { narrowAreas } from './areas-narrow.js';
import { openAreas } from './areas-open.js';
import { reachOf } from './areas-reach.js';
import type { AreaRoot, AreasRule } from './areas-rule.js';
import { aroundWords, placeWords, sizeWords } from './areas-words.js';

export const areas: RuleKind<AreasRule> = {
  id: 'areas',
  issue: 'wrong-areas',
  fault(rule, values, board) {
    const { roots, value } = rule;
    const apart = roots.find(({ place }) => values[place] !== value);
    if (apart !== undefined) return `${codeOf(board.cells, apart.place)} is in no area.`;
    for (const area of areasIn(rule, values)) {
      const own = roots.filter(({ place }) => area.has(place));
      const name = `The area of ${codeOf(board.cells, Math.min(...area))}`;
      if (own.length !== 1) return `${name} has ${counted(own.length, 'number')}; one is expected.`;
      const size = own[0]!.size ?? area.size;
      if (area.size !== size) return `${name} has ${counted(area.size, 'cell')}; ${size} are expected.`;
    }
    return undefined;
  },
  state(rule, rows) {
    const { places, roots, isSeparate = false } = rule;
    /** By place: the literals that it belongs to an area. */
    const belongs: number[][] = places.map(() => []);
    const mayBeOfAnySize = new Uint8Array(places.length);
    for (const root of roots) {
      if (root.size !== undefined) stateArea(rule, root, root.size, belongs, rows);
      else for (const { place } of reachOf(rule, root)) mayBeOfAnySize[place] = 1;
      if (root.size === undefined || isSeparate) stateRoot(rule, root, rows);
    }
    if (isSeparate) return;
    statePlaces(rule, belongs, mayBeOfAnySize, rows);
    stateTotal(rule, rows);
  },
  narrow: narrowAreas,
  deriving: openAreas,
};

/** The areas that places with the value form. */
function areasIn(
  { places, neighbours, value }: AreasRule,
  values: readonly number[],
): readonly ReadonlySet<number>[] {
  return componentsOf(
    places.filter((place) => values[place] === value),
    (place) => [...neighbours[place]!].filter((next) => values[next] === value),
  );
}

/** States of every place that it belongs to one area or has another value. */
function statePlaces(
  rule: AreasRule,
  belongs: readonly (readonly number[])[],
  mayBeOfAnySize: Uint8Array,
  rows: RuleRows,
): void {
  const isRoot = new Set(rule.roots.map(({ place }) => place));
  for (const place of rule.places) {
    if (isRoot.has(place)) continue;
    const code = codeOf(rows.board.cells, place);
    const isCertain = mayBeOfAnySize[place] === 0;
    const literals = [...rows.literalsIn(place, ~(1 << rule.value)), ...belongs[place]!];
    const isReached = belongs[place]!.length > 0;
    const says = () => placeWords(rule, rows.board.words, code, { isCertain, isReached });
    rows.because(rule, { suffix: code, says, cells: [rows.board.cells[place]!] }, () =>
      rows.sum(`${rule.id}_${code}`, literals, { ...(isCertain && { least: 1 }), most: 1 }),
    );
  }
}

/** A search has the total of all areas as a row where one is this large, and no more counters are needed. */
const LARGE = 25;
const MOST_COUNTED = 60_000;

/** States how many places all areas have together, which a search finds late otherwise. */
function stateTotal(rule: AreasRule, rows: RuleRows): void {
  const sizes = rule.roots.flatMap(({ size }) => size ?? []);
  if (!rows.isForSearch || sizes.length < rule.roots.length || sizes.every((size) => size < LARGE)) return;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (rule.places.length * Math.min(total, rule.places.length - total) > MOST_COUNTED) return;
  rows.sum(`${rule.id}_total`, rows.literalsOf(rule.places, rule.value), { least: total, most: total });
}

/** States that a root is in an area. */
function stateRoot(rule: AreasRule, { place }: AreaRoot, rows: RuleRows): void {
  const code = codeOf(rows.board.cells, place);
  const part = { suffix: `root-${code}`, cells: [rows.board.cells[place]!] };
  rows.because(rule, { ...part, says: () => sizeWords(rule, code, undefined) }, () =>
    rows.clause(`${rule.id}_root_${code}`, [rows.literal(place, rule.value)!]),
  );
}

/** States the area of a root with a size, and adds for every place the literal that it belongs to it. */
function stateArea(
  rule: AreasRule,
  root: AreaRoot,
  size: number,
  belongs: readonly number[][],
  rows: RuleRows,
): void {
  const { id, neighbours, value } = rule;
  const code = codeOf(rows.board.cells, root.place);
  const reached = placesOf(rule, root, size, rows);
  for (const [place, own] of reached) belongs[place]!.push(own);
  const cells = [rows.board.cells[root.place]!];
  rows.because(rule, { suffix: `size-${code}`, says: () => sizeWords(rule, code, size), cells }, () =>
    rows.sum(`${id}_size_${code}`, [...reached.values()], { least: size, most: size }),
  );
  rows.because(
    rule,
    { suffix: `around-${code}`, says: () => aroundWords(rule, rows.board.words, code), cells },
    () => {
      for (const [place, own] of reached) {
        for (const next of neighbours[place]!) {
          const other = reached.get(next);
          const name = `${id}_around_${code}_${place}_${next}`;
          const literals = [~own, ...rows.literalsIn(next, ~(1 << value))];
          rows.clause(name, other === undefined ? literals : [...literals, other]);
        }
      }
    },
  );
}

/** By place: the literal that it belongs to the area of a root with a size. */
function placesOf(
  rule: AreasRule,
  root: AreaRoot,
  size: number,
  rows: RuleRows,
): ReadonlyMap<number, number> {
  // The rows of a size that may be a clue or not must follow from definitions alone.
  if (rule.isSeparate === true || size <= rows.mostSteps) return reachedWithin(rule, root, size, rows);
  const area = new LargeArea(rule, root, `${rule.id}_of_${codeOf(rows.board.cells, root.place)}`, rows);
  rows.later.push(area);
  stateRoot(rule, root, rows);
  return area.literals;
}

/** By place: the literal that it is reached from the root in less steps than the area has places. */
function reachedWithin(
  rule: AreasRule,
  root: AreaRoot,
  size: number,
  rows: RuleRows,
): ReadonlyMap<number, number> {
  const { id, neighbours, value } = rule;
  const reach = reachOf(rule, root);
  const code = codeOf(rows.board.cells, root.place);
  let reached = new Map([[root.place, rows.literal(root.place, value)!]]);
  /** By place: the literals of those beside it when it was defined. */
  const from = new Map<number, string>();
  for (let most = 1; most < size; most++) {
    const before = reached;
    reached = new Map(before);
    for (const { place, steps } of reach) {
      if (steps === 0) continue;
      if (steps > most) break;
      const ways = Array.from(neighbours[place]!, (next) => before.get(next)).filter(
        (way) => way !== undefined,
      );
      // On a grid only every other step is new.
      if (from.get(place) === ways.join()) continue;
      from.set(place, ways.join());
      const name = `${id}_reach_${code}_${place}_${most}`;
      reached.set(place, rows.withOneOf(name, rows.literal(place, value)!, ways));
    }
  }
  return reached;
}

function codeOf(cells: RuleRows['board']['cells'], place: number): string {
  return cellCode(cells[place]!);
}
