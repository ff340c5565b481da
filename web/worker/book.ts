/** A small book of new puzzles, with the answers at the back. */
import { bookFromSpec, type Difficulty } from '../../src/browser.js';

/** A request for a book. */
export interface BookRequest {
  readonly family: string;
  readonly title: string;
  readonly count: number;
  readonly seed: string;
  readonly difficulty?: Difficulty;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Makes the puzzles, proves them and sets the pages: a PDF. */
export async function makeBook({
  family,
  title,
  count,
  seed,
  difficulty,
  settings,
}: BookRequest): Promise<{ readonly pdf: Uint8Array; readonly pages: number }> {
  const { prepareDrawing } = await import('./platform.js');
  await prepareDrawing();
  const part = { family, count, parameters: settings, ...(difficulty === undefined ? {} : { difficulty }) };
  const book = await bookFromSpec(JSON.stringify({ title, trim: 'a5', seed, parts: [part] }));
  return { pdf: book.main, pages: book.pages };
}
