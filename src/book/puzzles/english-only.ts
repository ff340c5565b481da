/** Texts that exist in English alone: left out of books in another language, or said to be in them. */
import { type Issue, issue } from '../../core/index.js';
import type { AnyFamily } from '../../families/contract/index.js';
import { findFamily } from '../../families/index.js';
import { ENGLISH, hasTextsOf, languageOf } from '../languages/index.js';
import type { BookSpec, PartSpec } from '../spec/index.js';
import { type BookPart, familiesOf } from './entries.js';

/** The name of a language in English. */
function nameOf(code: string): string {
  return new Intl.DisplayNames([ENGLISH], { type: 'language' }).of(code) ?? code;
}

const listed = (words: readonly string[]): string => new Intl.ListFormat(ENGLISH).format(words);

/** True if a puzzle of a family may be in a book of another language: solving it takes no English. */
const isAllowed = ({ englishOnly: own }: AnyFamily): boolean => own === undefined;

/** A specification without the parts that exist in English alone. */
export interface Translated {
  readonly spec: BookSpec;
  /** The earlier position of each of its parts, from 0. */
  readonly kept: readonly number[];
  /** The earlier path of a value in the specification. */
  pathBefore(path: readonly PropertyKey[]): readonly PropertyKey[];
  /** True if puzzles of a family may be in it. */
  allows(family: AnyFamily): boolean;
  /** A sentence about the parts left out; absent: none were. */
  readonly said?: string;
}

/**
 * Leaves out the puzzles, hints and steps that a book would have in English although its language is another
 * one, unless the specification wants them.
 * @param familiesIn the families of the puzzles in the files of a part
 */
export function withoutEnglish(
  spec: BookSpec,
  familiesIn: (part: number) => readonly AnyFamily[],
): Translated {
  const all: Translated = {
    spec,
    kept: spec.parts.map((_, index) => index),
    pathBefore: (path) => path,
    allows: () => true,
  };
  if (spec.language === ENGLISH || spec.english) return all;
  const families = spec.parts.map((part, index) =>
    part.kind === 'files' ? familiesIn(index) : [findFamily(part.family)!],
  );
  const kept = all.kept.filter((index) => families[index]!.length === 0 || families[index]!.some(isAllowed));
  const parts = kept.map((index): PartSpec => ({ ...spec.parts[index]!, hints: 0, explain: false }));
  const names = [...new Set(families.flat())].filter((family) => !isAllowed(family)).map(({ name }) => name);
  const had = (has: (part: PartSpec) => boolean, word: string): readonly string[] =>
    spec.parts.some(has) ? [word] : [];
  const missing = [
    ...names,
    ...had(({ hints }) => hints > 0, 'hints'),
    ...had(({ explain }) => explain, 'solutions step by step'),
  ];
  if (missing.length === 0) return all;
  const said = `${listed(missing)}: left out, since they exist only in English and the language of the book is ${nameOf(spec.language)}; "english: true" puts them in`;
  const pathBefore: Translated['pathBefore'] = (path) => {
    const [key, part, ...rest] = path;
    return key === 'parts' && typeof part === 'number' ? [key, kept[part]!, ...rest] : path;
  };
  return { spec: { ...spec, parts }, kept, pathBefore, allows: isAllowed, said };
}

/**
 * A warning for whatever is English by necessity: sentences of families, hints and steps, families without
 * texts.
 */
export function englishOnly(code: string, parts: readonly BookPart[]): readonly Issue[] {
  if (code === ENGLISH) return [];
  const language = languageOf(code);
  const warn = (what: string): Issue =>
    issue('language-english', `${what} in English, although the language of the book is ${nameOf(code)}.`);
  const families = familiesOf(parts);
  const untold = families.filter((family) => !hasTextsOf(language, family)).map(({ name }) => name);
  const explained = parts.some(({ spec }) => spec.hints > 0 || spec.explain);
  return [
    ...families.flatMap(({ name, englishOnly: own }) =>
      own === undefined ? [] : [warn(`${name}: its ${own} are`)],
    ),
    ...(untold.length > 0 ? [warn(`The names and rules of ${listed(untold)} are`)] : []),
    ...(explained ? [warn('Hints and solutions step by step are')] : []),
  ];
}
