/**
 * The pages of a part in their order, with those of its answers where these stand beside or behind the
 * puzzles.
 */

import { filled, type Language, languageOf, numberIn } from '../languages/index.js';
import { pageAnswers, puzzlePages } from '../pages/index.js';
import type { BookPart, Entry, SmallPrint } from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';
import type { Item, Side, TypeArea, Typography } from '../style/index.js';
import type { Chapter, Draft, PageKind, Setting } from './draft.js';

/** The sides of pages of puzzles and of their openings, by the place of the answers. */
const SIDES: Readonly<Record<BookSpec['answers'], { readonly puzzles?: Side; readonly opening?: Side }>> = {
  back: {},
  separate: {},
  overleaf: { puzzles: 'right', opening: 'left' },
  beside: { puzzles: 'left', opening: 'right' },
};

/**
 * Sets the pages of a part.
 * @param index position of the part, from 0
 */
export function partDrafts(
  spec: BookSpec,
  part: BookPart,
  index: number,
  body: TypeArea,
  type: Typography,
): Setting {
  const language = languageOf(spec.language);
  const { opening, pages, small: ofPuzzles } = puzzlePages(part, spec, body, type);
  const sides = SIDES[spec.answers];
  const entryOf = new Map(part.entries.map((entry): [number, Entry] => [entry.index, entry]));
  const begins = { chapters: [chapterOf(part, language)] };
  const drafts: Draft[] = [];
  const small: SmallPrint[] = [...ofPuzzles];
  const add = (kind: PageKind, items: readonly Item[], head: string, side?: Side): void => {
    const first = drafts.length === 0 ? begins : {};
    drafts.push({ kind, items, part: index, head, ...first, ...(side === undefined ? {} : { side }) });
  };
  if (opening !== undefined) add('opening', opening, part.title, sides.opening);
  for (const { items, grid, entries, scale } of pages) {
    add('puzzles', items, part.title, sides.puzzles);
    if (sides.puzzles === undefined) continue;
    const own = entries.map((entry) => entryOf.get(entry)!);
    const answers = pageAnswers(part, own, { grid, scale }, body, type);
    small.push(...answers.small);
    add('answers', answers.pages[0]!, filled(language.texts.answersOf, { title: part.title }));
  }
  return { drafts, small };
}

/** The title of a part with the numbers of its puzzles: `1–12`. */
export function chapterOf({ title, entries }: BookPart, language: Language): Chapter {
  const [first, last] = [entries[0]!.number, entries.at(-1)!.number].map((number) =>
    numberIn(language, number),
  );
  const detail = first === last ? first! : filled(language.texts.numbers, { first: first!, last: last! });
  return { title, detail };
}
