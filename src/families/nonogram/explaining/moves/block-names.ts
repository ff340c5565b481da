/** The blocks of a line by name: `the 4`, `the second 3`, in colours `the 4 red`. */
import { capitalised } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/move.js';
import type { Run } from '../../../kit/confirm/run-places.js';
import { ORDINALS } from '../../../kit/words/words.js';
import { COLOUR_WORDS, colourNames, GERMAN_COLOURS } from '../../colour-names.js';
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
  const names = colourWords(palette, language);
  return runs
    .map((run) => (hasColours(palette) ? `${run.length} ${names[run.colour]}` : run.length))
    .join(' ');
}

/** The name of each block of a clue; those that look alike are counted from the beginning of the line. */
export function blockNames(
  palette: Palette,
  runs: readonly Run[],
  language: StepLanguage,
): readonly BlockName[] {
  const names = colourWords(palette, language);
  const numbers = runs.map(({ length, colour }) =>
    hasColours(palette) ? NUMBER[language](length, names[colour]!) : String(length),
  );
  return numbers.map((number, index) => {
    const isOnly = numbers.indexOf(number) === numbers.lastIndexOf(number);
    const before = numbers.slice(0, index).filter((other) => other === number).length;
    return BLOCK[language](isOnly ? undefined : before, number);
  });
}

const NUMBER: InLanguages<(length: number, colour: string) => string> = {
  en: (length, colour) => `${length} ${colour}`,
  de: (length, colour) => `${length} in ${capitalised(colour)}`,
};

/** By the place of a block among those that look alike, from 0; absent where it is the only one. */
const BLOCK: InLanguages<(place: number | undefined, number: string) => BlockName> = {
  en: (place, number) => {
    const which = place === undefined ? '' : `${ORDINALS[place] ?? `${place + 1}th`} `;
    return { name: `the ${which}${number}`, dative: `the ${which}${number}` };
  },
  de: (place, number) => {
    if (place === undefined) return { name: `die ${number}`, dative: `zur ${number}` };
    const which = GERMAN_ORDINALS[place];
    const [one, other] = which === undefined ? [`${place + 1}.`, `${place + 1}.`] : [which, `${which}n`];
    return { name: `die ${one} ${number}`, dative: `zur ${other} ${number}` };
  },
};

function hasColours(palette: Palette): boolean {
  return palette !== undefined && palette.length > 2;
}
