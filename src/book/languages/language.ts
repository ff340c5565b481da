/** The shape of a language file: every word that a book prints besides those of its users. */
import type { Difficulty } from '../../families/contract/index.js';
import type { FamilyId } from '../../families/index.js';

/** Texts of a book by key; names in braces are replaced by their values. */
interface BookTexts {
  /** Title of a book that has none, and of a part without puzzles. */
  readonly puzzles: string;
  /** Title of a part with puzzles of three or more families. */
  readonly mixedPuzzles: string;
  /** Title of a part with puzzles of two families: `{first}`, `{second}`. */
  readonly twoFamilies: string;
  readonly foreword: string;
  readonly contents: string;
  readonly howToSolve: string;
  readonly hints: string;
  readonly steps: string;
  readonly answers: string;
  /** The answers of a part or book: `{title}`. */
  readonly answersOf: string;
  /** The title of a volume of a series: `{title}`, `{number}`. */
  readonly volumeOf: string;
  /** The title of one of the worksheets for a class: `{title}`, `{number}`. */
  readonly sheetOf: string;
  /** Captions below the example of a family. */
  readonly example: string;
  readonly exampleSolved: string;
  /** The numbers of a part's puzzles: `{first}`, `{last}`. */
  readonly numbers: string;
  /** Beside the lines at the head of a worksheet. */
  readonly name: string;
  readonly date: string;
  readonly promise: string;
  /** `{fonts}`: names of typefaces. */
  readonly madeWith: string;
}

/** A difficulty: the word over a puzzle, and its meaning. */
interface DifficultyTexts {
  readonly word: string;
  readonly meaning: string;
}

/** A family of puzzles. */
export interface FamilyTexts {
  readonly name: string;
  /** One sentence. */
  readonly rules: string;
  /**
   * The rules that only some puzzles have, by the keys of {@link Family.furtherRules}; absent keys: those of
   * the family itself, which has English and German.
   */
  readonly furtherRules?: Readonly<Record<string, string>>;
  /** A paragraph that comes before them where every puzzle has a title. */
  readonly titled?: string;
  /** The rules at length and a first hint, a paragraph each. */
  readonly guide: readonly string[];
  /** Words in its pictures, by the keys of {@link Family.pictureWords}. */
  readonly picture: Readonly<Record<string, string>>;
}

/** A language in which books are printed. */
export interface Language {
  /** By BCP 47: `en`. */
  readonly code: string;
  /** Its name among its speakers. */
  readonly name: string;
  readonly texts: BookTexts;
  readonly difficulties: Readonly<Record<Difficulty, DifficultyTexts>>;
  /** By id; a family that is not here keeps its own, English texts. */
  readonly families: Readonly<Partial<Record<FamilyId, FamilyTexts>>>;
}
