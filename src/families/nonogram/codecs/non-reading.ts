/** Reads `.non` text: its properties, the two sections of rules, the goal. */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, oneLine, quote, type Source, splitLines } from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';
import type { CreditKey } from '../../kit/codecs/credit-lines.js';
import { signOf } from '../colours.js';
import type { ColourClue } from '../puzzle.js';
import { pickClueLines } from './clue-lines.js';
import { draftOfClues, type NonogramDraft, type PlacedClues, type PlacedRow, sizeIssue } from './format.js';
import {
  BLANK,
  type NonColours,
  readNonColours,
  readRules,
  type SignedClue,
  UNCOLOURED,
} from './non-colours.js';

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

/** Reads one puzzle; several are not supported. */
export function readNon({ text }: Source): Result<NonogramDraft> {
  const properties = propertiesOf(splitLines(text));
  const repeated = findRepeated(properties);
  if (repeated !== undefined) {
    const message = `A second ${quote(repeated.key)} begins here; one puzzle is expected in a file.`;
    return failure(issue('format-unsupported', message, { line: repeated.line.number }));
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
  const signs = [...rows.value, ...columns.value].flatMap((line) => line.clues.map(({ sign }) => sign));
  const colours = readNonColours(
    properties.filter(({ key }) => key === 'color' || key === 'colour'),
    signs,
  );
  if (!colours.ok) return colours;
  const goal = readGoal(properties, colours.value, height.value, width.value);
  if (!goal.ok) return goal;
  const { palette, indices } = colours.value;
  const cluesOf = ({ clues, place }: PlacedClues<SignedClue>): PlacedClues<number | ColourClue> => ({
    clues: clues.map(({ length, sign }) => (palette === undefined ? length : [length, indices.get(sign)!])),
    place,
  });
  return success(
    draftOfClues({
      ...(palette === undefined ? {} : { palette }),
      rows: rows.value.map(cluesOf),
      columns: columns.value.map(cluesOf),
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
): Result<readonly PlacedClues<SignedClue>[]> {
  const found = properties.find((property) => property.key === key && property.value === '');
  if (found === undefined) return failure(issue('format-syntax', `The section "${key}" is missing.`));
  const lines = pickClueLines(found.section, expected, `lines of ${key}`);
  if (!lines.ok) {
    return failure(...lines.issues.map((one) => ({ ...one, place: { line: found.line.number } })));
  }
  return readRules(lines.value);
}

function readGoal(
  properties: readonly Property[],
  { palette, indices }: NonColours,
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
  const signs = Array.from(cells, (cell) => (cell === '.' ? BLANK : cell));
  const wrong = signs.find((sign) => sign !== BLANK && !indices.has(sign));
  if (wrong !== undefined) {
    const known = [...indices.keys()].map((sign) => (sign === UNCOLOURED ? `${sign} (filled)` : sign));
    const message = `The goal has the cell ${quote(wrong)}; expected are ${known.join(', ')} and ${BLANK} (empty).`;
    return failure(issue('format-unsupported', message, place));
  }
  const picture = signs.map((sign) => signOf({ palette }, indices.get(sign) ?? 0)).join('');
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
