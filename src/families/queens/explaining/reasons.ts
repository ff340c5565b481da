/** The rules of Queens in words. */
import type { InLanguages } from '../../contract/language.js';
import type { RuleWords } from '../../kit/rules/index.js';
import { inWords } from '../../kit/words/words.js';
import type { Line } from '../puzzle.js';

/** The ids of the two rules: that no two queens attack each other, and that there are as many as fit. */
export const ATTACK = 'attack';
export const NUMBER = 'queens';

/**
 * The number of parts of the rows and of the columns that stay empty, no two queens standing in the same one.
 * @param parts of the rows, and of the columns
 */
export function partsInWords(
  [rows, columns]: readonly [number, number],
  queens: number,
): InLanguages<RuleWords> {
  const empty = [rows - queens, columns - queens] as const;
  return { en: { says: emptyInEnglish(...empty) }, de: { says: emptyInGerman(...empty) } };
}

function emptyInEnglish(rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return 'Each part of the rows and of the columns holds a queen';
  const parts = `part${rows === 1 ? '' : 's'} of the rows`;
  if (rows > 0 && columns > 0) {
    const stay = columns === 1 ? 'stays' : 'stay';
    return `Only ${inWords(rows)} ${parts} and ${inWords(columns)} of the columns ${stay} empty`;
  }
  const [full, other] = rows === 0 ? ['rows', 'columns'] : ['columns', 'rows'];
  return `Each part of the ${full} holds a queen and all but ${inWords(rows + columns)} of the ${other}`;
}

function emptyInGerman(rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return 'In jedem Teil der Zeilen und der Spalten steht eine Dame';
  if (rows > 0 && columns > 0) {
    return `Nur ${teil(rows)} der Zeilen und ${teil(columns)} der Spalten bleiben leer`;
  }
  const [full, other] = rows === 0 ? ['Zeilen', 'Spalten'] : ['Spalten', 'Zeilen'];
  const spare = rows + columns;
  const bleibt = spare === 1 ? 'bleibt' : 'bleiben';
  return `In jedem Teil der ${full} steht eine Dame und nur ${teil(spare)} der ${other} ${bleibt} leer`;
}

function teil(count: number): string {
  return count === 1 ? 'ein Teil' : `${inWords(count, 'de')} Teile`;
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
