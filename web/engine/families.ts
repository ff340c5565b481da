/** The families, once the worker has sent them. */
import { signal } from '@preact/signals';
import { spokenLanguage } from '../words/index.js';
import type { FamilyCard } from '../worker/families.js';
import { BUILD } from './lane.js';
import { quick } from './lanes.js';
import { readStoredJson, store } from './stored.js';

export const families = signal<readonly FamilyCard[]>([]);

/** A sentence on why the families are not known, if they are not. */
export const familiesFailure = signal('');

/** The families as the worker of a build says them in a language. */
interface Kept {
  readonly key: string;
  readonly cards: readonly FamilyCard[];
}

const KEY = 'families';

/**
 * Takes the families as they were kept, or else asks the worker for them.
 * @param first what the worker does before
 */
export function loadFamilies(first: Promise<void> = Promise.resolve()): void {
  const language = spokenLanguage();
  const key = `${BUILD} ${language}`;
  const kept = readStoredJson(KEY) as Partial<Kept> | undefined;
  if (kept?.key === key && kept.cards !== undefined) {
    families.value = kept.cards;
    return;
  }
  first
    .then(() => quick.call('families', { language }))
    .then(
      (cards) => {
        families.value = cards;
        store(KEY, JSON.stringify({ key, cards } satisfies Kept));
      },
      (error: Error) => {
        familiesFailure.value = error.message;
      },
    );
}

/** The card of a family; undefined while it is not known. */
export function cardOf(id: string): FamilyCard | undefined {
  return families.value.find((card) => card.id === id);
}

/** The name of a family for people. */
export function nameOfFamily(id: string): string {
  return cardOf(id)?.name ?? id;
}
