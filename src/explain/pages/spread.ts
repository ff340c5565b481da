/**
 * A panel across columns of a page: notes that are long beside the picture, where they are read without
 * turning, not below it.
 */
import type { Panel } from './panel.js';
import { heightOf, notePieces, ownPieces, type PanelType, type Piece } from './panel-pieces.js';

/** Between columns. */
export const GAP_ACROSS = 7;
/** Largest ratio of the height of a panel to its height without notes, before the notes stand beside it. */
const MOST_HIGHER = 1.5;

/** Columns of a page. */
export interface Columns {
  readonly columns: number;
  /** Of one column, in millimetres. */
  readonly width: number;
  /** Of a page, in millimetres. */
  readonly height: number;
  readonly type: PanelType;
}

/** A panel, and how many columns it takes. */
export interface Spread {
  readonly panel: Panel;
  readonly span: number;
}

/** Pieces below each other, and the column that they begin in, from 0 for the first one of the panel. */
export interface Stack {
  readonly column: number;
  readonly pieces: readonly Piece[];
}

/** The panel across as few columns as keep it about as high as its picture and its rules. */
export function spreadOf(panel: Panel, setting: Columns): Spread {
  const own = heightOf(ownPieces(panel, setting, setting.type));
  const heightBeside = (span: number): number =>
    heightOf(notePieces(panel, widthOf(span - 1, setting), setting.type));
  if (setting.columns === 1 || own + heightBeside(2) <= MOST_HIGHER * own) return { panel, span: 1 };
  for (let span = 2; span < setting.columns; span++) {
    if (heightBeside(span) <= own) return { panel, span };
  }
  return { panel, span: setting.columns };
}

/**
 * The stacks of a panel: one, or its picture with its rules, and its notes beside it.
 * @param shrink scale of the picture relative to the usual one
 */
export function stacksOf({ panel, span }: Spread, setting: Columns, shrink = 1): readonly Stack[] {
  const { width, type } = setting;
  const own = ownPieces(panel, setting, type, shrink, widthOf(span, setting));
  if (span === 1) return [{ column: 0, pieces: [...own, ...notePieces(panel, width, type)] }];
  const [heading, picture] = own;
  const [first, ...more] = notePieces(panel, widthOf(span - 1, setting), type);
  // They begin where the picture does.
  const level = { ...first!, above: heading!.height + picture!.above };
  return [
    { column: 0, pieces: own },
    { column: 1, pieces: [level, ...more] },
  ];
}

/** Left edge of a column, in millimetres from the left. */
export function columnStart(column: number, { width }: Columns): number {
  return column * (width + GAP_ACROSS);
}

function widthOf(columns: number, { width }: Columns): number {
  return columns * (width + GAP_ACROSS) - GAP_ACROSS;
}
