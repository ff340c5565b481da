/**
 * The templates of whole sentences by meaning. `A` and `B` are people or houses, `P` is a deed, `M` a denied
 * one. "To the left" without "directly" or "somewhere" means either, so such sentences have two meanings.
 */
import type { PairRelation } from '../../puzzle.js';
import { anyOf, type Parts } from './template.js';
import { PARTICIPLES } from './vocabulary.js';

interface Sentence {
  /** Every relation of A to B that the sentence can mean. */
  readonly means: readonly PairRelation[];
  readonly templates: readonly string[];
  readonly parts: Parts;
}

const DONE = anyOf(PARTICIPLES);
/** To be somewhere; "not" never follows. */
const LIVES = anyOf(
  [
    '(is|are|lives|live|resides|reside|stays|stay|dwells|sits|stands) [located|situated|positioned|placed|living|found|<done>] [in (a|the) (house|home|one)]',
    '(can|may) be found [in (a|the) (house|home)]',
    'has (a|his|her|their) (house|home)',
  ],
  { done: DONE },
);
const NEIGHBOUR = anyOf(['[next door|direct|immediate|closest] (neighbor|neighbour|neighbors|neighbours)']);
const DIRECTLY = anyOf([
  '(directly|immediately|just|exactly|next door) [next to and]',
  '[exactly] (one|1) (house|place|position|spot|step)',
  '[directly|immediately|right] (next to|adjacent to|next door) and',
]);
const SOMEWHERE = anyOf([
  '(somewhere|anywhere|someplace|some place|some distance|at some point|farther|further|some houses|at least one house)',
]);
const COUNTS: Readonly<Record<1 | 2, string>> = {
  1: anyOf(['[exactly|only|just] (one|1|a|a single) [other] house']),
  2: anyOf(['[exactly|only|just] (two|2) [other] houses']),
};

function parts(more: Parts): Parts {
  return { lives: LIVES, done: DONE, neighbour: NEIGHBOUR, ...more };
}

const SAME: readonly string[] = [
  'A (is|are) [also] [in|on|at] B',
  'A [also] <lives> [in|on|at] B',
  'A (is|are) <done> (in|by|at) B',
  'A [also] P',
  'it is A (who|that) P',
  '(in|at|on|inside) A [there] (lives|is|resides|dwells|stands) B',
  '(in|at|on|inside) A B (lives|resides|is|are) [<done>]',
  '(in|at) A (they|people|the owner|the resident|the person|someone|somebody) P',
  'A is where B (lives|resides|is|are) [<done>]',
  'A (is|are) the same [person|house|one] as B',
  'A <lives> in the same house as B',
  'A and B (are|is) [both] the same [person|house|one]',
  'A and B (live|reside|are|is) in the same house',
  'A and B share (the same|a|one) house',
  'A belongs to B',
  'A = B',
];
const DIFFERENT: readonly string[] = [
  'A (is|are) not [in|on|at] B',
  'A (do|does) not (live|reside|stay|dwell) [in|on|at] B',
  'A (is|are) not <done> (in|by|at) B',
  'A M',
  '(in|at|on) A B (is|are) not <done>',
  'A (is|are) not the same [person|house|one] as B',
  'A and B are not the same [person|house|one]',
  'A and B are different [people|persons|houses]',
  'A (is|are) [a] different [person|house|one] (from|than|to) B',
  'A (is|are) (someone|somebody|another person) other than B',
  'A differs from B',
  'A and B differ',
  'A and B (are not|do not (live|reside)) in the same house',
  'A and B (are|live|reside) in different houses',
  'A <lives> in (a different|another) house (than|from|to) B',
  'A does not belong to B',
];
const ADJACENT: readonly string[] = [
  'A <lives> [directly|immediately|right|just] (next to|next door to|beside|adjacent to|alongside) B',
  'A <lives> in (a|the) (house|home) [directly|immediately|right] (next to|next door to|beside|adjacent to|neighboring|neighbouring|adjoining) B',
  '(in|at) A is the neighbor of B',
  'A (is|are) [a|the|one of the] <neighbour> (of|to|with) B',
  "A (is|are) B 's <neighbour>",
  "A 's <neighbour> (is|are) B",
  "A 's <neighbour> P",
  'A has [a|an] <neighbour> [who|that|which] P',
  'A has B (as|for) [a|his|her|their] <neighbour>',
  '(a|the|one) <neighbour> of A P',
  'A <lives> [exactly] (one|1) house (away|over) from B',
  'A and B <lives> [directly|immediately|right] (next to|beside|adjacent to|next door to) (each other|one another)',
  'A and B (are|live as) [adjacent|<neighbour>|next door|side by side]',
  'A and B <lives> (next door|side by side)',
  '[directly|immediately|right|just] (next to|next door to|beside|adjacent to|alongside) A [there] <lives> B',
  'A and B (are|live) in (adjacent|neighboring|neighbouring|adjoining|consecutive|next door) houses',
  'the houses of A and B are (adjacent|neighboring|next to each other|next to one another|side by side)',
];

/** "To the left of" and its usual variants. */
function sideOf(side: 'left' | 'right'): Parts {
  return parts({
    side: anyOf([`[to|on|at|in] [the] ${side} [hand] [side] of`]),
    immediate: anyOf([`[to|on|at] the (immediate|direct) ${side} [hand] [side] of`]),
    word: anyOf([side]),
    directly: DIRECTLY,
    somewhere: SOMEWHERE,
    order: anyOf([side === 'left' ? 'before' : 'after']),
  });
}

function directional(side: 'left' | 'right'): readonly Sentence[] {
  const direct: PairRelation = side === 'left' ? 'directly-left' : 'directly-right';
  // "To the left of A lives B": A is to the right.
  const other = side === 'left' ? 'right' : 'left';
  const otherDirect: PairRelation = side === 'left' ? 'directly-right' : 'directly-left';
  return [
    {
      means: [direct],
      templates: [
        'A <lives> [the house] <directly> <side> B',
        'A <lives> <immediate> B',
        'A <lives> (directly|immediately|just|right) <order> B',
        'A (is|are) the [immediate|direct] <word> [hand] <neighbour> of B',
        "A (is|are) B 's [immediate|direct] <word> [hand] <neighbour>",
      ],
      parts: sideOf(side),
    },
    {
      means: [side],
      templates: [
        'A <lives> <somewhere> <side> B',
        'A <lives> <somewhere> <word> than B',
        'A <lives> <somewhere> <order> B',
      ],
      parts: sideOf(side),
    },
    {
      means: [direct, side],
      templates: ['A <lives> [the house] <side> B', 'A <lives> <order> B'],
      parts: sideOf(side),
    },
    {
      means: [otherDirect],
      templates: ['[in the house] <directly> <side> A [there] <lives> B', '<immediate> A [there] <lives> B'],
      parts: sideOf(side),
    },
    {
      means: [other],
      templates: ['<somewhere> <side> A [there] <lives> B'],
      parts: sideOf(side),
    },
    {
      means: [otherDirect, other],
      templates: ['[in the house] <side> A [there] <lives> B'],
      parts: sideOf(side),
    },
  ];
}

function between(means: 'between-1' | 'between-2', count: 1 | 2): Sentence {
  return {
    means: [means],
    templates: [
      'there (is|are) <count> [located|standing|situated] [in] between A and B',
      'between A and B [there] (is|are|stands|stand|lies|lie) <count>',
      'A and B (have|are|live|live with|are with|with) <count> [in] between them',
      'A and B are separated by <count>',
      'A is separated from B by <count>',
      '<count> (is|are|stands|stand|lies|lie) [located] [in] between A and B',
      '<count> (separates|separate) A (and|from) B',
      'A <lives> [exactly] <away> houses (away|over) from B',
    ],
    parts: parts({ count: COUNTS[count], away: anyOf([count === 1 ? 'two|2' : 'three|3']) }),
  };
}

/** All sentences. A number of houses "apart" can be counted in two ways. */
export const SENTENCES: readonly Sentence[] = [
  { means: ['same'], templates: SAME, parts: parts({}) },
  { means: ['different'], templates: DIFFERENT, parts: parts({}) },
  { means: ['adjacent'], templates: ADJACENT, parts: parts({}) },
  ...directional('left'),
  ...directional('right'),
  between('between-1', 1),
  between('between-2', 2),
  {
    means: ['adjacent', 'between-1'],
    templates: ['A and B <lives> [exactly] (one|1) house apart'],
    parts: parts({}),
  },
  {
    means: ['between-1', 'between-2'],
    templates: ['A and B <lives> [exactly] (two|2) houses apart'],
    parts: parts({}),
  },
];
