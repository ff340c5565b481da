/** An Akari as its moves see it: what is left of every rule, and which cells see each other. */
import { cellCode } from '../../../core/index.js';
import type { MoveBoard } from '../../contract/move.js';
import { type CountNow, countNow } from '../../kit/moves/counted.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import type { CountRule } from '../../kit/rules/index.js';
import type { AkariPuzzle } from '../puzzle.js';
import { type AkariRole, akariRuled } from '../rules.js';

/** A rule with its cells that have a bulb, and those that are open. */
export interface RuleNow extends CountNow {
  readonly rule: CountRule;
}

/** The rules of a puzzle, which stay the same while it is solved. */
interface Layout {
  readonly rules: readonly CountRule[];
  /** By place: the rules about it. */
  readonly about: readonly (readonly CountRule[])[];
}

const LAYOUTS = new WeakMap<AkariPuzzle, Layout>();

function layoutOf(puzzle: AkariPuzzle, places: number): Layout {
  const known = LAYOUTS.get(puzzle);
  if (known !== undefined) return known;
  const rules = akariRuled.rules(puzzle) as readonly CountRule[];
  const about = Array.from({ length: places }, (): CountRule[] => []);
  for (const rule of rules) for (const place of rule.places) about[place]!.push(rule);
  const layout = { rules, about };
  LAYOUTS.set(puzzle, layout);
  return layout;
}

export class Lamps {
  readonly #board: MoveBoard<AkariPuzzle>;
  readonly #layout: Layout;
  /** The rules of which something is open. */
  readonly #open: readonly RuleNow[];

  constructor(board: MoveBoard<AkariPuzzle>) {
    this.#board = board;
    this.#layout = layoutOf(board.puzzle, board.marks.length);
    this.#open = this.#layout.rules
      .map((rule) => ({ rule, ...countNow(rule, board) }))
      .filter(({ open }) => open.length > 0);
  }

  /** The rules of a role of which something is open. */
  open(role: AkariRole): readonly RuleNow[] {
    return this.#open.filter(({ rule }) => rule.role === role);
  }

  /** The rules about a place. */
  about(place: number): readonly CountRule[] {
    return this.#layout.about[place]!;
  }

  /** The line in which two cells see each other; undefined: they do not. */
  lineOf(one: number, other: number): CountRule | undefined {
    return this.about(one).find((rule) => rule.role === 'line' && rule.places.includes(other));
  }

  /** The open cells that see a cell, itself left out. */
  seenFrom(place: number): readonly number[] {
    const lines = this.about(place).filter(({ role }) => role === 'line');
    return lines
      .flatMap(({ places }) => places)
      .filter((other) => other !== place && this.#board.value(other) === undefined);
  }

  codes(places: readonly number[]): readonly string[] {
    return places.map((place) => this.#board.marks[place]!.place);
  }
}

/** The view of a board. */
export const lampsOf: (board: MoveBoard<AkariPuzzle>) => Lamps = whileUnchanged(
  (board: MoveBoard<AkariPuzzle>) => new Lamps(board),
);

/** A number, with the cell of its wall: `the 3 of r2c4`. */
export interface WallName {
  readonly number: number;
  readonly wall: string;
}

/** The number of a rule. */
export function wallOf({ least, clue }: CountRule): WallName {
  return { number: least, wall: cellCode(clue!) };
}
