/**
 * Samples of the clues that are true of a street: relations drawn by their weights, then one clue of each.
 */
import type { Rng } from '../../src/core/index.js';
import {
  type PairRelation,
  type PlaceRelation,
  trueClues,
  type ZebraClue,
  type ZebraPuzzle,
  type ZebraSolution,
} from '../../src/families/zebra/index.js';
import type { ZebraPlan } from './plan.js';

type Relation = PairRelation | PlaceRelation;

/** Relative frequencies of the relations. */
type Weights = Readonly<Record<Relation, number>>;

const TELLING: Weights = {
  same: 8,
  at: 2,
  'directly-left': 3,
  'directly-right': 3,
  adjacent: 2,
  left: 0.5,
  right: 0.5,
  'between-1': 0.5,
  'between-2': 0.3,
  different: 0,
  'not-at': 0,
};
const MIXED: Weights = {
  same: 5,
  at: 0.8,
  'directly-left': 2,
  'directly-right': 2,
  adjacent: 3,
  left: 1,
  right: 1,
  'between-1': 1,
  'between-2': 0.6,
  different: 0.6,
  'not-at': 0.4,
};
const VAGUE: Weights = {
  same: 4,
  at: 0,
  'directly-left': 0,
  'directly-right': 0,
  adjacent: 4,
  left: 1,
  right: 1,
  'between-1': 0,
  'between-2': 0,
  different: 0,
  'not-at': 1,
};
const WEIGHTS: Readonly<Record<ZebraPlan['aim'], Weights>> = {
  plain: TELLING,
  guessless: MIXED,
  any: MIXED,
  'look-ahead': MIXED,
  beyond: VAGUE,
};

/** Relations from those that determine most to those that determine least. */
const BY_TELLING: readonly Relation[] = [
  'at',
  'same',
  'directly-left',
  'directly-right',
  'between-2',
  'adjacent',
  'between-1',
  'left',
  'right',
  'different',
  'not-at',
];

/** Clues in a sample for each value on the street; it is to be more than enough. */
const CLUES_A_VALUE = 3;

/** Different clues that are true of the solution, in random order. */
export function sampleClues(
  street: ZebraPuzzle,
  solution: ZebraSolution,
  { aim, houses, attributes, places }: ZebraPlan,
  rng: Rng,
): readonly ZebraClue[] {
  const weights = Object.entries(WEIGHTS[aim]).filter(([relation]) => places || !relation.endsWith('at'));
  const piles = new Map(
    weights.map(([relation]) => [relation, rng.shuffle(trueClues(street, solution, [relation]))]),
  );
  const sample: ZebraClue[] = [];
  const wanted = CLUES_A_VALUE * houses * attributes;
  for (let draw = 0; draw < 4 * wanted && sample.length < wanted; draw++) {
    const clue = piles.get(drawRelation(weights, rng))!.pop();
    if (clue !== undefined) sample.push(clue);
  }
  return sample;
}

/** Costs of clues in the choice for an easy puzzle: vague ones cost most. */
export function vagueness(clues: readonly ZebraClue[]): readonly number[] {
  return clues.map(({ type }) => 1 + BY_TELLING.indexOf(type));
}

function drawRelation(weights: readonly (readonly [string, number])[], rng: Rng): string {
  let rest = rng.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [relation, weight] of weights) {
    rest -= weight;
    if (rest < 0) return relation;
  }
  return weights[0]![0];
}
