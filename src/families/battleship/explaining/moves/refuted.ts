/** A cell that cannot be a ship cell, or not water, as then a row, a column or the fleet would not come out. */
import type { InLanguages, Move, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all, cells as cellsWords } from '../../../kit/moves/words.js';
import type { BattleshipPuzzle } from '../../puzzle.js';
import { type End, type Follows, type Refutation, Trial } from './trial.js';
import { known, type LineName, nameOfLine, type Waters, watersOf } from './waters.js';
import { inWords, lineWords, saysCells, shipCells, shipOf } from './words.js';

/** What would follow in a line, or by corners where there is no line. */
interface Clause {
  readonly line?: LineName;
  readonly cells: readonly string[];
  readonly value: boolean;
}

type EndData =
  | { readonly kind: 'too few'; readonly line: LineName; readonly left: number; readonly ships: number }
  | { readonly kind: 'too many'; readonly line: LineName; readonly ships: number }
  | { readonly kind: 'touching'; readonly cells: readonly string[] }
  | { readonly kind: 'too long' }
  | { readonly kind: 'ships'; readonly length: number; readonly most: boolean; readonly count: number };

interface Refuted {
  readonly cell: string;
  readonly value: boolean;
  readonly clauses: readonly Clause[];
  readonly end: EndData;
}

/** @param most lines in which something follows before the end */
export function refuted(most: number, id: string, name?: InLanguages<string>): Move<BattleshipPuzzle> {
  return defineMove<BattleshipPuzzle, Refuted>({
    id,
    ...(name === undefined ? {} : { name }),
    *find(board) {
      const waters = watersOf(board);
      const found = refutations(waters);
      const fewest = Math.min(...found.map(({ refutation }) => countOf(refutation)));
      if (fewest > most) return;
      for (const { cell, value, refutation } of found) {
        if (countOf(refutation) > fewest) continue;
        yield {
          conclusions: known([cell], value),
          rules: refutation.rules,
          data: dataOf(waters, cell, value, refutation),
        };
      }
    },
    says: { en: (data) => inEnglish(data), de: (data) => inGerman(data) },
  });
}

/** Corners are seen at once. */
function countOf({ follows }: Refutation): number {
  return follows.filter(({ kind }) => kind !== 'corners').length;
}

function refutations(waters: Waters) {
  const { layout, values } = waters;
  return [...values.keys()].flatMap((cell) => {
    if (!waters.isOpen(cell)) return [];
    return [true, false].flatMap((tried) => {
      const refutation = new Trial(layout, values, cell, tried).run();
      return refutation === undefined ? [] : [{ cell, value: !tried, refutation }];
    });
  });
}

function dataOf(waters: Waters, cell: number, value: boolean, { follows, end }: Refutation): Refuted {
  const used = follows.filter(({ kind }) => kind !== 'corners');
  return {
    cell: waters.codes([cell])[0]!,
    value,
    clauses: used.map((one) => clauseOf(waters, one)),
    end: endOf(waters, end),
  };
}

function clauseOf(waters: Waters, { line, cells, value }: Follows): Clause {
  return { ...(line === undefined ? {} : { line: nameOfLine(line) }), cells: waters.codes(cells), value };
}

function endOf(waters: Waters, end: End): EndData {
  switch (end.kind) {
    case 'too few':
      return { kind: end.kind, line: nameOfLine(end.line), left: end.left, ships: end.line.ships };
    case 'too many':
      return { kind: end.kind, line: nameOfLine(end.line), ships: end.line.ships };
    case 'touching':
      return { kind: end.kind, cells: waters.codes(end.cells) };
    case 'ships':
      return { ...end, count: waters.layout.counts.get(end.length) ?? 0 };
    default:
      return end;
  }
}

function inEnglish({ cell, value, clauses, end }: Refuted): string {
  const words = clauses.map(({ line, cells, value: isShip }) =>
    isShip
      ? `${lineWords(line!, 'en')} needs ${cellsWords(cells, 'en')}`
      : `${lineWords(line!, 'en')} is full`,
  );
  return `${saysCells([cell], value, 'en')}: otherwise ${all([...words, endWords(end, 'en')], 'en')}.`;
}

function inGerman({ cell, value, clauses, end }: Refuted): string {
  const words = clauses.map(({ line, cells, value: isShip }) =>
    isShip
      ? `${lineWords(line!, 'de')} braucht ${cellsWords(cells, 'de')}`
      : `${lineWords(line!, 'de')} ist voll`,
  );
  return `${saysCells([cell], value, 'de')}. Sonst gilt: ${all([...words, endWords(end, 'de')], 'de')}.`;
}

function endWords(end: EndData, language: StepLanguage): string {
  const isGerman = language === 'de';
  switch (end.kind) {
    case 'too few': {
      const line = lineWords(end.line, language);
      const [left, ships] = [inWords(end.left, language), shipCells(end.ships, language)];
      if (isGerman)
        return `in ${line} ist nur Platz für ${end.left === 1 ? 'eines' : left} von ${end.ships} Schiffsfeldern`;
      return `${line} has room for only ${end.left === 0 ? 'none' : left} of its ${ships}`.replace(
        'only none',
        'none',
      );
    }
    case 'too many':
      return isGerman
        ? `${lineWords(end.line, language)} hat mehr als ${shipCells(end.ships, language)}`
        : `${lineWords(end.line, language)} has more than ${shipCells(end.ships, language)}`;
    case 'touching':
      return isGerman ? `${all(end.cells, language)} berühren sich` : `${all(end.cells, language)} touch`;
    case 'too long':
      return isGerman ? 'ein Schiff ist zu lang' : 'a ship is too long';
    case 'ships': {
      const ships = shipOf(end.length, end.count, language);
      if (end.most) {
        if (end.count === 0)
          return isGerman
            ? `es gibt ein ${shipOf(end.length, 1, language)}`
            : `there is a ${shipOf(end.length, 1, language)}`;
        return isGerman
          ? `es gibt mehr als ${inWords(end.count, language)} ${ships}`
          : `there are more than ${inWords(end.count, language)} ${ships}`;
      }
      const needs = end.count === 1 ? (isGerman ? 'das' : 'the') : inWords(end.count, language);
      return isGerman ? `für ${needs} ${ships} ist kein Platz` : `there is no room for ${needs} ${ships}`;
    }
  }
}
