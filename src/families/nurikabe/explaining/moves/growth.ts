/** Land that islands need: cells without which they stay too small, and land that has no number yet. */
import { capitalised, reachableFrom } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { parted } from '../../../kit/rules/index.js';
import { all, cellsWords } from '../../../kit/words/series.js';
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
      `Without ${cell}, the island of ${THE.en(name)} could not have ${inWords(name.number!, 'en')} cells, so ${cell} is land.`,
    de: ({ name, cells: [cell] }) =>
      `Ohne ${cell} käme die Insel der ${name.number} in ${name.code} nicht auf ${inWords(name.number!, 'de')} Felder, also ist ${cell} Land.`,
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
    const { roots, neighbours, places } = islands.rule;
    for (const group of islands.groups) {
      const [first] = group.places as [number];
      if (group.root !== undefined || !islands.isOfNumbers(first)) continue;
      const near = roots.filter((root) => islands.reach(root).has(first));
      const isNeeded = (place: number): boolean =>
        near.every((root) => {
          const reach = islands.reach(root);
          const ways = reachableFrom([first], (own) =>
            neighbours[own]!.filter((next) => next !== place && reach.has(next)),
          );
          return !ways.has(root.place);
        });
      const ways = places.filter((place) => islands.isOpen(place) && isNeeded(place));
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

interface Unreachable {
  readonly cell: string;
  /** The islands that lack too few cells to come so far. */
  readonly names: readonly Named[];
}

/** A cell that no island can reach: from its number, or from the land that it has. */
function unreachableMove(isFromLand: boolean): Move<NurikabePuzzle> {
  return defineMove<NurikabePuzzle, Unreachable>({
    id: isFromLand ? 'too-far' : 'unreachable',
    name: isFromLand
      ? { en: 'too far from an island', de: 'zu weit von einer Insel' }
      : { en: 'unreachable cell', de: 'unerreichbares Feld' },
    cost: isFromLand ? 1.9 : 1.6,
    *find(board) {
      const islands = islandsOf(board);
      for (const place of islands.rule.places) {
        if (!islands.isOpen(place) || !islands.isOfNumbers(place)) continue;
        const near = islands.rule.roots.filter((root) => islands.reach(root).has(place));
        const isPossible = near.some((root) => !isFromLand || islands.reachFromLand(root).has(place));
        if (isPossible || near.length > 0 !== isFromLand) continue;
        yield {
          conclusions: [{ mark: place, value: true }],
          rules: [islands.placeRule(place), ...near.map((root) => islands.sizeRule(root))],
          data: { cell: islands.code(place), names: near.map((root) => nameOf(root, islands)) },
        };
      }
    },
    says: {
      en: ({ cell, names }) =>
        isFromLand
          ? `With the land that it has, ${all(names.map(THE.en), 'en')} cannot reach ${cell}, and no other number can, so ${cell} is sea.`
          : `No island can reach ${cell}, so ${cell} is sea.`,
      de: ({ cell, names }) =>
        isFromLand
          ? `Mit dem bekannten Land ist ${cell} für ${all(names.map(THE.de), 'de')} zu weit, und keine andere Zahl kommt hin, also ist ${cell} Meer.`
          : `Keine Insel kann ${cell} erreichen, also ist ${cell} Meer.`,
    },
  });
}

export const unreachable: Move<NurikabePuzzle> = unreachableMove(false);
export const tooFar: Move<NurikabePuzzle> = unreachableMove(true);
