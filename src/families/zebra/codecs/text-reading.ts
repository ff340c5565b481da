/** The lines of a zebra puzzle in text: credits, houses, attributes, clue sentences, solution. */
import { type Issue, issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { isBlank, type Line, quote } from '../../../formats/lines.js';
import type { Credits, PuzzleDocument } from '../../family.js';
import { readCreditLine } from '../../kit/credit-lines.js';
import type { Attributes, ZebraClue, ZebraPuzzle, ZebraSolution } from '../puzzle.js';
import { readZebra, readZebraSolution } from '../reading.js';
import { Sentences } from '../sentences/sentences.js';
import { isNamedList, type NamedList, readNamedList } from './name-lists.js';

/** `houses 5`, also `houses: 5`. */
export const HOUSES_LINE = /^\s*houses\s*:?\s*(\d{1,9})\s*\.?\s*$/i;
/** The line above the solution, in any case of letters. */
export const SOLUTION_LINE = 'solution';

/** The parts of a text before they are understood. */
interface Parts {
  readonly credits: Credits;
  readonly houses: Line;
  readonly attributes: readonly Line[];
  readonly sentences: readonly Line[];
  readonly solution: readonly Line[] | undefined;
}

/** Reads a text; issues name the line and what was not understood. */
export function readTextLines(lines: readonly Line[]): Result<PuzzleDocument<ZebraPuzzle, ZebraSolution>> {
  const parts = splitParts(lines);
  if (!parts.ok) return parts;
  const puzzle = readPuzzle(parts.value);
  if (!puzzle.ok) return puzzle;
  const document = { puzzle: puzzle.value, credits: parts.value.credits };
  if (parts.value.solution === undefined) return success(document);
  const lists = readLists(parts.value.solution);
  if (!lists.ok) return lists;
  const solution = readZebraSolution(attributesOf(lists.value), puzzle.value);
  if (!solution.ok) return failure(...located(solution.issues, 'solution, attribute ', lists.value));
  return success({ ...document, solution: solution.value });
}

function splitParts(lines: readonly Line[]): Result<Parts> {
  let credits: Credits = {};
  const start = lines.findIndex((line) => {
    const credit = readCreditLine(line.text);
    credits = { ...credits, ...credit };
    return credit === undefined && !isBlank(line);
  });
  const houses = lines[start];
  if (houses === undefined || !HOUSES_LINE.test(houses.text)) {
    const found = houses === undefined ? 'The text ends' : `${quote(houses.text.trim())} stands`;
    const message = `${found} where a line "houses N" is expected.`;
    return failure(issue('format-syntax', message, houses === undefined ? {} : { line: houses.number }));
  }
  const body = lines.slice(start + 1);
  const last = body.findIndex(({ text }) => text.trim().toLowerCase() === SOLUTION_LINE);
  const told = last < 0 ? body : body.slice(0, last);
  const count = attributeCount(told);
  return success({
    credits,
    houses,
    attributes: told.slice(0, count).filter((line) => !isBlank(line)),
    sentences: told.slice(count).filter((line) => !isBlank(line)),
    solution: last < 0 ? undefined : body.slice(last + 1).filter((line) => !isBlank(line)),
  });
}

/** How many lines the attributes take: to the first empty line below one of them, or the first that is no list. */
function attributeCount(lines: readonly Line[]): number {
  const first = lines.findIndex((line) => !isBlank(line));
  const end = lines.findIndex((line, index) => index >= first && !isNamedList(line));
  return end < 0 ? lines.length : end;
}

function readPuzzle({ houses, attributes, sentences }: Parts): Result<ZebraPuzzle> {
  const lists = readLists(attributes);
  if (!lists.ok) return lists;
  const street = {
    family: 'zebra',
    houses: Number(HOUSES_LINE.exec(houses.text)![1]),
    attributes: attributesOf(lists.value),
  };
  const empty = readZebra({ ...street, clues: [] });
  if (!empty.ok) {
    const places = [...lists.value, { name: 'houses', line: houses.number }];
    return failure(...located(empty.issues, 'attribute ', places));
  }
  const clues = readSentences(sentences, new Sentences(empty.value));
  if (!clues.ok) return clues;
  const puzzle = readZebra({ ...street, clues: clues.value });
  if (puzzle.ok) return puzzle;
  const places = sentences.map(({ number }, index) => ({ name: String(index + 1), line: number }));
  return failure(...located(puzzle.issues, 'clue ', places));
}

function readLists(lines: readonly Line[]): Result<readonly NamedList[]> {
  const lists: NamedList[] = [];
  for (const line of lines) {
    if (!isNamedList(line)) {
      const message = `${quote(line.text.trim())} is no list of values; NAME: VALUE, VALUE and so on is expected.`;
      return failure(issue('format-syntax', message, { line: line.number }));
    }
    const list = readNamedList(line);
    if (!list.ok) return list;
    if (lists.some(({ name }) => name === list.value.name)) {
      const message = `The attribute ${quote(list.value.name)} has a line already.`;
      return failure(issue('name-repeated', message, { line: line.number }));
    }
    lists.push(list.value);
  }
  return success(lists);
}

function readSentences(lines: readonly Line[], sentences: Sentences): Result<readonly ZebraClue[]> {
  const clues: ZebraClue[] = [];
  const issues: Issue[] = [];
  for (const { number: line, text } of lines) {
    const clue = sentences.read(text);
    if (clue.ok) clues.push(clue.value);
    else issues.push(...clue.issues.map((found) => ({ ...found, place: { line } })));
  }
  return issues.length === 0 ? success(clues) : failure(...issues);
}

function attributesOf(lists: readonly NamedList[]): Attributes {
  return Object.fromEntries(lists.map(({ name, values }) => [name, values]));
}

/** Adds the line of the part that an issue names; `houses` is the part of that name alone. */
function located(
  issues: readonly Issue[],
  prefix: string,
  places: readonly Pick<NamedList, 'name' | 'line'>[],
): readonly Issue[] {
  return issues.map((found) => {
    const part = found.place?.part;
    const line = places.find(({ name }) => part === `${prefix}${name}` || part === name)?.line;
    return line === undefined ? found : { ...found, place: { ...found.place, line } };
  });
}
