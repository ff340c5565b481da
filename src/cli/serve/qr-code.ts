/** QR codes for the terminal. */
import { qrModules } from '../../book/index.js';

/** Modules of light around the code, without which cameras do not find it. */
const BORDER = 2;

const BLACK_ON_WHITE = '\x1b[30;107m';
const USUAL = '\x1b[0m';

/**
 * A text as a QR code, two rows of modules in a line.
 * @param isColoured true if the terminal shows colours; where it does not, it is taken to be light on dark
 */
export function qrCode(text: string, { isColoured }: { readonly isColoured: boolean }): string {
  const dark = qrModules(text, { correction: 'low', border: BORDER });
  const isInk = (row: number, column: number): boolean => (dark[row]?.[column] ?? false) === isColoured;
  const lines: string[] = [];
  for (let row = 0; row < dark.length; row += 2) {
    const line = dark[row]!.map((_, column) => block(isInk(row, column), isInk(row + 1, column))).join('');
    lines.push(isColoured ? `${BLACK_ON_WHITE}${line}${USUAL}` : line);
  }
  return `${lines.join('\n')}\n`;
}

function block(upper: boolean, lower: boolean): string {
  if (upper) return lower ? '█' : '▀';
  return lower ? '▄' : ' ';
}
