/**
 * The patterns of phrases, each built when it is first asked for and kept: there is a fixed number of them,
 * whatever the puzzles are, and building one takes long.
 */
import { oncePerKey } from '../../../../core/index.js';
import { houseNames } from '../house-names.js';
import { COMMON_PARTS, type Manner, partsOf, type Speech } from './manner.js';
import { nounPattern } from './noun-templates.js';
import type { Role } from './statements.js';
import { anyOf, compile, whole } from './template.js';
import type { Topic } from './vocabulary.js';

/** The pattern of phrases of one role. */
export interface RolePattern {
  readonly role: Role;
  readonly pattern: RegExp;
}

const ROLES = new Map<string, Map<Topic, readonly RolePattern[]>>();

/** The patterns of phrases about the values of an attribute (`@`); the attribute's own name is `#`. */
export function rolePatterns({ manner, topic }: Speech): readonly RolePattern[] {
  const known = ROLES.get(manner) ?? new Map<Topic, readonly RolePattern[]>();
  ROLES.set(manner, known);
  const patterns = known.get(topic) ?? buildRoles({ manner, topic });
  known.set(topic, patterns);
  return patterns;
}

function buildRoles({ manner, topic }: Speech): readonly RolePattern[] {
  const parts = partsOf(topic);
  const { affirmed, denied } = deedTemplates(manner);
  return [
    { role: 'noun', pattern: whole(nounPattern(manner, parts)) },
    { role: 'does', pattern: whole(anyOf(affirmed, parts)) },
    { role: 'does not', pattern: whole(anyOf(denied, parts)) },
  ];
}

/**
 * The pattern of phrases about the houses of a street by their places, with a group for every house, in
 * order, of which the one that is named matches.
 */
export const placePattern = oncePerKey((houses: number): RegExp => {
  const groups = Array.from({ length: houses }, (_, house) => `(${anyOf(placeTemplates(house, houses))})`);
  const ahead = compile('[<house> of|<person> <in>]', COMMON_PARTS);
  return whole(`${ahead}(?:${groups.join('|')})${compile("['s (owner|resident|inhabitant|occupant)]")}`);
});

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const HOUSE = '(house|home|position|place|spot|building|one)';

/** The templates for a house, counted from 0 at the left. */
function placeTemplates(house: number, houses: number): readonly string[] {
  const fromLeft = ordinalsOf(house, houses);
  const fromRight = ordinalsOf(houses - 1 - house, houses);
  const numbers = [String(house + 1), ...NUMBERS.slice(house, house + 1)].join('|');
  return [
    `[the] (${fromLeft}) ${HOUSE} [(from|on) the left] [(on|in) the (street|row)]`,
    `[the] (${fromLeft}) from the left`,
    `[the] (${fromRight}) ${HOUSE} (from|on) the right`,
    `[the] (${fromRight}) from the right`,
    `(house|position|place|number) [number|no] (${numbers})`,
    ...(house === 0 ? endTemplates('left') : []),
    ...(house === houses - 1 ? [...endTemplates('right'), `[the] last ${HOUSE}`] : []),
    ...(house === houses - 2 ? [`[the] (second to last|next to last|penultimate) ${HOUSE}`] : []),
    ...(2 * house === houses - 1 ? middleTemplates() : []),
  ];
}

/** The words `first`, `1st` of a house, without `the` and `house`. */
function ordinalsOf(house: number, houses: number): string {
  const names = houseNames(house, houses).map((name) => /^the (\S+) house$/.exec(name)?.[1]);
  const ordinals = names.filter((name) => name !== undefined && !['middle', 'last'].includes(name));
  return ordinals.join('|');
}

function endTemplates(side: 'left' | 'right'): readonly string[] {
  return [
    `[the] (${side}most|${side} most|far ${side}|furthest ${side}|farthest ${side}) [${HOUSE}|end]`,
    `the ${HOUSE} (on|at|to) the (far|extreme) ${side} [end|side]`,
    `the ${HOUSE} (on|at) the ${side} end`,
    `the (${side}|far ${side}|extreme ${side}) end`,
  ];
}

function middleTemplates(): readonly string[] {
  return [
    `[the] (middle|center|centre|central) ${HOUSE}`,
    'the (middle|center|centre)',
    `the ${HOUSE} in the (middle|center|centre)`,
  ];
}

/** Templates of what is said about somebody by a value (`@`), "owns the @", and of the same denied. */
interface Deeds {
  readonly affirmed: readonly string[];
  readonly denied: readonly string[];
}

const GENERAL: Deeds = {
  affirmed: [
    '[<adverb>] (<does>|<do>) [<det>] [<attribute>] @ [<noun>] [<as>]',
    '(has|contains|holds|keeps) [<det>] @ [<noun>]',
    'has [<det>] <attribute> [of|named|called] [<det>] @',
    "'s <attribute> ['s name] (is|are) [named|called|in|<the>] @ [<noun>]",
    '(is|lives) with [<det>] @',
    'is <fond> [<det>] @ [<noun>]',
    'is <doing> [<det>] @ [<noun>]',
  ],
  denied: [
    '(do|does|did|will|can) not [<adverb>] <do> [<det>] [<attribute>] @ [<noun>] [<as>]',
    '(do|does) not (contain|hold) [<det>] @ [<noun>]',
    'never <does> [<det>] @ [<noun>]',
    '(has|owns|keeps) no @',
    "'s <attribute> ['s name] (is|are) not [named|called|in|<the>] @ [<noun>]",
    'does not live with [<det>] @',
    'is not <fond> [<det>] @ [<noun>]',
    'is not <doing> [<det>] @ [<noun>]',
  ],
};

const NAME: Deeds = {
  affirmed: ["['s name] is [named|called] @", "'s (owner|resident|inhabitant) is [named|called] @"],
  denied: ["['s name] is not [named|called] @"],
};

const NATION: Deeds = {
  affirmed: [
    "['s <attribute>] is [<the>] @ [<human>]",
    '(is|comes|hails) from [the] @',
    "'s (owner|resident|inhabitant) is [<the>] @ [<human>]",
  ],
  denied: ["['s <attribute>] is not [<the>] @ [<human>]", '(is not|does not (come|hail)) from [the] @'],
};

const COLOUR: Deeds = {
  affirmed: [
    '(lives|resides|is|dwells|stays) in [<the>] @ (house|home|one|building)',
    '(owns|has|occupies|inhabits) [<the>] @ (house|home|one)',
    "['s (house|home|<attribute>)] is [painted] @ [in color]",
    '(likes|loves|prefers) [the] [<attribute>] @',
  ],
  denied: [
    'does not (live|reside|dwell|stay) in [<the>] @ (house|home|one|building)',
    'does not (own|have|occupy|inhabit) [<the>] @ (house|home|one)',
    "['s (house|home|<attribute>)] is not [painted] @ [in color]",
    'does not (like|love|prefer) [the] [<attribute>] @',
  ],
};

/** The templates for the values of an attribute that is spoken of in a manner. */
function deedTemplates(manner: Manner): Deeds {
  switch (manner) {
    case 'name':
      return NAME;
    case 'nation':
      return NATION;
    case 'colour':
      return COLOUR;
    default:
      return GENERAL;
  }
}
