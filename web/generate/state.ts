/** New puzzles: the request, the work in progress, and the results. */
import { signal } from '@preact/signals';
import type { Difficulty, Failures, GeneratedPuzzle, NamedSetting, Puzzle } from '../../src/browser.js';
import { cardOf } from '../engine/families.js';
import { CallError } from '../engine/lane.js';
import { making } from '../engine/lanes.js';
import { type FormValues, givenValues } from '../ui/setting-field.js';
import { say } from '../words/index.js';
import type { FamilyCard } from '../worker/families.js';

/** The request besides the settings of the generator. */
export interface Wish {
  readonly seed: string;
  readonly difficulty: '' | Difficulty;
  readonly noGuess: boolean;
}

export const wish = signal<Wish>({ seed: '', difficulty: '', noGuess: false });
/** The values of each family's form. */
export const forms = signal<Readonly<Record<string, FormValues>>>({});
/** The family whose puzzle is being made. */
export const isMaking = signal<string | undefined>(undefined);
/** The puzzles that were made, the newest first. */
export const made = signal<readonly GeneratedPuzzle<Puzzle, unknown>[]>([]);
/** The fault of the last request, and the setting that it concerns. */
export const refusal = signal<{ readonly message: string; readonly part?: string } | undefined>(undefined);

/** Changes one value of a family's form. */
export function setValue(family: string, name: string, value: string | boolean): void {
  forms.value = { ...forms.value, [family]: { ...forms.value[family], [name]: value } };
}

/** The settings that the sizes of a family mean. */
export function sizeSettings({ settings, presets }: FamilyCard): readonly NamedSetting[] {
  return settings.filter(({ name }) => presets.some(({ settings: given }) => name in given));
}

/** Fills a family's form with a preset; settings that no preset names stay as they are. */
export function usePreset(card: FamilyCard, preset: FamilyCard['presets'][number]): void {
  const { id } = card;
  const names = new Set(sizeSettings(card).map(({ name }) => name));
  const others = Object.entries(forms.value[id] ?? {}).filter(([name]) => !names.has(name));
  const values = Object.entries(preset.settings).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? value : String(value),
  ]);
  forms.value = { ...forms.value, [id]: Object.fromEntries([...others, ...values]) };
}

const SEED_RADIX = 36;
const SEED_LENGTH = 8;

/** A seed that was not used before; the same seed and settings give the same puzzle on any machine. */
export function freshSeed(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return [...numbers]
    .map((number) => number.toString(SEED_RADIX))
    .join('')
    .slice(0, SEED_LENGTH);
}

/** The number of the latest request; a request that was ended by another one changes nothing any more. */
let asked = 0;

/** Makes one puzzle of a family. */
export async function makeOne(family: string): Promise<void> {
  const card = cardOf(family);
  if (card === undefined) return;
  const number = ++asked;
  making.cancel();
  const { seed, difficulty, noGuess } = wish.peek();
  const settings = givenValues(card.settings, forms.peek()[family] ?? {});
  refusal.value = undefined;
  isMaking.value = family;
  try {
    const options = {
      seed: seed === '' ? freshSeed() : seed,
      settings,
      noGuess,
      ...(difficulty === '' ? {} : { difficulty }),
    };
    const answer = await making.call('generate', [family, options]);
    isMaking.value = undefined;
    if (answer.status === 'limit') refusal.value = { message: failureWords(answer) };
    else made.value = [...answer.puzzles, ...made.peek()];
  } catch (error) {
    if (number !== asked) return;
    isMaking.value = undefined;
    if (error instanceof CallError && error.failure.kind === 'cancelled') return;
    const failure = error instanceof CallError ? error.failure : { message: String(error) };
    const part = 'part' in failure ? failure.part : undefined;
    refusal.value = {
      message: failure.message,
      ...(part === undefined ? {} : { part }),
    };
  }
}

function failureWords({ failures }: Failures): string {
  const reasons = failures.slice(0, 3).map(({ reason, count }) => `${reason} (${count})`);
  return reasons.length === 0 ? say('noAttempt') : say('noAttemptBecause', { reasons: reasons.join('; ') });
}

/** Ends the work in progress. */
export function cancelMaking(): void {
  isMaking.value = undefined;
  making.cancel();
}
