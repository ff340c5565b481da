/** The lines of a zebra puzzle in text: credits, houses, attributes, clue sentences, solution. */
import { failure, type Issue, issue, type Result, success } from '../../../core/index.js';
import { isBlank, type Line, quote } from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { readCreditLine } from '../../kit/codecs/credit-lines.js';
import type { Attributes, ZebraClue, ZebraPuzzle } from '../puzzle.js';
import { readZebra } from '../reading.js';
import { Sentences } from '../sentences/sentences.js';
import { isNamedList, type NamedList, readNamedList } from './name-lists.js';

/** `houses 5`, also `houses: 5`. */
export const HOUSES_LINE = /^\s*houses\s*(?::\s*)?(\d{1,9})\s*(?:\.\s*)?$/i;
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

/** Reads a text; issues name the line and the part that was not understood. */
export function readTextLines(lines: readonly Line[]): Result<Draft<ZebraPuzzle>> {
  const parts = splitParts(lines);
  if (!parts.ok) return parts;
  const { credits, sentences, solution } = parts.value;
  const puzzle = readPuzzle(parts.value);
  if (!puzzle.ok) return puzzle;
  const lists = solution && readLists(solution);
  const places = new Map(sentences.map(({ number }, index) => [`clue ${index + 1}`, number]));
  if (lists?.ok) for (const { name, line } of lists.value) places.set(`solution, attribute ${name}`, line);
  return success({
    puzzle: puzzle.value,
    credits,
    solution: lists && (() => (lists.ok ? success(attributesOf(lists.value)) : lists)),
    locate: (found) => located(found, places),
  });
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
    const found = houses === undefined ? 'The text ends' : `${quote(houses.text.trim())} was found`;
    const message = `${found} where a line "houses N" is expected.`;
    return failure(issue('format-syntax', message, houses === undefined ? {} : { line: houses.number }));
  }
  const body = lines.slice(start + 1);
  const last = body.findIndex(({ text }) => text.trim().toLowerCase() === SOLUTION_LINE);
  const above = last < 0 ? body : body.slice(0, last);
  const count = attributeCount(above);
  return success({
    credits,
    houses,
    attributes: above.slice(0, count).filter((line) => !isBlank(line)),
    sentences: above.slice(count).filter((line) => !isBlank(line)),
    solution: last < 0 ? undefined : body.slice(last + 1).filter((line) => !isBlank(line)),
  });
}

/**
 * The number of lines the attributes take: to the first empty line below one of them, or the first that is no
 * list.
 */
function attributeCount(lines: readonly Line[]): number {
  const first = lines.findIndex((line) => !isBlank(line));
  const end = lines.findIndex((line, index) => index >= first && !isNamedList(line));
  return end < 0 ? lines.length : end;
}

/**
 * The puzzle as JSON, whose houses and attributes were checked, as the sentences are read with their names.
 */
function readPuzzle({ houses, attributes, sentences }: Parts): Result<unknown> {
  const lists = readLists(attributes);
  if (!lists.ok) return lists;
  const street = {
    family: 'zebra',
    houses: Number(HOUSES_LINE.exec(houses.text)![1]),
    attributes: attributesOf(lists.value),
  };
  const empty = readZebra({ ...street, clues: [] });
  if (!empty.ok) {
    const places = new Map(lists.value.map(({ name, line }) => [`attribute ${name}`, line]));
    places.set('houses', houses.number);
    return failure(...empty.issues.map((found) => located(found, places)));
  }
  const clues = readSentences(sentences, new Sentences(empty.value));
  return clues.ok ? success({ ...street, clues: clues.value }) : clues;
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

/** Adds the line of the part that an issue names. */
function located(found: Issue, lineOfPart: ReadonlyMap<string, number>): Issue {
  const line = lineOfPart.get(found.place?.part ?? '');
  return line === undefined ? found : { ...found, place: { ...found.place, line } };
}
