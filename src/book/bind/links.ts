/** The links of a document's pages, for reading on a screen. */
import type { Bleed, PdfLink } from '../../draw/index.js';
import type { LaidOut } from '../layout/index.js';
import type { LinkTarget } from '../style/index.js';

/**
 * The links of all pages, in millimetres of their scenes; those to what is in another document are left out.
 * @param bleeds the margins of every page beyond the cut
 */
export function linksOf({ pages, margins }: LaidOut, bleeds: readonly Bleed[]): readonly PdfLink[] {
  const found = { puzzle: new Map<number, number>(), answer: new Map<number, number>() };
  for (const { number, items } of pages) {
    for (const { kind, entry } of items) {
      if ((kind === 'puzzle' || kind === 'answer') && entry !== undefined) found[kind].set(entry, number);
    }
  }
  const pageOf = (target: LinkTarget): number | undefined =>
    target.to === 'page' ? target.page : found[target.to].get(target.entry);
  return pages.flatMap(({ number, side, items }) => {
    const bleed = bleeds[number - 1]!;
    const left = bleed.left + (side === 'right' ? margins.inner : margins.outer);
    return items.flatMap(({ box, link }): readonly PdfLink[] => {
      const target = link === undefined ? undefined : pageOf(link);
      if (target === undefined) return [];
      const place = { ...box, x: box.x + left, y: box.y + bleed.top + margins.top };
      return [{ page: number - 1, target: target - 1, ...place }];
    });
  });
}
