/** The puzzles of a book in their order, under their numbers. */
import { createRng } from '../../core/index.js';
import type { Explanation } from '../../explain/index.js';
import type { AnyFamily, Difficulty, LogicReach, Puzzle } from '../../families/contract/index.js';
import { findFamily } from '../../families/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';
import { filled, type Language, languageOf, numberIn, textsOf } from '../languages/index.js';
import type { BookSpec, PartSpec } from '../spec/index.js';
import { apart, levelOf } from './neighbours.js';

/** A puzzle at its place in the book. */
export interface Entry {
  /** Among all puzzles of the book, from 0. */
  readonly index: number;
  /** Position of its part, from 0. */
  readonly part: number;
  readonly number: number;
  /** The number as it is printed. */
  readonly label: string;
  readonly family: AnyFamily;
  readonly puzzle: CertifiedPuzzle;
  /** Its steps, where the part has hints or worked solutions. */
  readonly explanation?: Explanation;
  /** The words in its picture. */
  readonly words: Readonly<Record<string, string>>;
}

/** A part with its puzzles. */
export interface BookPart {
  readonly spec: PartSpec;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** True if puzzles of several families are in it, so that each has to be named. */
  readonly mixed: boolean;
}

const RANK: Readonly<Record<Difficulty | LogicReach, number>> = {
  easy: 0,
  medium: 1,
  hard: 2,
  plain: 0,
  'look-ahead': 1,
  beyond: 2,
};

/**
 * Orders and numbers the puzzles of every part.
 * @param explained the steps of puzzles that have hints or worked solutions
 */
export function arrange(
  spec: BookSpec,
  puzzles: readonly (readonly CertifiedPuzzle[])[],
  explained: ReadonlyMap<CertifiedPuzzle, Explanation> = new Map(),
): readonly BookPart[] {
  const language = languageOf(spec.language);
  let index = 0;
  return spec.parts.map((part, position): BookPart => {
    const own = puzzles[position] ?? [];
    const ordered = inOrder(own, part.order, `${spec.seed ?? ''}/order/${position + 1}`);
    const entries = ordered.map((puzzle, place): Entry => {
      const number = spec.numbering === 'parts' ? place + 1 : index + 1;
      const family = findFamily(puzzle.family)!;
      const explanation = explained.get(puzzle);
      const steps = explanation === undefined ? {} : { explanation };
      const label = numberIn(language, number);
      const words = textsOf(language, family).picture;
      return { index: index++, part: position, number, label, family, puzzle, words, ...steps };
    });
    const names = [...new Set(entries.map(({ family }) => textsOf(language, family).name))];
    return { spec: part, title: part.title ?? titleOf(names, language), entries, mixed: names.length > 1 };
  });
}

/** The puzzles of a part in the order that it wants; a shuffled one is drawn from a seed. */
function inOrder(
  puzzles: readonly CertifiedPuzzle[],
  order: PartSpec['order'],
  seed: string,
): readonly CertifiedPuzzle[] {
  switch (order) {
    case 'given':
      return puzzles;
    case 'shuffled':
      return createRng(seed).shuffle(puzzles);
    case 'difficulty':
      return apart(puzzles.toSorted(byDifficulty));
  }
}

/**
 * By the words, where there are none by how far logic gets, and of equal ones by the numbers. Puzzles without
 * a number come last, in the order in which they were made.
 */
export function byDifficulty(one: CertifiedPuzzle, other: CertifiedPuzzle): number {
  const words = RANK[levelOf(one)] - RANK[levelOf(other)];
  return words === 0 ? (one.number ?? Infinity) - (other.number ?? Infinity) || 0 : words;
}

function titleOf(names: readonly string[], { texts }: Language): string {
  const [first, second] = names;
  if (first === undefined) return texts.puzzles;
  if (second === undefined) return first;
  return names.length > 2 ? texts.mixedPuzzles : filled(texts.twoFamilies, { first, second });
}

/** A family of a book whose rules are printed. */
export interface RuledFamily {
  readonly family: AnyFamily;
  /** True if all its puzzles in the book have titles. */
  readonly isTitled: boolean;
  /** Its puzzles in the book. */
  readonly puzzles: readonly Puzzle[];
}

/** The same families as {@link familiesOf} has. */
export function ruledFamilies(parts: readonly BookPart[]): readonly RuledFamily[] {
  const entries = parts.flatMap((part) => part.entries);
  return familiesOf(parts).map((family) => {
    const own = entries.filter((entry) => entry.family === family);
    const isTitled = own.every(({ puzzle }) => puzzle.credits?.title !== undefined);
    return { family, isTitled, puzzles: own.map(({ puzzle }) => puzzle.puzzle) };
  });
}

/** The families of a book in the order of their first puzzles. */
export function familiesOf(parts: readonly BookPart[]): readonly AnyFamily[] {
  return [...new Set(parts.flatMap(({ entries }) => entries.map(({ family }) => family)))];
}
