/** The families, once the worker has sent them. */
import { signal } from '@preact/signals';
import type { FamilyCard } from '../worker/families.js';
import { quick } from './lanes.js';

export const families = signal<readonly FamilyCard[]>([]);

/** A sentence on why the families are not known, if they are not. */
export const familiesFailure = signal('');

/** Asks the worker for the families. */
export function loadFamilies(): void {
  quick.call('families', null).then(
    (cards) => {
      families.value = cards;
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
