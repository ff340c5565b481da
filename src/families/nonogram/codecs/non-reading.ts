/** Reads `.non` text: its properties, the two sections of rules, the goal. */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { type Line, oneLine, quote, splitLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import type { Credits } from '../../family.js';
import type { CreditKey } from '../../kit/credit-lines.js';
import { pickClueLines, readClueLines } from './clue-lines.js';
import { draftOfClues, type NonogramDraft, type PlacedClues, type PlacedRow, sizeIssue } from './format.js';

/** A property: its first word, the rest of its line, and the lines below it up to the next property. */
interface Property {
  readonly key: string;
  readonly value: string;
  readonly line: Line;
  readonly section: Line[];
}

/** Credits in the order in which they are written, each with its key in the format. */
export const CREDIT_PROPERTIES: readonly (readonly [string, CreditKey])[] = [
  ['catalogue', 'catalogue'],
  ['title', 'title'],
  ['by', 'author'],
  ['copyright', 'copyright'],
  ['license', 'license'],
  ['description', 'description'],
];

/** Reads one puzzle in black and white; colours and several puzzles are not supported. */
export function readNon({ text }: Source): Result<NonogramDraft> {
  const properties = propertiesOf(splitLines(text));
  const repeated = findRepeated(properties);
  if (repeated !== undefined) {
    const message = `A second ${quote(repeated.key)} begins here; one puzzle is expected in a file.`;
    return failure(issue('format-unsupported', message, { line: repeated.line.number }));
  }
  const colour = properties.find(({ key }) => key === 'color');
  if (colour !== undefined) {
    const message = 'The puzzle has colours; only black and white is supported.';
    return failure(issue('format-unsupported', message, { line: colour.line.number }));
  }
  const height = readSide(properties, 'height', 'rows');
  const width = readSide(properties, 'width', 'columns');
  if (!height.ok) return height;
  if (!width.ok) return width;
  const size = sizeIssue(height.value, width.value);
  if (size !== undefined) return failure(size);
  const rows = readSection(properties, 'rows', height.value);
  const columns = readSection(properties, 'columns', width.value);
  if (!rows.ok) return rows;
  if (!columns.ok) return columns;
  const goal = readGoal(properties, height.value, width.value);
  if (!goal.ok) return goal;
  return success(
    draftOfClues({
      rows: rows.value,
      columns: columns.value,
      credits: readCredits(properties),
      ...(goal.value === undefined ? {} : { solution: goal.value }),
    }),
  );
}

/** The first property that shows that a second puzzle begins; `rows` may stand with its number and alone. */
function findRepeated(properties: readonly Property[]): Property | undefined {
  const seen = new Set<string>();
  return properties.find(({ key, value }) => {
    const name = value === '' ? key : `${key} N`;
    if (!/^((width|height|rows|columns) N|rows|columns|goal N)$/.test(name)) return false;
    const again = seen.has(name);
    seen.add(name);
    return again;
  });
}

/** Splits lines into properties; what stands before the first one or is no property belongs to none. */
function propertiesOf(lines: readonly Line[]): readonly Property[] {
  const properties: Property[] = [];
  for (const line of lines) {
    const [, key, value] = /^\s*([a-z_-]+)(?:\s+(.*))?$/i.exec(line.text) ?? [];
    if (key === undefined) properties.at(-1)?.section.push(line);
    else properties.push({ key: key.toLowerCase(), value: (value ?? '').trim(), line, section: [] });
  }
  return properties;
}

function readSide(properties: readonly Property[], ...keys: readonly string[]): Result<number> {
  const found = properties.find(({ key, value }) => keys.includes(key) && value !== '');
  if (found === undefined) {
    return failure(issue('format-syntax', `The line "${keys[0]} N" is missing.`));
  }
  if (/^\d{1,9}$/.test(found.value)) return success(Number(found.value));
  const message = `The ${found.key} is ${quote(found.value)}; a whole number is expected.`;
  return failure(issue('format-syntax', message, { line: found.line.number }));
}

function readSection(
  properties: readonly Property[],
  key: 'rows' | 'columns',
  expected: number,
): Result<readonly PlacedClues[]> {
  const found = properties.find((property) => property.key === key && property.value === '');
  if (found === undefined) return failure(issue('format-syntax', `The section "${key}" is missing.`));
  const lines = pickClueLines(found.section, expected, `lines of ${key}`);
  if (!lines.ok) {
    return failure(...lines.issues.map((one) => ({ ...one, place: { line: found.line.number } })));
  }
  const coloured = lines.value.find(({ text }) => /\d[a-z]/i.test(text));
  if (coloured !== undefined) {
    const message = `The rule ${quote(coloured.text.trim())} names a colour; only black and white is supported.`;
    return failure(issue('format-unsupported', message, { line: coloured.number }));
  }
  return readClueLines(lines.value);
}

function readGoal(
  properties: readonly Property[],
  height: number,
  width: number,
): Result<readonly PlacedRow[] | undefined> {
  const goal = properties.find(({ key }) => key === 'goal');
  if (goal === undefined) return success(undefined);
  const place = { line: goal.line.number };
  const cells = unquote(goal.value);
  if (cells.length !== height * width) {
    const message = `The goal has ${cells.length} cells; ${height} rows of ${width} are expected.`;
    return failure(issue('solution-size', message, place));
  }
  const wrong = /[^01]/.exec(cells);
  if (wrong !== null) {
    const message = `The goal has the cell ${quote(wrong[0])}; only 1 (filled) and 0 (empty) are supported.`;
    return failure(issue('format-unsupported', message, place));
  }
  const picture = cells.replaceAll('1', '#').replaceAll('0', '.');
  return success(
    Array.from({ length: height }, (_, row) => ({
      cells: picture.slice(row * width, (row + 1) * width),
      place,
    })),
  );
}

function readCredits(properties: readonly Property[]): Credits {
  return Object.fromEntries(
    CREDIT_PROPERTIES.flatMap(([name, credit]) => {
      const text = unquote(properties.find(({ key }) => key === name)?.value ?? '');
      return text === '' ? [] : [[credit, text]];
    }),
  ) as Credits;
}

/** The text of a value in quotes or without, its HTML escapes resolved. */
function unquote(value: string): string {
  const inner = /^"(.*)"$/.exec(value)?.[1] ?? value;
  return oneLine(
    inner.replace(/&(quot|amp|lt|gt|apos|#\d{1,7});/g, (written, name: string) => {
      if (!name.startsWith('#')) return { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" }[name as 'amp'];
      const point = Number(name.slice(1));
      return point <= 0x10ffff ? String.fromCodePoint(point) : written;
    }),
  );
}
