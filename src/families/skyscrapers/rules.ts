/**
 * The rules of Skyscrapers: rows and columns hold every height once, and from where a clue stands as many
 * towers are seen as it says.
 */
import { cellIndices, linesOf } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  allDifferent,
  type CluesByRules,
  givenPlaces,
  latinRules,
  numberBoard,
  type PossibleClue,
  type Rule,
  type Ruled,
  type RuleWords,
  type SeenRule,
  seen,
  valueGivenBy,
} from '../kit/rules/index.js';
import {
  emptySkyscrapers,
  lineOf,
  SIDE_NAMES,
  type SideName,
  type SkyscrapersPuzzle,
  type SkyscrapersSolution,
  type View,
} from './puzzle.js';
import { fromWhere, viewSays } from './sentences/views.js';

export const skyscrapersRuled: Ruled<SkyscrapersPuzzle, SkyscrapersSolution> = {
  family: 'skyscrapers',
  kinds: [allDifferent, seen],
  board: ({ grid }) =>
    numberBoard({ grid, largest: grid.length, given: (number) => (number === 0 ? 'open' : number) }),
  rules: (puzzle) => {
    const side = puzzle.grid.length;
    const views = SIDE_NAMES.flatMap((name) =>
      puzzle[name].flatMap((count, index) => (count === 0 ? [] : [viewRule(name, index, count, side)])),
    );
    return [...latinRules(side), ...views];
  },
  says: (rule) => (rule.kind === 'seen' ? viewWords(rule as SeenRule) : undefined),
};

/** By side of the grid: the rules of its views that were asked for. */
const VIEWS = new Map<number, Map<string, SeenRule>>();

/** The number of towers seen from the place of a clue, which is counted from 0. */
function viewRule(name: SideName, index: number, count: number, side: number): SeenRule {
  const ofSide = VIEWS.get(side) ?? new Map<string, SeenRule>();
  VIEWS.set(side, ofSide);
  const key = `${name}${index},${count}`;
  const known = ofSide.get(key) ?? newView(name, index, count, side);
  ofSide.set(key, known);
  return known;
}

function newView(name: SideName, index: number, count: number, side: number): SeenRule {
  const view = { name, number: index + 1 };
  const area = lineOf(view);
  const { cells } = linesOf({ rows: side, columns: side })[area.kind === 'row' ? index : side + index]!;
  const inOrder = cellIndices(cells, side);
  const places = name === 'left' || name === 'top' ? inOrder : inOrder.toReversed();
  return {
    kind: 'seen',
    id: `${name}-${view.number}`,
    role: `from-${name}`,
    places,
    area,
    count,
    distinct: true,
  };
}

/** The view of a rule; undefined: it speaks of none. */
function viewOf({ role, area }: Pick<Rule, 'role' | 'area'>): View | undefined {
  const name = SIDE_NAMES.find((side) => role === `from-${side}`);
  return name === undefined || area === undefined ? undefined : { name, number: area.number };
}

function viewWords(rule: SeenRule): InLanguages<RuleWords> {
  const view = viewOf(rule)!;
  return {
    en: { says: viewSays(view, rule.count, 'en') },
    de: { says: viewSays(view, rule.count, 'de') },
  };
}

const KINDS: readonly string[] = ['given', 'view'];

/** A clue of Skyscrapers; a view knows its side and its position there, counted from 0. */
interface SkyscrapersClue extends PossibleClue {
  readonly view?: { readonly name: SideName; readonly index: number; readonly count: number };
}

/** The clues: given heights, and numbers of towers that are seen. */
export const skyscrapersClues: CluesByRules<SkyscrapersPuzzle, SkyscrapersSolution, SkyscrapersClue> = {
  noun: 'clues',
  kinds: [
    { id: 'given', description: 'given heights' },
    { id: 'view', description: 'numbers of towers that are seen' },
  ],
  list: (puzzle, solution, kinds = KINDS) => [
    ...(kinds.includes('given') ? givenPlaces(skyscrapersRuled.board(puzzle), solution) : []),
    ...(kinds.includes('view') ? possibleViews(puzzle, solution) : []),
  ],
  puzzleWith(puzzle, chosen, kinds = KINDS) {
    const { grid } = puzzle;
    const given = valueGivenBy(chosen);
    const side = (name: SideName): readonly number[] => {
      if (!kinds.includes('view')) return puzzle[name];
      const counts = new Array<number>(grid.length).fill(0);
      for (const { view } of chosen) if (view?.name === name) counts[view.index] = view.count;
      return counts;
    };
    return {
      ...puzzle,
      ...(kinds.includes('given') && {
        grid: grid.map((row, y) => row.map((_, x) => given([y, x]) ?? 0)),
      }),
      top: side('top'),
      bottom: side('bottom'),
      left: side('left'),
      right: side('right'),
    };
  },
};

function possibleViews(puzzle: SkyscrapersPuzzle, solution: SkyscrapersSolution): readonly SkyscrapersClue[] {
  const side = solution.length;
  const heights = solution.flat();
  return SIDE_NAMES.flatMap((name) =>
    puzzle[name].map((clue, index): SkyscrapersClue => {
      const { places } = viewRule(name, index, 0, side);
      const count = seenIn(places.map((place) => heights[place]!));
      return {
        of: viewRule(name, index, count, side),
        view: { name, index, count },
        name: clueName({ name, number: index + 1 }),
        cells: places.map((place) => [Math.floor(place / side), place % side] as const),
        given: clue > 0,
      };
    }),
  );
}

/** `from the left of row 3` */
function clueName(view: View): string {
  const words = fromWhere(view, 'en');
  return `${words[0]!.toLowerCase()}${words.slice(1)}`;
}

/** The number of heights that no earlier one hides. */
function seenIn(heights: readonly number[]): number {
  let tallest = 0;
  let seen = 0;
  for (const height of heights) {
    if (height <= tallest) continue;
    tallest = height;
    seen++;
  }
  return seen;
}

/** The puzzle that gives all views of a solution and no height. */
export function withAllViews(solution: SkyscrapersSolution): SkyscrapersPuzzle {
  const empty = emptySkyscrapers(solution.length);
  return skyscrapersClues.puzzleWith(empty, possibleViews(empty, solution), ['view']);
}
