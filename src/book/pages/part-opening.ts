/** The opening of a part: its title, the rules in a sentence and a small solved picture. */
import { type Scene, textBlock } from '../../draw/index.js';
import { type Language, textsOf } from '../languages/index.js';
import {
  type BookPart,
  examplePictures,
  fitOf,
  LEAST_TEXT,
  type RuledFamily,
  ruledFamilies,
  scaleForText,
} from '../puzzles/index.js';
import { type Item, itemOf, type TypeArea, type Typography } from '../style/index.js';
import type { Block } from './block.js';
import { rulesInShort } from './rules-in-short.js';
import { titleBlock } from './title-block.js';

/** The picture above puzzles, in millimetres, and the room between it and the words. */
const PICTURE_HEIGHT = 27;
const PICTURE_SHARE = 0.3;
const BESIDE = 8;
/** Below the heading, and below the whole. */
const BELOW_HEADING = 1.5;
const BELOW = 8;
/** On a page of its own: where the title begins, and the share of the page that the picture may take. */
const TOP_SHARE = 0.14;
const OWN_PAGE_SHARE = 0.42;
const GAP = 8;

/** The head of the first page of a part. */
export function openingBlock(part: BookPart, body: TypeArea, type: Typography, language: Language): Block {
  const [ruled] = ruledFamilies([part]);
  const room = { width: body.width * PICTURE_SHARE, height: PICTURE_HEIGHT };
  const { scene, scale } = solvedExample(ruled!, room, language);
  const width = body.width - scene.width * scale - BESIDE;
  const heading = titleBlock(part.title, type.heading, width, { most: 4 });
  const words = textBlock(wordsOf(part, language), type.body, width);
  const top = heading.height + BELOW_HEADING;
  return {
    height: Math.max(top + words.height, scene.height * scale) + BELOW,
    items: [
      itemOf('text', heading, { x: 0, y: 0 }),
      itemOf('text', words, { x: 0, y: top }),
      itemOf('example', scene, { x: body.width - scene.width * scale, y: 0, scale }),
    ],
  };
}

/** The same on a page of its own, in the middle. */
export function openingPage(
  part: BookPart,
  body: TypeArea,
  type: Typography,
  language: Language,
): readonly Item[] {
  const [ruled] = ruledFamilies([part]);
  const heading = titleBlock(part.title, type.title, body.width, { most: 4, anchor: 'middle' });
  const words = textBlock(wordsOf(part, language), type.subtitle, body.width, { anchor: 'middle' });
  const y = body.height * TOP_SHARE;
  const below = y + heading.height + GAP;
  const top = below + words.height + GAP;
  const room = {
    width: body.width * OWN_PAGE_SHARE,
    height: Math.min(body.height * OWN_PAGE_SHARE, body.height - top),
  };
  const texts = [itemOf('text', heading, { x: 0, y }), itemOf('text', words, { x: 0, y: below })];
  if (room.height < PICTURE_HEIGHT) return texts;
  const { scene, scale } = solvedExample(ruled!, room, language);
  return [...texts, itemOf('example', scene, { x: (body.width - scene.width * scale) / 2, y: top, scale })];
}

/**
 * The rules of the family in a sentence, and those of some puzzles alone; the names of families that share a
 * part.
 */
function wordsOf(part: BookPart, language: Language): string {
  const families = ruledFamilies([part]);
  return families.length === 1
    ? rulesInShort(families[0]!, language)
    : families.map(({ family }) => textsOf(language, family).name).join(' · ');
}

/** The solved example with its clues where these can be read, otherwise the answer alone. */
function solvedExample(
  ruled: RuledFamily,
  room: TypeArea,
  language: Language,
): { readonly scene: Scene; readonly scale: number } {
  const words = textsOf(language, ruled.family).picture;
  const whole = examplePictures(ruled, { textWidth: room.width, words }).solution;
  const scale = fitOf(whole, room);
  if (scaleForText(whole, LEAST_TEXT) <= scale) return { scene: whole, scale: Math.min(1, scale) };
  const scene = examplePictures(ruled, { textWidth: room.width, answerOnly: true, words }).solution;
  return { scene, scale: fitOf(scene, room) };
}
