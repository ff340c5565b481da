/** The picture of a search tree from the arguments of `render --tree`. */

import { countLeaves, type Scene, searchTreeScene } from '../../draw/index.js';
import { flag, type ValuesOf, whole } from '../../settings/index.js';
import { InputError } from '../host/index.js';
import type { ReadPuzzle } from '../input/index.js';
import { chooseSearch, ORDER_FLAG } from './family-search.js';

/** Branches side by side that a picture may have: some metres. */
const MOST_LEAVES = 500;

export const TREE_FLAGS = {
  tree: flag(
    'draw the top of the search tree instead, where the family has a search (see solve --engine search)',
  ).default(false),
  levels: whole('with --tree: how many constraints to show', {
    least: 1,
    usual: 'as many as a page has room for',
  }).optional(),
  ...ORDER_FLAG,
};

/** The flags as they were read. */
export type TreeArguments = ValuesOf<typeof TREE_FLAGS>;

/** @throws InputError for options that say nothing without `--tree`, or nothing beside it */
export function refuseTreeOptions({
  tree,
  order,
  levels,
  solution,
  colour,
}: TreeArguments & { readonly solution: boolean; readonly colour: boolean }): void {
  if (!tree && order !== undefined) throw new InputError(['--order: belongs to --tree']);
  if (!tree && levels !== undefined) throw new InputError(['--levels: belongs to --tree']);
  if (tree && solution)
    throw new InputError(['--tree: draws a search, not a puzzle; --solution does not go with it']);
  if (tree && colour)
    throw new InputError(['--tree: draws a search, not a puzzle; --colour does not go with it']);
}

/**
 * The tree of a puzzle's search.
 * @throws InputError for a family without a search, an order it has not, and a number of levels that is wrong
 *   or has no room
 */
export function treeOf(read: ReadPuzzle, { order: wanted, levels }: TreeArguments): Scene {
  const { search, order } = chooseSearch(read, wanted);
  const tree = search.tree(read.document.puzzle, order, levels);
  const leaves = countLeaves(tree.branches);
  if (leaves <= MOST_LEAVES) return searchTreeScene(tree);
  throw new InputError([
    `${read.file}: --levels ${levels}: the tree has ${leaves} branches side by side; expected fewer levels, with at most ${MOST_LEAVES}`,
  ]);
}
