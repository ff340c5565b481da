/**
 * The rules of Kakuro: a run with a sum holds different numbers that add up to it, a run without one holds
 * different numbers. A single cell without a sum has no rule.
 */
import { type Cell, cellCode, describeCell } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  allDifferent,
  type CluesByRules,
  givenPlaces,
  numberBoard,
  type PossibleClue,
  type Rule,
  type Ruled,
  type RuleWords,
  type SumRule,
  sum,
  valueGivenBy,
} from '../kit/rules/index.js';
import { cellsWords } from '../kit/words/series.js';
import { inWords } from '../kit/words/words.js';
import {
  headOf,
  isBlack,
  type KakuroPuzzle,
  type KakuroSolution,
  LARGEST_NUMBER,
  type Run,
  runsOf,
} from './puzzle.js';

export const kakuroRuled: Ruled<KakuroPuzzle, KakuroSolution> = {
  family: 'kakuro',
  kinds: [sum, allDifferent],
  board: ({ grid }) =>
    numberBoard({
      grid,
      largest: LARGEST_NUMBER,
      given: (cell) => (isBlack(cell) ? 'none' : cell === 0 ? 'open' : cell),
    }),
  rules(puzzle) {
    const placeOf = placesIn(puzzle);
    return runsOf(puzzle).flatMap((run): readonly Rule[] => {
      if (run.sum > 0) return [sumRule(run, run.sum, placeOf)];
      return run.cells.length > 1 ? [{ ...base(run, placeOf), kind: 'all-different' }] : [];
    });
  },
  says: (rule, _, puzzle) => (rule.kind === 'sum' ? sumWords(rule as SumRule, puzzle) : undefined),
};

/** The position of a white cell among all. */
type PlaceOf = (cell: Cell) => number;

function placesIn({ grid }: KakuroPuzzle): PlaceOf {
  let places = 0;
  const numbers = grid.map((row) => row.map((cell) => (isBlack(cell) ? -1 : places++)));
  return ([row, column]) => numbers[row]![column]!;
}

/** The id of the rule of a run: `across-r1c2`, with its first cell. */
export function ruleOfRun({ direction, cells: [first] }: Run): string {
  return `${direction}-${cellCode(first!)}`;
}

function base(run: Run, placeOf: PlaceOf): Pick<Rule, 'id' | 'role' | 'places'> {
  return { id: ruleOfRun(run), role: 'run', places: run.cells.map(placeOf) };
}

function sumRule(run: Run, total: number, placeOf: PlaceOf): SumRule {
  const clue = headOf(run);
  return { ...base(run, placeOf), kind: 'sum', total, distinct: true, ...(clue && { clue }) };
}

function sumWords({ total, id }: SumRule, puzzle: KakuroPuzzle): InLanguages<RuleWords> {
  const codes = runsOf(puzzle)
    .find((run) => ruleOfRun(run) === id)!
    .cells.map(cellCode);
  const [english, german] = [cellsWords(codes, 'en'), cellsWords(codes, 'de')];
  const { length } = codes;
  if (length === 1) {
    return {
      en: { says: `the run of ${total} is ${english} alone` },
      de: { says: `die Reihe mit der Summe ${total} ist ${german} allein` },
    };
  }
  return {
    en: {
      says: `the run of ${total} in ${english} holds ${inWords(length, 'en')} different numbers that add up to ${total}`,
    },
    de: {
      says: `die Reihe in ${german} enthält ${inWords(length, 'de')} verschiedene Zahlen mit der Summe ${total}`,
    },
  };
}

/** The kinds of clues. */
const SUMS = 'sums';
const GIVENS = 'givens';

/** The clues of Kakuro: the sums of runs behind black cells, and where they are asked for given numbers. */
export const kakuroClues: CluesByRules<KakuroPuzzle, KakuroSolution> = {
  noun: 'clues',
  kinds: [
    { id: SUMS, description: 'the sums of runs that have a black cell before them' },
    { id: GIVENS, description: 'numbers in white cells' },
  ],
  list: (puzzle, solution, kinds = [SUMS]) => [
    ...(kinds.includes(SUMS) ? sumClues(puzzle, solution) : []),
    ...(kinds.includes(GIVENS) ? givenPlaces(kakuroRuled.board(puzzle), solution) : []),
  ],
  puzzleWith({ family, grid }, chosen, kinds = [SUMS]) {
    const given = valueGivenBy(chosen);
    const sums = new Map(chosen.flatMap(({ of }) => ('kind' in of ? [[of.id, (of as SumRule).total]] : [])));
    const sumBehind = (direction: Run['direction'], first: Cell): number =>
      sums.get(`${direction}-${cellCode(first)}`) ?? 0;
    return {
      family,
      grid: grid.map((cells, row) =>
        cells.map((cell, column) => {
          if (!isBlack(cell)) return kinds.includes(GIVENS) ? (given([row, column]) ?? 0) : cell;
          if (!kinds.includes(SUMS)) return cell;
          return [sumBehind('down', [row + 1, column]), sumBehind('across', [row, column + 1])];
        }),
      ),
    };
  },
};

function sumClues(puzzle: KakuroPuzzle, solution: KakuroSolution): readonly PossibleClue[] {
  const placeOf = placesIn(puzzle);
  return runsOf(puzzle).flatMap((run) => {
    const head = headOf(run);
    if (head === undefined) return [];
    const total = run.cells.reduce((added, [row, column]) => added + solution[row]![column]!, 0);
    const name = `${describeCell(head)}, ${run.direction}`;
    return [{ of: sumRule(run, total, placeOf), name, cells: [head], given: run.sum > 0 }];
  });
}
