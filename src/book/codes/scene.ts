/** A QR code as a picture for print. */
import type { Scene } from '../../draw/index.js';
import { qrModules } from './modules.js';

/** Side of a module in millimetres: telephones read it from a page, also from plain paper. */
const MODULE = 0.5;
/** Modules of light around a code, as its standard asks for. */
const BORDER = 4;

/** Characters of an address at most: its code is 5 cm wide, and a longer one takes patience to read. */
export const LONGEST_ADDRESS = 600;

/** Draws a code of an address. */
export function codeScene(address: string): Scene {
  const modules = qrModules(address, { correction: 'medium', border: BORDER });
  const side = modules.length;
  const pixels = Uint8Array.from(modules.flat(), (isDark) => (isDark ? 0 : 255));
  const [width, height] = [side * MODULE, side * MODULE];
  return {
    ...{ width, height, title: `QR code of ${address}` },
    shapes: [{ kind: 'raster', x: 0, y: 0, width, height, pixelColumns: side, pixelRows: side, pixels }],
  };
}
