/** Plain texts as people paste them: credits at the head, then sections, some of them below a header line. */
import type { Line } from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';
import { writeCreditLines } from './credit-lines.js';

/** Lines above and below the first line that matches; all are above when there is none. */
export function splitAtHeader(
  lines: readonly Line[],
  header: RegExp,
): { readonly above: readonly Line[]; readonly below?: readonly Line[] } {
  const at = lines.findIndex(({ text }) => header.test(text));
  return at < 0 ? { above: lines } : { above: lines.slice(0, at), below: lines.slice(at + 1) };
}

/** Writes the credits and the sections that have lines, an empty line between two of them. */
export function writeSections(credits: Credits, ...sections: readonly (readonly string[])[]): string {
  const filled = [writeCreditLines(credits), ...sections].filter((lines) => lines.length > 0);
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The section of a solution that has a line a row; without a solution there is none. */
export function solutionSection(rows: readonly string[] | undefined): readonly string[] {
  return rows === undefined ? [] : ['solution', ...rows];
}

/** The text of a line without its white space. */
export function withoutSpaces({ text }: Line): string {
  return text.replace(/\s/g, '');
}
