/** Land that can belong to one number only, and what that number cannot reach any more. */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { AreaRoot } from '../../../kit/rules/index.js';
import { anyOf, cellsWords } from '../../../kit/words/series.js';
import type { NurikabePuzzle } from '../../puzzle.js';
import { type Islands, islandsOf } from './islands.js';
import { type Named, nameOf, soSea, THE } from './words.js';

interface Owned {
  readonly land: readonly string[];
  readonly name: Named;
  readonly cells: readonly string[];
}

/** Cells of one step; of more, people lose track. */
const MOST_CELLS = 6;

/** Cells that only the number of some land could have, whose island would become too large with them. */
export const ownedLand: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, Owned>({
  id: 'owned-land',
  name: { en: 'land of one number', de: 'Land einer Zahl' },
  cost: 2.4,
  *find(board) {
    const islands = islandsOf(board);
    for (const { root: own, places: land } of islands.groups) {
      const [first] = land as [number];
      const [root, ...more] = own === undefined && islands.isOfNumbers(first) ? islands.rootsNear(first) : [];
      if (root?.size === undefined || more.length > 0) continue;
      const places = tooFar(islands, root, land).slice(0, MOST_CELLS);
      if (places.length === 0) continue;
      yield {
        conclusions: places.map((mark) => ({ mark, value: true })),
        rules: [
          islands.placeRule(first),
          islands.sizeRule(root),
          ...places.map((place) => islands.placeRule(place)),
        ],
        data: { land: islands.codes(land), name: nameOf(root, islands), cells: islands.codes(places) },
      };
    }
  },
  says: {
    en: ({ land, name, cells }) =>
      `The land of ${cellsWords(land, 'en')} belongs to ${THE.en(name)}, as no other number reaches it. That leaves too few cells to go on to ${anyOf(cells, 'en')}, and no other number reaches so far either, ${soSea(cells, true, 'en')}.`,
    de: ({ land, name, cells }) =>
      `Das Land von ${cellsWords(land, 'de')} gehört zur ${name.number} in ${name.code}, denn keine andere Zahl erreicht es. Damit reicht sie nicht mehr bis ${anyOf(cells, 'de')}, und keine andere Zahl kommt so weit, ${soSea(cells, true, 'de')}.`,
  },
});

/** The open places that only an island could have, and that are too many for it with its land. */
function tooFar(islands: Islands, root: AreaRoot, land: readonly number[]): readonly number[] {
  const own = islands.groupOf(root.place)!.places;
  const [fromOwn, fromLand] = [own, land].map((places) => islands.openOnWay(places, root));
  const open = [...islands.reach(root)].filter((place) => islands.isOpen(place));
  const only = open.filter((place) => islands.isOfNumbers(place) && islands.rootsNear(place).length === 1);
  const far = only.filter((place) => {
    const fromPlace = islands.openOnWay([place], root);
    // The three ways meet somewhere; the place itself is not on the way from it.
    const least = [...fromPlace].map(([meeting, open]) => {
      const cost = islands.isLand(meeting) ? 0 : 1;
      const others = [fromOwn!, fromLand!].map((ways) => ways.get(meeting) ?? Number.POSITIVE_INFINITY);
      const doubled = meeting === place ? cost : 2 * cost;
      return others[0]! + others[1]! + open + (meeting === place ? 0 : 1) - doubled;
    });
    return own.length + land.length + Math.min(...least) > root.size!;
  });
  return far.sort((one, other) => one - other);
}
