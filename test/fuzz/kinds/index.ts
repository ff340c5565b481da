/** The registry of kinds, and the weighted draw of cases. */
import { createRng } from '../../../src/core/random.js';
import type { Case } from '../case.js';
import type { AnyKind } from '../kind.js';
import { certificateKind } from './certificate.js';
import { claimsKind } from './claims.js';
import { minimumKind } from './minimum.js';
import { modelKind } from './model.js';
import { roundtripKind } from './roundtrip.js';
import { callsKind, stressKind } from './stress.js';
import { verdictKind } from './verdict.js';

/** All kinds of cases. */
export const KINDS = [
  verdictKind,
  certificateKind,
  claimsKind,
  roundtripKind,
  modelKind,
  minimumKind,
  stressKind,
  callsKind,
] as readonly AnyKind[];

/** The kind of an id; undefined when there is none. */
export function findKind(id: string): AnyKind | undefined {
  return KINDS.find((kind) => kind.id === id);
}

/**
 * Kinds and subjects that a word names: all of a kind, or a family in all kinds; without a word all there
 * are.
 */
export function choicesOf(word?: string): readonly Pick<Case, 'kind' | 'subject'>[] {
  return KINDS.flatMap(({ id, subjects }) =>
    subjects
      .filter((subject) => word === undefined || word === id || word === subject)
      .map((subject) => ({ kind: id, subject })),
  );
}

/** Case number n of a seed: the kind by its weight, then one of its subjects. */
export function drawCase(
  seed: string,
  number: number,
  { word, stress = false }: { readonly word?: string; readonly stress?: boolean } = {},
): Case {
  const rng = createRng(`${seed}/draw/${number}`);
  const choices = choicesOf(word);
  const kinds = KINDS.filter(({ id }) => choices.some(({ kind }) => kind === id));
  const kind = rng.pick(kinds.flatMap((one) => new Array<AnyKind>(one.weight).fill(one)));
  const { subject } = rng.pick(choices.filter((choice) => choice.kind === kind.id));
  return { kind: kind.id, subject, seed, number, stress };
}
