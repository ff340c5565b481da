/**
 * The clues of a zebra puzzle: its own, in their order; or, when kinds are named, every clue of these relations that is
 * true of the solution. Of a clue and its mirror image (`left` and `right`) one is listed, and what holds of any
 * two values of one attribute is none.
 */
import type { ClueChoice, ClueSet } from '../family.js';
import { listedClues } from '../kit/clues.js';
import {
  isPlaceClue,
  PAIR_RELATIONS,
  type PairRelation,
  PLACE_RELATIONS,
  type Reference,
  type ZebraClue,
  type ZebraPuzzle,
  type ZebraSolution,
} from './puzzle.js';
import { converse } from './relations.js';
import { clueHolds } from './rules.js';
import { writeExplicit } from './sentences/explicit.js';
import { Sentences } from './sentences/sentences.js';

export const zebraClues: ClueChoice<ZebraPuzzle, ZebraSolution> = {
  noun: 'clues',
  kinds: [...PAIR_RELATIONS, ...PLACE_RELATIONS].map((id) => ({
    id,
    description: `every true clue of the relation ${id}`,
  })),
  // Its clues need no variables of their own.
  formulation: 'supports',
  cluesOf,
};

function cluesOf(
  puzzle: ZebraPuzzle,
  solution: ZebraSolution,
  kinds?: readonly string[],
): ClueSet<ZebraPuzzle, ZebraSolution> {
  const clues = kinds === undefined ? puzzle.clues : trueClues(puzzle, solution, kinds);
  const own = new Set(puzzle.clues.map(keyOf));
  const sentences = new Sentences(puzzle);
  const words = (clue: ZebraClue): string =>
    kinds === undefined ? sentences.write(clue) : `${writeExplicit(clue)}.`;
  return listedClues({
    clues,
    describe: (clue, index) => ({
      name: `${index + 1}: ${words(clue)}`,
      cells: [],
      given: own.has(keyOf(clue)),
    }),
    puzzleWith: (chosen) => ({ ...puzzle, clues: chosen }),
    holdsIn: (other: ZebraSolution) => (clue) => clueHolds(clue, other),
  });
}

function trueClues(
  puzzle: ZebraPuzzle,
  solution: ZebraSolution,
  kinds: readonly string[],
): readonly ZebraClue[] {
  const references = Object.entries(puzzle.attributes).flatMap(([attribute, values]) =>
    values.map((value): Reference => [attribute, value]),
  );
  const places = references.flatMap((a) =>
    PLACE_RELATIONS.flatMap((type) =>
      Array.from({ length: puzzle.houses }, (_, house): ZebraClue => ({ type, a, house })),
    ),
  );
  const pairs = references.flatMap((a, index) =>
    references.slice(index + 1).flatMap((b) => pairClues(a, b, kinds)),
  );
  return [...pairs, ...places].filter((clue) => kinds.includes(clue.type) && clueHolds(clue, solution));
}

/** What could be said of two values: a before b, and b before a where that says something else. */
function pairClues(a: Reference, b: Reference, kinds: readonly string[]): readonly ZebraClue[] {
  const isTrivial = (type: PairRelation): boolean =>
    a[0] === b[0] && (type === 'same' || type === 'different');
  return PAIR_RELATIONS.filter((type) => !isTrivial(type)).flatMap((type): ZebraClue[] =>
    converse(type) === type || kinds.includes(converse(type))
      ? [{ type, a, b }]
      : [
          { type, a, b },
          { type, a: b, b: a },
        ],
  );
}

/** One text for a clue and its mirror image. */
function keyOf(clue: ZebraClue): string {
  if (isPlaceClue(clue)) return JSON.stringify([clue.type, clue.a, clue.house]);
  const mirrored = JSON.stringify([converse(clue.type), clue.b, clue.a]);
  const straight = JSON.stringify([clue.type, clue.a, clue.b]);
  return straight < mirrored ? straight : mirrored;
}
