/** All elements by their keys. */
import type { ElementKind } from './element.js';
import { FOG_KINDS } from './fog.js';
import { GROUP_KINDS } from './groups.js';
import { LINE_KINDS } from './lines.js';
import { OUTSIDE_KINDS } from './outside.js';

/** Of several kinds for one type the first that can hold a constraint is written. */
export const ELEMENT_KINDS: readonly ElementKind<unknown>[] = [
  ...GROUP_KINDS,
  ...LINE_KINDS,
  ...OUTSIDE_KINDS,
  ...FOG_KINDS,
];

const BY_KEY = new Map(ELEMENT_KINDS.map((kind) => [kind.key, kind]));

/** The kind of a key; undefined: there is none. */
export function kindOf(key: string): ElementKind<unknown> | undefined {
  return BY_KEY.get(key);
}
