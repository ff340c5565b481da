/** Words for points, tracks and rings, and for what follows from a supposition line by line. */
import { capitalised } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/move.js';
import { all } from '../../../kit/moves/words.js';
import { pointsWords } from '../group-names.js';
import type { Line } from './consequences.js';

/** Corners of a ring up to which all are named. */
const MOST_CORNERS = 6;

const NUMBERS: InLanguages<readonly string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  de: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
};

/** `two`; in German of tracks. */
export function inWords(count: number, language: StepLanguage): string {
  return NUMBERS[language][count] ?? String(count);
}

/** `one track`, `two tracks` */
export function tracksWords(count: number, language: StepLanguage): string {
  const noun = language === 'en' ? 'track' : 'Leiterbahn';
  const many = language === 'en' ? 's' : 'en';
  return `${inWords(count, language)} ${noun}${count === 1 ? '' : many}`;
}

/** `a ring with the corners r1c1, r1c2, r2c2 and r2c1` */
export function ringWords(corners: readonly string[], language: StepLanguage): string {
  if (language === 'de')
    return corners.length > MOST_CORNERS
      ? `ein Ring mit ${corners.length} Ecken von ${corners[0]} aus`
      : `ein Ring mit den Ecken ${all(corners, 'de')}`;
  return corners.length > MOST_CORNERS
    ? `a ring with ${corners.length} corners from ${corners[0]} on`
    : `a ring with the corners ${all(corners, 'en')}`;
}

/** A line of thought as a short clause: `r1c2 gets a third track to r1c3`. */
export function clause(line: Line, language: StepLanguage): string {
  return language === 'de' ? inGerman(line) : inEnglish(line);
}

function inEnglish(line: Line): string {
  switch (line.kind) {
    case 'full': {
      const why = line.tracks === 3 ? 'three tracks' : 'one track and no room for three';
      return `${line.point} has ${why}, so ${all(line.places, 'en')} ${line.places.length === 1 ? 'has' : 'have'} none`;
    }
    case 'needs':
      return `${line.point} ${NEEDS.en(line.tracks)} ${all(line.places, 'en')}`;
    case 'broken':
      return `${line.point} has ${tracksWords(line.tracks, 'en')}`;
    case 'ring':
      return `${line.place} would close ${ringWords(line.corners, 'en')}`;
    case 'closed-ring':
      return `there is ${ringWords(line.corners, 'en')}`;
    case 'way-out':
      return `${pointsWords(line.group, 'en')} can only get out by ${line.place}`;
    case 'cut-off':
      return `${pointsWords(line.group, 'en')} ${line.group.points === 1 ? 'is' : 'are'} cut off`;
  }
}

function inGerman(line: Line): string {
  switch (line.kind) {
    case 'full': {
      const why = line.tracks === 3 ? 'drei Leiterbahnen' : 'eine Leiterbahn und für drei keinen Platz';
      return `${line.point} hat ${why}, also ${line.places.length === 1 ? 'bleibt' : 'bleiben'} ${all(line.places, 'de')} leer`;
    }
    case 'needs':
      return `${line.point} ${NEEDS.de(line.tracks)} ${all(line.places, 'de')}`;
    case 'broken':
      return `${line.point} hat ${tracksWords(line.tracks, 'de')}`;
    case 'ring':
      return `${line.place} würde einen Ring schließen (${ringWords(line.corners, 'de')})`;
    case 'closed-ring':
      return `es entsteht ${ringWords(line.corners, 'de')}`;
    case 'way-out':
      return `${pointsWords(line.group, 'de')} ${line.group.points === 1 ? 'kommt' : 'kommen'} nur über ${line.place} hinaus`;
    case 'cut-off':
      return `${pointsWords(line.group, 'de')} ${line.group.points === 1 ? 'ist' : 'sind'} abgeschnitten`;
  }
}

/** By the tracks that a point has: how it gets the others. */
const NEEDS: InLanguages<(tracks: number) => string> = {
  en: (tracks) =>
    ['can only take', 'has one track and gets three, with', 'has two tracks and so a third,'][tracks]!,
  de: (tracks) =>
    ['kann nur zu', 'hat eine Leiterbahn und bekommt drei, mit', 'hat zwei Leiterbahnen und damit eine dritte,'][
      tracks
    ]!,
};

/** Lines of thought, one after the other. */
export function clauses(lines: readonly Line[], language: StepLanguage): string {
  const words = lines.map((line) => clause(line, language));
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join('; ')}; ${language === 'de' ? 'und' : 'and'} ${words.at(-1)}`;
}

/** A line of thought as a sentence. */
export function sentence(line: Line, language: StepLanguage): string {
  return `${capitalised(clause(line, language))}.`;
}
