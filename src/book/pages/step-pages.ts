/** Solutions step by step, in small pictures with captions, under the numbers of their puzzles. */
import { textBlock } from '../../draw/index.js';
import {
  chunksOf,
  flowGroups,
  PAGE_PHRASES,
  type PanelGroup,
  panelOf,
  saysPremises,
} from '../../explain/index.js';
import type { BookPart, Entry } from '../puzzles/index.js';
import { type Item, itemOf, type TypeArea, type Typography } from '../style/index.js';

/** Below the legend. */
const BELOW_LEGEND = 5;
/** The size of a step's words relative to running text. */
const SMALLER = 0.8;

/**
 * Sets the steps of all puzzles in parts that want them; how to read them stands first.
 * @param leastText of pictures, in millimetres, as far as the width of a page allows
 */
export function stepPages(
  parts: readonly BookPart[],
  body: TypeArea,
  type: Typography,
  leastText: number,
): readonly (readonly Item[])[] {
  const entries = parts
    .filter(({ spec }) => spec.explain)
    .flatMap((part) => part.entries.filter(({ explanation }) => explanation !== undefined));
  if (entries.length === 0) return [];
  const legend = textBlock(PAGE_PHRASES.en.legend, type.small, body.width);
  const words = { ...type.body, size: SMALLER * type.body.size };
  const panelType = {
    heading: { ...words, bold: true },
    body: words,
    small: { ...words, colour: type.small.colour },
  };
  const groups = entries.map((entry) => groupOf(entry, body.width, type));
  const room = { ...body, leastText };
  const pages = flowGroups(groups, room, panelType, legend.height + BELOW_LEGEND);
  return pages.map((placed, index) => [
    ...(index === 0 ? [itemOf('text', legend, { x: 0, y: 0 })] : []),
    ...placed.map(({ x, y, width, height, shapes, group }): Item => {
      return { kind: 'step', box: { x, y, width, height }, shapes, entry: entries[group]!.index };
    }),
  ]);
}

function groupOf({ label, family, puzzle, explanation }: Entry, width: number, type: Typography): PanelGroup {
  const { marks } = explanation!;
  const premises = saysPremises(explanation!);
  const explaining = family.explaining!;
  const title = puzzle.credits?.title;
  const heading = title === undefined ? label : `${label}   ${title}`;
  return {
    heading: textBlock(heading, type.subheading, width, { most: 2 }),
    ...(premises === '' ? {} : { opening: textBlock(premises, type.small, width) }),
    panels: chunksOf(explanation!).map((chunk) =>
      panelOf(marks, chunk, (view) => explaining.picture(puzzle.puzzle, view)),
    ),
  };
}
