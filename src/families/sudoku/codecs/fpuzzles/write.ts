/** A puzzle as the JSON of f-puzzles. */
import type { PuzzleDocument } from '../../../contract/family.js';
import type { Constraint, Drawing } from '../../constraints/index.js';
import { type SudokuPuzzle, type SudokuSolution, sideOf } from '../../puzzle.js';
import { unheld } from '../format.js';
import { writeCosmetics } from './cosmetics.js';
import type { AnyConstraint, ElementKind } from './element.js';
import { writeGrid } from './grid.js';
import { ELEMENT_KINDS } from './kinds.js';
import { writeWhole } from './whole.js';

/** The largest grid of the editor. */
const LARGEST_SIDE = 16;

/** Types of which a puzzle has one list there, so that several constraints would come back as one. */
const JOINED = ['fog', 'drawing'] as const;

type Json = Readonly<Record<string, unknown>>;
type Clue = Readonly<Record<'cell' | 'value', string>>;
type Line = Readonly<Record<'lines', readonly (readonly string[])[]>>;

/** The sentence about what cannot be written of a puzzle. */
export function unheldByFpuzzles(format: string, puzzle: SudokuPuzzle): string | undefined {
  const { constraints = [] } = puzzle;
  const side = sideOf(puzzle);
  if (side > LARGEST_SIDE)
    return `The format ${format} holds sides up to ${LARGEST_SIDE}; this puzzle has ${side}.`;
  const several = severalOf(format, puzzle);
  if (several !== undefined) return several;
  const types = new Set(constraints.map(({ type }) => type));
  for (const constraint of constraints) {
    if (entriesOf(constraint, constraints, side) === undefined) types.delete(constraint.type);
  }
  return unheld(format, puzzle, { regions: true, noRegions: true, types: [...types] });
}

/** The sentence about several constraints that would come back as one. */
export function severalOf(format: string, { constraints = [] }: SudokuPuzzle): string | undefined {
  const several = JOINED.find((type) => constraints.filter((one) => one.type === type).length > 1);
  return several === undefined
    ? undefined
    : `The format ${format} holds one constraint of the type ${several}; this puzzle has several. They mean the same as one with all they have.`;
}

/** The JSON of a puzzle that can be written. Keys have the order in which constraints need them. */
export function writeFpuzzle({
  puzzle,
  solution,
  credits,
}: PuzzleDocument<SudokuPuzzle, SudokuSolution>): Json {
  const { constraints = [] } = puzzle;
  const { title, author, description } = credits;
  const json: Record<string, unknown> = {
    size: sideOf(puzzle),
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(description !== undefined && { ruleset: description }),
    grid: writeGrid(puzzle),
  };
  for (const constraint of constraints) {
    for (const [key, value] of Object.entries(entriesOf(constraint, constraints, sideOf(puzzle)) ?? {})) {
      const before = json[key];
      // A drawing is read where the first of its keys stands, which may hold looks of other constraints.
      if (constraint.type === 'drawing') delete json[key];
      json[key] = Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value;
    }
  }
  return solution === undefined ? json : { ...json, solution: solution.flat() };
}

/** The keys that a constraint adds to the JSON; undefined: it cannot be held. */
function entriesOf(constraint: Constraint, all: readonly Constraint[], side: number): Json | undefined {
  if (constraint.type === 'drawing') return writeCosmetics((constraint as Drawing).shapes);
  // Bars of consecutive numbers are dots where all of them are given.
  const areBars = all.some((one) => (one as { marks?: unknown }).marks === 'consecutive');
  const type = constraint.type === 'consecutive' && areBars ? 'kropki-white' : constraint.type;
  for (const kind of ELEMENT_KINDS.filter((one) => one.type === type)) {
    const elements = kind.write(constraint as AnyConstraint, side);
    if (elements.length > 0) return { [kind.key]: elements, ...looksOf(kind, elements) };
  }
  return writeWhole(constraint, all, side);
}

/** The drawing for programs that do not know the key of some elements. */
function looksOf({ shown }: ElementKind<unknown>, elements: readonly unknown[]): Json {
  if (shown === undefined) return {};
  const fromConstraint = shown.name;
  return shown.line === undefined
    ? { text: (elements as Clue[]).map(({ cell, value }) => ({ cells: [cell], value, fromConstraint })) }
    : { line: (elements as Line[]).map(({ lines }) => ({ lines, ...shown.line, fromConstraint })) };
}
