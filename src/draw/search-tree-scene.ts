/**
 * A search tree as a scene: the root above, a level in each band with its sentence at the left, branches in
 * the order in which they were tried. What fails is red and thin, a contradiction has a cross, the way to the
 * solution is black and thick, so that grey print keeps them apart.
 */
import { CAP_HEIGHT, measureText } from './font.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type Scene,
  type Shape,
  type Text,
  type TextBlock,
  type TextBranch,
} from './scene.js';
import { type BranchEnd, countLeaves, type SearchBranch, type SearchTree } from './search-tree.js';
import { breakLines } from './typeset.js';

const MARGIN = 2;
const SENTENCE_WIDTH = 58;
const GAP = 4;
const SIZE = 3.2;
const SMALL = 2.4;
const LEADING = 4.2;
const SENTENCE_LINES = 3;
const ROOT_HEIGHT = 8;
const BAND_HEIGHT = 17;
const NODE_HEIGHT = 5.4;
const NARROWEST_NODE = 6;
/** Between neighbouring nodes. */
const NODE_GAP = 2.2;
const NARROWEST_TREE = 60;
const MOST_NOTE_LINES = 12;
const FAILED: Colour = '#b00000';
const UNKNOWN: Colour = '#6a6a6a';
const BAND: Colour = '#f2f2f2';

const INK: Readonly<Record<BranchEnd, { readonly colour: Colour; readonly width: number }>> = {
  contradiction: { colour: FAILED, width: HAIRLINE },
  'no-solution': { colour: FAILED, width: HAIRLINE },
  solution: { colour: BLACK, width: 0.9 },
  open: { colour: UNKNOWN, width: HAIRLINE },
};
const END_WORDS: Readonly<Record<BranchEnd, string>> = {
  contradiction: '×',
  'no-solution': 'no solution',
  solution: 'solution',
  open: 'stopped by a limit',
};
const LEGEND = [
  'Thick: the way to the solution. Thin and red: no solution below. A cross: a contradiction with what was decided above.',
];

/** The position and the pitch of a drawn tree. */
interface Layout {
  readonly left: number;
  readonly pitch: number;
}

/** A drawn branch: its shapes, and the middle of its node. */
interface Placed {
  readonly shapes: readonly Shape[];
  readonly middle: number;
}

/** Draws a tree. */
export function searchTreeScene(tree: SearchTree): Scene {
  const widest = Math.max(NARROWEST_NODE, ...labelsOf(tree.branches).map((label) => nodeWidth(label)));
  const leaves = countLeaves(tree.branches);
  const pitch = widest + NODE_GAP;
  const left = MARGIN + SENTENCE_WIDTH + GAP;
  const width = left + Math.max(NARROWEST_TREE, leaves * pitch) + MARGIN;
  const start = left + (width - MARGIN - left - leaves * pitch) / 2;
  const bottom = MARGIN + ROOT_HEIGHT + tree.levels.length * BAND_HEIGHT;
  const notes = notesOf(tree).flatMap((note) =>
    breakLines(note, { size: SIZE, bold: false }, width - 2 * MARGIN, MOST_NOTE_LINES),
  );
  const placed = placeBranches(tree.branches, 0, { left: start, pitch });
  const middles = placed.map(({ middle }) => middle);
  const root = middles.length === 0 ? start : (middles[0]! + middles.at(-1)!) / 2;
  return {
    width,
    height: bottom + GAP + notes.length * LEADING + MARGIN,
    title: tree.title,
    shapes: [
      ...bands(tree.levels, width),
      ...edges(tree.branches, middles, root, MARGIN + ROOT_HEIGHT / 2, 0),
      { kind: 'circle', x: root, y: MARGIN + ROOT_HEIGHT / 2, radius: 1.1, fill: BLACK },
      ...placed.flatMap(({ shapes }) => shapes),
      ...notes.map((text, line) => textAt(text, MARGIN, bottom + GAP + (line + 0.5) * LEADING, 'start')),
    ],
    texts: textBlocks(tree),
  };
}

function labelsOf(branches: readonly SearchBranch[]): readonly string[] {
  return branches.flatMap(({ label, branches: below }) => [label, ...labelsOf(below)]);
}

function nodeWidth(label: string): number {
  return Math.max(NARROWEST_NODE, measureText(label, SIZE, true) + 2);
}

function notesOf({ notes, furtherLevels, branches }: SearchTree): readonly string[] {
  const further = furtherLevels === 1 ? 'One more level is' : `${furtherLevels} more levels are`;
  return [
    ...LEGEND,
    ...(branches.some(isOpen) ? ['Thin and grey: a limit stopped the search there.'] : []),
    ...notes,
    ...(furtherLevels === 0 ? [] : [`${further} not shown.`]),
  ];
}

function isOpen({ end, branches }: SearchBranch): boolean {
  return end === 'open' || branches.some(isOpen);
}

function textAt(text: string, x: number, y: number, anchor: Text['anchor'], size = SIZE): Text {
  return { kind: 'text', text, x, y, size, anchor, colour: BLACK };
}

/** The level sentences, every other level on a ground. */
function bands(levels: readonly string[], width: number): readonly Shape[] {
  return levels.flatMap((sentence, level): Shape[] => {
    const y = MARGIN + ROOT_HEIGHT + level * BAND_HEIGHT;
    const style = { size: SIZE, bold: false };
    const lines = breakLines(`${level + 1}. ${sentence}`, style, SENTENCE_WIDTH, SENTENCE_LINES);
    const first = y + BAND_HEIGHT / 2 - ((lines.length - 1) * LEADING) / 2;
    const ground: Shape = { kind: 'rectangle', x: 0, y, width, height: BAND_HEIGHT, fill: BAND };
    return [
      ...(level % 2 === 0 ? [ground] : []),
      ...lines.map((line, index) => textAt(line, MARGIN, first + index * LEADING, 'start')),
    ];
  });
}

/** Sets branches side by side, each above the middle of those below it. */
function placeBranches(branches: readonly SearchBranch[], level: number, layout: Layout): readonly Placed[] {
  let { left } = layout;
  return branches.map((branch) => {
    const below = placeBranches(branch.branches, level + 1, { ...layout, left });
    const share = Math.max(1, countLeaves(branch.branches)) * layout.pitch;
    const middle = below.length === 0 ? left + share / 2 : (below[0]!.middle + below.at(-1)!.middle) / 2;
    left += share;
    const top = nodeTop(level);
    const middles = below.map((one) => one.middle);
    return {
      middle,
      shapes: [
        ...edges(branch.branches, middles, middle, top + NODE_HEIGHT, level + 1),
        ...node(branch, middle, top),
        ...below.flatMap(({ shapes }) => shapes),
      ],
    };
  });
}

function nodeTop(level: number): number {
  return MARGIN + ROOT_HEIGHT + level * BAND_HEIGHT + (BAND_HEIGHT - NODE_HEIGHT) / 2;
}

/** Lines from a point to the nodes of a level. */
function edges(
  branches: readonly SearchBranch[],
  middles: readonly number[],
  x1: number,
  y1: number,
  level: number,
): readonly Shape[] {
  return branches.map(({ end }, index): Shape => {
    const y2 = nodeTop(level);
    return { kind: 'line', x1, y1, x2: middles[index]!, y2, ...INK[end], cap: 'round' };
  });
}

function node({ label, end, stepsBelow }: SearchBranch, x: number, y: number): readonly Shape[] {
  const { colour, width } = INK[end];
  const middle = y + NODE_HEIGHT / 2;
  const under = y + NODE_HEIGHT + (SMALL * CAP_HEIGHT) / 2 + 1;
  const name: Text = { ...textAt(label, x, middle, 'middle'), bold: end === 'solution', colour };
  if (end === 'contradiction') return [name, { ...textAt('×', x, under, 'middle'), colour }];
  const size = nodeWidth(label);
  const box: Shape = {
    kind: 'rectangle',
    x: x - size / 2,
    y,
    width: size,
    height: NODE_HEIGHT,
    fill: '#ffffff',
    stroke: colour,
    strokeWidth: width,
    radius: 1.2,
  };
  const steps =
    stepsBelow === undefined ? [] : [{ ...textAt(String(stepsBelow), x, under, 'middle', SMALL), colour }];
  return [box, name, ...steps];
}

/** The tree for a terminal: the levels by number, then a line a branch. */
function textBlocks(tree: SearchTree): readonly TextBlock[] {
  const entries = tree.levels.map((text, level) => ({ label: `${level + 1}.`, text }));
  const notes = notesOf(tree).slice(LEGEND.length);
  return [
    { kind: 'entries', entries, anchor: 'end' },
    { kind: 'tree', title: tree.title, branches: tree.branches.map(textBranch) },
    { kind: 'entries', entries: notes.map((text) => ({ label: '', text })), anchor: 'start' },
  ];
}

function textBranch({ label, end, branches, stepsBelow }: SearchBranch): TextBranch {
  const below = stepsBelow === undefined ? '' : `, ${stepsBelow} below`;
  return { text: `${label}  ${END_WORDS[end]}${below}`, branches: branches.map(textBranch) };
}
