/** The words for two lines or none in a point, and for loops that are closed too early. */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { fromWords, toWords } from '../words/directions.js';
import type { Direction } from './loop-lines.js';

/** The number of lines in a point, and the places there that it decides. */
export interface AtPoint {
  readonly point: InLanguages<string>;
  readonly lines: number;
  /** The directions of the places that are left; none where the point cannot keep its rule. */
  readonly to: readonly Direction[];
}

/** Lines that follow or are excluded in a point; a closed ring where there is no point. */
export interface PointForced extends Omit<AtPoint, 'point'> {
  /** Absent: lines close a ring that leaves something out. */
  readonly point?: AtPoint['point'];
  /** The place without a line that would close a ring; absent: a ring is closed. */
  readonly closing?: InLanguages<string>;
  /** The places that get a line. */
  readonly drawn: readonly number[];
}

/** The consequence of the lines in a point, or its fault, as a clause. */
export function pointClause({ point, lines, to }: AtPoint, language: StepLanguage): string {
  const name = point[language];
  const clauses = (): InLanguages<string> => {
    if (to.length === 0 && lines > 2) {
      return {
        en: `more than two lines meet in ${name}`,
        de: `mehr als zwei Linien führen in ${name}`,
      };
    }
    if (to.length === 0) {
      return {
        en: `a line into ${name} cannot go on`,
        de: `eine Linie in ${name} kann nicht weitergehen`,
      };
    }
    if (lines > 1) {
      return {
        en: `${name} has two lines, so none leads ${toWords(to, 'en')}`,
        de: `${name} hat zwei Linien, also führt keine ${toWords(to, 'de')}`,
      };
    }
    if (lines === 1) {
      return {
        en: `the line into ${name} goes on ${toWords(to, 'en')}`,
        de: `die Linie in ${name} geht nur ${toWords(to, 'de')} weiter`,
      };
    }
    return {
      en: `a line ${fromWords(to[0]!, 'en')} into ${name} could not go on`,
      de: `eine Linie ${fromWords(to[0]!, 'de')} in ${name} könnte nicht weitergehen`,
    };
  };
  return clauses()[language];
}

/** The same, or that a loop is closed, or would be, which leaves something out. */
export function loopClause({ point, closing, ...step }: PointForced, language: StepLanguage): string {
  if (point !== undefined) return pointClause({ point, ...step }, language);
  const clauses: InLanguages<string> =
    closing === undefined
      ? { en: 'a loop is closed too early', de: 'eine Schleife ist zu früh geschlossen' }
      : {
          en: `a line along ${closing.en} would close a loop too early`,
          de: `eine Linie an ${closing.de} würde eine Schleife zu früh schließen`,
        };
  return clauses[language];
}
