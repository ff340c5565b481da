/** Loops that would be closed too early: without a pearl, or without a line that is drawn elsewhere. */
import type { MoveBoard } from '../../contract/move.js';
import type { Consequence } from '../../kit/moves/suppose.js';
import { type MasyuPuzzle, NO_PEARL } from '../puzzle.js';
import { type Line, nameOf } from './consequences.js';
import type { Lines } from './lines.js';

type Step = Consequence<Line>;
type Board = Pick<MoveBoard<MasyuPuzzle>, 'lazyRules'>;

/** The places between the ends of lines one after the other, from each chain's lesser end. */
export function* closings(lines: Lines, board: Board): Iterable<Step> {
  for (const cell of lines.graph.points.keys()) {
    const [first, second] = lines.placesAt(cell, true);
    if (first === undefined || second !== undefined) continue;
    const { places, end } = lines.along(first, cell);
    if (cell < end) yield* closing(lines, [cell, end], places, board);
  }
}

/** The same for the chain of one line; a loop that it has closed cannot be. */
export function* closedBy(lines: Lines, line: number, board: Board): Iterable<Step> {
  const [one, other] = lines.graph.ends[line]!;
  const there = lines.along(line, one);
  if (there.end === one) {
    const left = missing(lines, there.places);
    if (left !== undefined) yield step(lines, there.places, line, left, board, []);
    return;
  }
  const back = lines.along(line, other);
  yield* closing(lines, [there.end, back.end], [...there.places, ...back.places.slice(1)], board);
}

function* closing(
  lines: Lines,
  [one, other]: readonly [number, number],
  chain: readonly number[],
  board: Board,
): Iterable<Step> {
  const place = lines.placesAt(one, undefined).find((open) => lines.across(open, one) === other);
  if (place === undefined) return;
  const ring = [...chain, place];
  const left = missing(lines, ring);
  if (left !== undefined) yield step(lines, ring, place, left, board, [{ mark: place, value: false }]);
}

/** Something that a loop leaves out: a cell with a pearl, or a line. */
interface Missing {
  readonly name: string;
  readonly line?: number;
}

function missing(lines: Lines, ring: readonly number[]): Missing | undefined {
  const passed = new Set(ring.flatMap((place) => lines.graph.ends[place]!));
  const pearl = [...lines.graph.points.keys()].find(
    (cell) => lines.sign(cell) !== NO_PEARL && !passed.has(cell),
  );
  if (pearl !== undefined) return { name: lines.code(pearl) };
  const line = [...lines.graph.ends.keys()].find((place) => {
    return lines.value(place) === true && !passed.has(lines.graph.ends[place]![0]);
  });
  return line === undefined ? undefined : { name: nameOf(lines, line), line };
}

function step(
  lines: Lines,
  ring: readonly number[],
  place: number,
  { name, line }: Missing,
  board: Board,
  conclusions: Step['conclusions'],
): Step {
  const further = line === undefined ? [] : [line];
  return {
    conclusions,
    rules: () => board.lazyRules([...ring, ...further]).slice(0, 1),
    from: [...ring.filter((one) => conclusions.length === 0 || one !== place), ...further],
    says: () => ({ kind: 'closes', place: nameOf(lines, place), without: name }),
  };
}
