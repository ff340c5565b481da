/** Several documents as one to print: each begins on the front of a leaf where one of them has two pages. */
import type { BookPage, LaidOut } from './layout.js';

/**
 * The pages of all documents one after the other; they keep their sides and the numbers that are printed on
 * them.
 */
export function mergedPages(title: string, documents: readonly LaidOut[]): LaidOut {
  const isSided = documents.some(({ pages }) => pages.length > 1);
  const pages: BookPage[] = [];
  const chapters: { readonly title: string; readonly page: number }[] = [];
  for (const document of documents) {
    if (isSided && pages.length % 2 === 1)
      pages.push({ kind: 'blank', number: pages.length + 1, side: 'left', items: [] });
    chapters.push({ title: document.title, page: pages.length + 1 });
    pages.push(...document.pages.map((page, index) => ({ ...page, number: pages.length + index + 1 })));
  }
  return {
    ...documents[0]!,
    title,
    pages,
    chapters,
    warnings: documents.flatMap(({ warnings }) => warnings),
  };
}
