/** Title page and imprint. */
import {
  FONT_FAMILY,
  type Scene,
  type SetText,
  smallestText,
  type TypeStyle,
  textBlock,
  typefacesOf,
} from '../../draw/index.js';
import type { Difficulty } from '../../families/contract/index.js';
import { filled, type Language, languageOf, textsOf } from '../languages/index.js';
import { LEAST_PRINTED_TYPE } from '../paper/index.js';
import { examplePictures, fitOf, type RuledFamily } from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';
import {
  type Item,
  itemOf,
  levelMarks,
  logoItem,
  moveItem,
  ornamentItem,
  smallerTypes,
  type TypeArea,
  type Typography,
} from '../style/index.js';
import { type Block, firstFitting } from './block.js';
import { titleBlock } from './title-block.js';

/** The start of the title, and the largest share of the page for the pictures below it. */
const TITLE_TOP = 0.1;
const MOSAIC_SHARE = 0.5;
const MOSAIC_GAP = 0.14;
/** Between author and logo, in millimetres. */
const LOGO_GAP = 5;

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** The title page: title, subtitle, a solved example of every kind of puzzle inside, the author. */
export function titlePage(
  { title, subtitle, author, language, logo }: BookSpec,
  families: readonly RuledFamily[],
  area: TypeArea,
  type: Typography,
): readonly Item[] {
  const items: Item[] = [];
  let y = area.height * TITLE_TOP;
  const centred = (text: string, style: TypeStyle, most: number): SetText =>
    titleBlock(text, style, area.width, { anchor: 'middle', most });
  const name = centred(title, type.title, 4);
  items.push(itemOf('text', name, { x: 0, y }));
  y += name.height + 4;
  const ornament = ornamentItem(type.design.ornament, type.accent, area.width, y);
  items.push(ornament);
  y += ornament.box.height + 4.2;
  if (subtitle !== undefined) {
    const words = centred(subtitle, type.subtitle, 4);
    items.push(itemOf('text', words, { x: 0, y }));
    y += words.height;
  }
  const foot = author === undefined ? undefined : centred(author, type.subtitle, 2);
  const mark = logo === undefined ? undefined : logoItem(logo, area.width, area.height);
  if (mark !== undefined) items.push(mark);
  const base = mark === undefined ? area.height : mark.box.y - LOGO_GAP;
  const bottom = base - (foot?.height ?? 0) - 10;
  if (foot !== undefined) items.push(itemOf('text', foot, { x: 0, y: base - foot.height }));
  const side = Math.min(area.width * 0.86, area.height * MOSAIC_SHARE, bottom - y - 10);
  const top = y + (bottom - y - side) / 2;
  return [...items, ...mosaic(families, languageOf(language), { x: (area.width - side) / 2, y: top, side })];
}

/** Solved examples in a square of squares; a last row that is not full is centred. */
function mosaic(
  families: readonly RuledFamily[],
  language: Language,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): readonly Item[] {
  const scenes = readableScenes(
    families.map((ruled) => solvedExample(ruled, language)),
    side,
  );
  const { columns, rows, tile } = tilesOf(scenes.length, side);
  const step = tile * (1 + MOSAIC_GAP);
  const top = y + (side - rows * tile - (rows - 1) * (step - tile)) / 2;
  return scenes.map((scene, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, scenes.length - row * columns);
    const scale = fitOf(scene, { width: tile, height: tile });
    const indent = ((columns - inRow) * step) / 2;
    return itemOf('example', scene, {
      x: x + indent + (index % columns) * step + (tile - scene.width * scale) / 2,
      y: top + row * step + (tile - scene.height * scale) / 2,
      scale,
    });
  });
}

function solvedExample(ruled: RuledFamily, language: Language): Scene {
  const words = textsOf(language, ruled.family).picture;
  return examplePictures(ruled, { textWidth: 60, answerOnly: true, words }).solution;
}

function tilesOf(count: number, side: number) {
  const columns = Math.ceil(Math.sqrt(count));
  const tile = side / (columns + (columns - 1) * MOSAIC_GAP);
  return { columns, rows: Math.ceil(count / columns), tile };
}

/** The scenes whose texts can be read in their tiles: the one with the smallest text goes until all can. */
function readableScenes(scenes: readonly Scene[], side: number): readonly Scene[] {
  const { tile } = tilesOf(scenes.length, side);
  const enlarged = scenes.map((scene) => {
    const fit = fitOf(scene, { width: tile, height: tile });
    return { scene, size: (smallestText(scene) ?? Number.POSITIVE_INFINITY) * fit };
  });
  const least = Math.min(...enlarged.map(({ size }) => size));
  if (least >= LEAST_PRINTED_TYPE) return scenes;
  const without = enlarged.find(({ size }) => size === least)!.scene;
  return readableScenes(
    scenes.filter((scene) => scene !== without),
    side,
  );
}

/**
 * The back of the title page, at its foot: what is promised, what the difficulties mean, whose book it is.
 * The text becomes smaller when the type area is too small for that.
 */
export function imprint(spec: BookSpec, area: TypeArea, type: Typography): readonly Item[] {
  const settings = smallerTypes(type).map((set) => () => imprintBlock(spec, area, set));
  const { height, items } = firstFitting(settings, area.height);
  return items.map((item) => moveItem(item, 0, area.height - height));
}

function imprintBlock(spec: BookSpec, area: TypeArea, type: Typography): Block {
  const { texts, difficulties } = languageOf(spec.language);
  const width = Math.min(area.width, 130);
  const items: Item[] = [];
  const add = (text: string, style: TypeStyle, gap: number): void => {
    const block = textBlock(text, style, width);
    items.push(itemOf('text', block, { x: 0, y }));
    y += block.height + gap;
  };
  let y = 0;
  add(texts.promise, type.body, 3);
  if (spec.difficultyLabels) {
    for (const difficulty of DIFFICULTIES) {
      const marks = levelMarks(difficulty, type.body.size, type.design.marks, type.accent);
      const line = type.body.size * type.body.leading;
      const left = marks === undefined ? 0 : marks.width + 2;
      if (marks !== undefined) {
        const { width: across } = marks;
        const shapes = marks.shapesAt(-across * 0.1, line / 2);
        items.push(itemOf('text', { width: across, height: line, shapes }, { x: 0, y }));
      }
      const words = textBlock(difficulties[difficulty].meaning, type.body, width - left);
      items.push(itemOf('text', words, { x: left, y }));
      y += words.height + 1;
    }
    y += 3;
  }
  const owner = spec.copyright ?? spec.author;
  if (owner !== undefined) add(`© ${owner.replace(/^(©|\(c\))\s*/i, '')}`, type.small, 1);
  const fonts = typefacesOf(
    [spec.title, spec.subtitle ?? '', owner ?? '', texts.promise],
    type.design.typeface,
  );
  const all = [...new Set([...fonts, FONT_FAMILY])];
  add(filled(texts.madeWith, { fonts: all.join(', ') }), type.small, 0);
  return { height: y, items };
}
