/** A small book of new puzzles, with the answers at the back. */
import { bookFromSpec, type Difficulty } from '../../src/browser.js';

/** A request for a book. */
export interface BookRequest {
  readonly family: string;
  readonly title: string;
  /** By its code in books. */
  readonly language: string;
  readonly count: number;
  readonly seed: string;
  readonly difficulty?: Difficulty;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Makes the puzzles, proves them and sets the pages: a PDF. */
export async function makeBook({
  family,
  title,
  language,
  count,
  seed,
  difficulty,
  settings,
}: BookRequest): Promise<{ readonly pdf: Uint8Array; readonly pages: number }> {
  const { prepareDrawing } = await import('./platform.js');
  await prepareDrawing(title);
  const part = { family, count, parameters: settings, ...(difficulty === undefined ? {} : { difficulty }) };
  // Whoever makes a book of a kind whose texts are English wants them.
  const spec = { title, language, english: true, trim: 'a5', seed, parts: [part] };
  const book = await bookFromSpec(JSON.stringify(spec));
  return { pdf: book.main, pages: book.pages };
}
