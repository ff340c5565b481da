/**
 * Alternating inference chains: if the first candidate does not hold, then by strong and weak links in turn
 * the last one does; so one of them holds, and what is linked to both does not. The shortest chain is taken,
 * found by breadth-first search from every candidate. Sudoku Explainer ranks chains of one number and of
 * cells with two numbers 6.6 and more, others 7.0 and more.
 */
import type { Found, Move } from '../../contract/move.js';
import { all, anyOf, cellsWords } from '../words/series.js';
import { type GridLinks, type Link, linksOf } from './links.js';
import { defineMove } from './move.js';
import { type NumberGrid, numberGridOf } from './number-grid.js';
import type { RulesOf } from './singles.js';

/** Longer chains are not followed. */
const MOST_STRONG = 16;

const NAMES = {
  x: { id: 'x-chain', name: { en: 'X-chain', de: 'X-Kette' }, cost: 6.5 },
  xy: { id: 'xy-chain', name: { en: 'XY-chain', de: 'XY-Kette' }, cost: 6.6 },
  any: {
    id: 'alternating-inference-chain',
    name: { en: 'alternating inference chain', de: 'Wechselkette' },
    cost: 7,
  },
} as const;

interface Candidate {
  readonly cell: string;
  readonly number: number;
}

interface Chain {
  /** The candidate that is supposed not to hold, and those that then hold one after the other. */
  readonly first: Candidate;
  readonly following: readonly Candidate[];
  readonly excluded: readonly Candidate[];
}

/** A candidate reached with the value that it then has, the step before it, and the rule that leads here. */
interface Reached {
  readonly mark: number;
  readonly before?: Reached;
  readonly rule?: string;
}

/** Chains of one number (x), of cells with two numbers (xy), or of both kinds of strong links. */
export function chain<P>(kind: keyof typeof NAMES, rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, Chain>({
    ...NAMES[kind],
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      const search = new ChainSearch(grid, kind);
      const found = search.shortest();
      if (found !== undefined) yield found;
    },
    says: {
      en: ({ first, following, excluded }) =>
        `If ${first.cell} is not ${first.number}, then ${following.map(({ cell, number }) => `${cell} is ${number}`).join(', so ')}. Either way ${excludedWords(excluded)}.`,
      de: ({ first, following, excluded }) =>
        `Ist ${first.cell} nicht ${first.number}, so ist ${following.map(({ cell, number }) => `${cell} ${number}`).join(', also ')}. In beiden Fällen ${excludedInGerman(excluded)}.`,
    },
  });
}

/** `r1c2 and r1c5 are not 3, and r2c2 is not 5 or 7` */
function excludedWords(excluded: readonly Candidate[]): string {
  const byNumbers = cellsByNumbers(excluded);
  return all(
    byNumbers.map(
      ({ codes, numbers }) =>
        `${cellsWords(codes, 'en')} ${codes.length === 1 ? 'is' : 'are'} not ${anyOf(numbers, 'en')}`,
    ),
    'en',
  );
}

function excludedInGerman(excluded: readonly Candidate[]): string {
  return all(
    cellsByNumbers(excluded).map(
      ({ codes, numbers }) =>
        `${codes.length === 1 ? 'ist' : 'sind'} ${cellsWords(codes, 'de')} nicht ${anyOf(numbers, 'de')}`,
    ),
    'de',
  );
}

/** The cells of which the same numbers are excluded. */
function cellsByNumbers(excluded: readonly Candidate[]) {
  const numbersOf = new Map<string, number[]>();
  for (const { cell, number } of excluded) numbersOf.set(cell, [...(numbersOf.get(cell) ?? []), number]);
  const groups = new Map<string, { readonly codes: string[]; readonly numbers: readonly number[] }>();
  for (const [cell, numbers] of numbersOf) {
    const own = groups.get(numbers.join());
    if (own === undefined) groups.set(numbers.join(), { codes: [cell], numbers });
    else own.codes.push(cell);
  }
  return [...groups.values()];
}

class ChainSearch {
  readonly #grid: NumberGrid;
  readonly #links: GridLinks;
  readonly #kind: keyof typeof NAMES;

  constructor(grid: NumberGrid, kind: keyof typeof NAMES) {
    this.#grid = grid;
    this.#links = linksOf(grid);
    this.#kind = kind;
  }

  /** The chain with the fewest strong links, of these one that excludes most. */
  shortest(): Found<Chain> | undefined {
    const starts = [...this.#links.weak.keys()].filter((mark) => this.#strong(mark).length > 0);
    let best: Found<Chain> | undefined;
    let most = MOST_STRONG;
    for (const start of starts) {
      const found = this.#from(start, most);
      if (found === undefined) continue;
      const { length } = found.data.following;
      const isBetter =
        best === undefined || length < most || found.conclusions.length > best.conclusions.length;
      if (isBetter) best = found;
      most = length;
    }
    return best;
  }

  /** The shortest chain that begins with a candidate and excludes something. */
  #from(start: number, most: number): Found<Chain> | undefined {
    const nearStart = new Map(this.#weak(start).map((link) => [link.to, link.rule]));
    const isOn = new Set<number>();
    const isOff = new Set([start]);
    let off: readonly Reached[] = [{ mark: start }];
    for (let length = 1; length <= most && off.length > 0; length++) {
      const on = next(off, isOn, (mark) => this.#strong(mark));
      if (length > 1) {
        for (const end of on) {
          const found = end.mark === start ? undefined : this.#excludedBy(start, nearStart, end);
          if (found !== undefined) return found;
        }
      }
      off = next(on, isOff, (mark) => this.#weak(mark));
    }
    return undefined;
  }

  #excludedBy(start: number, nearStart: ReadonlyMap<number, string>, end: Reached): Found<Chain> | undefined {
    const both = this.#weak(end.mark).filter(({ to }) => nearStart.has(to) && to !== start);
    const way = wayTo(end);
    const onWay = new Set(way.map(({ mark }) => mark));
    const excluded = both.filter(({ to }) => !onWay.has(to));
    if (excluded.length === 0) return undefined;
    return {
      conclusions: excluded.map(({ to }) => ({ mark: to, value: false })),
      rules: [
        ...way.flatMap(({ rule }) => rule ?? []),
        ...excluded.flatMap(({ to, rule }) => [rule, nearStart.get(to)!]),
      ],
      data: {
        first: this.#candidate(start),
        following: way.filter((_, index) => index % 2 === 1).map(({ mark }) => this.#candidate(mark)),
        excluded: excluded.map(({ to }) => this.#candidate(to)),
      },
    };
  }

  #strong(mark: number): readonly Link[] {
    const { inCells, inAreas } = this.#links;
    const ofCell = this.#kind === 'x' ? [] : (inCells.get(mark) ?? []);
    return this.#kind === 'xy' ? ofCell : [...ofCell, ...(inAreas.get(mark) ?? [])];
  }

  #weak(mark: number): readonly Link[] {
    const links = this.#links.weak.get(mark) ?? [];
    const { side } = this.#grid;
    return this.#kind === 'x' ? links.filter(({ to }) => to % side === mark % side) : links;
  }

  #candidate(mark: number): Candidate {
    const { side } = this.#grid;
    return { cell: this.#grid.codeOf(Math.floor(mark / side)), number: (mark % side) + 1 };
  }
}

/** The candidates that links lead to for the first time. */
function next(
  from: readonly Reached[],
  seen: Set<number>,
  linksAt: (mark: number) => readonly Link[],
): readonly Reached[] {
  return from.flatMap((before) =>
    linksAt(before.mark).flatMap(({ to, rule }): readonly Reached[] => {
      if (seen.has(to)) return [];
      seen.add(to);
      return [{ mark: to, before, rule }];
    }),
  );
}

/** The candidates from the first to the last. */
function wayTo(end: Reached): readonly Reached[] {
  const way: Reached[] = [];
  for (let at: Reached | undefined = end; at !== undefined; at = at.before) way.unshift(at);
  return way;
}
