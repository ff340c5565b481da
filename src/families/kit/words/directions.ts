/** Directions in which lines lead, in words. */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Direction } from '../moves/loop-lines.js';
import { all, anyOf } from './series.js';

type Names = Readonly<Record<Direction, string>>;

const FROM: InLanguages<Names> = {
  en: { up: 'from above', down: 'from below', left: 'from the left', right: 'from the right' },
  de: { up: 'von oben', down: 'von unten', left: 'von links', right: 'von rechts' },
};
const TO: InLanguages<Names> = {
  en: { up: 'up', down: 'down', left: 'left', right: 'right' },
  de: { up: 'nach oben', down: 'nach unten', left: 'nach links', right: 'nach rechts' },
};

/** `from above`, `von oben` */
export function fromWords(direction: Direction, language: StepLanguage): string {
  return FROM[language][direction];
}

/** `up or left`, `nach oben oder nach links`; of lines that are there `and`. */
export function toWords(directions: readonly Direction[], language: StepLanguage, areThere = false): string {
  const words = directions.map((direction) => TO[language][direction]);
  return areThere ? all(words, language) : anyOf(words, language);
}
