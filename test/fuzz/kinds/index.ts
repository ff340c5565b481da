/** The registry of kinds, and the weighted draw of cases. */
import { createRng } from '../../../src/core/random.js';
import type { Case } from '../case.js';
import type { AnyKind } from '../kind.js';
import { certificateKind } from './certificate.js';
import { claimsKind } from './claims.js';
import { explainKind } from './explain.js';
import { minimumKind } from './minimum.js';
import { modelKind } from './model.js';
import { roundtripKind } from './roundtrip.js';
import { callsKind, stressKind } from './stress.js';
import { smallKind, verdictKind } from './verdict.js';

/** All kinds of cases. */
export const KINDS = [
  verdictKind,
  smallKind,
  certificateKind,
  claimsKind,
  explainKind,
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
 * Kinds and subjects that words name, with commas between them: the kinds among them, or all, with the
 * subjects among them, or all. A word that names neither leaves nothing.
 */
export function choicesOf(words?: string): readonly Pick<Case, 'kind' | 'subject'>[] {
  const [kinds, subjects]: [string[], string[]] = [[], []];
  for (const word of words?.split(',') ?? []) (findKind(word) === undefined ? subjects : kinds).push(word);
  if (!subjects.every((word) => KINDS.some((kind) => kind.subjects.includes(word)))) return [];
  return KINDS.filter(({ id }) => kinds.length === 0 || kinds.includes(id)).flatMap((kind) =>
    kind.subjects
      .filter((subject) => subjects.length === 0 || subjects.includes(subject))
      .map((subject) => ({ kind: kind.id, subject })),
  );
}

/** Case number n of a seed: the kind by its weight, then one of its subjects. */
export function drawCase(
  seed: string,
  number: number,
  { words, stress = false }: { readonly words?: string; readonly stress?: boolean } = {},
): Case {
  const rng = createRng(`${seed}/draw/${number}`);
  const choices = choicesOf(words);
  const kinds = KINDS.filter(({ id }) => choices.some(({ kind }) => kind === id));
  const kind = rng.pick(kinds.flatMap((one) => new Array<AnyKind>(one.weight).fill(one)));
  const { subject } = rng.pick(choices.filter((choice) => choice.kind === kind.id));
  return { kind: kind.id, subject, seed, number, stress };
}
