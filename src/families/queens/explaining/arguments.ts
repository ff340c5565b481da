/**
 * The argument of Queens as players say it: a queen here would attack all that is left of more parts of the rows (or columns)
 * than may stay empty. Which cells are left is known from the facts of the step, so the argument uses nothing else.
 */
import { type Cell, cellCode } from '../../../core/grid/cell.js';
import type { StepShape } from '../../explaining.js';
import { concludesOnly, includesCell, overlap } from '../../kit/step-shapes.js';
import { inWords, listed } from '../../kit/words.js';
import type { Line } from '../puzzle.js';

/** The parts of a board between walls, in all directions, and how many queens there are. */
export interface Parts {
  readonly lines: readonly Line[];
  readonly queens: number;
}

/** The argument of a step as it follows `because`; undefined for one of another kind. */
export function becauseOfAttacks({ lines, queens }: Parts, step: StepShape): string | undefined {
  const counts = step.reasons.map(({ kind }) => kind).filter((kind) => kind === 'rows' || kind === 'columns');
  const [count, ...more] = counts;
  const isOfQueens = concludesOnly(step, false) && step.facts.every(({ value }) => !value);
  if (count === undefined || more.length > 0 || step.reasons.length === 1 || !isOfQueens) return undefined;
  const parts = lines.filter(({ kind }) => `${kind}s` === count);
  const spare = parts.length - queens;
  const empty = step.facts.map(({ mark }) => mark.cells[0]!);
  const places = step.conclusions.map(({ mark }) => mark.cells[0]!);
  const lost = parts.filter((part) => places.every((place) => losesAll(lines, part, place, empty)));
  if (lost.length !== spare + 1) return undefined;
  const gone = lost.filter(({ cells }) => cells.every((cell) => includesCell(empty, cell)));
  const left = lost.filter((part) => !gone.includes(part)).map((part) => leftOf(part, empty));
  const queen =
    places.length === 1
      ? 'a queen there'
      : places.length === 2
        ? 'a queen in either of them'
        : 'a queen in any of them';
  const attacked = `${queen} would attack ${left.map((cells) => listed(cells.map(cellCode))).join(' as well as ')}`;
  const [only, ...others] = left;
  const whole = `all that is left of ${others.length > 0 ? 'their parts' : only?.length === 1 ? 'its part' : 'their part'}`;
  const before =
    gone.length === 0
      ? ''
      : `, where ${inWords(gone.length)} ${gone.length === 1 ? 'is' : 'are'} empty already`;
  return `${attacked}, ${whole} of the ${count}${rest(spare, before)}`;
}

function rest(spare: number, before: string): string {
  if (spare === 0) return ', and each part holds a queen';
  return `, but only ${spare === 1 ? 'one part' : `${inWords(spare)} parts`} may stay empty${before}`;
}

/** Whether a part has no place left for a queen when there is one in the place, outside of it. */
function losesAll(lines: readonly Line[], part: Line, place: Cell, empty: readonly Cell[]): boolean {
  if (includesCell(part.cells, place)) return false;
  return leftOf(part, empty).every((cell) =>
    lines.some(({ cells }) => includesCell(cells, cell) && includesCell(cells, place)),
  );
}

function leftOf({ cells }: Line, empty: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => !overlap([cell], empty));
}
