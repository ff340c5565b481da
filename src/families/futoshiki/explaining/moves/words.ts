/** Words of the moves of Futoshiki. */
import type { InLanguages, StepLanguage } from '../../../contract/language.js';

/** Upwards: smaller numbers decide how large others are at least. Downwards: how small at most. */
export type Direction = 'up' | 'down';

const BOUNDS: InLanguages<Readonly<Record<Direction, string>>> = {
  en: { up: 'at least', down: 'at most' },
  de: { up: 'mindestens', down: 'höchstens' },
};

/** A cell with its bound. */
export interface Bounded {
  readonly cell: string;
  readonly number: number;
  /** True if it can hold nothing but this number. */
  readonly isExact: boolean;
}

/** `r1c2 is at least 3`, as a part after `so`: in German with the verb first. */
export function bounded(
  { cell, number, isExact }: Bounded,
  direction: Direction,
  language: StepLanguage,
): string {
  const value = isExact ? String(number) : `${BOUNDS[language][direction]} ${number}`;
  return language === 'en' ? `${cell} is ${value}` : `ist ${cell} ${value}`;
}
