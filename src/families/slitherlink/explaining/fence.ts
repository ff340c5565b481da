/** Slitherlink as its moves see it: the lines along sides, and the sides of every cell with a number. */
import { type Cell, cellCode, oncePerObject } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { MoveBoard } from '../../contract/move.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import { type LoopLayout, LoopLines } from '../../kit/moves/loop-lines.js';
import { all } from '../../kit/words/series.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import { type NumberRule, numbersOf, slitherlinkRuled } from '../rules.js';

/** The sides of a cell, in the order of a number's places. */
const SIDES: InLanguages<readonly string[]> = {
  en: ['top', 'left', 'right', 'bottom'],
  de: ['oben', 'links', 'rechts', 'unten'],
};

/** `the top, left and bottom`, `oben, links und unten`: sides of a cell that is named already. */
export function sidesInWords(sides: readonly number[], language: StepLanguage): string {
  const names = all(
    sides.map((side) => SIDES[language][side]!),
    language,
  );
  return language === 'en' ? `the ${names}` : names;
}

interface Layout extends LoopLayout {
  readonly clues: readonly NumberRule[];
  /** By the code of the cell. */
  readonly byCode: ReadonlyMap<string, NumberRule>;
  /** By place: the numbers of its cells. */
  readonly about: readonly (readonly NumberRule[])[];
}

const layoutOf = oncePerObject((puzzle: SlitherlinkPuzzle): Layout => {
  const { lines } = slitherlinkRuled.board(puzzle);
  const clues = numbersOf(puzzle);
  const about = lines!.edges.map((): NumberRule[] => []);
  for (const number of clues) for (const place of number.places) about[place]!.push(number);
  const byCode = new Map(clues.map((number) => [cellCode(number.clue), number]));
  return { lines: lines!, clues, byCode, about };
});

/** The numbers of a puzzle and the lines that are known. */
export class Fence extends LoopLines {
  declare readonly layout: Layout;

  get numbers(): readonly NumberRule[] {
    return this.layout.clues;
  }

  /** The number of a cell; undefined: it has none, or there is no such cell. */
  numberAt(cell: Cell): NumberRule | undefined {
    return this.layout.byCode.get(cellCode(cell));
  }

  /** The numbers of the cells that a side belongs to. */
  about(place: number): readonly NumberRule[] {
    return this.layout.about[place]!;
  }

  /** The positions of a number's sides that have a value; undefined: that are open. */
  sidesWith({ places }: NumberRule, value: boolean | undefined): readonly number[] {
    return [...places.keys()].filter((side) => this.value(places[side]!) === value);
  }
}

/** The view of a board. */
export const fenceOf: (board: MoveBoard<SlitherlinkPuzzle>) => Fence = whileUnchanged(
  (board: MoveBoard<SlitherlinkPuzzle>) => new Fence(layoutOf(board.puzzle), board),
);
