/**
 * The clues of a zebra puzzle: its own, in their order; or, when kinds are named, every clue of these
 * relations that is true of the solution. Of a clue and its mirror image (`left` and `right`) one is listed,
 * and what holds of any two values of one attribute is none.
 */
import type { ClueChoice, ClueSet } from '../contract/family.js';
import { listedClues } from '../kit/clues.js';
import {
  type Houses,
  isPlaceClue,
  PAIR_RELATIONS,
  type PairRelation,
  PLACE_RELATIONS,
  type PlaceRelation,
  type Reference,
  type ZebraClue,
  type ZebraPuzzle,
  type ZebraSolution,
} from './puzzle.js';
import { converse } from './relations.js';
import { clueHolds, pairHolds } from './rules.js';
import { writeExplicit } from './sentences/explicit.js';
import { Sentences } from './sentences/sentences.js';

export const zebraClues: ClueChoice<ZebraPuzzle, ZebraSolution> = {
  noun: 'clues',
  kinds: [...PAIR_RELATIONS, ...PLACE_RELATIONS].map((id) => ({
    id,
    description: `every true clue of the relation ${id}`,
  })),
  all: 'every clue of any relation that is true of the solution',
  listsOwn: true,
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

/** Every clue of these relations that is true of a solution: those of two values first. */
export function trueClues(
  puzzle: Houses,
  solution: ZebraSolution,
  kinds: readonly string[],
): readonly ZebraClue[] {
  const values = Object.entries(puzzle.attributes).flatMap(([attribute, names]) =>
    names.map((name): Value => ({ reference: [attribute, name], house: solution[attribute]!.indexOf(name) })),
  );
  const pairTypes = PAIR_RELATIONS.filter((type) => kinds.includes(type));
  const pairs = values.flatMap((a, index) =>
    values.slice(index + 1).flatMap((b) => pairClues(a, b, pairTypes)),
  );
  const placeTypes = PLACE_RELATIONS.filter((type) => kinds.includes(type));
  const places = values.flatMap((a) => placeTypes.flatMap((type) => placeClues(a, type, puzzle.houses)));
  return [...pairs, ...places];
}

/** A value and its house in the solution. */
interface Value {
  readonly reference: Reference;
  readonly house: number;
}

/** The true clues of two values: a before b, and b before a where that says something else. */
function pairClues(a: Value, b: Value, types: readonly PairRelation[]): readonly ZebraClue[] {
  const clues: ZebraClue[] = [];
  const isOneAttribute = a.reference[0] === b.reference[0];
  for (const type of types) {
    if (isOneAttribute && (type === 'same' || type === 'different')) continue;
    if (pairHolds(type, a.house, b.house)) clues.push({ type, a: a.reference, b: b.reference });
    if (converse(type) === type || types.includes(converse(type))) continue;
    if (pairHolds(type, b.house, a.house)) clues.push({ type, a: b.reference, b: a.reference });
  }
  return clues;
}

function placeClues(
  { reference, house: own }: Value,
  type: PlaceRelation,
  houses: number,
): readonly ZebraClue[] {
  if (type === 'at') return [{ type, a: reference, house: own }];
  return Array.from({ length: houses }, (_, house): ZebraClue => ({ type, a: reference, house })).filter(
    (clue) => 'house' in clue && clue.house !== own,
  );
}

/** One text for a clue and its mirror image. */
function keyOf(clue: ZebraClue): string {
  if (isPlaceClue(clue)) return JSON.stringify([clue.type, clue.a, clue.house]);
  const mirrored = JSON.stringify([converse(clue.type), clue.b, clue.a]);
  const straight = JSON.stringify([clue.type, clue.a, clue.b]);
  return straight < mirrored ? straight : mirrored;
}
