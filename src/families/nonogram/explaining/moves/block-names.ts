/** The blocks of a line by name: `the 4`, `the second 3`, in colours `the 4 red`. */
import type { InLanguages, StepLanguage } from '../../../contract/move.js';
import { ORDINALS } from '../../../kit/words/words.js';
import { COLOUR_WORDS, colourNames, GERMAN_COLOURS } from '../../colour-names.js';
import type { Run } from '../../colours.js';
import type { NonogramPuzzle } from '../../puzzle.js';

type Palette = NonogramPuzzle['palette'];

/** A block as a subject, `die erste 3`, and in `zur ersten 3`, which is the same in English. */
export interface BlockName {
  readonly name: string;
  readonly dative: string;
}

const COLOURS: InLanguages<Readonly<Record<string, string>>> = { en: COLOUR_WORDS, de: GERMAN_COLOURS };
const GERMAN_ORDINALS: readonly string[] = [
  'erste',
  'zweite',
  'dritte',
  'vierte',
  'fünfte',
  'sechste',
  'siebte',
  'achte',
  'neunte',
  'zehnte',
];

/** A word for every colour of a palette. */
export function colourWords(palette: Palette, language: StepLanguage): readonly string[] {
  return colourNames(palette ?? [], COLOURS[language]);
}

/** The numbers of a clue: `4 2`; where there are several colours `4 red 2 blue`. */
export function clueWords(palette: Palette, runs: readonly Run[], language: StepLanguage): string {
  return numbersOf(palette, runs, language).join(' ');
}

/** The name of each block of a clue; those that look alike are counted from the beginning of the line. */
export function blockNames(
  palette: Palette,
  runs: readonly Run[],
  language: StepLanguage,
): readonly BlockName[] {
  const numbers = numbersOf(palette, runs, language);
  return numbers.map((number, index) => {
    const isOnly = numbers.indexOf(number) === numbers.lastIndexOf(number);
    const before = numbers.slice(0, index).filter((other) => other === number).length;
    if (language === 'en') {
      const name = `the ${isOnly ? '' : `${ORDINALS[before] ?? `${before + 1}th`} `}${number}`;
      return { name, dative: name };
    }
    const ordinal = GERMAN_ORDINALS[before];
    const which = (ending: string): string =>
      isOnly ? '' : `${ordinal === undefined ? `${before + 1}.` : `${ordinal}${ending}`} `;
    return { name: `die ${which('')}${number}`, dative: `zur ${which('n')}${number}` };
  });
}

function numbersOf(palette: Palette, runs: readonly Run[], language: StepLanguage): readonly string[] {
  if (palette === undefined || palette.length === 2) return runs.map(({ length }) => String(length));
  const names = colourWords(palette, language);
  return runs.map(({ length, colour }) => `${length} ${names[colour]}`);
}
