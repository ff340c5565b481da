/** Names of the parts of a puzzle whose places have names instead of rows and columns. */
import { cellCode, type Size } from '../../core/index.js';
import type { Mark, Reason } from '../../families/contract/index.js';

/** True if places are named by rows and columns. */
export function isInRows(marks: readonly Mark[]): boolean {
  return marks.some(({ place }) => /^r\d+c\d+/.test(place));
}

/** The last row and column that places name; 0 where they have names of other kinds. */
export function namedSize(marks: readonly Mark[]): Size {
  const codes = marks.flatMap(({ place }) => [...place.matchAll(/r(\d+)c(\d+)/g)]);
  const most = (part: 1 | 2): number => codes.reduce((last, code) => Math.max(last, Number(code[part])), 0);
  return { rows: most(1), columns: most(2) };
}

/**
 * The one place that a rule speaks about, `the red house`; else the beginning of the name of the rule, `clue
 * 9`.
 */
export function namedArea(marks: readonly Mark[], { id, cells }: Reason): string {
  const codes = new Set(cells.map(cellCode));
  const inside = marks.filter((mark) => mark.cells.every((cell) => codes.has(cellCode(cell))));
  const places = new Set(inside.map(({ place }) => place));
  return places.size === 1 ? [...places][0]! : id.split('-').slice(0, 2).join(' ');
}

/** The subject of a sentence about one place: it has a number or the code of one cell. */
const SUBJECTS = [/^[A-Z][a-z]+ \d+(?=:? )(?! to | and )/, /^The [^,]*?r\d+c\d+(?= )(?! to | and )/];

/** The name of the place that a rule is about, if its sentence begins with it: `the island 3 in r2c5`. */
export function nameIn({ says, short = says }: Pick<Reason, 'says' | 'short'>): string | undefined {
  const [name] = SUBJECTS.flatMap((subject) => subject.exec(short) ?? []);
  return name === undefined ? undefined : name.charAt(0).toLowerCase() + name.slice(1);
}
