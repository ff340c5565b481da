/**
 * Puzzles drawn on standard output: as wide as the terminal allows, in colour on a screen that shows colours.
 */
import { renderTerminal, type Scene, type TerminalOptions } from '../../draw/index.js';
import type { Host } from '../host/index.js';
import { safeText } from './safe-text.js';

/** Drawings as text, a blank line between two, and the same as it goes to a screen with colours. */
export interface TerminalDrawing {
  readonly product: string;
  readonly painted?: Uint8Array;
}

interface DrawingOptions {
  readonly ascii: boolean;
}

/** Cells from easy to read to as small as possible. */
const CELL_WIDTHS = [undefined, 2, 1] as const;

/**
 * Draws scenes for standard output. Where a text in them could command a terminal, there are no colours, and
 * it is made safe later.
 */
export function drawTerminal(
  scenesOf: (coloured: boolean) => readonly Scene[],
  options: DrawingOptions,
  host: Pick<Host, 'terminal' | 'note'>,
): TerminalDrawing {
  const plain = scenesOf(false);
  const fitted = plain.map((scene) => fittingOptions(scene, options, host));
  const drawn = (colour: boolean): string =>
    (colour ? scenesOf(true) : plain)
      .map((scene, index) => `${renderTerminal(scene, { ...fitted[index]!, colour })}\n`)
      .join('\n');
  const product = drawn(false);
  if (host.terminal.colours !== true || safeText(product) !== product) return { product };
  return { product, painted: new TextEncoder().encode(drawn(true)) };
}

/** A scene as plain text for standard output. */
export function terminalText(
  scene: Scene,
  options: DrawingOptions,
  host: Pick<Host, 'terminal' | 'note'>,
): string {
  return renderTerminal(scene, fittingOptions(scene, options, host));
}

/**
 * The largest cells that fit the terminal; a note says that a drawing is smaller than usual, or does not fit.
 */
function fittingOptions(
  scene: Scene,
  { ascii }: DrawingOptions,
  { terminal: { columns }, note }: Pick<Host, 'terminal' | 'note'>,
): TerminalOptions {
  const choices = CELL_WIDTHS.map((cellWidth) => ({
    unicode: !ascii,
    ...(cellWidth === undefined ? {} : { cellWidth }),
  }));
  if (columns === undefined) return choices[0]!;
  const widthOf = (choice: TerminalOptions): number =>
    Math.max(
      ...renderTerminal(scene, choice)
        .split('\n')
        .map((line) => [...line].length),
    );
  const fits = choices.find((choice) => widthOf(choice) <= columns);
  if (fits === choices[0]) return fits!;
  const full = `At full size the drawing needs ${widthOf(choices[0]!)} columns`;
  if (fits !== undefined) {
    note(`${full} and this terminal has ${columns}, so it is drawn smaller.`);
    return fits;
  }
  const smallest = choices.at(-1)!;
  note(
    `${full}, drawn small ${widthOf(smallest)}, and this terminal has ${columns}: widen it, or draw to a file with puzzlewright render FILE -o PICTURE.svg.`,
  );
  return smallest;
}
