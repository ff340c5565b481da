/** Reads webpbn XML: the clues of a puzzle in any colours, or its picture alone in two. */
import { failure, type Issue, issue, type Result, success } from '../../../core/index.js';
import { oneLine, parseXml, quote, type Source, type XmlElement } from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';
import type { ColourClue } from '../puzzle.js';
import {
  draftOfClues,
  draftOfPicture,
  type NonogramDraft,
  type PlacedClues,
  type PlacedRow,
} from './format.js';
import { type Colours, readWebpbnColours } from './webpbn-colours.js';

/** The beginning of a note that states the license. */
export const LICENSE_NOTE = 'license: ';

/** Most issues reported for one list of clues. */
const MOST_ISSUES = 20;

/** Reads the one puzzle of a document; triddlers and several puzzles are not supported. */
export function readWebpbn({ text }: Source): Result<NonogramDraft> {
  const root = parseXml(text);
  if (!root.ok) return root;
  const found = onlyPuzzle(root.value);
  if (!found.ok) return found;
  const puzzle = found.value;
  const colours = readWebpbnColours(puzzle);
  if (!colours.ok) return colours;
  const goal = goalOf(puzzle);
  const image = goal === undefined ? success(undefined) : readImage(goal, colours.value);
  if (!image.ok) return image;
  const credits = readCredits(root.value, puzzle);
  const sections = childrenOf(puzzle, 'clues');
  if (sections.length === 0 && image.value !== undefined) {
    return draftOfPicture(
      image.value.map(({ cells }) => cells),
      credits,
    );
  }
  const { palette } = colours.value;
  const rows = readClues(puzzle, 'rows', colours.value);
  const columns = readClues(puzzle, 'columns', colours.value);
  if (!rows.ok) return rows;
  if (!columns.ok) return columns;
  return success(
    draftOfClues({
      ...(palette === undefined ? {} : { palette }),
      rows: rows.value,
      columns: columns.value,
      credits,
      ...(image.value === undefined ? {} : { solution: image.value }),
    }),
  );
}

function onlyPuzzle(root: XmlElement): Result<XmlElement> {
  const puzzles = root.name === 'puzzle' ? [root] : childrenOf(root, 'puzzle');
  const [puzzle, second] = puzzles;
  if (puzzle === undefined) {
    return failure(issue('format-syntax', `The root element <${root.name}> has no <puzzle>.`, root.place));
  }
  if (second !== undefined) {
    const message = `The file has ${puzzles.length} puzzles; one is expected.`;
    return failure(issue('format-unsupported', message, second.place));
  }
  const type = puzzle.attributes.get('type') ?? 'grid';
  if (type === 'grid') return success(puzzle);
  const message = `The puzzle is of the type ${quote(type)}; only "grid" is supported.`;
  return failure(issue('format-unsupported', message, puzzle.place));
}

/** The solution to go by: the goal, else one that a solver found. Saved positions are no solutions. */
function goalOf(puzzle: XmlElement): XmlElement | undefined {
  const typed = (type: string): XmlElement | undefined =>
    childrenOf(puzzle, 'solution').find(({ attributes }) => (attributes.get('type') ?? 'goal') === type);
  return typed('goal') ?? typed('solution');
}

function readClues(
  puzzle: XmlElement,
  type: 'rows' | 'columns',
  { palette, indexOf }: Colours,
): Result<readonly PlacedClues<number | ColourClue>[]> {
  const sections = childrenOf(puzzle, 'clues').filter(({ attributes }) => attributes.get('type') === type);
  const [section, second] = sections;
  if (section === undefined || second !== undefined) {
    const message = `There are ${sections.length} elements <clues type="${type}">; one is expected.`;
    return failure(issue('format-syntax', message, (second ?? puzzle).place));
  }
  const issues: Issue[] = [];
  const lines = childrenOf(section, 'line').map((line) => ({
    clues: childrenOf(line, 'count').map((count): number | ColourClue => {
      const text = count.text.trim();
      if (!/^\d{1,9}$/.test(text)) {
        issues.push(
          issue('format-syntax', `The count is ${quote(text)}; a whole number is expected.`, count.place),
        );
      }
      return palette === undefined ? Number(text) : [Number(text), indexOf(count)];
    }),
    place: line.place,
  }));
  return issues.length === 0 ? success(lines) : failure(...issues.slice(0, MOST_ISSUES));
}

/** The credits of the puzzle; its set may supply a missing source, author or copyright. */
function readCredits(root: XmlElement, puzzle: XmlElement): Credits {
  const own = (name: string): string => oneLine(childrenOf(puzzle, name)[0]?.text ?? '');
  const shared = (name: string): string => own(name) || oneLine(childrenOf(root, name)[0]?.text ?? '');
  const note = childrenOf(puzzle, 'note')
    .map(({ text }) => oneLine(text))
    .find((text) => text.startsWith(LICENSE_NOTE));
  const credits: Record<keyof Credits, string> = {
    title: own('title'),
    author: shared('author') || shared('authorid'),
    copyright: shared('copyright'),
    license: note?.slice(LICENSE_NOTE.length).trim() ?? '',
    catalogue: [shared('source'), own('id')].filter((text) => text !== '').join(' '),
    description: own('description'),
  };
  return Object.fromEntries(Object.entries(credits).filter(([, text]) => text !== ''));
}

function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Reads the image of a `<solution>` as rows of the signs of solutions; every cell must be determined. */
function readImage(solution: XmlElement, { signs }: Colours): Result<readonly PlacedRow[]> {
  const image = solution.children.find(({ name }) => name === 'image');
  if (image === undefined) {
    return failure(issue('format-syntax', 'The solution has no <image>.', solution.place));
  }
  // White space means nothing unless a colour is written as a space; then only what bars enclose is a row.
  const rows = signs.has(' ')
    ? [...image.text.matchAll(/\|([^|]*)\|/g)].map((row) => row[1]!)
    : image.text.replace(/\s/g, '').split('|');
  const place = image.place;
  const picture: PlacedRow[] = [];
  for (const row of rows.filter((cells) => cells !== '')) {
    // A list of possible colours with one entry is that colour.
    const written = [...row.replace(/\[(.)\]/gu, '$1')];
    const wrong = written.find((character) => !signs.has(character));
    if (wrong !== undefined) {
      const known = [...signs.keys()].map(quote).join(', ');
      const message = `The solution has ${quote(wrong)}; only ${known} are supported, as every cell must be determined and of one colour.`;
      return failure(issue('format-unsupported', message, place));
    }
    picture.push({ cells: written.map((character) => signs.get(character)).join(''), place });
  }
  return success(picture);
}
