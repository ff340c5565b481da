/**
 * Templates of what is said about a person or a house by a value (`@`): "owns the @", and of the same denied.
 */
import type { Manner } from './manner.js';

/** Templates of deeds, affirmed and denied. */
export interface Deeds {
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
export function deedTemplates(manner: Manner): Deeds {
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
