/** Tents as their moves see them: what is left of every rule, of each tree by itself too. */
import { cellCode } from '../../../core/index.js';
import type { Counted } from '../../kit/moves/counted.js';
import { type CountedBoard, countedBoards } from '../../kit/moves/counted-board.js';
import type { CountRule } from '../../kit/rules/index.js';
import type { AreaName } from '../../kit/words/areas.js';
import { type MatchingRule, partOf } from '../matching.js';
import type { TentsPuzzle } from '../puzzle.js';
import { type TentsRole, tentsRuled } from '../rules.js';

/** A rule that counts tents, in a form for sentences. */
export interface CampRule extends Counted {
  readonly role: 'line' | 'block' | 'tree';
  /** Of lines. */
  readonly area?: AreaName;
  /** The cell of a tree. */
  readonly tree?: string;
  /** Of a tree that shares places with others: the id of the rule of them all. */
  readonly group?: string;
}

/** A rule as one or, for trees that share places, one of each tree: that it has a tent beside it. */
function campRules(rule: CountRule | MatchingRule): readonly CampRule[] {
  const { id, places, clue, area } = rule;
  if (rule.kind === 'matching') {
    return rule.trees.map((tree, index): CampRule => {
      const own = rule.sides[index]!.map((at) => places[at]!);
      return {
        role: 'tree',
        id: `${id}-${partOf('tree', tree)}`,
        places: own,
        least: 1,
        most: own.length,
        tree: cellCode(tree),
        group: id,
      };
    });
  }
  const { least, most } = rule;
  switch (rule.role as TentsRole) {
    case 'no-touching':
      return [{ role: 'block', id, places, least, most }];
    case 'tree':
      return [{ role: 'tree', id, places, least, most, tree: cellCode(clue!) }];
    default:
      return [{ role: 'line', id, places, least, most, area: area! }];
  }
}

/** Tents on a board. */
export type Camp = CountedBoard<CampRule>;

/** The view of a board. */
export const campOf = countedBoards<TentsPuzzle, CampRule>((puzzle) =>
  (tentsRuled.rules(puzzle) as readonly (CountRule | MatchingRule)[]).flatMap(campRules),
);
