/**
 * The printed form of a zebra puzzle: the values of every attribute in alphabetical order, the numbered clues
 * as sentences, and below them a table of houses and attributes to be filled in. The solution stands in the
 * same table in grey, long names in smaller type; marked cells have a grey ground.
 */
import { counted } from '../../core/index.js';
import {
  BLACK,
  breakLines,
  CAP_HEIGHT,
  type Colour,
  HAIRLINE,
  type Line,
  measureText,
  type Scene,
  type Shape,
  type Text,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { type Ruling, rulings } from '../kit/pictures/grid-lines.js';
import { MARGIN, solvedTitle } from '../kit/pictures/grid-picture.js';
import { MARK_COLOUR } from '../kit/pictures/sheet-content.js';
import { answerText } from './answer-text.js';
import type { ZebraPuzzle, ZebraSolution } from './puzzle.js';
import { Sentences } from './sentences/sentences.js';

const TEXT_SIZE = 3.9;
/** From line to line within a text, and from text to text, in millimetres. */
const LEADING = 5.4;
const TEXT_GAP = 1.1;
const BLOCK_GAP = 5;
/** Most lines of one text: names are short, so nothing needs as many. */
const MOST_LINES = 20;
/** From a label to its text. */
const LABEL_GAP = 2.4;
/** The width that texts take unless the view names another: about seventy letters. */
const TEXT_WIDTH = 140;
const ROW_HEIGHT = 9;
const CELL_PADDING = 2;
const NARROWEST_CELL = 20;
const WIDEST_CELL = 38;
/** The styles of a name in a cell: the first in which it fits is used, or else the last. */
const CELL_STYLES = [
  { size: TEXT_SIZE, lines: 1, leading: 0 },
  { size: 3, lines: 2, leading: 3.6 },
  { size: 2.3, lines: 3, leading: 2.7 },
] as const;
const FRAME = 3 * HAIRLINE;
const SOLUTION_COLOUR: Colour = '#404040';
const HEAD_COLOUR: Colour = '#ececec';

/** A label and its text in lines. */
interface Entry {
  readonly label: string;
  readonly text: string;
}

/** Drawn texts and where they end. */
interface Block {
  readonly shapes: readonly Text[];
  readonly bottom: number;
}

/** Columns and rows of the table, in millimetres; the first column and row hold the names. */
interface Table {
  readonly x: number;
  readonly y: number;
  readonly headWidth: number;
  readonly cellWidth: number;
  readonly names: readonly string[];
  readonly houses: number;
}

/** Draws a puzzle: values, clues and table, the solution in it when the view has one. */
export function zebraPicture(puzzle: ZebraPuzzle, view: View<ZebraSolution>): Scene {
  const names = Object.keys(puzzle.attributes);
  const title = solvedTitle(
    `Zebra puzzle, ${puzzle.houses} houses, ${counted(names.length, 'attribute')}`,
    view.solution !== undefined,
  );
  if (view.answerOnly && view.inWords && view.solution !== undefined)
    return answerText(title, view.solution, view.textWidth ?? TEXT_WIDTH);
  const { headWidth, cellWidth } = columnWidths(puzzle, view.textWidth);
  const tableWidth = headWidth + puzzle.houses * cellWidth;
  const width = view.answerOnly
    ? tableWidth
    : Math.max(tableWidth, (view.textWidth ?? TEXT_WIDTH) - 2 * MARGIN);
  const texts = view.answerOnly ? { shapes: [], bottom: MARGIN - BLOCK_GAP } : drawTexts(puzzle, width);
  const y = texts.bottom + BLOCK_GAP;
  const table: Table = {
    x: MARGIN + (width - tableWidth) / 2,
    y,
    headWidth,
    cellWidth,
    names,
    houses: puzzle.houses,
  };
  return {
    width: width + 2 * MARGIN,
    height: y + (names.length + 1) * ROW_HEIGHT + MARGIN,
    title,
    shapes: [
      ...texts.shapes,
      ...tableGrounds(table, view),
      ...tableLines(table),
      ...tableTexts(table, view.solution),
    ],
    texts: [
      { kind: 'entries', entries: valueEntries(puzzle), anchor: 'start' },
      { kind: 'entries', entries: clueEntries(puzzle), anchor: 'end' },
      { kind: 'table', rows: tableRows(puzzle, view.solution) },
    ],
  };
}

/** The table as words: the houses at the head, then a row for every attribute. */
function tableRows({ houses, attributes }: ZebraPuzzle, solution: ZebraSolution | undefined) {
  const head = ['House', ...Array.from({ length: houses }, (_, house) => String(house + 1))];
  return [head, ...Object.keys(attributes).map((name) => [name, ...(solution?.[name] ?? [])])];
}

/** The values of every attribute and, below them, the clues. */
function drawTexts(puzzle: ZebraPuzzle, width: number): Block {
  const values = drawEntries(valueEntries(puzzle), MARGIN, width, 'start');
  const clues = drawEntries(clueEntries(puzzle), values.bottom + BLOCK_GAP, width, 'end');
  return { shapes: [...values.shapes, ...clues.shapes], bottom: clues.bottom };
}

function valueEntries({ attributes }: ZebraPuzzle): readonly Entry[] {
  // Alphabetical: the order of the puzzle's own lists might be that of the houses.
  return Object.entries(attributes).map(([name, values]) => ({
    label: name,
    text: alphabetical(values).join(', '),
  }));
}

/** Values in alphabetical order, whatever the case of letters. */
export function alphabetical(values: readonly string[]): readonly string[] {
  return values.toSorted((first, second) => (first.toLowerCase() < second.toLowerCase() ? -1 : 1));
}

function clueEntries(puzzle: ZebraPuzzle): readonly Entry[] {
  const sentences = new Sentences(puzzle);
  return puzzle.clues.map((clue, index) => ({ label: `${index + 1}.`, text: sentences.write(clue) }));
}

/** Entries one below the other: bold labels in a column of their own, texts broken beside them. */
function drawEntries(entries: readonly Entry[], top: number, width: number, anchor: 'start' | 'end'): Block {
  const labelWidth = Math.max(0, ...entries.map(({ label }) => measureText(label, TEXT_SIZE, true)));
  const indent = labelWidth + LABEL_GAP;
  const style = { size: TEXT_SIZE, bold: false };
  const shapes: Text[] = [];
  let y = top;
  for (const { label, text } of entries) {
    const middle = (line: number): number => y + line * LEADING + (TEXT_SIZE * CAP_HEIGHT) / 2;
    const base = { kind: 'text', size: TEXT_SIZE, colour: BLACK } as const;
    const labelX = anchor === 'start' ? MARGIN : MARGIN + labelWidth;
    shapes.push({ ...base, text: label, x: labelX, y: middle(0), anchor, bold: true });
    const lines = breakLines(text, style, width - indent, MOST_LINES);
    lines.forEach((line, index) => {
      shapes.push({ ...base, text: line, x: MARGIN + indent, y: middle(index), anchor: 'start' });
    });
    y += lines.length * LEADING + TEXT_GAP;
  }
  return { shapes, bottom: y - TEXT_GAP };
}

/** As wide as the names ask; where the text width is given, cells give way as far as they can. */
function columnWidths({ houses, attributes }: ZebraPuzzle, textWidth: number | undefined) {
  const widest = (texts: readonly string[], bold: boolean): number =>
    Math.max(...texts.map((text) => measureText(text, TEXT_SIZE, bold))) + 2 * CELL_PADDING;
  const values = [String(houses), ...Object.values(attributes).flat()];
  const headWidth = Math.min(WIDEST_CELL, widest(['House', ...Object.keys(attributes)], true));
  const room = textWidth === undefined ? WIDEST_CELL : (textWidth - 2 * MARGIN - headWidth) / houses;
  const widestCell = Math.min(WIDEST_CELL, Math.max(NARROWEST_CELL, room));
  return { headWidth, cellWidth: Math.min(widestCell, Math.max(NARROWEST_CELL, widest(values, false))) };
}

/** The lines of a name in a cell of the given width, about the middle of the cell. */
function setInCell(template: Text, width: number): readonly Text[] {
  const settings = CELL_STYLES.map(({ size, lines: most, leading }) => {
    const style = { size, bold: template.bold === true };
    const lines = breakLines(template.text, style, width - 2 * CELL_PADDING + 0.01, most);
    return { size, leading, lines, isWhole: lines.join(' ') === template.text };
  });
  const { size, leading, lines } = settings.find(({ isWhole }) => isWhole) ?? settings.at(-1)!;
  return lines.map((text, index) => {
    return { ...template, text, size, y: template.y + (index - (lines.length - 1) / 2) * leading };
  });
}

function tableGrounds(table: Table, { marks = [] }: View<ZebraSolution>): readonly Shape[] {
  const { x, y, headWidth, cellWidth, names, houses } = table;
  const ground = { kind: 'rectangle', height: ROW_HEIGHT } as const;
  return [
    { ...ground, x, y, width: headWidth + houses * cellWidth, fill: HEAD_COLOUR },
    { ...ground, x, y, width: headWidth, height: (names.length + 1) * ROW_HEIGHT, fill: HEAD_COLOUR },
    ...marks.map(([attribute, house]): Shape => {
      const corner = { x: x + headWidth + house * cellWidth, y: y + (attribute + 1) * ROW_HEIGHT };
      return { ...ground, ...corner, width: cellWidth, fill: MARK_COLOUR };
    }),
  ];
}

function tableLines({ x, y, headWidth, cellWidth, names, houses }: Table): readonly Line[] {
  const heights = Array.from({ length: names.length + 2 }, (_, row) => y + row * ROW_HEIGHT);
  const columns = [x, ...Array.from({ length: houses + 1 }, (_, house) => x + headWidth + house * cellWidth)];
  const rulingsAt = (places: readonly number[]): readonly Ruling[] =>
    places.map((at, index) => ({ at, isHeavy: index < 2 || index === places.length - 1 }));
  return rulings(rulingsAt(heights), rulingsAt(columns), { thinColour: BLACK, heavy: FRAME });
}

function tableTexts(table: Table, solution: ZebraSolution | undefined): readonly Text[] {
  const { x, y, headWidth, cellWidth, names, houses } = table;
  const street = Array.from({ length: houses }, (_, house) => house);
  const base = { kind: 'text', size: TEXT_SIZE, colour: BLACK } as const;
  const rowMiddle = (row: number): number => y + (row + 0.5) * ROW_HEIGHT;
  const houseMiddle = (house: number): number => x + headWidth + (house + 0.5) * cellWidth;
  const heading = (text: string, row: number): readonly Text[] => {
    const place = { x: x + CELL_PADDING, y: rowMiddle(row) };
    return setInCell({ ...base, ...place, text, anchor: 'start', bold: true }, headWidth);
  };
  return [
    ...heading('House', 0),
    ...street.map((house): Text => {
      const place = { x: houseMiddle(house), y: rowMiddle(0) };
      return { ...base, ...place, text: String(house + 1), anchor: 'middle', bold: true };
    }),
    ...names.flatMap((name, attribute) => [
      ...heading(name, attribute + 1),
      ...(solution?.[name] ?? []).flatMap((text, house) => {
        const place = { x: houseMiddle(house), y: rowMiddle(attribute + 1) };
        return setInCell({ ...base, ...place, text, anchor: 'middle', colour: SOLUTION_COLOUR }, cellWidth);
      }),
    ]),
  ];
}
