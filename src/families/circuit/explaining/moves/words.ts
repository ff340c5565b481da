/** Words for points, tracks and rings, and for what follows from a supposition line by line. */
import type { InLanguages, StepLanguage } from '../../../contract/move.js';
import { all } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import { type GroupName, groupWords, pointsWords } from '../group-names.js';
import type { Line } from './consequences.js';

/** Corners of a ring up to which all are named. */
const MOST_CORNERS = 6;

/** `one track`, `two tracks` */
function tracksWords(count: number, language: StepLanguage): string {
  const noun = language === 'en' ? 'track' : 'Leiterbahn';
  const many = language === 'en' ? 's' : 'en';
  return `${inWords(count, language, 'e')} ${noun}${count === 1 ? '' : many}`;
}

/** `ring with the corners r1c1, r1c2, r2c2 and r2c1` */
function ringWords(corners: readonly string[], language: StepLanguage): string {
  const isLong = corners.length > MOST_CORNERS;
  if (language === 'de')
    return isLong
      ? `Ring mit ${corners.length} Ecken von ${corners[0]} aus`
      : `Ring mit den Ecken ${all(corners, 'de')}`;
  return isLong
    ? `ring with ${corners.length} corners from ${corners[0]} on`
    : `ring with the corners ${all(corners, 'en')}`;
}

/**
 * `the four points r1c1 to r1c4 have an odd number of tracks each, so an even number of tracks leaves them`
 */
export function leavingWords({ group }: { readonly group: GroupName }, language: StepLanguage): string {
  const [count, name] = [inWords(group.points, language, 'e'), groupWords(group, language)];
  const isEven = group.points % 2 === 0;
  return language === 'de'
    ? `die ${count} Punkte ${name} haben je eine ungerade Zahl von Leiterbahnen, also führt eine ${isEven ? 'gerade' : 'ungerade'} Zahl hinaus`
    : `the ${count} points ${name} have an odd number of tracks each, so an ${isEven ? 'even' : 'odd'} number of tracks leaves them`;
}

/** A line of thought as a short clause: `r1c2 gets a third track to r1c3`. */
function clause(line: Line, language: StepLanguage): string {
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
      return `${line.place} would close a ${ringWords(line.corners, 'en')}`;
    case 'closed-ring':
      return `there is a ${ringWords(line.corners, 'en')}`;
    case 'way-out':
      return `${pointsWords(line.group, 'en')} can only get out by ${line.place}`;
    case 'cut-off':
      return `${pointsWords(line.group, 'en')} ${line.group.points === 1 ? 'is' : 'are'} cut off`;
    case 'none-of':
      return line.places.length === 2
        ? `${line.point} has one track, and gets both ${all(line.places, 'en')} or neither; both would close a ${ringWords(line.corners, 'en')}`
        : `${line.point} has one track, and gets two others or none; any two of ${all(line.places, 'en')} would close a ring`;
    case 'both-of':
      return `${line.point} has one track, and gets both ${all(line.places, 'en')}, the only ways out of ${pointsWords(line.group, 'en')}`;
    case 'closes-off':
      return line.single.length === line.group.points
        ? `${all(line.single, 'en')} have room for only one track each, so ${line.place} would cut them off`
        : `${line.place} would cut off ${pointsWords(line.group, 'en')}${singleWords(line.single, 'en')}`;
    case 'parity':
      return `${leavingWords(line, 'en')}, and ${line.place} is ${line.hasTrack ? 'one' : 'none'} of these`;
    case 'odd':
      return `${leavingWords(line, 'en')}, but ${line.others.length === 0 ? 'there is none' : `${all(line.others, 'en')} ${line.others.length === 1 ? 'does' : 'do'}`}`;
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
      return `${line.place} würde einen ${ringWords(line.corners, 'de')} schließen`;
    case 'closed-ring':
      return `es entsteht ein ${ringWords(line.corners, 'de')}`;
    case 'way-out':
      return `${pointsWords(line.group, 'de')} ${line.group.points === 1 ? 'kommt' : 'kommen'} nur über ${line.place} hinaus`;
    case 'cut-off':
      return `${pointsWords(line.group, 'de')} ${line.group.points === 1 ? 'ist' : 'sind'} abgeschnitten`;
    case 'none-of':
      return line.places.length === 2
        ? `${line.point} hat eine Leiterbahn und bekommt ${all(line.places, 'de')} beide oder keine davon; beide würden einen ${ringWords(line.corners, 'de')} schließen`
        : `${line.point} hat eine Leiterbahn und bekommt noch zwei oder keine; je zwei von ${all(line.places, 'de')} würden einen Ring schließen`;
    case 'both-of':
      return `${line.point} hat eine Leiterbahn und bekommt ${all(line.places, 'de')}, die einzigen Auswege für ${pointsWords(line.group, 'de')}`;
    case 'closes-off':
      return line.single.length === line.group.points
        ? `${all(line.single, 'de')} haben nur für je eine Leiterbahn Platz, also würde ${line.place} sie abschneiden`
        : `${line.place} würde ${pointsWords(line.group, 'de')} abschneiden${singleWords(line.single, 'de')}`;
    case 'parity':
      return `${leavingWords(line, 'de')}, und ${line.place} gehört ${line.hasTrack ? '' : 'nicht '}dazu`;
    case 'odd':
      return `${leavingWords(line, 'de')}, es ${line.others.length === 0 ? 'gibt aber keine' : line.others.length === 1 ? `ist aber nur ${line.others[0]}` : `sind aber ${all(line.others, 'de')}`}`;
  }
}

/** `, as r1c1 has room for only one track` */
function singleWords(points: readonly string[], language: StepLanguage): string {
  if (points.length === 0) return '';
  const names = all(points, language);
  if (language === 'de')
    return `, weil ${names} nur für ${points.length === 1 ? 'eine' : 'je eine'} Leiterbahn Platz ${points.length === 1 ? 'hat' : 'haben'}`;
  return points.length === 1
    ? `, as ${names} has room for only one track`
    : `, as ${names} have room for only one track each`;
}

/** By the tracks that a point has: how it gets the others. */
const NEEDS: InLanguages<(tracks: number) => string> = {
  en: (tracks) =>
    ['has room only for', 'has one track and gets three, with', 'has two tracks and so a third,'][tracks]!,
  de: (tracks) =>
    [
      'hat nur Platz für',
      'hat eine Leiterbahn und bekommt drei, mit',
      'hat zwei Leiterbahnen und damit eine dritte,',
    ][tracks]!,
};

/** Lines of thought, one after the other. */
export function clauses(lines: readonly Line[], language: StepLanguage): string {
  const words = lines.map((line) => clause(line, language));
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join('; ')}; ${language === 'de' ? 'und' : 'and'} ${words.at(-1)}`;
}

/** A line of thought as a sentence; it begins with a place. */
export function sentence(line: Line, language: StepLanguage): string {
  return `${clause(line, language)}.`;
}
