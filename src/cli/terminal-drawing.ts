/** Puzzles drawn on standard output: in colour on a screen that shows colours, else with letters in plain text. */
import type { Scene } from '../draw/scene.js';
import { renderTerminal } from '../draw/terminal.js';
import type { Host } from './host.js';
import { safeText } from './safe-text.js';

/** Drawings as text, a blank line between two, and the same as it goes to a screen with colours. */
export interface TerminalDrawing {
  readonly product: string;
  readonly painted?: Uint8Array;
}

/**
 * Draws scenes for standard output. Where a text in them could command a terminal, there are no colours, and it is made
 * safe later.
 */
export function drawTerminal(
  scenes: readonly Scene[],
  { ascii }: { readonly ascii: boolean },
  { terminal }: Pick<Host, 'terminal'>,
): TerminalDrawing {
  const drawn = (colour: boolean): string =>
    scenes.map((scene) => `${renderTerminal(scene, { unicode: !ascii, colour })}\n`).join('\n');
  const product = drawn(false);
  if (terminal.colours !== true || safeText(product) !== product) return { product };
  return { product, painted: new TextEncoder().encode(drawn(true)) };
}
