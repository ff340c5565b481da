/** Trees whose tents are known: other cells that have no other tree beside them take none. */
import { capitalised } from '../../../core/index.js';
import type { Move } from '../../contract/move.js';
import { defineMove } from '../../kit/moves/move.js';
import { partOf } from '../matching.js';
import type { TentsPuzzle } from '../puzzle.js';
import { type Camp, type CampRule, campOf } from './camp.js';
import { haveTents, treesOf } from './words.js';

interface Settled {
  readonly trees: readonly string[];
  readonly cell: string;
}

export const treeHasTent: Move<TentsPuzzle> = defineMove<TentsPuzzle, Settled>({
  id: 'tree-has-tent',
  name: { en: 'tree with its tent', de: 'Baum mit Zelt' },
  cost: 1.5,
  *find(board) {
    const camp = campOf(board);
    const tents = [...board.marks.keys()].filter((place) => board.value(place) === true);
    const settled = settledTrees(camp, tents);
    for (const place of board.marks.keys()) {
      const trees = camp.about(place, 'tree');
      if (board.value(place) !== undefined || trees.some((tree) => !settled.has(tree))) continue;
      const rules = trees.flatMap((tree) => [...settled.get(tree)!]);
      yield {
        conclusions: [{ mark: place, value: false }],
        rules: [...new Set([...rules, ...ofTent(camp, place)])],
        data: { trees: trees.map(({ tree }) => tree!), cell: camp.codes([place])[0]! },
      };
    }
  },
  says: {
    en: ({ trees, cell }) =>
      `${capitalised(treesOf(trees, 'en'))} ${trees.length === 1 ? 'has its tent' : 'have their tents'} elsewhere, so ${haveTents([cell], false, 'en')}.`,
    de: ({ trees, cell }) =>
      `${capitalised(treesOf(trees, 'de'))} ${trees.length === 1 ? 'hat sein Zelt' : 'haben ihre Zelte'} woanders, also ${haveTents([cell], false, 'de')}.`,
  },
});

/** The trees of which a known tent is certain to be theirs, with the rules that say so. */
function settledTrees(camp: Camp, tents: readonly number[]): ReadonlyMap<CampRule, ReadonlySet<string>> {
  const settled = new Map<CampRule, ReadonlySet<string>>();
  for (let before = -1; before < settled.size; ) {
    before = settled.size;
    for (const tent of tents) {
      const trees = camp.about(tent, 'tree');
      const [owner, ...more] = trees.filter((tree) => !settled.has(tree));
      if (owner === undefined || more.length > 0) continue;
      const others = trees.flatMap((tree) => [...(settled.get(tree) ?? [])]);
      settled.set(owner, new Set([owner.id, ...others, ...ofTent(camp, tent)]));
    }
  }
  return settled;
}

/** The rule that a tent belongs to one tree, where several are beside it. */
function ofTent(camp: Camp, place: number): readonly string[] {
  const [tree, ...more] = camp.about(place, 'tree');
  return more.length === 0 ? [] : [`${tree!.group}-${partOf('tent', camp.cellOf(place))}`];
}
