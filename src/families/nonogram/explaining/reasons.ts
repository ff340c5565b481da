/** The clues of a nonogram and the contents of its cells in words, and what is known of its marks. */
import type { Known } from '../../contract/explaining.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { MarkWords } from '../../contract/mark.js';
import type { ValueWords } from '../../kit/rules/board.js';
import { flagWords, type RuleWords } from '../../kit/rules/index.js';
import type { RunsRule } from '../../kit/rules/kinds/runs.js';
import { areaFirst } from '../../kit/words/areas.js';
import { colourCount } from '../colours.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { clueWords, colourWords } from './moves/block-names.js';

const FILLED_WORDS = flagWords({
  en: {
    yes: ['is filled', 'are filled'],
    no: ['is empty', 'are empty'],
    one: 'one filled cell',
    none: 'no filled cells',
    many: 'filled cells',
  },
  de: {
    yes: ['ist gefüllt', 'sind gefüllt'],
    no: ['ist leer', 'sind leer'],
    one: 'ein gefülltes Feld',
    none: 'keine gefüllten Felder',
    many: 'gefüllte Felder',
  },
});

/** Cells that are filled or not; where there are several colours a cell has one of these, or is empty. */
export function cellWords(puzzle: NonogramPuzzle): ValueWords {
  if (!hasColourMarks(puzzle)) return FILLED_WORDS;
  const mark = (colour: number, language: StepLanguage): MarkWords => {
    if (colour > 0) return wordsOfColour(colourWords(puzzle.palette, language)[colour]!, language);
    const { yes, no } = FILLED_WORDS.mark(1, language);
    return { yes: no, no: yes };
  };
  return { ...FILLED_WORDS, mark, isOneUnderstood: true };
}

/** `is red`, `are not red` */
function wordsOfColour(name: string, language: StepLanguage): MarkWords {
  const [one, many, not] = { en: ['is', 'are', 'not'], de: ['ist', 'sind', 'nicht'] }[language];
  return {
    yes: { one: `${one} ${name}`, many: `${many} ${name}` },
    no: { one: `${one} ${not} ${name}`, many: `${many} ${not} ${name}` },
  };
}

/** The clue of a line with the names of colours; undefined where there is one colour. */
export function colouredClue(
  { area, runs }: RunsRule,
  puzzle: NonogramPuzzle,
): InLanguages<RuleWords> | undefined {
  if (runs.length === 0 || !hasColourMarks(puzzle)) return undefined;
  const clue = (language: StepLanguage): string => clueWords(puzzle.palette, runs, language);
  return {
    en: { says: `${areaFirst(area!, 'en')} has the clue ${clue('en')}` },
    de: { says: `${areaFirst(area!, 'de')} hat die Angabe ${clue('de')}` },
  };
}

/** True if cells have a mark for the background and for every colour, and not one alone. */
export function hasColourMarks(puzzle: Pick<NonogramPuzzle, 'palette'>): boolean {
  return colourCount(puzzle) > 1;
}

/**
 * The marks that the colour of a cell (by its row-major index) makes known, of the marks of all cells,
 * row-major.
 */
export function knownColour(puzzle: NonogramPuzzle, index: number, colour: number): readonly Known[] {
  if (!hasColourMarks(puzzle)) return [{ mark: index, value: colour > 0 }];
  const count = colourCount(puzzle) + 1;
  return Array.from({ length: count }, (_, other) => ({
    mark: index * count + other,
    value: other === colour,
  }));
}
