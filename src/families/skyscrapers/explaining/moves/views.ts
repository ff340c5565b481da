/** The clues of a puzzle as moves see them: lines of cells, each looked along from one end. */
import type { MoveBoard } from '../../../contract/move.js';
import type { NotIn } from '../../../kit/moves/excluded.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import { rulesOfSquare } from '../../../kit/moves/latin-moves.js';
import { type Area, type NumberGrid, numberGridOf } from '../../../kit/moves/number-grid.js';
import { lineOf, SIDE_NAMES, type SkyscrapersPuzzle, type View } from '../../puzzle.js';

/** A clue, with the grid at the moment. */
export interface ViewNow {
  readonly view: View;
  readonly count: number;
  /** The id of its rule. */
  readonly rule: string;
  readonly grid: NumberGrid;
  readonly area: Area;
  /** From the clue on. */
  readonly places: readonly number[];
}

/** All clues. */
export const viewsOf = whileUnchanged((board: MoveBoard<SkyscrapersPuzzle>): readonly ViewNow[] => {
  const { puzzle } = board;
  const grid = numberGridOf(board, rulesOfSquare(puzzle));
  return SIDE_NAMES.flatMap((name) =>
    puzzle[name].flatMap((count, index): readonly ViewNow[] => {
      if (count === 0) return [];
      const view = { name, number: index + 1 };
      const line = lineOf(view);
      const area = grid.areas.find(({ kind, number }) => kind === line.kind && number === line.number)!;
      const isForward = name === 'left' || name === 'top';
      const places = isForward ? area.places : area.places.toReversed();
      return [{ view, count, rule: `${name}-${view.number}`, grid, area, places }];
    }),
  );
});

/** The rules that a line holds every height once, each cell one. */
export function lineRulesOf({ grid, area }: Pick<ViewNow, 'grid' | 'area'>): readonly string[] {
  return [...grid.cellRules(area.places), ...grid.numbers.map((number) => grid.rules.areaRule(area, number))];
}

/** The open heights of cells that pass a test, by the cells' positions. */
export function notIn(
  { grid, places }: Pick<ViewNow, 'grid' | 'places'>,
  isExcluded: (height: number, position: number) => boolean,
): readonly NotIn[] {
  return places.flatMap((place, position): readonly NotIn[] => {
    const numbers = grid.candidates(place).filter((height) => isExcluded(height, position));
    return numbers.length === 0 ? [] : [{ place, numbers }];
  });
}
