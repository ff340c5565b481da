/** The rules of Queens as reasons, and the free cells as marks. */
import { type Cell, capitalised, cellCode } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/explaining.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Reason } from '../../contract/reason.js';
import { inWords } from '../../kit/words/words.js';
import type { Line } from '../puzzle.js';
import { axisWords, partWords } from './words.js';

/**
 * A run of free cells, in which queens would attack each other.
 * @param isWholeLine whether it runs from edge to edge
 */
export function noAttack({ kind, cells }: Line, isWholeLine: boolean): Reason {
  const [first, last] = [cells[0]!, cells.at(-1)!];
  const isDiagonal = kind === 'diagonal' || kind === 'antidiagonal';
  const part = { kind, first: cellCode(first), last: cellCode(last) };
  const number = kind === 'row' ? first[0] + 1 : first[1] + 1;
  const says = (language: StepLanguage): string => {
    const [holds, from] = LIMITS[language];
    if (isDiagonal) return `${capitalised(partWords(part, language))} ${holds}`;
    const line = capitalised(partWords({ ...part, line: number }, language));
    return `${line} ${holds}${isWholeLine ? '' : ` ${from} ${partWords(part, language)}`}`;
  };
  return {
    id: `${kind}-${cellCode(first)}`,
    kind: isDiagonal ? 'diagonal' : kind,
    cells,
    says: says('en'),
    translated: { de: { says: says('de') } },
  };
}

const LIMITS: InLanguages<readonly [holds: string, from: string]> = {
  en: ['holds at most one queen', 'from'],
  de: ['enthält höchstens eine Dame', 'von'],
};

/** The number of parts of the rows (or columns) stay empty; no two queens stand in the same one. */
export function queensByLines(axis: 'row' | 'column', lines: readonly Line[], queens: number): Reason {
  const spare = lines.length - queens;
  const says = `${spare === 0 ? 'Each' : `Only ${inWords(spare)}`} of the ${lines.length} parts of the ${axis}s`;
  const part = `${spare === 0 ? 'Each' : `Only ${inWords(spare)}`} part${spare > 1 ? 's' : ''} of the ${axis}s`;
  const holds = spare === 0 ? 'holds a queen' : `stay${spare === 1 ? 's' : ''} empty`;
  return {
    id: `queens-by-${axis}s`,
    kind: `${axis}s`,
    cells: lines.flatMap(({ cells }) => cells),
    says: `${says} ${holds}`,
    short: `${part} ${holds}`,
    translated: { de: { says: inGerman(axis, lines.length, spare) } },
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

/** The mark of a free cell. */
export function queenMark(cell: Cell, variable: VariableIndex): Mark {
  return {
    variable,
    cells: [cell],
    place: cellCode(cell),
    yes: { one: 'holds a queen', many: 'hold a queen each' },
    no: { one: 'is empty', many: 'are empty' },
    translated: {
      de: {
        yes: { one: 'enthält eine Dame', many: 'enthalten je eine Dame' },
        no: { one: 'ist leer', many: 'sind leer' },
      },
    },
  };
}
