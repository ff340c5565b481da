/**
 * Areas: places with a value hang together in areas, each of which has exactly one of the roots, and as many
 * places as its root says. Areas do not touch; what other places have is free.
 *
 * - Definitions: for every root with a size n and every number of steps k below it, the places that can be
 *   reached from the root in at most k steps through places with the value. After n - 1 steps these are the
 *   area. Source: reachability by distance levels, as in planning by satisfiability (Kautz and Selman, 1992).
 * - Rows: an area has its size; what has the value beside a place of it belongs to it; a place that can
 *   belong to areas with sizes alone has another value or belongs to one of them, and no place belongs to
 *   two.
 * - Lazily, for roots without a size: places with the value that hang together and have no root, or two.
 */
import { cellCode } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/language.js';
import { inWords } from '../../words/words.js';
import type { Board } from '../board.js';
import type { Rule, RuleWords } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';
import type { RuleRows } from '../rule-rows.js';
import { narrowAreas } from './areas-narrow.js';
import { reachOf } from './areas-reach.js';

/** A place that an area has, and the number of its places; absent: any. */
export interface AreaRoot {
  readonly place: number;
  readonly size?: number;
}

/** Places with the value hang together in areas with one root each. */
export interface AreasRule extends Rule {
  readonly kind: 'areas';
  /** All places of the board. */
  readonly places: readonly number[];
  /** The value of places in areas. */
  readonly value: number;
  readonly roots: readonly AreaRoot[];
  /** By place: those beside it. */
  readonly beside: readonly Int32Array[];
}

export const areas: RuleKind<AreasRule> = {
  id: 'areas',
  issue: 'wrong-areas',
  fault(rule, values, board) {
    for (const area of areasIn(rule, (place) => values[place] === rule.value)) {
      const roots = rule.roots.filter(({ place }) => area.includes(place));
      const size = roots[0]?.size ?? area.length;
      const found = `the area of ${cellCode(board.cells[area[0]!]!)}`;
      if (roots.length !== 1) return `There are ${roots.length} numbers in ${found}; one is expected.`;
      if (area.length !== size) return `There are ${area.length} cells in ${found}; ${size} are expected.`;
    }
    return rule.roots.every(({ place }) => values[place] === rule.value)
      ? undefined
      : 'A number stands in no area.';
  },
  state(rule, rows) {
    const belongs: number[][] = rule.places.map(() => []);
    for (const root of rule.roots) {
      if (root.size !== undefined) stateArea(rule, root, root.size, belongs, rows);
    }
    const isOpen = new Uint8Array(rule.places.length);
    for (const root of rule.roots) {
      if (root.size === undefined) for (const { place } of reachOf(rule, root)) isOpen[place] = 1;
    }
    const isRoot = new Set(rule.roots.map(({ place }) => place));
    for (const place of rule.places) {
      if (isRoot.has(place)) continue;
      const code = cellCode(rows.board.cells[place]!);
      const own = belongs[place]!;
      const others = rows.literalsIn(place, ~(1 << rule.value));
      const least = isOpen[place] === 1 ? undefined : 1;
      rows.because(
        rule,
        { suffix: code, says: () => ({ en: { says: code }, de: { says: code } }), cells: [rows.board.cells[place]!] },
        () => rows.sum(`area_of_${code}`, [...others, ...own], { ...(least && { least }), most: 1 }),
      );
    }
  },
  narrow: narrowAreas,
};

/** The places with the value in their areas. */
function areasIn({ places, beside }: AreasRule, has: (place: number) => boolean): readonly (readonly number[])[] {
  const isDone = new Uint8Array(places.length);
  const found: (readonly number[])[] = [];
  for (const place of places) {
    if (isDone[place] === 1 || !has(place)) continue;
    isDone[place] = 1;
    const area = [place];
    for (const own of area) {
      for (const next of beside[own]!) {
        if (isDone[next] === 1 || !has(next)) continue;
        isDone[next] = 1;
        area.push(next);
      }
    }
    found.push(area);
  }
  return found;
}

/** States the area of a root with a size, and adds for every place the literal that it belongs to it. */
function stateArea(
  rule: AreasRule,
  root: AreaRoot,
  size: number,
  belongs: readonly number[][],
  rows: RuleRows,
): void {
  const { beside, value } = rule;
  const reach = reachOf(rule, root);
  const code = cellCode(rows.board.cells[root.place]!);
  /** By place: the literal that it is reached with the steps so far, and those from which it was defined. */
  let now = new Map<number, number>([[root.place, rows.literal(root.place, value)!]]);
  let before = new Map<number, string>();
  for (let k = 1; k < size; k++) {
    const next = new Map(now);
    const ways = new Map(before);
    for (const { place, steps } of reach) {
      if (steps === 0) continue;
      if (steps > k) break;
      const from = [...beside[place]!].map((other) => now.get(other)).filter((l) => l !== undefined);
      if (before.get(place) === from.join()) continue;
      ways.set(place, from.join());
      next.set(place, rows.oneOf(`reach_${code}_${place}_${k}`, rows.literal(place, value)!, from));
    }
    now = next;
    before = ways;
  }
  const says = () => ({ en: { says: `area ${code}` }, de: { says: `area ${code}` } });
  rows.because(rule, { suffix: `number-${code}`, says, cells: [rows.board.cells[root.place]!] }, () => {
    rows.sum(`size_${code}`, [...now.values()], { least: size, most: size });
    for (const [place, own] of now) {
      for (const next of beside[place]!) {
        const other = now.get(next);
        rows.clause(`beside_${code}_${place}_${next}`, [
          ~own,
          ~rows.literal(next, value)!,
          ...(other === undefined ? [] : [other]),
        ]);
      }
    }
  });
  for (const [place, own] of now) belongs[place]!.push(own);
}
