/** A cell that cannot be a ship cell, or not water: a row, a column or the fleet would not come out. */
import type { InLanguages, Move, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all, cellsWords } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { BattleshipPuzzle } from '../../puzzle.js';
import { lineWords, saysCells, shipCells, shipOf } from '../words.js';
import { type End, type Follows, type Refutation, Trial } from './trial.js';
import { known, type LineName, nameOfLine, type Waters, watersOf } from './waters.js';

/** An inference in a line, or by corners where there is no line. */
interface Clause {
  readonly line?: LineName;
  readonly cells: readonly string[];
  readonly value: boolean;
}

type EndData =
  | { readonly kind: 'too few' | 'too many'; readonly line: LineName; readonly ships: number }
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
    case 'too few':
    case 'too many':
      return lineEnd(end, language);
    case 'touching':
      return `${all(end.cells, language)} ${isGerman ? 'berühren sich' : 'touch'}`;
    case 'too long':
      return isGerman ? 'ein Schiff ist zu lang' : 'a ship is too long';
    case 'ships':
      return shipsEnd(end, language);
  }
}

function lineEnd(
  end: Extract<EndData, { readonly kind: 'too few' | 'too many' }>,
  language: StepLanguage,
): string {
  const line = lineWords(end.line, language);
  const ships = shipCells(end.ships, language);
  if (end.kind === 'too many')
    return `${line} ${language === 'de' ? 'hat mehr als' : 'has more than'} ${ships}`;
  if (language === 'de') return `in ${line} ist zu wenig Platz für ${ships}`;
  return `${line} has too little room for its ${ships}`;
}

function shipsEnd(
  { length, count, most }: Extract<EndData, { readonly kind: 'ships' }>,
  language: StepLanguage,
): string {
  const isGerman = language === 'de';
  if (most && count === 0) {
    const ship = shipOf(length, 1, language);
    return isGerman ? `es gibt ein ${ship}` : `there is a ${ship}`;
  }
  const ships = `${inWords(count, language)} ${shipOf(length, count, language)}`;
  if (most)
    return isGerman ? `es gibt mehr als ${ships}` : `there ${count === 1 ? 'is' : 'are'} more than ${ships}`;
  return isGerman ? `der Platz reicht nicht für ${ships}` : `there is too little room for ${ships}`;
}
