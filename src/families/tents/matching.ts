/**
 * Trees and their tents: each tree has one tent of its own at its sides, and each tent belongs to one tree.
 *
 * - Rows: a link says that the tent of a place belongs to a tree. Each tree has one link, and a place has one
 *   if it has a tent. Where a place has one tree only, the tent is the link. All trees together have as many
 *   tents as they are.
 * - Plainly: a tree with one place left has its tent there, a tent with one tree left belongs to that, and
 *   what belongs to nobody is no tent.
 */
import { type Cell, cellCode } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import type { Narrowing, Rule, RuleKind, RuleRows, RuleWords } from '../kit/rules/index.js';
import { all } from '../kit/words/series.js';
import { inWords } from '../kit/words/words.js';

/** Trees that places of tents join, each tree with its places. */
export interface MatchingRule extends Rule {
  readonly kind: 'matching';
  readonly trees: readonly Cell[];
  /** By tree: the positions in `places` of those at its sides. */
  readonly sides: readonly (readonly number[])[];
  /** By position in `places`: the positions in `trees` of those at its sides. */
  readonly owners: readonly (readonly number[])[];
}

/** The id of the part of a rule about a tree, or about a place of several trees. */
export function partOf(kind: 'tree' | 'tent', cell: Cell): string {
  return `${kind}-${cellCode(cell)}`;
}

/** The suffix of the part about all trees. */
const TOGETHER = 'together';

export const matching: RuleKind<MatchingRule> = {
  id: 'matching',
  issue: 'tree-without-tent',
  fault({ places, trees, sides }, values) {
    const tents = places.filter((place) => values[place] === 1).length;
    if (tents !== trees.length) return `There are ${tents} tents for ${trees.length} trees.`;
    const owners = new Map<number, number>();
    const isOwned = (tree: number, seen: Set<number>): boolean =>
      sides[tree]!.some((at) => {
        if (values[places[at]!] !== 1 || seen.has(at)) return false;
        seen.add(at);
        const owner = owners.get(at);
        if (owner !== undefined && !isOwned(owner, seen)) return false;
        owners.set(at, tree);
        return true;
      });
    const without = trees.find((_, tree) => !isOwned(tree, new Set()));
    return without === undefined ? undefined : `The tree of ${cellCode(without)} has no tent of its own.`;
  },
  state(rule, rows) {
    const { id, places, trees, sides, owners } = rule;
    const links = sides.map((own, tree) =>
      own.map((at) => {
        const tent = rows.literal(places[at]!, 1)!;
        return owners[at]!.length === 1 ? tent : rows.choice(`${id}_${tree}_${at}`, tent);
      }),
    );
    trees.forEach((tree, index) => {
      const suffix = partOf('tree', tree);
      const cells = [tree, ...sides[index]!.map((at) => rows.board.cells[places[at]!]!)];
      rows.because(rule, { suffix, says: () => treeWords(tree), cells }, () =>
        rows.sum(`${id}_${suffix}`, links[index]!, { least: 1, most: 1 }),
      );
    });
    owners.forEach((own, at) => {
      if (own.length > 1) stateTent(rule, at, own, links, rows);
    });
    const says = (): InLanguages<RuleWords> => togetherWords(trees);
    rows.because(rule, { suffix: TOGETHER, says }, () =>
      rows.sum(`${id}_${TOGETHER}`, rows.literalsOf(places, 1), { least: trees.length, most: trees.length }),
    );
  },
  narrow(rule, left) {
    const { places, trees } = rule;
    let tents = 0;
    let possible = 0;
    for (const place of places) {
      const mask = left.mask(place);
      if (mask === TENT) tents++;
      if ((mask & TENT) !== 0) possible++;
    }
    if (tents > trees.length || possible < trees.length) {
      left.fail();
      return;
    }
    if (tents === trees.length)
      for (const place of places) if (left.mask(place) !== TENT) left.keep(place, 1);
    if (possible === trees.length)
      for (const place of places) if ((left.mask(place) & TENT) !== 0) left.keep(place, TENT);
    const links = new Links(rule, left);
    if (!links.follow() || (tents === possible && !links.canBeShared())) left.fail();
  },
};

/** The mask of a place that has a tent. */
const TENT = 0b10;

function stateTent(
  rule: MatchingRule,
  at: number,
  own: readonly number[],
  links: readonly (readonly number[])[],
  rows: RuleRows,
): void {
  const { id, places, trees, sides } = rule;
  const place = places[at]!;
  const cell = rows.board.cells[place]!;
  const suffix = partOf('tent', cell);
  const cells = own.map((tree) => trees[tree]!);
  const says = (): InLanguages<RuleWords> => tentWords(cell, cells);
  rows.because(rule, { suffix, says, cells: [cell, ...cells] }, () => {
    const choices = own.map((tree) => links[tree]![sides[tree]!.indexOf(at)]!);
    const weights = [...choices.map(() => 1), -1];
    rows.sum(`${id}_${suffix}`, [...choices, rows.literal(place, 1)!], { least: 0, most: 0 }, weights);
  });
}

/** The links that are left between trees and places. */
class Links {
  readonly #rule: MatchingRule;
  readonly #left: Narrowing;
  /** By tree: the positions of its places to which it may be linked, as bits of its sides. */
  #masks: number[] = [];
  #isChanged = false;

  constructor(rule: MatchingRule, left: Narrowing) {
    this.#rule = rule;
    this.#left = left;
    for (const own of rule.sides) this.#masks.push((1 << own.length) - 1);
  }

  /** Follows single links until none is new; false: a tree or a tent has none. */
  follow(): boolean {
    const { places, trees } = this.#rule;
    do {
      this.#isChanged = false;
      for (let at = 0; at < places.length; at++) if (!this.#followPlace(at)) return false;
      for (let tree = 0; tree < trees.length; tree++) if (!this.#followTree(tree)) return false;
    } while (this.#isChanged);
    return true;
  }

  /** False: its tent has no tree. */
  #followPlace(at: number): boolean {
    const place = this.#rule.places[at]!;
    const mask = this.#left.mask(place);
    const isOut = (mask & TENT) === 0;
    let owners = 0;
    let owner = -1;
    for (const tree of this.#rule.owners[at]!) {
      if (!this.#isLinked(tree, at)) continue;
      owners++;
      owner = tree;
      if (isOut) this.#keepLinks(tree, ~this.#bit(tree, at));
    }
    if (isOut) return true;
    if (mask !== TENT && owners === 0) this.#left.keep(place, ~TENT);
    else if (mask === TENT && owners === 1) this.#join(owner, at);
    return mask !== TENT || owners > 0;
  }

  /** False: it has no place left. */
  #followTree(tree: number): boolean {
    const mask = this.#masks[tree]!;
    if (mask === 0 || (mask & (mask - 1)) !== 0) return mask !== 0;
    const at = this.#rule.sides[tree]![31 - Math.clz32(mask)]!;
    this.#left.keep(this.#rule.places[at]!, TENT);
    this.#join(tree, at);
    return true;
  }

  /** With all tents known: true if each tree can have one of its own, as found by trying. */
  canBeShared(): boolean {
    const tree = this.#masks.findIndex((mask) => (mask & (mask - 1)) !== 0);
    if (tree < 0) return true;
    const before = this.#masks;
    for (const at of this.#rule.sides[tree]!) {
      if (!this.#isLinked(tree, at)) continue;
      this.#masks = [...before];
      this.#join(tree, at);
      if (this.follow() && this.canBeShared()) return true;
      this.#masks = before;
    }
    return false;
  }

  #isLinked(tree: number, at: number): boolean {
    return (this.#masks[tree]! & this.#bit(tree, at)) !== 0;
  }

  #bit(tree: number, at: number): number {
    return 1 << this.#rule.sides[tree]!.indexOf(at);
  }

  #keepLinks(tree: number, mask: number): void {
    const before = this.#masks[tree]!;
    this.#masks[tree] = before & mask;
    if ((before & mask) !== before) this.#isChanged = true;
  }

  /** A tree and a place belong together, and to nobody else. */
  #join(tree: number, at: number): void {
    this.#keepLinks(tree, this.#bit(tree, at));
    for (const other of this.#rule.owners[at]!) {
      if (other !== tree && this.#isLinked(other, at)) this.#keepLinks(other, ~this.#bit(other, at));
    }
  }
}

function treeWords(tree: Cell): InLanguages<RuleWords> {
  const code = cellCode(tree);
  return {
    en: {
      says: `The tree of ${code} has exactly one tent of its own beside it`,
      halves: {
        least: `The tree of ${code} has a tent of its own beside it`,
        most: `The tree of ${code} has only one tent of its own`,
      },
    },
    de: {
      says: `Der Baum in ${code} hat genau ein eigenes Zelt neben sich`,
      halves: {
        least: `Der Baum in ${code} hat ein eigenes Zelt neben sich`,
        most: `Der Baum in ${code} hat nur ein eigenes Zelt`,
      },
    },
  };
}

function tentWords(cell: Cell, owners: readonly Cell[]): InLanguages<RuleWords> {
  const code = cellCode(cell);
  const trees = owners.map(cellCode);
  return {
    en: {
      says: `A tent in ${code} belongs to exactly one of the trees of ${all(trees, 'en')}`,
      halves: {
        least: `A tent in ${code} belongs to one of the trees of ${all(trees, 'en')}`,
        most: `Only one of the trees of ${all(trees, 'en')} has its tent in ${code}`,
      },
    },
    de: {
      says: `Ein Zelt in ${code} gehört zu genau einem der Bäume in ${all(trees, 'de')}`,
      halves: {
        least: `Ein Zelt in ${code} gehört zu einem der Bäume in ${all(trees, 'de')}`,
        most: `Nur einer der Bäume in ${all(trees, 'de')} hat sein Zelt in ${code}`,
      },
    },
  };
}

function togetherWords(trees: readonly Cell[]): InLanguages<RuleWords> {
  const codes = trees.map(cellCode);
  const [en, de] = [inWords(trees.length, 'en'), inWords(trees.length, 'de')];
  const [english, german] = [
    `The trees of ${all(codes, 'en')} have`,
    `Die Bäume in ${all(codes, 'de')} haben`,
  ];
  return {
    en: {
      says: `${english} exactly ${en} tents beside them`,
      halves: {
        least: `${english} at least ${en} tents beside them`,
        most: `${english} at most ${en} tents beside them`,
      },
    },
    de: {
      says: `${german} genau ${de} Zelte neben sich`,
      halves: {
        least: `${german} mindestens ${de} Zelte neben sich`,
        most: `${german} höchstens ${de} Zelte neben sich`,
      },
    },
  };
}
