/**
 * Forcing chains: a number is supposed in a cell, and what follows by singles one after the other leaves a
 * cell without a number, or an area without a place for one. The supposition that needs the fewest rules is
 * taken. Sudoku Explainer ranks what tries a value 8 and more.
 */
import type { Found, Move } from '../../contract/move.js';
import type { AreaName } from '../words/areas.js';
import { area as areaWords } from '../words/areas.js';
import { defineMove } from './move.js';
import { type NumberGrid, nameOfArea, numberGridOf } from './number-grid.js';
import type { RulesOf } from './singles.js';

interface Candidate {
  readonly cell: string;
  readonly number: number;
}

/** A cell that has no number left, or an area that has no place left for a number. */
type DeadEnd = { readonly cell: string } | { readonly area: AreaName; readonly number: number };

interface Forcing {
  readonly supposed: Candidate;
  readonly following: readonly Candidate[];
  readonly end: DeadEnd;
}

/** Candidates of which one holds, by a rule. */
interface Group {
  readonly rule: string;
  readonly marks: readonly number[];
  readonly end: DeadEnd;
}

/** A number whose supposition leads to a dead end. */
export function forcingChain<P>(rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, Forcing>({
    id: 'forcing-chain',
    name: { en: 'forcing chain', de: 'Zwangskette' },
    cost: 8,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      const groups = new Groups(grid);
      let best: Refuted | undefined;
      for (const mark of groups.marks) {
        const refuted = new Trial(groups, mark).refute(best?.rules.size ?? Number.POSITIVE_INFINITY);
        if (refuted !== undefined) best = refuted;
      }
      if (best !== undefined) yield foundBy(grid, best);
    },
    says: {
      en: ({ supposed, following, end }) =>
        `If ${supposed.cell} were ${supposed.number}, then ${following.map(({ cell, number }) => `${cell} would be ${number}`).join(', ')}${following.length === 0 ? '' : ', and '}${'cell' in end ? `${end.cell} would have no number left` : `${areaWords(end.area, 'en')} would have no place for ${end.number}`}. So ${supposed.cell} is not ${supposed.number}.`,
      de: ({ supposed, following, end }) =>
        `Wäre ${supposed.cell} die ${supposed.number}, so ${following.map(({ cell, number }) => `wäre ${cell} die ${number}`).join(', ')}${following.length === 0 ? '' : ', und '}${'cell' in end ? `für ${end.cell} bliebe keine Zahl` : `${areaWords(end.area, 'de')} hätte keinen Platz für die ${end.number}`}. Also ist ${supposed.cell} nicht ${supposed.number}.`,
    },
  });
}

function foundBy(grid: NumberGrid, { supposed, rules, entered, end }: Refuted): Found<Forcing> {
  const candidate = (mark: number): Candidate => ({
    cell: grid.codeOf(Math.floor(mark / grid.side)),
    number: (mark % grid.side) + 1,
  });
  return {
    conclusions: [{ mark: supposed, value: false }],
    rules: [...rules],
    data: { supposed: candidate(supposed), following: entered.map(candidate), end },
  };
}

/** The groups of open candidates of a grid. */
class Groups {
  readonly all: readonly Group[];
  /** By mark: its groups. */
  readonly of: readonly number[][] = [];
  /** The open candidates, those of cells with few numbers first. */
  readonly marks: readonly number[];

  constructor(grid: NumberGrid) {
    const places = [...Array(grid.side ** 2).keys()].filter((place) => grid.candidates(place).length > 0);
    const cells = places.map((place): Group => {
      const marks = grid.candidates(place).map((number) => grid.markOf(place, number));
      return { rule: grid.cellRules([place])[0]!, marks, end: { cell: grid.codeOf(place) } };
    });
    const areas = grid.areas.flatMap((area) =>
      grid.missing(area).map((number): Group => {
        const marks = grid.placesFor(area, number).map((place) => grid.markOf(place, number));
        return { rule: grid.rules.areaRule(area, number), marks, end: { area: nameOfArea(area), number } };
      }),
    );
    this.all = [...cells, ...areas];
    const of: number[][] = [];
    for (const [index, { marks }] of this.all.entries()) {
      for (const mark of marks) {
        of[mark] ??= [];
        of[mark].push(index);
      }
    }
    this.of = of;
    this.marks = cells
      .toSorted((one, other) => one.marks.length - other.marks.length)
      .flatMap(({ marks }) => marks);
  }
}

/** A supposition that leads to a dead end: the rules used, and the entries on the way in their order. */
interface Refuted {
  readonly supposed: number;
  readonly rules: ReadonlySet<string>;
  readonly entered: readonly number[];
  readonly end: DeadEnd;
}

/** The propagation of one supposition. */
class Trial {
  readonly #groups: Groups;
  readonly #supposed: number;
  /** By excluded mark: the entry that excludes it, and the group in which it does. */
  readonly #off: Map<number, { readonly by: number; readonly group: number }> = new Map();
  /** By entry: the group in which nothing else is left; none for the supposition. In order. */
  readonly #on: Map<number, number | undefined> = new Map();
  /** By group: how many candidates were excluded. */
  readonly #gone: Map<number, number> = new Map();

  constructor(groups: Groups, supposed: number) {
    this.#groups = groups;
    this.#supposed = supposed;
  }

  /** The dead end that is met first, if that takes fewer rules than `below`. */
  refute(below: number): Refuted | undefined {
    this.#on.set(this.#supposed, undefined);
    // Entries come to the end of the map while it is read.
    for (const entry of this.#on.keys()) {
      // Each further entry needs a rule at least.
      if (this.#on.size > 4 * below) return undefined;
      for (const group of this.#groups.of[entry]!) {
        for (const mark of this.#groups.all[group]!.marks) {
          if (mark === entry || this.#off.has(mark)) continue;
          this.#off.set(mark, { by: entry, group });
          const end = this.#exclude(mark);
          if (end !== undefined) return this.#refuted(end, below);
        }
      }
    }
    return undefined;
  }

  /** The group that has nothing left now; of one with a single candidate left, this is entered. */
  #exclude(mark: number): number | undefined {
    for (const group of this.#groups.of[mark]!) {
      const { marks } = this.#groups.all[group]!;
      const gone = (this.#gone.get(group) ?? 0) + 1;
      this.#gone.set(group, gone);
      if (gone === marks.length) return group;
      if (gone < marks.length - 1) continue;
      const left = marks.find((one) => !this.#off.has(one))!;
      if (!this.#on.has(left)) this.#on.set(left, group);
    }
    return undefined;
  }

  #refuted(end: number, below: number): Refuted | undefined {
    const rules = new Set<string>();
    const needed = new Set<number>();
    const waiting = [end];
    for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
      rules.add(this.#groups.all[group]!.rule);
      for (const mark of this.#groups.all[group]!.marks) {
        const cause = this.#off.get(mark);
        if (cause === undefined) continue;
        rules.add(this.#groups.all[cause.group]!.rule);
        if (needed.has(cause.by)) continue;
        needed.add(cause.by);
        const origin = this.#on.get(cause.by);
        if (origin !== undefined) waiting.push(origin);
      }
    }
    if (rules.size >= below) return undefined;
    const entered = [...this.#on.keys()].filter((mark) => mark !== this.#supposed && needed.has(mark));
    return { supposed: this.#supposed, rules, entered, end: this.#groups.all[end]!.end };
  }
}
