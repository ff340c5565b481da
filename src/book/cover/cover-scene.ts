/**
 * The scene of a cover: title, author and a puzzle on the front, a text on the back, title and author on the
 * spine.
 */
import {
  BLACK,
  type Colour,
  measureText,
  type PathStep,
  placeShapes,
  type Scene,
  type SetText,
  type Shape,
  type TypeStyle,
  textBlock,
  textOutline,
  WHITE,
  widthOf,
} from '../../draw/index.js';
import { languageOf } from '../languages/index.js';
import { type BookPart, type Entry, fitOf, puzzlePicture } from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';
import { type Box, DESIGNS, type DesignId } from '../style/index.js';
import type { CoverFrame } from './cover-frame.js';

/** Text on a dark ground is white, on a light one black. */
const DARK = 0.55;
/** Between texts and the safe zone, as a share of the width of a side. */
const INDENT = 0.06;
/** Shares of the height of the front: where the title begins, and the white panel of the puzzle. */
const TITLE_TOP = 0.09;
const PANEL_SHARE = 0.5;
const PANEL_ROUND = 3;
const PANEL_PADDING = 0.07;
const GUIDE: Colour = '#d6006c';
const GUIDE_WIDTH = 0.3;

/** The whole cover; the first shape is its ground. */
export function coverScene(spec: BookSpec, parts: readonly BookPart[], frame: CoverFrame): Scene {
  const { width, height } = frame;
  const ground = spec.cover?.colour ?? DESIGNS[spec.design].cover;
  const ink = inkOn(ground);
  return {
    width,
    height,
    title: spec.title,
    shapes: [
      { kind: 'rectangle', x: 0, y: 0, width, height, fill: ground },
      ...frontShapes(spec, parts, frame, ink),
      ...backShapes(spec, parts, frame, ink),
      ...spineShapes(spec, frame, ink),
      ...(spec.cover?.guides ? guideShapes(frame) : []),
    ],
  };
}

/** Black or white, whichever is easier to read on a ground. */
function inkOn(ground: Colour): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16) / 255);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! < DARK ? WHITE : BLACK;
}

function faceOf(design: DesignId): Pick<TypeStyle, 'typeface'> {
  const { typeface } = DESIGNS[design];
  return typeface === undefined ? {} : { typeface };
}

function inside(side: Box, { margin }: CoverFrame): Box {
  const indent = margin + side.width * INDENT;
  return {
    x: side.x + indent,
    y: side.y + indent,
    width: side.width - 2 * indent,
    height: side.height - 2 * indent,
  };
}

function frontShapes(
  { title, subtitle, author, cover, design }: BookSpec,
  parts: readonly BookPart[],
  frame: CoverFrame,
  ink: Colour,
): readonly Shape[] {
  const box = inside(frame.front, frame);
  const size = frame.front.width / 9.5;
  const centred = (text: string, style: TypeStyle, most: number): SetText =>
    textBlock(text, style, box.width, { anchor: 'middle', most });
  const style = { bold: true, colour: ink, leading: 1.12, ...faceOf(design) };
  const name = fittingTitle(title, { ...style, size }, box.width);
  const below =
    subtitle === undefined
      ? undefined
      : centred(subtitle, { ...style, bold: false, size: size * 0.4, leading: 1.3 }, 3);
  const foot = author === undefined ? undefined : centred(author, { ...style, size: size * 0.45 }, 2);
  const top = frame.front.y + frame.front.height * TITLE_TOP;
  const subtitleTop = top + name.height + size * 0.25;
  const panelTop = subtitleTop + (below === undefined ? 0 : below.height + size * 0.5);
  const panelBottom = box.y + box.height - (foot === undefined ? 0 : foot.height + size * 0.6);
  const at = (set: SetText | undefined, y: number): readonly Shape[] =>
    set === undefined ? [] : placeShapes(set.shapes, { x: box.x, y, scale: 1 });
  const room = { x: box.x, y: panelTop, width: box.width, height: panelBottom - panelTop };
  return [
    ...at(name, top),
    ...at(below, subtitleTop),
    ...panelShapes(coverEntry(parts, cover?.puzzle), room, frame.front.height * PANEL_SHARE),
    ...at(foot, box.y + box.height - (foot?.height ?? 0)),
  ];
}

/** The title in at most three lines, smaller where one of its words is wider than a line. */
function fittingTitle(title: string, style: TypeStyle, width: number): SetText {
  const widest = Math.max(...title.split(/\s+/).map((word) => widthOf(word, style)));
  const size = style.size * Math.min(1, width / widest);
  return textBlock(title, { ...style, size }, width, { anchor: 'middle', most: 3 });
}

/** The puzzle of a number, or the first one with a grid. */
function coverEntry(parts: readonly BookPart[], number: number | undefined): Entry | undefined {
  const entries = parts.flatMap((part) => part.entries);
  const wanted = entries.find((entry) => entry.number === number);
  return wanted ?? entries.find((entry) => puzzlePicture(entry, 100).lattice !== undefined) ?? entries[0];
}

/** A puzzle on a white panel in the middle of a room. */
function panelShapes(entry: Entry | undefined, room: Box, mostHeight: number): readonly Shape[] {
  if (entry === undefined || room.height <= 0) return [];
  const side = Math.min(room.width, room.height, mostHeight);
  const padding = side * PANEL_PADDING;
  const scene = puzzlePicture(entry, room.width);
  const scale = fitOf(scene, { width: room.width - 2 * padding, height: side - 2 * padding });
  const width = scene.width * scale + 2 * padding;
  const height = scene.height * scale + 2 * padding;
  const x = room.x + (room.width - width) / 2;
  const y = room.y + (room.height - height) / 2;
  return [
    { kind: 'rectangle', x, y, width, height, fill: WHITE, radius: PANEL_ROUND },
    ...placeShapes(scene.shapes, { x: x + padding, y: y + padding, scale }),
  ];
}

function backShapes(
  spec: BookSpec,
  parts: readonly BookPart[],
  frame: CoverFrame,
  ink: Colour,
): readonly Shape[] {
  const box = inside(frame.back, frame);
  const size = frame.back.width / 28;
  const style = { size, bold: false, colour: ink, leading: 1.45, ...faceOf(spec.design) };
  const strong = { ...style, bold: true, size: size * 1.5 };
  const paragraphs: readonly (readonly [string, TypeStyle])[] = [
    [spec.title, strong],
    ...(spec.cover?.blurb ?? usualBlurb(spec, parts)).split(/\n+/).map((text) => [text, style] as const),
  ];
  const bottom = frame.barcode.y - frame.margin;
  let y = frame.back.y + frame.back.height * TITLE_TOP;
  const shapes: Shape[] = [{ kind: 'rectangle', ...frame.barcode, fill: WHITE }];
  for (const [text, of] of paragraphs) {
    const most = Math.max(0, Math.floor((bottom - y) / (of.size * of.leading)));
    const set = textBlock(text, of, box.width, { most });
    shapes.push(...placeShapes(set.shapes, { x: box.x, y, scale: 1 }));
    y += set.height + size * 0.6;
  }
  return shapes;
}

/** The subtitle, the contents, and the book's promises. */
function usualBlurb({ subtitle, language }: BookSpec, parts: readonly BookPart[]): string {
  const titles = [...new Set(parts.filter(({ entries }) => entries.length > 0).map(({ title }) => title))];
  const inside = titles.join(' · ');
  return [subtitle, inside, languageOf(language).texts.promise]
    .filter((text) => text !== undefined)
    .join('\n');
}

/**
 * Title at the head of the spine and author at its foot, to be read from the top down; as outlines, since
 * they are turned.
 */
function spineShapes({ title, author, design }: BookSpec, frame: CoverFrame, ink: Colour): readonly Shape[] {
  const { spineType: size, back, spine, margin } = frame;
  if (size === 0) return [];
  const middle = back.x + back.width + spine / 2;
  const indent = margin * 2;
  const room = back.height - 2 * indent;
  const names = author === undefined ? [title] : [title, author];
  const wanted = names.reduce(
    (sum, name) => sum + measureText(name, size, true, DESIGNS[design].typeface),
    size * 2,
  );
  const fitting = size * Math.min(1, room / wanted);
  const from = back.y + indent;
  return names.map((text, index): Shape => {
    const anchor = index === 0 ? 'start' : 'end';
    const x = index === 0 ? 0 : room;
    const upright = {
      kind: 'text',
      text,
      x,
      y: 0,
      size: fitting,
      bold: index === 0,
      anchor,
      colour: ink,
      ...faceOf(design),
    } as const;
    return { kind: 'path', steps: textOutline(upright).map((step) => turned(step, middle, from)), fill: ink };
  });
}

/** A step turned by a quarter clockwise around the origin, which goes to (x, y). */
function turned(step: PathStep, x: number, y: number): PathStep {
  if (step[0] === 'Z') return step;
  const [kind, ...numbers] = step;
  const placed = numbers.map((number, index) => (index % 2 === 0 ? y + number : x - number));
  // What was to the right is below now, and what was below is to the left.
  const swapped = placed.map((_, index) => placed[index % 2 === 0 ? index + 1 : index - 1]!);
  return [kind, ...swapped] as unknown as PathStep;
}

/** The cut, the folds, the safe zones and the barcode, as dashed lines. */
function guideShapes({ back, front, spine, barcode, margin }: CoverFrame): readonly Shape[] {
  const whole = { x: back.x, y: back.y, width: back.width * 2 + spine, height: back.height };
  const safe = [back, front].map(({ x, y, width, height }) => {
    return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
  });
  const folds = [back.x + back.width, front.x].map((x): Shape => {
    return guideLine(x, back.y, x, back.y + back.height);
  });
  return [...[whole, barcode, ...safe].flatMap(outline), ...folds];
}

function outline({ x, y, width, height }: Box): readonly Shape[] {
  const [right, bottom] = [x + width, y + height];
  return [
    guideLine(x, y, right, y),
    guideLine(right, y, right, bottom),
    guideLine(right, bottom, x, bottom),
    guideLine(x, bottom, x, y),
  ];
}

function guideLine(x1: number, y1: number, x2: number, y2: number): Shape {
  return { kind: 'line', x1, y1, x2, y2, width: GUIDE_WIDTH, colour: GUIDE, dash: [2, 1.5] };
}
