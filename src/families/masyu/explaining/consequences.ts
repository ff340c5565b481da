/** Inferences that follow at once from a pearl and its neighbours. */
import type { Consequence } from '../../kit/moves/suppose.js';
import { BLACK_PEARL, WHITE_PEARL } from '../puzzle.js';
import type { Lines } from './lines.js';

/** The obstacle to a line from a pearl in a direction, or through it along two. */
export type Obstacle =
  | { readonly why: 'edge' }
  /** There is no line in this place. */
  | { readonly why: 'no-line'; readonly place: string }
  /** Another black pearl is in this cell. */
  | { readonly why: 'black'; readonly cell: string }
  /** The loop would go straight on in both of these cells; `run`: both are white pearls. */
  | { readonly why: 'straight' | 'run'; readonly cells: readonly string[] };

/** An inference in a form from which its words are made. Directions are counted from 0, up, clockwise. */
export type Line =
  | {
      readonly kind: 'away';
      readonly pearl: string;
      readonly not: number;
      readonly obstacle: Obstacle;
      readonly to: string;
    }
  /** The line from a black pearl goes straight on. */
  | { readonly kind: 'arm'; readonly pearl: string; readonly direction: number }
  /** The loop passes a white pearl along a direction, as it cannot along the other, or has a line of it. */
  | {
      readonly kind: 'pass';
      readonly pearl: string;
      readonly direction: number;
      readonly obstacle?: Obstacle;
    }
  | { readonly kind: 'turn'; readonly pearl: string; readonly straight: string; readonly turns: string }
  | { readonly kind: 'no-way'; readonly pearl: string; readonly isBlack: boolean };

type Step = Consequence<Line>;

/** An obstacle with the rules and the places that it rests on. */
interface Found {
  readonly says: Obstacle;
  readonly rules: readonly string[];
  readonly from: readonly number[];
}

const EDGE: Found = { says: { why: 'edge' }, rules: [], from: [] };

/** All that follows at once from the pearl of a cell. */
export function* ofPearl(lines: Lines, cell: number): Iterable<Step> {
  if (lines.sign(cell) === WHITE_PEARL) yield* ofWhite(lines, cell);
  else if (lines.sign(cell) === BLACK_PEARL) yield* ofBlack(lines, cell);
}

/** The loop turns on a black pearl, so one line leads along each axis, and two cells far. */
function* ofBlack(lines: Lines, cell: number): Iterable<Step> {
  const pearl = lines.code(cell);
  for (const direction of [0, 1, 2, 3]) {
    const obstacle = obstacleOfArm(lines, cell, direction);
    const [line, other] = [lines.way(cell, direction), lines.way(cell, direction ^ 2)];
    if (obstacle !== undefined) {
      const far = obstacleOfArm(lines, cell, direction ^ 2);
      if (far !== undefined) {
        yield broken(lines, cell, [obstacle, far], []);
        return;
      }
      const beyond = lines.beyond(cell, direction ^ 2);
      const conclusions = valuesOf([other, beyond], true).concat(line < 0 ? [] : valuesOf([line], false));
      const to = lines.code(lines.across(beyond, lines.across(other, cell)));
      yield {
        conclusions,
        rules: () => [lines.pearlRule(cell), ...obstacle.rules],
        from: obstacle.from,
        says: () => ({ kind: 'away', pearl, not: direction, obstacle: obstacle.says, to }),
      };
      if (line >= 0 && lines.value(line) === true) yield broken(lines, cell, [obstacle], [line]);
    } else if (lines.value(line) === true) {
      if (other >= 0 && lines.value(other) === true) yield broken(lines, cell, [], [line, other]);
      yield {
        conclusions: [
          ...valuesOf([lines.beyond(cell, direction)], true),
          ...(other < 0 ? [] : valuesOf([other], false)),
        ],
        rules: () => [lines.pearlRule(cell)],
        from: [line],
        says: () => ({ kind: 'arm', pearl, direction }),
      };
    }
  }
}

function obstacleOfArm(lines: Lines, cell: number, direction: number): Found | undefined {
  const line = lines.way(cell, direction);
  const beyond = lines.beyond(cell, direction);
  if (line < 0 || beyond < 0) return EDGE;
  const next = lines.across(line, cell);
  if (lines.sign(next) === BLACK_PEARL) {
    return { says: { why: 'black', cell: lines.code(next) }, rules: [lines.pearlRule(next)], from: [] };
  }
  return noLine(lines, [line, beyond]);
}

/** The first of some places that has no line. */
function noLine(lines: Lines, places: readonly number[]): Found | undefined {
  const place = places.find((one) => lines.value(one) === false);
  if (place === undefined) return undefined;
  return { says: { why: 'no-line', place: lines.placeName(place).en }, rules: [], from: [place] };
}

/** The loop goes straight on through a white pearl, and turns before it or behind it. */
function* ofWhite(lines: Lines, cell: number): Iterable<Step> {
  const pearl = lines.code(cell);
  const obstacles = [0, 1].map((direction) => obstacleOfPass(lines, cell, direction));
  if (obstacles[0] !== undefined && obstacles[1] !== undefined) {
    yield broken(lines, cell, [obstacles[0], obstacles[1]], []);
    return;
  }
  for (const direction of [0, 1]) {
    const own = placesOfPass(lines, cell, direction);
    const obstacle = obstacles[1 - direction];
    const held = own.find((place) => lines.value(place) === true);
    if (obstacle === undefined && held === undefined) continue;
    if (obstacles[direction] !== undefined) {
      yield broken(lines, cell, [obstacles[direction]], [held!]);
      return;
    }
    const others = placesOfPass(lines, cell, 1 - direction);
    const across = others.find((place) => lines.value(place) === true);
    if (across !== undefined && held !== undefined) yield broken(lines, cell, [], [held, across]);
    yield {
      conclusions: [...valuesOf(own, true), ...valuesOf(others, false)],
      rules: () => [lines.pearlRule(cell), ...(held === undefined ? obstacle!.rules : [])],
      from: held === undefined ? obstacle!.from : [held],
      says: () => ({
        kind: 'pass',
        pearl,
        direction,
        ...(held === undefined && { obstacle: obstacle!.says }),
      }),
    };
    for (const side of [direction, direction + 2]) {
      const straight = straightOn(lines, cell, side);
      const [line, beyond] = [lines.way(cell, side), lines.beyond(cell, side ^ 2)];
      if (straight === undefined || beyond < 0 || lines.value(line) !== true) continue;
      const turns = lines.across(lines.way(cell, side ^ 2), cell);
      yield {
        conclusions: valuesOf([beyond], false),
        rules: () => [lines.pearlRule(cell), ...straight.rules],
        from: [line, ...straight.from],
        says: () => ({
          kind: 'turn',
          pearl,
          straight: lines.code(lines.across(line, cell)),
          turns: lines.code(turns),
        }),
      };
    }
  }
}

function placesOfPass(lines: Lines, cell: number, direction: number): readonly number[] {
  return [lines.way(cell, direction), lines.way(cell, direction + 2)].filter((place) => place >= 0);
}

function obstacleOfPass(lines: Lines, cell: number, direction: number): Found | undefined {
  const places = placesOfPass(lines, cell, direction);
  if (places.length < 2) return EDGE;
  const closed = noLine(lines, places);
  if (closed !== undefined) return closed;
  const sides = [direction, direction + 2].map((side) => straightOn(lines, cell, side));
  if (sides.includes(undefined)) return undefined;
  const isRun = sides.every((side) => side!.rules.length > 0);
  return {
    says: {
      why: isRun ? 'run' : 'straight',
      cells: places
        .map((place) => lines.across(place, cell))
        .sort((one, other) => one - other)
        .map((one) => lines.code(one)),
    },
    rules: sides.flatMap((side) => side!.rules),
    from: sides.flatMap((side) => side!.from),
  };
}

/** The grounds for going straight on in the next cell, if the loop comes there; undefined: it may turn. */
function straightOn(lines: Lines, cell: number, direction: number): Omit<Found, 'says'> | undefined {
  const next = lines.across(lines.way(cell, direction), cell);
  const beyond = lines.beyond(cell, direction);
  if (beyond >= 0 && lines.value(beyond) === true) return { rules: [], from: [beyond] };
  return lines.sign(next) === WHITE_PEARL ? { rules: [lines.pearlRule(next)], from: [] } : undefined;
}

/** No way is left for a pearl. */
function broken(lines: Lines, cell: number, by: readonly Found[], held: readonly number[]): Step {
  return {
    conclusions: [],
    rules: () => [lines.pearlRule(cell), ...by.flatMap(({ rules }) => rules)],
    from: [...held, ...by.flatMap(({ from }) => from)],
    says: () => ({
      kind: 'no-way',
      pearl: lines.code(cell),
      isBlack: lines.sign(cell) === BLACK_PEARL,
    }),
  };
}

function valuesOf(places: readonly number[], value: boolean) {
  return places.map((mark) => ({ mark, value }));
}
