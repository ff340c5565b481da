/** The tool of the bench: given numbers, or a type of constraint with the fields of its form. */
import { computed, signal } from '@preact/signals';
import type { Cell } from '../../src/browser.js';
import { quick } from '../engine/lanes.js';
import { chosenCells, type NumberHand, openHand } from '../play/boards/index.js';
import { capitalised, libraryWords, say, spokenLanguage } from '../words/index.js';
import type { SpokenConstraint } from '../worker/constraints.js';
import { refusal, toggle } from './draft.js';
import { constraintOf, type FieldValues } from './drawing-hand.js';

/** The tool for numbers that the puzzle gives. */
export const GIVEN = 'given';
/** The tool for regions in place of boxes. */
export const REGIONS = 'regions';

export const tool = signal<string>(GIVEN);
/** The form of a constraint, which stays for the next one. */
export const values = signal<FieldValues>({});
export const cards = signal<readonly SpokenConstraint[]>([]);

/** The cursor and the chosen cells of the board. */
export const hand: NumberHand = openHand(signal<Cell>([0, 0]));

/** The type of constraint that is being drawn; undefined with another tool. */
export const card = computed(() => cards.value.find(({ type }) => type === tool.value));

/** Asks for the types once. */
export async function loadCards(): Promise<void> {
  if (cards.peek().length === 0)
    cards.value = await quick.call('constraint-types', { language: spokenLanguage() });
}

/** Takes another tool. */
export function takeTool(name: string): void {
  tool.value = name;
  hand.chosen.value = new Set();
  refusal.value = '';
}

/** Adds the constraint of the form on these cells; false where something is missing. */
export async function addConstraint(cells: readonly Cell[]): Promise<boolean> {
  const drawn = card.peek();
  const constraint = drawn && constraintOf(drawn, values.peek(), drawn.cells === undefined ? [] : cells);
  if (constraint === undefined) return false;
  const isAdded = await toggle(constraint);
  if (isAdded) hand.chosen.value = new Set();
  return isAdded;
}

/** Adds the constraint of the form on the chosen cells; a sentence says what is missing. */
export async function addOnChosen(): Promise<void> {
  refusal.value = '';
  const isAdded = await addConstraint(chosenCells(hand));
  if (!isAdded && refusal.peek() === '') refusal.value = say('whatIsMissing');
}

/** The name of a type for people: `killer cage`. */
export function nameOfType(type: string): string {
  const words = type.replaceAll('-', ' ');
  return words === 'xv' ? 'XV' : capitalised(libraryWords(words));
}
