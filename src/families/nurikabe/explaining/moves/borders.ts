/** Sea beside islands: around finished ones, between two of them, and where one would become too large. */
import { capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { AreaRoot } from '../../../kit/rules/index.js';
import { all } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { NurikabePuzzle } from '../../puzzle.js';
import { islandsOf } from './islands.js';
import { type Named, nameOf, soSea, THE } from './words.js';

interface Finished {
  readonly name: Named;
  readonly cells: readonly string[];
}

/** An island that has all its cells, or a 1: sea is all around. */
function finishedMove(isOne: boolean): Move<NurikabePuzzle> {
  return defineMove<NurikabePuzzle, Finished>({
    id: isOne ? 'island-of-one' : 'finished-island',
    name: isOne
      ? { en: 'island of one', de: 'Insel mit einem Feld' }
      : { en: 'finished island', de: 'fertige Insel' },
    cost: isOne ? 1 : 1.2,
    *find(board) {
      const islands = islandsOf(board);
      for (const group of islands.groups) {
        const { root, places } = group;
        if (root?.size !== places.length || (places.length === 1) !== isOne) continue;
        const open = islands.openBeside(group);
        if (open.length === 0) continue;
        yield {
          conclusions: open.map((mark) => ({ mark, value: true })),
          rules: [islands.aroundRule(root), ...(isOne ? [] : [islands.sizeRule(root)])],
          data: { name: nameOf(root, islands), cells: islands.codes(open) },
        };
      }
    },
    says: {
      en: ({ name, cells }) =>
        `${capitalised(THE.en(name))} ${isOne ? 'is an island of its own' : `has its ${inWords(name.number!, 'en')} cells`}, ${soSea(cells, true, 'en')}.`,
      de: ({ name, cells }) =>
        `${capitalised(THE.de(name))} ${isOne ? 'ist eine Insel für sich' : `hat ihre ${inWords(name.number!, 'de')} Felder`}, ${soSea(cells, true, 'de')}.`,
    },
  });
}

export const islandOfOne: Move<NurikabePuzzle> = finishedMove(true);
export const finishedIsland: Move<NurikabePuzzle> = finishedMove(false);

interface Between {
  readonly names: readonly Named[];
  readonly cell: string;
}

/** A cell beside two numbers, or beside the land of two islands. */
function betweenMove(areNumbers: boolean): Move<NurikabePuzzle> {
  return defineMove<NurikabePuzzle, Between>({
    id: areNumbers ? 'between-numbers' : 'between-islands',
    name: areNumbers
      ? { en: 'between numbers', de: 'zwischen Zahlen' }
      : { en: 'between islands', de: 'zwischen Inseln' },
    cost: areNumbers ? 1.1 : 1.3,
    *find(board) {
      const islands = islandsOf(board);
      const isRoot = new Map(islands.rule.roots.map((root) => [root.place, root]));
      for (const place of islands.rule.places) {
        if (!islands.isOpen(place)) continue;
        const roots: readonly AreaRoot[] = areNumbers
          ? islands.beside(place, (next) => isRoot.has(next)).map((next) => isRoot.get(next)!)
          : islands.groupsBeside(place).flatMap(({ root }) => (root?.size === undefined ? [] : root));
        if (roots.length < 2) continue;
        const [one, other] = roots as [AreaRoot, AreaRoot];
        yield {
          conclusions: [{ mark: place, value: true }],
          rules: areNumbers
            ? [islands.placeRule(place)]
            : [islands.aroundRule(one), islands.aroundRule(other), islands.placeRule(place)],
          data: { names: [nameOf(one, islands), nameOf(other, islands)], cell: islands.code(place) },
        };
      }
    },
    says: {
      en: ({ names, cell }) =>
        `Land in ${cell} would join the islands of ${all(names.map(THE.en), 'en')}, so ${cell} is sea.`,
      de: ({ names, cell }) =>
        `Land in ${cell} würde ${all(names.map(THE.de), 'de')} verbinden, also ist ${cell} Meer.`,
    },
  });
}

export const betweenNumbers: Move<NurikabePuzzle> = betweenMove(true);
export const betweenIslands: Move<NurikabePuzzle> = betweenMove(false);

interface TooLarge {
  readonly name: Named;
  readonly cell: string;
  readonly total: number;
}

/** A cell that would join an island with other land to more cells than its number says. */
export const tooLarge: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, TooLarge>({
  id: 'too-large',
  name: { en: 'too large an island', de: 'zu große Insel' },
  cost: 1.8,
  *find(board) {
    const islands = islandsOf(board);
    for (const place of islands.rule.places) {
      if (!islands.isOpen(place)) continue;
      const groups = islands.groupsBeside(place);
      const roots = groups.flatMap(({ root }) => root ?? []);
      const [root] = roots;
      if (groups.length < 2 || roots.length !== 1 || root?.size === undefined) continue;
      const total = groups.reduce((sum, { places }) => sum + places.length, 1);
      if (total <= root.size) continue;
      yield {
        conclusions: [{ mark: place, value: true }],
        rules: [islands.aroundRule(root), islands.sizeRule(root)],
        data: { name: nameOf(root, islands), cell: islands.code(place), total },
      };
    }
  },
  says: {
    en: ({ name, cell, total }) =>
      `With ${cell}, the island of ${THE.en(name)} would have at least ${inWords(total, 'en')} cells, so ${cell} is sea.`,
    de: ({ name, cell, total }) =>
      `Mit ${cell} hätte die Insel der ${name.number} in ${name.code} mindestens ${inWords(total, 'de')} Felder, also ist ${cell} Meer.`,
  },
});
