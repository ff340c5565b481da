/** Tents as their moves see them: what is left of every rule, and where the tents of trees can be. */
import { type Cell, cellCode } from '../../../core/index.js';
import type { MoveBoard } from '../../contract/move.js';
import { type Counted, type CountNow, countNow } from '../../kit/moves/counted.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
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

/** A rule with its cells that have a tent, and those that are open. */
export interface RuleNow extends CountNow {
  readonly rule: CampRule;
}

/** The rules of a puzzle, which stay the same while it is solved. */
interface Layout {
  readonly rules: readonly CampRule[];
  /** By place: the rules about it. */
  readonly about: readonly (readonly CampRule[])[];
  /** By place: the trees beside it. */
  readonly trees: readonly (readonly CampRule[])[];
}

const LAYOUTS = new WeakMap<TentsPuzzle, Layout>();

function layoutOf(puzzle: TentsPuzzle, places: number): Layout {
  const known = LAYOUTS.get(puzzle);
  if (known !== undefined) return known;
  const rules = (tentsRuled.rules(puzzle) as readonly (CountRule | MatchingRule)[]).flatMap(campRules);
  const aboutEach = (some: readonly CampRule[]): readonly (readonly CampRule[])[] => {
    const about = Array.from({ length: places }, (): CampRule[] => []);
    for (const rule of some) for (const place of rule.places) about[place]!.push(rule);
    return about;
  };
  const trees = aboutEach(rules.filter(({ role }) => role === 'tree'));
  const layout = { rules, about: aboutEach(rules), trees };
  LAYOUTS.set(puzzle, layout);
  return layout;
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

export class Camp {
  readonly #board: MoveBoard<TentsPuzzle>;
  readonly #layout: Layout;
  readonly #open: readonly RuleNow[];

  constructor(board: MoveBoard<TentsPuzzle>) {
    this.#board = board;
    this.#layout = layoutOf(board.puzzle, board.marks.length);
    this.#open = this.#layout.rules
      .map((rule) => ({ rule, ...countNow(rule, board) }))
      .filter(({ open }) => open.length > 0);
  }

  /** The rules of a role of which something is open. */
  open(role: CampRule['role']): readonly RuleNow[] {
    return this.#open.filter(({ rule }) => rule.role === role);
  }

  /** The rules about a place. */
  about(place: number): readonly CampRule[] {
    return this.#layout.about[place]!;
  }

  /** The trees beside a place. */
  treesBeside(place: number): readonly CampRule[] {
    return this.#layout.trees[place]!;
  }

  /** The block in which two cells touch; undefined: they do not. */
  blockOf(one: number, other: number): CampRule | undefined {
    return this.about(one).find(({ role, places }) => role === 'block' && places.includes(other));
  }

  /** The open cells that touch a cell. */
  touching(place: number): readonly number[] {
    const blocks = this.about(place).filter(({ role }) => role === 'block');
    const all = new Set(blocks.flatMap(({ places }) => places));
    return [...all].filter((other) => other !== place && this.#board.value(other) === undefined);
  }

  /** The cell of a place. */
  cellOf(place: number): Cell {
    return this.#board.marks[place]!.cells[0]!;
  }

  codes(places: readonly number[]): readonly string[] {
    return places.map((place) => this.#board.marks[place]!.place);
  }
}

/** The view of a board. */
export const campOf: (board: MoveBoard<TentsPuzzle>) => Camp = whileUnchanged(
  (board: MoveBoard<TentsPuzzle>) => new Camp(board),
);
