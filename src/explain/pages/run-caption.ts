/** The techniques of a run under its picture: in the order of the rounds, each with where it is applied. */
import { type Cell, cellCode } from '../../core/index.js';
import type { Mark, StepLanguage } from '../../families/contract/index.js';
import { entryTest, type Step, strongest } from '../model/index.js';
import { listedPlaces } from '../words/index.js';
import { isInRows, namedArea } from './named-areas.js';
import { PAGE_PHRASES } from './phrases.js';
import { runGroups } from './run-groups.js';

/**
 * Places that are named of one step, and steps that are named of one technique, before the others are only
 * counted.
 */
const MOST_PLACES = 2;
const MOST_STEPS = 10;

/** Steps of one technique, in order. */
interface Applied {
  readonly name: string;
  readonly where: string[];
}

/**
 * A line for each technique, again where another one comes between; what entries exclude beside them is left
 * out.
 */
export function runCaption(
  marks: readonly Mark[],
  steps: readonly Step[],
  language: StepLanguage = 'en',
): readonly string[] {
  const { byOneRule, others } = PAGE_PHRASES[language];
  const applied: Applied[] = [];
  for (const { name, steps: alike } of runGroups(marks, steps, language)) {
    if (name === undefined) continue;
    const where = alike.map((step) => saysPlace(marks, step, language));
    const before = applied.at(-1);
    if (before?.name === name) before.where.push(...where);
    else applied.push({ name, where });
  }
  return applied.map(({ name, where }) => `${name === '' ? byOneRule : name}: ${shortList(where, others)}.`);
}

/** The place that a rule is named after, as its id says: `cage-r1c3`, `island-r4c1`. */
const NAMED_AFTER = /^[a-z-]+-(r\d+c\d+)$/;

/**
 * The area of a step: its row or column, or the place in the name of its rule; a single entry comes first:
 * `r8c9 (row 8)`. Without rows and columns, the name of the rule.
 */
function saysPlace(marks: readonly Mark[], { conclusions, reasons }: Step, language: StepLanguage): string {
  if (!isInRows(marks)) return namedArea(marks, reasons[0]!.reason);
  const entries = conclusions.filter(entryTest(marks));
  const said = entries.length > 0 ? entries : strongest(marks, conclusions);
  const places = [...new Set(said.map(({ mark }) => marks[mark]!.place))];
  const { id, cells } = reasons[0]!.reason;
  const line = lineOf(marks, cells, language);
  if (line !== undefined) return places.length > 1 ? line : `${places[0]!} (${line})`;
  const isOneCell = places.length === 1 && marks[said[0]!.mark]!.cells.length === 1;
  return (isOneCell ? undefined : NAMED_AFTER.exec(id)?.[1]) ?? listedPlaces(places, language, MOST_PLACES);
}

/** The row or the column that some cells are the whole of. */
function lineOf(marks: readonly Mark[], cells: readonly Cell[], language: StepLanguage): string | undefined {
  const words = PAGE_PHRASES[language];
  const own = new Set(cells.map(cellCode));
  const [row, column] = cells[0]!;
  const isWhole = (inLine: (cell: Cell) => boolean): boolean =>
    cells.length > 1 &&
    cells.every(inLine) &&
    marks.every((mark) => mark.cells.every((cell) => !inLine(cell) || own.has(cellCode(cell))));
  if (isWhole((cell) => cell[0] === row)) return words.row(row + 1);
  return isWhole((cell) => cell[1] === column) ? words.column(column + 1) : undefined;
}

function shortList(words: readonly string[], saysOthers: (count: number) => string): string {
  const others = words.length - MOST_STEPS;
  return others < 2 ? words.join('; ') : `${words.slice(0, MOST_STEPS).join('; ')}; ${saysOthers(others)}`;
}
