/** The flags of `book`. */

import { LANGUAGE_CODES, PRINTER_IDS, TRIM_WORDS, trimOf } from '../../book/index.js';
import { ATTEMPTS_SETTING, CERTIFY_SETTING } from '../../jobs/index.js';
import { choice, fileName, flag, settings, text, textOf, type ValuesOf } from '../../settings/index.js';
import { FORCE_FLAG, JSON_FLAG, jobsFlag, QUEUE_FLAG, SEED_FLAG, TIMEOUT_FLAG } from '../arguments/index.js';

/** The most pages that are drawn. */
const MOST_PREVIEWED = 50;

/** Page numbers in order: `1,3-5`; undefined for other texts. */
function pagesIn(text: string): readonly number[] | undefined {
  const pages = new Set<number>();
  for (const piece of text.split(',')) {
    const [, first, last = first] = /^\s*([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?\s*$/.exec(piece) ?? [];
    if (first === undefined || Number(last) - Number(first) >= MOST_PREVIEWED) return undefined;
    for (let page = Number(first); page <= Number(last); page++) pages.add(page);
  }
  const sorted = [...pages].sort((one, other) => one - other);
  return sorted.length > 0 && sorted.length <= MOST_PREVIEWED ? sorted : undefined;
}

const FLAGS = {
  example: flag('write a specification to start from').default(false),
  schema: flag('write the JSON Schema of specifications, for editors').default(false),
  check: flag('check a PDF as the printer would; exit code 1 if there are objections').default(false),
  title: text('title in place of the one in the specification').optional(),
  language: choice('language of headings, rules and labels; see list languages', LANGUAGE_CODES).optional(),
  trim: textOf(`size of the pages: ${TRIM_WORDS}`, {
    expected: `one of ${TRIM_WORDS}`,
    read: trimOf,
  }).optional(),
  printer: choice('printer whose rules the book obeys or is checked against', PRINTER_IDS).optional(),
  cover: fileName(
    'write the cover to this PDF: back, spine and front, sized for pages, paper and printer',
  ).optional(),
  preview: textOf(
    'draw these pages as PNG and keep the puzzles, such as 1,3-5; --resume then makes the book',
    {
      expected: `page numbers such as 1,3-5, at most ${MOST_PREVIEWED} pages`,
      read: pagesIn,
    },
  ).optional(),
  ...SEED_FLAG,
  ...jobsFlag('worker threads; the book stays the same'),
  ...QUEUE_FLAG,
  resume: flag('go on with an interrupted book of the same -o').default(false),
  ...ATTEMPTS_SETTING,
  ...TIMEOUT_FLAG,
  output: fileName(
    'the PDF; a sidecar file with data about the book is written beside it, and a work file until it is finished (default: the name of the specification, in output/)',
  ).optional(),
  ...FORCE_FLAG,
  ...CERTIFY_SETTING,
  ...JSON_FLAG,
};

export const BOOK_FLAGS = settings(FLAGS);

/** The flags as they were read, the specification, and the PDF that it becomes. */
export type BookArguments = ValuesOf<typeof FLAGS> & { readonly spec: string; readonly output: string };
