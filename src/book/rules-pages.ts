/** How each kind of puzzle is solved: its rules in words, and a small example beside its solution. */
import type { Scene } from '../draw/scene.js';
import type { AnyFamily } from '../families/family.js';
import { type Item, itemOf, moveItem, type TypeArea } from './item.js';
import { fitOf } from './part-grid.js';
import { examplePictures } from './pictures.js';
import { textBlock } from './text.js';
import type { Typography } from './typography.js';

/** Examples are a little smaller than puzzles. */
const EXAMPLE_SCALE = 0.85;
/** The share of the body that one example may take of the height. */
const EXAMPLE_HEIGHT = 0.42;
/** Between the example and its solution, between paragraphs, and between blocks. */
const GAP = 10;
const PARAGRAPH_GAP = 1.6;
const BLOCK_GAP = 10;
/** Running text is not set wider than is good to read. */
const WIDEST_TEXT = 165;

interface Block {
  readonly height: number;
  readonly items: readonly Item[];
}

/** Sets the rules of the families, each in one piece. */
export function rulesPages(
  families: readonly AnyFamily[],
  body: TypeArea,
  type: Typography,
): readonly (readonly Item[])[] {
  const pages: Item[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const family of families) {
    const block = rulesBlock(family, body, type);
    if (y + block.height > body.height) {
      pages.push([]);
      y = 0;
    }
    pages.at(-1)!.push(...block.items.map((item) => moveItem(item, 0, y)));
    y += block.height + BLOCK_GAP;
  }
  return pages;
}

function rulesBlock(family: AnyFamily, body: TypeArea, type: Typography): Block {
  const width = Math.min(body.width, WIDEST_TEXT);
  const items: Item[] = [];
  let y = 0;
  const add = (text: string, style: Typography['body'], gap: number): void => {
    const block = textBlock(text, style, width);
    items.push(itemOf('text', block, { x: 0, y }));
    y += block.height + gap;
  };
  add(family.name, type.heading, PARAGRAPH_GAP);
  add(family.rules, { ...type.body, bold: true }, PARAGRAPH_GAP);
  for (const paragraph of family.guide.paragraphs) add(paragraph, type.body, PARAGRAPH_GAP);
  y += 2;
  const example = exampleItems(family, body, type);
  items.push(...example.items.map((item) => moveItem(item, 0, y)));
  return { height: y + example.height, items };
}

/** The example and its solution side by side, with captions below. */
function exampleItems(family: AnyFamily, body: TypeArea, type: Typography): Block {
  const half = Math.min((body.width - GAP) / 2, (WIDEST_TEXT - GAP) / 2);
  const textWidth = half / EXAMPLE_SCALE;
  const { puzzle } = examplePictures(family, { textWidth });
  const { solution } = examplePictures(family, { textWidth });
  const room = { width: half, height: body.height * EXAMPLE_HEIGHT };
  const scale = Math.min(EXAMPLE_SCALE, fitOf(puzzle, room));
  const height = puzzle.height * scale;
  const captioned = (scene: Scene, caption: string, x: number): readonly Item[] => {
    const width = scene.width * scale;
    const words = textBlock(caption, type.small, width, { anchor: 'middle' });
    return [itemOf('example', scene, { x, y: 0, scale }), itemOf('text', words, { x, y: height + 1.2 })];
  };
  const second = puzzle.width * scale + GAP;
  return {
    height: height + 1.2 + type.small.size * type.small.leading,
    items: [...captioned(puzzle, 'the puzzle', 0), ...captioned(solution, 'its solution', second)],
  };
}
