/** The colours of a `.non` file: characters with or without a definition, behind numbers and in the goal. */
import { failure, type Issue, issue, type Result, success } from '../../../core/index.js';
import { type Colour, WHITE } from '../../../draw/index.js';
import { type Line, quote } from '../../../formats/index.js';
import type { PlacedClues } from './format.js';

/** The character of empty cells. */
export const BLANK = '0';
/** The character of filled cells without a colour of their own. */
export const UNCOLOURED = '1';

/** A number of a rule, and the character behind it; {@link UNCOLOURED} when there is none. */
export interface SignedClue {
  readonly length: number;
  readonly sign: string;
}

/** Colours by their characters. */
export interface NonColours {
  /** Absent when no colour is mentioned. */
  readonly palette?: readonly Colour[];
  /** Index in the palette by character; in black and white the one character of filled cells. */
  readonly indices: ReadonlyMap<string, number>;
}

/** A line `color CHARACTER #rrggbb`, without its first word. */
export interface ColourLine {
  readonly value: string;
  readonly line: Line;
}

/** Colours of characters that a file uses and does not define: readers may choose. */
const CHOICE: readonly Colour[] = [
  '#d82020',
  '#2860d0',
  '#28a03c',
  '#f6dc28',
  '#f08418',
  '#7038b0',
  '#84501c',
  '#2cb4b0',
  '#f49ab8',
  '#808080',
];
const BLACK: Colour = '#000000';

/** A number and perhaps the character of a colour. */
const RULE = /^(\d{1,9})([^\d\s,]?)$/u;

/** Most issues reported for one list of rules. */
const MOST_ISSUES = 20;

/**
 * Reads the definitions of colours.
 * @param used characters behind the numbers
 */
export function readNonColours(lines: readonly ColourLine[], used: readonly string[]): Result<NonColours> {
  if (lines.length === 0 && used.every((sign) => sign === UNCOLOURED)) {
    return success({ indices: new Map([[UNCOLOURED, 1]]) });
  }
  const colours = new Map<string, Colour>();
  for (const { value, line } of lines) {
    const [, sign, colour] = /^(\S)\s+(#[0-9a-f]{6})$/iu.exec(value) ?? [];
    const place = { line: line.number };
    if (sign === undefined || colour === undefined) {
      const message = `The colour is ${quote(value)}; a character and six hexadecimal digits are expected, as in "a #d03030".`;
      return failure(issue('format-syntax', message, place));
    }
    if (colours.has(sign)) {
      return failure(issue('format-syntax', `The character ${quote(sign)} has a colour already.`, place));
    }
    colours.set(sign, colour.toLowerCase() as Colour);
  }
  const background = colours.get(BLANK) ?? WHITE;
  colours.delete(BLANK);
  for (const sign of used) {
    if (!colours.has(sign)) colours.set(sign, freeColour(sign, [background, ...colours.values()]));
  }
  const indices = new Map([...colours.keys()].map((sign, index) => [sign, index + 1]));
  return success({ palette: [background, ...colours.values()], indices });
}

/**
 * A colour that is not taken: black for cells without a character, else one of the choice, in the end greys.
 */
function freeColour(sign: string, taken: readonly Colour[]): Colour {
  const greys = Array.from({ length: 64 }, (_, level): Colour => {
    const digits = (4 * level).toString(16).padStart(2, '0');
    return `#${digits}${digits}${digits}`;
  });
  const wanted = [...(sign === UNCOLOURED ? [BLACK] : []), ...CHOICE, ...greys];
  return wanted.find((colour) => !taken.includes(colour)) ?? BLACK;
}

/** Reads every line as the rule of one row or column: `3b,1d` or `3,1`; a blank line is a blank rule. */
export function readRules(lines: readonly Line[]): Result<readonly PlacedClues<SignedClue>[]> {
  const rules: PlacedClues<SignedClue>[] = [];
  const issues: Issue[] = [];
  for (const { text, number } of lines) {
    const words = [...text.matchAll(/[^\s,]+/g)];
    const wrong = words.find(([word]) => !RULE.test(word));
    if (wrong === undefined) {
      const clues = words.map(([word]) => clueOf(word));
      const isBlank = clues.length === 1 && clues[0]!.length === 0;
      rules.push({ clues: isBlank ? [] : clues, place: { line: number } });
    } else {
      const message = `${quote(wrong[0])} is no clue; numbers are expected, with or without the character of a colour.`;
      issues.push(issue('format-syntax', message, { line: number, column: wrong.index + 1 }));
    }
  }
  return issues.length === 0 ? success(rules) : failure(...issues.slice(0, MOST_ISSUES));
}

function clueOf(word: string): SignedClue {
  const [, length, sign] = RULE.exec(word)!;
  return { length: Number(length), sign: sign || UNCOLOURED };
}
