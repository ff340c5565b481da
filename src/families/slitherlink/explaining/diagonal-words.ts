/** The words for numbers in a diagonal, and the lines at their corners. */
import { cellCode } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Direction } from '../../kit/moves/loop-lines.js';
import { toWords } from '../../kit/words/directions.js';
import { all, cellsWords } from '../../kit/words/series.js';
import { sentence } from '../../kit/words/words.js';
import type { NumberRule } from '../rules.js';
import { sidesInWords } from './fence.js';

/** The corners of a cell: where they lie, and the sides that meet there, by position. */
export const CORNERS = [
  { step: [-1, -1], sides: [0, 1], name: { en: 'top left', de: 'links oben' } },
  { step: [-1, 1], sides: [0, 2], name: { en: 'top right', de: 'rechts oben' } },
  { step: [1, -1], sides: [1, 3], name: { en: 'bottom left', de: 'links unten' } },
  { step: [1, 1], sides: [2, 3], name: { en: 'bottom right', de: 'rechts unten' } },
] as const;

/** Exactly one line, as a possible number of lines. */
export const ONE = 0b010;

/** By possible numbers of lines: what they are in words. */
const AMOUNTS: InLanguages<readonly string[]> = {
  en: ['', 'no line', 'one line', 'at most one line', 'two lines', 'two lines or none', 'at least one line'],
  de: [
    '',
    'keine Linie',
    'eine Linie',
    'höchstens eine Linie',
    'zwei Linien',
    'zwei Linien oder keine',
    'mindestens eine Linie',
  ],
};

/** Known lines and open places among some. */
export interface Counts {
  readonly lines: number;
  readonly open: number;
}

/** A number on the way, with the possible numbers of lines at the near corner and at the far one, as bits. */
export interface Passed {
  readonly number: NumberRule;
  readonly near: number;
  readonly far: number;
}

/** Numbers that are followed from corner to corner, and what is concluded at the end. */
export interface Row {
  /** The corner where the first number is entered, and the next ones. */
  readonly corner: number;
  /** Lines and open places that lead to that corner from outside; absent: nothing is known there. */
  readonly outside?: Counts;
  readonly numbers: readonly Passed[];
  /** The sides of the last number that are concluded. */
  readonly sides: readonly number[];
  /** The directions in which concluded places leave its far corner; none where sides are concluded. */
  readonly beyond: readonly Direction[];
  readonly value: boolean;
}

/** The lines that come to a corner from outside; empty where none can, as people see. */
function outsideWords({ lines, open }: Counts, language: StepLanguage): string {
  if (lines + open === 0) return '';
  const [en, de] =
    lines === 2
      ? ['where two lines meet', 'wo zwei Linien zusammentreffen']
      : lines === 1
        ? ['where a line comes in', 'wo eine Linie ankommt']
        : ['where one other line at most can be', 'wo höchstens eine andere Linie sein kann'];
  return language === 'en' ? `, ${en},` : `, ${de},`;
}

/** Numbers with the same lines at their far corners, the first of which say so. */
interface Alike {
  readonly first: Passed;
  readonly others: readonly NumberRule[];
}

/** Numbers with the same lines as the one before are named beside it; one that ends in its sides is not. */
function alikeOf({ numbers, sides }: Row): readonly Alike[] {
  const groups: Alike[] = [];
  for (const [at, passed] of numbers.entries()) {
    const before = groups.at(-1);
    const isLast = at === numbers.length - 1 && sides.length > 0;
    if (before === undefined || isLast || before.first.far !== passed.far)
      groups.push({ first: passed, others: [] });
    else groups[groups.length - 1] = { ...before, others: [...before.others, passed.number] };
  }
  return groups;
}

/** `the 2 of r2c2`, `the 2s of r2c2 and r3c3` */
function numbersWords(numbers: readonly NumberRule[], language: StepLanguage): string {
  const [first] = numbers as readonly [NumberRule];
  if (numbers.length === 1 || numbers.some(({ least }) => least !== first.least)) {
    return all(
      numbers.map(({ subject }) => subject[language]),
      language,
    );
  }
  const cells = cellsWords(
    numbers.map(({ clue }) => cellCode(clue)),
    language,
  );
  return { en: `the ${first.least}s of ${cells}`, de: `die ${first.least}en in ${cells}` }[language];
}

/**
 * `The 3 of r1c1 has at least one line at its bottom right corner; the same goes for the 2 of r2c2, so ...`
 */
export function saysRow(row: Row, language: StepLanguage): string {
  const { corner, outside, sides, beyond, value } = row;
  const nearCorner = CORNERS[corner]!.name[language];
  const groups = alikeOf(row);
  const parts = groups.map(({ first, others }, at): string => {
    const name = first.number.subject[language];
    const has = linesOf(row, groups, at, language).join({ en: ' and ', de: ' und ' }[language]);
    const also = others.length === 0 ? '' : alsoWords(others, language);
    if (at > 0 || outside === undefined) {
      return at > 0 && language === 'de'
        ? `hat ${name} ${has}${also}`
        : `${name} ${{ en: 'has', de: 'hat' }[language]} ${has}${also}`;
    }
    const where = outsideWords(outside, language);
    return language === 'en'
      ? `at its ${nearCorner} corner${where} ${name} has ${has}${also}`
      : `an der Ecke ${nearCorner}${where} hat ${name} ${has}${also}`;
  });
  const last = groups.at(-1)!.others.at(-1);
  const end =
    sides.length > 0
      ? sidesEnd(sides, value, language)
      : beyondEnd(beyond, value, last && cellCode(last.clue), language);
  return sentence([...parts, end].join({ en: ', so ', de: ', also ' }[language]));
}

/** `at most one line there`, `another at its top right corner`: the lines of the first of some numbers. */
function linesOf(
  { corner, outside, sides }: Row,
  groups: readonly Alike[],
  at: number,
  language: StepLanguage,
): readonly string[] {
  const [nearCorner, farCorner] = [corner, 3 - corner].map((one) => CORNERS[one]!.name[language]);
  const { near, far } = groups[at]!.first;
  const amount = (mask: number): string => AMOUNTS[language][mask]!;
  const atCorner = (lines: string, name: string | undefined): string =>
    ({ en: `${lines} at its ${name} corner`, de: `an der Ecke ${name} ${lines}` })[language];
  const lines: string[] = [];
  // After several numbers at once, the corner between the last of them and this one has not been named.
  const isNamed = at === 0 || groups[at - 1]!.others.length === 0;
  if (!isNamed) lines.push(atCorner(amount(near), nearCorner));
  else if (at > 0) lines.push({ en: `${amount(near)} there`, de: `dort ${amount(near)}` }[language]);
  else if (outside !== undefined) lines.push(amount(near));
  if (at === groups.length - 1 && sides.length > 0) return lines;
  const isAgain = lines.length > 0 && near === ONE && far === ONE;
  const more = isAgain ? { en: 'another', de: 'noch eine' }[language] : amount(far);
  return [...lines, atCorner(more, farCorner)];
}

function alsoWords(others: readonly NumberRule[], language: StepLanguage): string {
  const names = numbersWords(others, language);
  return { en: `; the same goes for ${names}`, de: `; dasselbe gilt für ${names}` }[language];
}

function sidesEnd(sides: readonly number[], value: boolean, language: StepLanguage): string {
  const where = sidesInWords(sides, language);
  if (language === 'en')
    return value ? `${where} ${sides.length === 1 ? 'has a line' : 'have lines'}` : `it has none at ${where}`;
  return `${where} ${value ? (sides.length === 1 ? 'eine Linie' : 'Linien') : 'keine'}`;
}

/** @param code of the last number, where several have the same lines; otherwise it is the one just named */
function beyondEnd(
  beyond: readonly Direction[],
  value: boolean,
  code: string | undefined,
  language: StepLanguage,
): string {
  const where = toWords(beyond, language, value);
  const from = code ?? { en: 'there', de: 'dort' }[language];
  const isOne = beyond.length === 1;
  if (language === 'en') {
    return value
      ? `${isOne ? 'a line leads' : 'lines lead'} on from ${from} ${where}`
      : `none leads on from ${from} ${where}`;
  }
  return value
    ? `${isOne ? 'führt eine Linie' : 'führen Linien'} von ${from} ${where}`
    : `führt von ${from} keine ${where}`;
}
