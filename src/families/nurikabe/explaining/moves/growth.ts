/** Land that islands need: cells without which they stay too small, and land that has no number yet. */
import { capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type AreaRoot, parted } from '../../../kit/rules/index.js';
import { all, anyOf, cellsWords } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { NurikabePuzzle } from '../../puzzle.js';
import { islandsOf } from './islands.js';
import { type Named, nameOf, soSea, THE } from './words.js';

interface Growth {
  readonly name: Named;
  readonly cells: readonly string[];
}

/** An island that can only grow through one cell, now or later. */
export const onlyWay: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, Growth>({
  id: 'only-way',
  name: { en: 'only way for an island', de: 'einziger Weg einer Insel' },
  cost: 1.4,
  *find(board) {
    const islands = islandsOf(board);
    for (const root of islands.rule.roots) {
      if (root.size === undefined) continue;
      const reach = [...islands.reachFromLand(root)];
      const spare = reach.length - root.size;
      const ways = parted(root.place, reach, islands.rule.neighbours, () => false, spare);
      for (const place of ways) {
        if (spare <= 0 || !islands.isOpen(place)) continue;
        yield {
          conclusions: [{ mark: place, value: false }],
          rules: [islands.sizeRule(root)],
          data: { name: nameOf(root, islands), cells: [islands.code(place)] },
        };
      }
    }
  },
  says: {
    en: ({ name, cells: [cell] }) =>
      `Without ${cell}, ${THE.en(name)} could not have ${inWords(name.number!, 'en')} cells, so ${cell} is land.`,
    de: ({ name, cells: [cell] }) =>
      `Ohne ${cell} käme ${THE.de(name)} nicht auf ${inWords(name.number!, 'de')} Felder, also ist ${cell} Land.`,
  },
});

/** An island that needs all cells that it can reach. */
export const allReached: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, Growth>({
  id: 'all-within-reach',
  name: { en: 'all within reach', de: 'alles in Reichweite' },
  cost: 1.3,
  *find(board) {
    const islands = islandsOf(board);
    for (const root of islands.rule.roots) {
      const reach = [...islands.reachFromLand(root)];
      const open = reach.filter((place) => islands.isOpen(place));
      if (reach.length !== root.size || open.length === 0) continue;
      yield {
        conclusions: open.map((mark) => ({ mark, value: false })),
        rules: [islands.sizeRule(root)],
        data: { name: nameOf(root, islands), cells: islands.codes(open) },
      };
    }
  },
  says: {
    en: ({ name, cells: open }) =>
      `${capitalised(THE.en(name))} can reach no more than ${inWords(name.number!, 'en')} cells, ${soSea(open, false, 'en')}.`,
    de: ({ name, cells: open }) =>
      `${capitalised(THE.de(name))} erreicht nicht mehr als ${inWords(name.number!, 'de')} Felder, ${soSea(open, false, 'de')}.`,
  },
});

interface Lonely {
  readonly land: readonly string[];
  readonly cells: readonly string[];
}

/** Land without a number that can reach one only through some cells. */
export const wayToNumber: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, Lonely>({
  id: 'way-to-a-number',
  name: { en: 'way to a number', de: 'Weg zu einer Zahl' },
  cost: 1.5,
  *find(board) {
    const islands = islandsOf(board);
    for (const group of islands.groups) {
      const [first] = group.places as [number];
      if (group.root !== undefined || !islands.isOfNumbers(first)) continue;
      const ways = islands.rule.places.filter(
        (place) => islands.isOpen(place) && islands.needs(first, place),
      );
      if (ways.length === 0) continue;
      yield {
        conclusions: ways.map((mark) => ({ mark, value: false })),
        rules: [islands.placeRule(first)],
        data: { land: islands.codes(group.places), cells: islands.codes(ways) },
      };
    }
  },
  says: {
    en: ({ land, cells: ways }) =>
      `The land of ${cellsWords(land, 'en')} has no other way to a number, ${soSea(ways, false, 'en')}.`,
    de: ({ land, cells: ways }) =>
      `Das Land von ${cellsWords(land, 'de')} hat keinen anderen Weg zu einer Zahl, ${soSea(ways, false, 'de')}.`,
  },
});

/** A cell that no island could have. */
export const unreachable: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, { readonly cell: string }>({
  id: 'unreachable',
  name: { en: 'unreachable cell', de: 'unerreichbares Feld' },
  together: { en: 'No island can reach these cells: {}.', de: 'Keine Insel reicht so weit: {}.' },
  cost: 1.6,
  *find(board) {
    const islands = islandsOf(board);
    for (const place of islands.rule.places) {
      if (!islands.isOpen(place) || !islands.isOfNumbers(place)) continue;
      if (islands.rootsNear(place).length > 0) continue;
      yield {
        conclusions: [{ mark: place, value: true }],
        rules: [islands.placeRule(place)],
        data: { cell: islands.code(place) },
      };
    }
  },
  says: {
    en: ({ cell }) => `No island can reach ${cell}, so ${cell} is sea.`,
    de: ({ cell }) => `Keine Insel kann ${cell} erreichen, also ist ${cell} Meer.`,
  },
});

interface TooFar {
  readonly cells: readonly string[];
  /** The islands that lack too few cells to come so far. */
  readonly names: readonly Named[];
}

/** Cells of one step; of more, people lose track. */
const MOST_CELLS = 6;

/** Cells that no island can reach from the land that it has. */
export const tooFar: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, TooFar>({
  id: 'too-far',
  name: { en: 'too far from an island', de: 'zu weit von einer Insel' },
  cost: 1.9,
  *find(board) {
    const islands = islandsOf(board);
    // The cells that the same islands could have, as far as their land is not looked at.
    const groups = new Map<string, { readonly near: readonly AreaRoot[]; readonly places: number[] }>();
    for (const place of islands.rule.places) {
      if (!islands.isOpen(place) || !islands.isOfNumbers(place)) continue;
      const near = islands.rootsNear(place);
      if (near.length === 0 || near.some((root) => islands.reachFromLand(root).has(place))) continue;
      const key = near.map((root) => root.place).join();
      const group = groups.get(key) ?? { near, places: [] };
      groups.set(key, group);
      if (group.places.length < MOST_CELLS) group.places.push(place);
    }
    for (const { near, places } of groups.values()) {
      yield {
        conclusions: places.map((mark) => ({ mark, value: true })),
        rules: [
          ...places.map((place) => islands.placeRule(place)),
          ...near.map((root) => islands.sizeRule(root)),
        ],
        data: { cells: islands.codes(places), names: near.map((root) => nameOf(root, islands)) },
      };
    }
  },
  says: {
    en: ({ cells, names }) =>
      `With the land that ${names.length === 1 ? 'it has' : 'they have'}, ${all(names.map(THE.en), 'en')} cannot reach ${anyOf(cells, 'en')}, and no other number can, ${soSea(cells, true, 'en')}.`,
    de: ({ cells, names }) =>
      `Mit ihrem Land ${names.length === 1 ? 'erreicht' : 'erreichen'} ${all(names.map(THE.de), 'de')} nicht ${anyOf(cells, 'de')}, und keine andere Zahl kommt hin, ${soSea(cells, true, 'de')}.`,
  },
});
