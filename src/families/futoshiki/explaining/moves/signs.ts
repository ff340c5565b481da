/**
 * Signs, and the bounds that they give cells at the moment. Both directions are the same seen from the other
 * end, so numbers are counted from the end where a chain begins: upwards from 1, downwards from the largest.
 */
import type { MoveBoard } from '../../../contract/move.js';
import type { NotIn } from '../../../kit/moves/excluded.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import { rulesOfSquare } from '../../../kit/moves/latin-moves.js';
import { leftFor, type NumberGrid, numberGridOf } from '../../../kit/moves/number-grid.js';
import { type FutoshikiPuzzle, isAdjacent } from '../../puzzle.js';
import { pairRuleId } from '../../rules.js';
import type { Bounded, Direction } from './words.js';

/** A sign that leads from one cell to the next. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly rule: string;
}

/** The signs of a puzzle in one direction, and the grid at the moment. */
export class Signs {
  readonly grid: NumberGrid;
  readonly direction: Direction;
  /** By place: the signs that lead to it. */
  readonly #before: readonly (readonly Step[])[];
  readonly #levels = new Map<number, { readonly level: number; readonly by?: Step }>();

  constructor(grid: NumberGrid, direction: Direction, steps: readonly Step[]) {
    this.grid = grid;
    this.direction = direction;
    this.#before = Array.from({ length: grid.side ** 2 }, (_, place) =>
      steps.filter(({ to }) => to === place),
    );
  }

  before(place: number): readonly Step[] {
    return this.#before[place]!;
  }

  /** A number counted from the end where chains begin, and the number that is so counted. */
  counted(number: number): number {
    return this.direction === 'up' ? number : this.grid.side + 1 - number;
  }

  /** The least count that is left for a cell as it stands. */
  least(place: number): number {
    return Math.min(...leftFor(this.grid, place).map((number) => this.counted(number)));
  }

  /** The least count of a cell by all chains that lead to it, and the last sign of the one that says so. */
  level(place: number): { readonly level: number; readonly by?: Step } {
    const known = this.#levels.get(place);
    if (known !== undefined) return known;
    let found: { readonly level: number; readonly by?: Step } = { level: this.least(place) };
    // Signs in a circle are met again with what stands there.
    this.#levels.set(place, found);
    for (const by of this.before(place)) {
      const level = this.level(by.from).level + 1;
      if (level > found.level) found = { level, by };
    }
    this.#levels.set(place, found);
    return found;
  }

  /** The signs from the cell where a chain begins to a place; empty where the place stands for itself. */
  chainTo(place: number): readonly Step[] {
    const { by } = this.level(place);
    return by === undefined ? [] : [...this.chainTo(by.from), by];
  }

  /** The numbers of a cell below a count, which it cannot hold. */
  below(place: number, count: number): NotIn {
    const numbers = this.grid.candidates(place).filter((number) => this.counted(number) < count);
    return { place, numbers };
  }

  /** All cells from which signs lead to a place, each with the signs of a way. */
  allBefore(place: number): ReadonlyMap<number, readonly string[]> {
    const found = new Map<number, readonly string[]>();
    const visit = (to: number, rules: readonly string[]): void => {
      for (const { from, rule } of this.before(to)) {
        if (found.has(from)) continue;
        found.set(from, [rule, ...rules]);
        visit(from, [rule, ...rules]);
      }
    };
    visit(place, []);
    return found;
  }
}

/** The signs of a puzzle in both directions. */
export const signsOf = whileUnchanged((board: MoveBoard<FutoshikiPuzzle>): readonly Signs[] => {
  const { puzzle } = board;
  if (isAdjacent(puzzle)) return [];
  const grid = numberGridOf(board, rulesOfSquare(puzzle));
  const steps = puzzle.less.map((pair): Step => {
    const [from, to] = pair.map(([row, column]) => row * grid.side + column) as [number, number];
    return { from, to, rule: pairRuleId('sign', pair) };
  });
  const turned = steps.map(({ from, to, rule }) => ({ from: to, to: from, rule }));
  return [new Signs(grid, 'up', steps), new Signs(grid, 'down', turned)];
});

/** A bound of a cell by its count. */
export function boundOf(signs: Signs, place: number, count: number): Bounded {
  return { cell: signs.grid.codeOf(place), number: signs.counted(count), isExact: count === signs.grid.side };
}
