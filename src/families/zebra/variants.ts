import type { Attributes, PairClue, Reference, ZebraClue, ZebraPuzzle } from './puzzle.js';

/** Relations that say the same with their two values exchanged, and by which relation they say it. */
const EXCHANGED: Readonly<Record<string, PairClue['type']>> = {
  'directly-right': 'directly-left',
  right: 'left',
};
const SYMMETRIC: readonly string[] = ['same', 'different', 'adjacent', 'between-1', 'between-2'];

/** Relations as seen from the other end of the street. */
const MIRRORED: Readonly<Record<string, PairClue['type']>> = {
  'directly-left': 'directly-right',
  'directly-right': 'directly-left',
  left: 'right',
  right: 'left',
};

/** The street as it is and from its other end; attributes, values and clues in order of their letters. */
export function zebraVariants(puzzle: ZebraPuzzle): readonly ZebraPuzzle[] {
  const { houses, clues } = puzzle;
  const fromBehind = clues.map((clue) => mirrored(clue, houses));
  return [clues, fromBehind].map((said) => inOrder({ ...puzzle, clues: said }));
}

function mirrored(clue: ZebraClue, houses: number): ZebraClue {
  if ('house' in clue) return { ...clue, house: houses - 1 - clue.house };
  return { ...clue, type: MIRRORED[clue.type] ?? clue.type };
}

function inOrder({ family, houses, attributes, clues }: ZebraPuzzle): ZebraPuzzle {
  const sorted: Attributes = Object.fromEntries(
    Object.keys(attributes)
      .sort()
      .map((name) => [name, [...attributes[name]!].sort()]),
  );
  const texts = clues.map((clue) => JSON.stringify(plain(clue))).sort();
  return { family, houses, attributes: sorted, clues: texts.map((text) => JSON.parse(text) as ZebraClue) };
}

/** One of the ways to say a clue, with its keys in one order. */
function plain(clue: ZebraClue): ZebraClue {
  if ('house' in clue) return { type: clue.type, a: clue.a, house: clue.house };
  const { type, a, b } = clue;
  const exchanged = EXCHANGED[type];
  if (exchanged !== undefined) return { type: exchanged, a: b, b: a };
  const exchanges = SYMMETRIC.includes(type) && keyOf(b) < keyOf(a);
  return exchanges ? { type, a: b, b: a } : { type, a, b };
}

function keyOf(reference: Reference): string {
  return JSON.stringify(reference);
}
