/**
 * The sentence of a step of one line: `r1c3 is filled, because row 1 has the clue 4 2, and r1c2 is filled:
 * the 4 lies in r1c1 to r1c5 and so covers r1c3`.
 */
import type { InLanguages, StepLanguage } from '../../../contract/move.js';
import { all, cellsWords } from '../../../kit/words/series.js';
import { hasColourMarks } from '../reasons.js';
import { clueWords, colourWords } from './block-names.js';
import { type Argued, arguedOf } from './cited.js';
import { saysClaims } from './claim-words.js';
import { allColours, BACKGROUND, codeIn, coloursIn, isOne, type LineData } from './line.js';
import { claimsOf } from './line-claims.js';

/** The words of sentences in a language. */
interface LineWords {
  readonly is: { readonly one: string; readonly many: string };
  readonly filled: string;
  readonly empty: string;
  readonly not: string;
  readonly and: string;
  readonly because: string;
  readonly row: string;
  readonly column: string;
  readonly clue: string;
  readonly noBlocks: string;
  readonly isThere: { readonly one: string; readonly many: string };
}

const WORDS: InLanguages<LineWords> = {
  en: {
    is: { one: 'is', many: 'are' },
    filled: 'filled',
    empty: 'empty',
    not: 'not',
    and: ', and ',
    because: 'because',
    row: 'row',
    column: 'column',
    clue: 'has the clue',
    noBlocks: 'has no filled cells',
    isThere: { one: 'its only block is there', many: 'all its blocks are there' },
  },
  de: {
    is: { one: 'ist', many: 'sind' },
    filled: 'gefüllt',
    empty: 'leer',
    not: 'nicht',
    and: ', und ',
    because: 'denn',
    row: 'Zeile',
    column: 'Spalte',
    clue: 'hat die Angabe',
    noBlocks: 'hat keine gefüllten Felder',
    isThere: { one: 'ihr einziger Block ist da', many: 'alle ihre Blöcke sind da' },
  },
};

/** The whole sentence. */
export function saysLine(line: LineData, language: StepLanguage): string {
  const { because } = WORDS[language];
  const conclusions = saysContents(line, line.before, line.excluded, language);
  return `${conclusions}, ${because} ${argument(line, language)}.`;
}

/** `row 3` */
export function lineName(
  { kind, number }: Pick<LineData, 'kind' | 'number'>,
  language: StepLanguage,
): string {
  return `${WORDS[language][kind]} ${number}`;
}

/** The contents that a cell may have: `red or empty`. */
export function contentWords(
  palette: LineData['palette'],
  colours: number,
  language: StepLanguage,
): readonly string[] {
  const names = colourWords(palette, language);
  const ofColour = (colour: number): string => {
    const { empty, filled } = WORDS[language];
    return colour === 0 ? empty : (names[colour] ?? filled);
  };
  const [background, others] = [colours & BACKGROUND, colours & ~BACKGROUND];
  return [...coloursIn(others), ...coloursIn(background)].map(ofColour);
}

function argument(line: LineData, language: StepLanguage): string {
  const { runs, palette } = line;
  const words = WORDS[language];
  const name = lineName(line, language);
  if (runs.length === 0) return `${name} ${words.noBlocks}`;
  const clue = `${name} ${words.clue} ${clueWords(palette, runs, language)}`;
  const argued = arguedOf(line);
  if (argued.isThere) return `${clue}${words.and}${allThere(line, argued, language)}`;
  const known = argued.before.map((left) => allColours(line) & ~left);
  const cited = saysContents(
    line,
    line.before.map(() => allColours(line)),
    known,
    language,
  );
  const claims = saysClaims(line, argued.blocks, claimsOf(argued), language);
  return `${clue}${cited === '' ? '' : `${words.and}${cited}`}: ${claims}`;
}

/**
 * `all its blocks are there: r4c1 to r4c3 and r4c7`; where a block has two cells, they are kept apart by
 * semicolons.
 */
function allThere(line: LineData, { blocks }: Argued, language: StepLanguage): string {
  const { isThere } = WORDS[language];
  const spans = blocks.map(({ starts: [start], length }) =>
    cellsWords(
      Array.from({ length }, (_, place) => codeIn(line, start! + place)),
      language,
    ),
  );
  if (spans.length === 1) return `${isThere.one}: ${spans[0]!}`;
  const where = blocks.some(({ length }) => length === 2) ? spans.join('; ') : all(spans, language);
  return `${isThere.many}: ${where}`;
}

/**
 * The contents of cells that lost some of the colours that they had, those with the same together: `r1c3 is
 * red, and r1c5 and r1c6 are not blue`.
 */
function saysContents(
  line: LineData,
  before: readonly number[],
  excluded: readonly number[],
  language: StepLanguage,
): string {
  const groups = new Map<string, number[]>();
  for (const [place, gone] of excluded.entries()) {
    if (gone === 0) continue;
    for (const said of saysContent(line, before[place]! & ~gone, gone, language)) {
      groups.set(said, [...(groups.get(said) ?? []), place]);
    }
  }
  const { is, and } = WORDS[language];
  return [...groups]
    .map(([said, places]) => {
      const codes = places.map((place) => codeIn(line, place));
      return `${cellsWords(codes, language)} ${places.length === 1 ? is.one : is.many} ${said}`;
    })
    .join(and);
}

/** The predicates of a cell that lost some colours and has others left. */
function saysContent(line: LineData, left: number, gone: number, language: StepLanguage): readonly string[] {
  const { filled, not } = WORDS[language];
  const isColoured = hasColourMarks(line);
  if (isOne(left)) return contentWords(isColoured ? line.palette : undefined, left, language);
  const notes = contentWords(line.palette, gone & ~BACKGROUND, language).map((colour) => `${not} ${colour}`);
  return (gone & BACKGROUND) === 0 ? notes : [filled, ...notes];
}
