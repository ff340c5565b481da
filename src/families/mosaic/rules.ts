/** The rules of Mosaics: each number counts the black cells of its own cell and those around it. */
import { type Cell, cellCode, flatMapCells, type Size, sizeOfRows } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  type CluesByRules,
  COLOUR_WORDS,
  type CountRule,
  count,
  gridOfSigns,
  type Ruled,
  type RuleWords,
  type SignClue,
  signBoard,
} from '../kit/rules/index.js';
import { changesInBlocks } from './blocks.js';
import {
  BLACK_CELL,
  countedCells,
  type MosaicPuzzle,
  type MosaicSolution,
  NO_NUMBER,
  WHITE_CELL,
} from './puzzle.js';
import { changesInStrips } from './strips.js';

/** Changes without shares of the numbers change no more of them. */
const MOST_NUMBERS = 12;

export const mosaicRuled: Ruled<MosaicPuzzle, MosaicSolution> = {
  family: 'mosaic',
  kinds: [count],
  board: ({ grid }) =>
    signBoard({ grid, words: COLOUR_WORDS, given: () => 'open', signs: [WHITE_CELL, BLACK_CELL] }),
  says: (rule) => numberWords(rule as CountRule),
  rules({ grid }) {
    const size = sizeOfRows(grid);
    return flatMapCells(grid, (number, cell) =>
      number === NO_NUMBER ? [] : [numberRule(size, cell, Number(number))],
    );
  },
};

/** The id of the rule of a number. */
export function numberRuleId(cell: Cell): string {
  return `number-${cellCode(cell)}`;
}

function numberRule(size: Size, cell: Cell, number: number): CountRule {
  return {
    kind: 'count',
    id: numberRuleId(cell),
    role: 'number',
    clue: cell,
    places: countedCells(cell, size).map(([row, column]) => row * size.columns + column),
    value: 1,
    least: number,
    most: number,
  };
}

function numberWords({ clue, places, least: number }: CountRule): InLanguages<RuleWords> {
  const [english, german] = [`the ${number} of ${cellCode(clue!)}`, `die ${number} in ${cellCode(clue!)}`];
  if (number === 0) {
    return {
      en: { says: `${english} counts no black cell` },
      de: { says: `${german} zählt kein schwarzes Feld` },
    };
  }
  if (number >= places.length) {
    return {
      en: { says: `${english} counts ${places.length} cells, all black` },
      de: { says: `${german} zählt ${places.length} Felder, alle schwarz` },
    };
  }
  const counted = { en: COLOUR_WORDS.counted(number, 1, 'en'), de: COLOUR_WORDS.counted(number, 1, 'de') };
  return {
    en: {
      says: `${english} counts exactly ${counted.en}`,
      halves: {
        least: `${english} counts at least ${counted.en}`,
        most: `${english} counts at most ${counted.en}`,
      },
    },
    de: {
      says: `${german} zählt genau ${counted.de}`,
      halves: {
        least: `${german} zählt mindestens ${counted.de}`,
        most: `${german} zählt höchstens ${counted.de}`,
      },
    },
  };
}

/** The clues of Mosaics: the numbers of all cells. */
export const mosaicClues: CluesByRules<MosaicPuzzle, MosaicSolution, SignClue> = {
  noun: 'numbers',
  near: (solution, shares) =>
    shares === undefined ? changesInBlocks(solution, MOST_NUMBERS) : changesInStrips(solution, shares),
  list({ grid }, solution) {
    const size = sizeOfRows(grid);
    const blackAround = (cell: Cell): number => {
      let black = 0;
      for (const [row, column] of countedCells(cell, size))
        if (solution[row]![column] === BLACK_CELL) black++;
      return black;
    };
    return flatMapCells(grid, (given, cell): readonly SignClue[] => {
      const of = numberRule(size, cell, blackAround(cell));
      return [{ of, sign: String(of.least), cells: [cell], given: given !== NO_NUMBER }];
    });
  },
  puzzleWith: ({ family, grid }, chosen) => ({ family, grid: gridOfSigns(grid, chosen, NO_NUMBER) }),
};
