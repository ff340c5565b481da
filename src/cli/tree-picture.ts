/** The picture of a search tree from the arguments of `render --tree`. */
import type { Scene } from '../draw/scene.js';
import { countLeaves } from '../draw/search-tree.js';
import { searchTreeScene } from '../draw/search-tree-scene.js';
import { chooseSearch } from './family-search.js';
import { InputError } from './input-error.js';
import { wholeNumber } from './limits.js';
import type { ReadPuzzle } from './read-puzzle.js';

/** Branches side by side that a picture may have: some metres. */
const MOST_LEAVES = 500;

export interface TreeArguments {
  readonly tree: boolean;
  readonly order?: string | undefined;
  readonly levels?: number | undefined;
}

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
 * @throws InputError for a family without a search, an order it has not, and a number of levels that is wrong or has no room
 */
export function treeOf(read: ReadPuzzle, { order: wanted, levels }: TreeArguments): Scene {
  const { search, order } = chooseSearch(read, wanted);
  const shown = levels === undefined ? undefined : wholeNumber('--levels', levels, 1);
  const tree = search.tree(read.document.puzzle, order, shown);
  const leaves = countLeaves(tree.branches);
  if (leaves <= MOST_LEAVES) return searchTreeScene(tree);
  throw new InputError([
    `${read.file}: --levels ${levels}: the tree has ${leaves} branches side by side; expected fewer levels, with at most ${MOST_LEAVES}`,
  ]);
}
