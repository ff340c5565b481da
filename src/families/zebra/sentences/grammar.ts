/**
 * The patterns of clue sentences: an opening about one value ("The Norwegian lives", "Kools are smoked", "The
 * green house is"), a link ("next to") and what it links to ("the blue house"). Openings differ in their
 * frame, which decides the links that may follow.
 */
import type { PairRelation } from '../puzzle.js';

/**
 * The kind of clause that an opening begins: a person lives, coffee is drunk, the house is, a person does.
 */
export type Frame = 'lives' | 'thing' | 'house' | 'does' | 'between-1' | 'between-2';

/** The phrase after a link: the house of a value, that or its owner, a place on the street, a deed. */
export type Target = 'house' | 'anyone' | 'place' | 'deed' | 'denied deed';

export interface Link {
  readonly frame: Frame;
  /** Empty: the target follows at once. */
  readonly words: string;
  readonly type: PairRelation | 'at';
  readonly target: Target;
}

/** Words of the relations along the street; the first ones of each type are written. */
const POSITIONS: readonly (readonly [PairRelation, string])[] = [
  ['directly-left', 'immediately to the left of'],
  ['directly-left', 'directly to the left of'],
  ['directly-right', 'immediately to the right of'],
  ['directly-right', 'directly to the right of'],
  ['left', 'somewhere to the left of'],
  ['right', 'somewhere to the right of'],
  ['adjacent', 'next to'],
];

const PLACED: readonly Link[] = (['lives', 'thing', 'house'] as const).flatMap((frame) => [
  { frame, words: frame === 'house' ? '' : 'in', type: 'same' as const, target: 'house' as const },
  { frame, words: frame === 'house' ? '' : 'in', type: 'at' as const, target: 'place' as const },
  ...POSITIONS.map(([type, position]): Link => {
    const words = frame === 'thing' ? `in the house ${position}` : position;
    return { frame, words, type, target: 'anyone' };
  }),
]);

/** Every link that may follow an opening. */
export const LINKS: readonly Link[] = [
  ...PLACED,
  { frame: 'does', words: '', type: 'same', target: 'deed' },
  { frame: 'does', words: '', type: 'different', target: 'denied deed' },
  { frame: 'between-1', words: 'and', type: 'between-1', target: 'anyone' },
  { frame: 'between-2', words: 'and', type: 'between-2', target: 'anyone' },
];

/** The openings about houses that stand between two others. */
export const BETWEEN: Readonly<Record<'between-1' | 'between-2', string>> = {
  'between-1': 'there is one house between',
  'between-2': 'there are two houses between',
};
