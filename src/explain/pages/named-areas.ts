/** Names of the parts of a puzzle whose places have names instead of rows and columns. */
import { cellCode, type Size } from '../../core/index.js';
import type { InLanguages, Mark, Reason, StepLanguage } from '../../families/contract/index.js';

/** True if places are named by rows and columns. */
export function isInRows(marks: readonly Mark[]): boolean {
  return marks.some(({ place }) => /\br\d+c\d+/.test(place));
}

/** The last row and column that places name; 0 where they have names of other kinds. */
export function namedSize(marks: readonly Mark[]): Size {
  const codes = marks.flatMap(({ place }) => [...place.matchAll(/r(\d+)c(\d+)/g)]);
  const most = (part: 1 | 2): number => codes.reduce((last, code) => Math.max(last, Number(code[part])), 0);
  return { rows: most(1), columns: most(2) };
}

/**
 * The one place that a rule speaks about, `the red house`; else the beginning of the name of the rule, `clue
 * 9`.
 */
export function namedArea(marks: readonly Mark[], { id, cells }: Reason): string {
  const codes = new Set(cells.map(cellCode));
  const inside = marks.filter((mark) => mark.cells.every((cell) => codes.has(cellCode(cell))));
  const places = new Set(inside.map(({ place }) => place));
  return places.size === 1 ? [...places][0]! : id.split('-').slice(0, 2).join(' ');
}

/** The subject of a sentence about one place: it has a number or the code of one cell. */
const SUBJECTS: InLanguages<readonly RegExp[]> = {
  en: [/^(?!The )[A-Z][a-z]+ \d+(?=:? )(?! to | and )/, /^The [^,]*?r\d+c\d+(?= )(?! to | and )/],
  de: [
    /^(?!(?:Der|Die|Das) )[A-Z][a-z]+ \d+(?=:? )(?! bis | und )/,
    /^(?:Der|Die|Das) [^,]*?r\d+c\d+(?= )(?! bis | und )/,
  ],
};

/** The name of the place of a rule, where its sentence begins with it: `the island 3 in r2c5`, `box 6`. */
export function nameIn(reason: Reason, language: StepLanguage = 'en'): string | undefined {
  const says = language === 'en' ? (reason.short ?? reason.says) : reason.translated?.[language].says;
  const [name] = SUBJECTS[language].flatMap((subject) => subject.exec(says ?? '') ?? []);
  return name?.replace(/^(?:[A-Z](?=[a-z]+ \d)|The|Der|Die|Das)/, (start) =>
    language === 'de' && start.length === 1 ? start : start.toLowerCase(),
  );
}
