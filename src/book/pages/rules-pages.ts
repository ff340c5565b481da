/** The rules of each kind of puzzle in words, and a small example beside its solution. */
import { type Scene, textBlock } from '../../draw/index.js';
import { type Language, textsOf } from '../languages/index.js';
import { LEAST_PRINTED_TYPE } from '../paper/index.js';
import { examplePictures, fitOf, type RuledFamily, scaleForText } from '../puzzles/index.js';
import { type Item, itemOf, moveItem, smallerTypes, type TypeArea, type Typography } from '../style/index.js';
import { type Block, firstFitting } from './block.js';
import { ruleSentences } from './rules-in-short.js';

/**
 * The scale of examples, and their largest share of the height: where families share a page, and alone on
 * one.
 */
const SHARED = { scale: 0.8, share: 0.26 } as const;
const ALONE = { scale: 1.25, share: 0.5 } as const;
/**
 * Between the example and its solution, below a picture, between paragraphs, above pictures, and between
 * families.
 */
const GAP = 10;
const CAPTION_GAP = 1.2;
const PARAGRAPH_GAP = 1.6;
const PICTURE_GAP = 4;
const BLOCK_GAP = 11;

interface ExampleSize {
  readonly scale: number;
  readonly share: number;
}

/** Sets the rules of the families, each in one piece; one that has a page to itself gets a larger example. */
export function rulesPages(
  families: readonly RuledFamily[],
  body: TypeArea,
  type: Typography,
  language: Language,
): readonly (readonly Item[])[] {
  const pages: RuledFamily[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const family of families) {
    const { height } = rulesBlock(family, body, type, SHARED, language);
    if (y + height > body.height) {
      pages.push([]);
      y = 0;
    }
    pages.at(-1)!.push(family);
    y += height + BLOCK_GAP;
  }
  return pages.map((page) =>
    stacked(page.map((family) => fitting(family, page.length, body, type, language))),
  );
}

/** The largest setting that the page has room for; on a very small page the text becomes smaller, too. */
function fitting(
  family: RuledFamily,
  count: number,
  body: TypeArea,
  type: Typography,
  language: Language,
): Block {
  const settings = [
    ...(count === 1 ? [() => rulesBlock(family, body, type, ALONE, language)] : []),
    ...smallerTypes(type).map((set) => () => rulesBlock(family, body, set, SHARED, language)),
  ];
  return firstFitting(settings, body.height);
}

function stacked(blocks: readonly Block[]): readonly Item[] {
  let y = 0;
  return blocks.flatMap(({ items, height }) => {
    const placed = items.map((item) => moveItem(item, 0, y));
    y += height + BLOCK_GAP;
    return placed;
  });
}

function rulesBlock(
  ruled: RuledFamily,
  body: TypeArea,
  type: Typography,
  size: ExampleSize,
  language: Language,
): Block {
  const { family, isTitled } = ruled;
  const { name, guide, titled } = textsOf(language, family);
  const items: Item[] = [];
  let y = 0;
  const add = (text: string, style: Typography['body']): void => {
    const block = textBlock(text, style, body.width);
    items.push(itemOf('text', block, { x: 0, y }));
    y += block.height + PARAGRAPH_GAP;
  };
  add(name, type.heading);
  for (const rule of ruleSentences(ruled, language)) add(rule, { ...type.body, bold: true });
  if (isTitled && titled !== undefined) add(titled, type.body);
  for (const paragraph of guide) add(paragraph, type.body);
  y += PICTURE_GAP;
  const example = exampleItems(ruled, body, type, size, language);
  return {
    height: y + example.height,
    items: [...items, ...example.items.map((item) => moveItem(item, 0, y))],
  };
}

/** The example and its solution, each in the middle of its half, with captions below. */
function exampleItems(
  ruled: RuledFamily,
  body: TypeArea,
  type: Typography,
  { scale: most, share }: ExampleSize,
  language: Language,
): Block {
  const { texts } = language;
  const words = textsOf(language, ruled.family).picture;
  const half = (body.width - GAP) / 2;
  const { puzzle, solution } = examplePictures(ruled, {
    textWidth: half / Math.min(1, most),
    words,
  });
  const legible = Math.max(...[puzzle, solution].map((scene) => scaleForText(scene, LEAST_PRINTED_TYPE)));
  const wanted = Math.min(most, fitOf(puzzle, { width: half, height: body.height * share }));
  const scale = Math.min(Math.max(wanted, legible), fitOf(puzzle, { width: half, height: body.height }));
  const height = puzzle.height * scale;
  const captioned = (scene: Scene, caption: string, left: number): readonly Item[] => {
    const below = textBlock(caption, type.small, half, { anchor: 'middle' });
    return [
      itemOf('example', scene, { x: left + (half - scene.width * scale) / 2, y: 0, scale }),
      itemOf('text', below, { x: left, y: height + CAPTION_GAP }),
    ];
  };
  return {
    height: height + CAPTION_GAP + type.small.size * type.small.leading,
    items: [...captioned(puzzle, texts.example, 0), ...captioned(solution, texts.exampleSolved, half + GAP)],
  };
}
