/**
 * Puzzles of a part that are much alike do not follow each other: such as have the same title, the same
 * solution, or givens in the same places, turned or mirrored perhaps. (True copies are not in a book at all.)
 */
import type { Difficulty, LogicReach } from '../../families/contract/index.js';
import { findFamily } from '../../families/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';

/** A puzzle with the features that others may share. */
interface Looked {
  readonly puzzle: CertifiedPuzzle;
  readonly features: readonly string[];
}

/** The word for a puzzle's difficulty, or the reach of logic where its steps were not followed. */
export function levelOf({ difficulty, logic }: CertifiedPuzzle): Difficulty | LogicReach {
  return difficulty ?? logic;
}

/**
 * Moves puzzles as little as it takes, and only among those of the same difficulty, until no two neighbours
 * are alike; where that cannot be, as few as a simple search finds stay together.
 * @param ordered from easy to hard
 */
export function apart(ordered: readonly CertifiedPuzzle[]): readonly CertifiedPuzzle[] {
  const looked = ordered.map((puzzle): Looked => ({ puzzle, features: featuresOf(puzzle) }));
  return movedBack(movedForth(looked)).map(({ puzzle }) => puzzle);
}

/** Takes the next one that is unlike the last, again and again. */
function movedForth(puzzles: readonly Looked[]): readonly Looked[] {
  const left = [...puzzles];
  const taken: Looked[] = [];
  while (left.length > 0) {
    const next = left.findIndex((one) => isLevel(one, left[0]!) && !isAlike(one, taken.at(-1)));
    taken.push(...left.splice(Math.max(0, next), 1));
  }
  return taken;
}

/** Moves those that are still alike to a place before, between two that they are unlike. */
function movedBack(puzzles: readonly Looked[]): readonly Looked[] {
  const moved = [...puzzles];
  for (let index = 1; index < moved.length; index++) {
    const one = moved[index]!;
    if (!isAlike(one, moved[index - 1])) continue;
    const place = moved.findIndex(
      (other, at) =>
        at < index && isLevel(one, other) && !isAlike(one, other) && !isAlike(one, moved[at - 1]),
    );
    if (place < 0) continue;
    moved.splice(index, 1);
    moved.splice(place, 0, one);
  }
  return moved;
}

function isLevel(one: Looked, other: Looked): boolean {
  return levelOf(one.puzzle) === levelOf(other.puzzle);
}

function isAlike(one: Looked, other: Looked | undefined): boolean {
  return other?.features.some((feature) => one.features.includes(feature)) === true;
}

function featuresOf({ family: id, puzzle, solution, credits }: CertifiedPuzzle): readonly string[] {
  const family = findFamily(id)!;
  const places = family.variants(puzzle).map((variant) => withoutValues(JSON.stringify(variant)));
  return [
    ...(credits?.title === undefined ? [] : [`title ${credits.title}`]),
    `solution ${id} ${JSON.stringify(solution)}`,
    `places ${places.reduce((least, text) => (text < least ? text : least))}`,
  ];
}

/** The JSON text with every number replaced by 1: the places of numbers matter, not their values. */
function withoutValues(json: string): string {
  return json.replace(/\b[1-9]\d*\b/g, '1');
}
