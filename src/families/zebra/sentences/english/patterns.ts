/**
 * The patterns of phrases, each built when it is first asked for and kept: there is a fixed number of them,
 * whatever the puzzles are, and building one takes long.
 */
import { deedTemplates } from './deed-templates.js';
import { COMMON_PARTS, partsOf, type Speech } from './manner.js';
import { nounPattern } from './noun-templates.js';
import { placeTemplates } from './places.js';
import type { Role } from './statements.js';
import { anyOf, compile, whole } from './template.js';
import type { Topic } from './vocabulary.js';

/** The pattern of phrases of one role. */
export interface RolePattern {
  readonly role: Role;
  readonly pattern: RegExp;
}

const ROLES = new Map<string, Map<Topic, readonly RolePattern[]>>();
const PLACES = new Map<number, RegExp>();

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
export function placePattern(houses: number): RegExp {
  const pattern = PLACES.get(houses) ?? buildPlaces(houses);
  PLACES.set(houses, pattern);
  return pattern;
}

function buildPlaces(houses: number): RegExp {
  const groups = Array.from({ length: houses }, (_, house) => `(${anyOf(placeTemplates(house, houses))})`);
  const ahead = compile('[<house> of|<person> <in>]', COMMON_PARTS);
  return whole(`${ahead}(?:${groups.join('|')})${compile("['s (owner|resident|inhabitant|occupant)]")}`);
}
