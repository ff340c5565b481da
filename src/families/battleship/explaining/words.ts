/** Words of Battleship Solitaire in the languages of steps. */
import type { StepLanguage } from '../../contract/move.js';
import { area } from '../../kit/words/areas.js';
import { cellsWords } from '../../kit/words/series.js';
import { inWords } from '../../kit/words/words.js';
import type { LineName } from './moves/waters.js';

/** `two ship cells`, `zwei Schiffsfelder` */
export function shipCells(count: number, language: StepLanguage): string {
  const noun = language === 'en' ? 'ship cell' : 'Schiffsfeld';
  return `${inWords(count, language)} ${noun}${count === 1 ? '' : language === 'en' ? 's' : 'er'}`;
}

/** `ships of two cells`, `Schiffe mit zwei Feldern` */
export function shipOf(length: number, count: number, language: StepLanguage): string {
  if (language === 'en') {
    return `ship${count === 1 ? '' : 's'} of ${inWords(length, 'en')} cell${length === 1 ? '' : 's'}`;
  }
  const fields = length === 1 ? 'einem Feld' : `${inWords(length, 'de')} Feldern`;
  return `Schiff${count === 1 ? '' : 'e'} mit ${fields}`;
}

/** `r1c1 and r1c2 are water` */
export function saysCells(codes: readonly string[], isShip: boolean, language: StepLanguage): string {
  const [one, many] = {
    en: isShip ? ['is a ship cell', 'are ship cells'] : ['is water', 'are water'],
    de: isShip ? ['ist ein Schiffsfeld', 'sind Schiffsfelder'] : ['ist Wasser', 'sind Wasser'],
  }[language] as [string, string];
  return `${cellsWords(codes, language)} ${codes.length === 1 ? one : many}`;
}

/** The conclusions as a sentence: `So r1c1 is water, and r1c2 is a ship cell.` */
export function saysSo(ships: readonly string[], water: readonly string[], language: StepLanguage): string {
  const groups = [
    ...(ships.length === 0 ? [] : [[ships, true] as const]),
    ...(water.length === 0 ? [] : [[water, false] as const]),
  ];
  if (language === 'en') {
    return `So ${groups.map(([codes, isShip]) => saysCells(codes, isShip, 'en')).join(', and ')}.`;
  }
  const [first, ...others] = groups;
  const [codes, isShip] = first!;
  const what = isShip ? (codes.length === 1 ? 'ein Schiffsfeld' : 'Schiffsfelder') : 'Wasser';
  const rest = others.map(([more, is]) => `, und ${saysCells(more, is, 'de')}`).join('');
  return `Also ${codes.length === 1 ? 'ist' : 'sind'} ${cellsWords(codes, 'de')} ${what}${rest}.`;
}

export function lineWords(line: LineName, language: StepLanguage): string {
  return area(line, language);
}

const GERMAN: Readonly<Record<string, string>> = {
  '<': 'das linke Ende eines Schiffs',
  '>': 'das rechte Ende eines Schiffs',
  '^': 'das obere Ende eines Schiffs',
  v: 'das untere Ende eines Schiffs',
  '#': 'die Mitte eines Schiffs',
  o: 'ein Schiff mit einem Feld',
};

/** The German name of a kind of segment. */
export function germanSegment(symbol: string): string {
  return GERMAN[symbol]!;
}
