/** The rules of Queens in words. */
import { capitalised } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { RuleWords } from '../../kit/rules/index.js';
import { inWords } from '../../kit/words/words.js';
import type { Line } from '../puzzle.js';
import { axisWords, type PartName, partWords } from './words.js';

/**
 * A part of a line, in which queens would attack each other.
 * @param number of its row or column
 */
export function noAttack(part: PartName, number: number): InLanguages<RuleWords> {
  const says = (language: StepLanguage): string => {
    const [holds, from] = LIMITS[language];
    const own = partWords(part, language);
    if (part.line !== undefined || part.kind === 'diagonal' || part.kind === 'antidiagonal') {
      return `${capitalised(own)} ${holds}`;
    }
    return `${capitalised(partWords({ ...part, line: number }, language))} ${holds} ${from} ${own}`;
  };
  return { en: { says: says('en') }, de: { says: says('de') } };
}

const LIMITS: InLanguages<readonly [holds: string, from: string]> = {
  en: ['holds at most one queen', 'from'],
  de: ['enthält höchstens eine Dame', 'von'],
};

/**
 * The number of parts of the rows (or columns) that stay empty, no two queens standing in the same one.
 */
export function partsInWords(axis: 'row' | 'column', parts: number, queens: number): InLanguages<RuleWords> {
  const spare = parts - queens;
  const says = `${spare === 0 ? 'Each' : `Only ${inWords(spare)}`} of the ${parts} parts of the ${axis}s`;
  const part = `${spare === 0 ? 'Each' : `Only ${inWords(spare)}`} part${spare > 1 ? 's' : ''} of the ${axis}s`;
  const holds = spare === 0 ? 'holds a queen' : `stay${spare === 1 ? 's' : ''} empty`;
  return {
    en: { says: `${says} ${holds}`, short: `${part} ${holds}` },
    de: { says: inGerman(axis, parts, spare) },
  };
}

function inGerman(axis: 'row' | 'column', parts: number, spare: number): string {
  const of = `der ${parts} Teile ${axisWords(axis, 'de')}`;
  if (spare === 0) return `Jeder ${of} enthält eine Dame`;
  return spare === 1 ? `Nur einer ${of} bleibt leer` : `Nur ${inWords(spare, 'de')} ${of} bleiben leer`;
}

/**
 * The premises of all steps: the number of queens, which is found by a search, and the parts of rows and
 * columns.
 */
export function queensPremises(lines: readonly Line[], queens: number): readonly InLanguages<string>[] {
  const [rows, columns] = (['row', 'column'] as const).map(
    (axis) => lines.filter(({ kind }) => kind === axis).length,
  );
  const empty = (parts: number): string => (parts === queens ? 'none' : inWords(parts - queens));
  const leer = (parts: number): string => (parts === queens ? 'keiner' : String(parts - queens));
  return [
    {
      en: `${queens} queens are the most that fit, as a search has proved, and the steps take this number as known`,
      de: `Mehr als ${queens} Damen passen nicht, wie eine Suche bewiesen hat; die Schritte setzen diese Zahl voraus`,
    },
    {
      en: `Walls cut the rows into ${rows!} parts and the columns into ${columns!}, each with at most one queen, so that ${empty(rows!)} of the parts of the rows and ${empty(columns!)} of those of the columns stay empty`,
      de: `Wände teilen die Zeilen in ${rows!} Teile und die Spalten in ${columns!}, jeder mit höchstens einer Dame; also bleiben von den Teilen der Zeilen ${leer(rows!)} und von denen der Spalten ${leer(columns!)} leer`,
    },
  ];
}
