/** The steps of a puzzle on paper: pages with a title and numbers, or one tall sheet. */
import {
  BLACK,
  type Colour,
  placeShapes,
  type Scene,
  type Shape,
  type TypeStyle,
  textBlock,
} from '../../draw/index.js';
import type { StepLanguage } from '../../families/contract/index.js';
import { flowGroups, type PanelGroup } from './flow.js';
import type { Placed } from './pages.js';
import type { Panel } from './panel.js';
import type { PanelType } from './panel-pieces.js';
import { PAGE_PHRASES } from './phrases.js';

/** Title above the steps. */
export interface SheetTitle {
  readonly title: string;
  /** Below the title, in small letters. */
  readonly subtitle: string;
  /** Of the legend and the numbers of pages; default: English. */
  readonly language?: StepLanguage | undefined;
  /** True if the reasons of the steps are to be written down by those who read them. */
  readonly gaps?: boolean | undefined;
}

/** Steps that stand together. */
export interface StepGroup {
  /** Heading above the steps. */
  readonly heading?: string;
  readonly panels: readonly Panel[];
}

/** Papers by name, in millimetres. */
const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
/** A paper for steps. */
export type SheetPaper = keyof typeof PAPERS;
/** Names of papers. */
export const SHEET_PAPERS = ['a4', 'letter'] as const satisfies readonly SheetPaper[];

const MARGIN = 12;
/** Room for the number of the page. */
const FOOT = 9;
const BELOW_TITLE = 6;
const GREY: Colour = '#4a4a4a';
const TITLE: TypeStyle = { size: 6, bold: true, colour: BLACK, leading: 1.2 };
const SUBTITLE: TypeStyle = { size: 3.1, bold: false, colour: GREY, leading: 1.4 };
const GROUP: TypeStyle = { size: 4, bold: true, colour: BLACK, leading: 1.5 };
const NUMBER: TypeStyle = { size: 2.9, bold: false, colour: GREY, leading: 1.2 };
const TYPE: PanelType = {
  heading: { size: 3.4, bold: true, colour: BLACK, leading: 1.3 },
  body: { size: 2.7, bold: false, colour: BLACK, leading: 1.35 },
  small: { size: 2.5, bold: false, colour: GREY, leading: 1.35 },
};

/** The steps as pages with numbers. */
export function stepPages(
  groups: readonly StepGroup[],
  words: SheetTitle,
  paper: SheetPaper,
): readonly Scene[] {
  const { width, height } = PAPERS[paper];
  const room = { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
  const { pageOf } = PAGE_PHRASES[words.language ?? 'en'];
  const head = headOf(words, room.width);
  const pages = flowGroups(setGroups(groups, room.width), room, TYPE, head.height);
  return pages.map((placed, index): Scene => {
    const number = textBlock(pageOf(index + 1, pages.length), NUMBER, room.width, { anchor: 'middle' });
    const foot = placeShapes(number.shapes, { x: 0, y: room.height + FOOT - number.height, scale: 1 });
    const shapes = [...(index === 0 ? head.shapes : []), ...shapesOf(placed), ...foot];
    return sceneOf(shapes, width, height, words.title);
  });
}

/** The steps as one sheet, as high as they need. */
export function stepSheet(groups: readonly StepGroup[], words: SheetTitle): Scene {
  const { width } = PAPERS.a4;
  const room = { width: width - 2 * MARGIN, height: PAPERS.a4.height };
  const head = headOf(words, room.width);
  // Pages without numbers, one below the other.
  let y = 0;
  const shapes: Shape[] = [...head.shapes];
  for (const placed of flowGroups(setGroups(groups, room.width), room, TYPE, head.height)) {
    shapes.push(...placeShapes(shapesOf(placed), { x: 0, y, scale: 1 }));
    y += Math.max(...placed.map((piece) => piece.y + piece.height)) + BELOW_TITLE;
  }
  return sceneOf(shapes, width, Math.max(y - BELOW_TITLE, head.height) + 2 * MARGIN, words.title);
}

function setGroups(groups: readonly StepGroup[], width: number): readonly PanelGroup[] {
  return groups.map(({ heading, panels }) => {
    return heading === undefined ? { panels } : { heading: textBlock(heading, GROUP, width), panels };
  });
}

function shapesOf(placed: readonly Placed[]): readonly Shape[] {
  return placed.flatMap(({ shapes }) => shapes);
}

function headOf({ title, subtitle, language = 'en', gaps = false }: SheetTitle, width: number) {
  const { legend, gapLegend } = PAGE_PHRASES[language];
  const heading = textBlock(title, TITLE, width);
  const words = textBlock(`${subtitle} ${gaps ? gapLegend : legend}`, SUBTITLE, width);
  return {
    height: heading.height + words.height + BELOW_TITLE,
    shapes: [...heading.shapes, ...placeShapes(words.shapes, { x: 0, y: heading.height, scale: 1 })],
  };
}

function sceneOf(shapes: readonly Shape[], width: number, height: number, title: string): Scene {
  return { width, height, title, shapes: placeShapes(shapes, { x: MARGIN, y: MARGIN, scale: 1 }) };
}
