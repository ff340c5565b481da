/** The registry: with codecs.ts, the one place that knows which families there are. */
import { battleship } from './battleship/index.js';
import { circuit } from './circuit/index.js';
import type { AnyFamily } from './contract/family.js';
import { hashi } from './hashi/index.js';
import { kenken } from './kenken/index.js';
import { nonogram } from './nonogram/index.js';
import { queens } from './queens/index.js';
import { starBattle } from './star-battle/index.js';
import { sudoku } from './sudoku/index.js';
import { zebra } from './zebra/index.js';

/** All families, frozen, in the order in which they are listed. */
export const FAMILIES: readonly AnyFamily[] = Object.freeze<AnyFamily[]>([
  nonogram,
  sudoku,
  kenken,
  starBattle,
  queens,
  battleship,
  circuit,
  hashi,
  zebra,
]);

/** The family of an id or alias, in any case of letters; undefined when there is none. */
export function findFamily(idOrAlias: string): AnyFamily | undefined {
  const wanted = idOrAlias.toLowerCase();
  return FAMILIES.find(({ id, aliases }) => id === wanted || aliases.includes(wanted));
}
